// SPDX-License-Identifier: MIT
// So that no two launchers go on with one game.
#pragma once

#include "storage/files.hpp"

#include <filesystem>
#include <optional>

namespace launcher {

// An advisory lock on a file, held by one process as long as the object lives. A file system that
// has no locks is no reason to fail.
class FileLock {
public:
    FileLock() = default; // on nothing
    // On a file; where there is none, on nothing or on its name. Throws RequestError where another
    // process holds it.
    explicit FileLock(const std::filesystem::path &file);
    // Nothing where another process holds it.
    static std::optional<FileLock> tried(const std::filesystem::path &file);
    // On an open file that nobody else knows yet; it is closed with the object.
    explicit FileLock(FileNumber file);
    ~FileLock();
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;

private:
    FileNumber file_ = no_file;
};

} // namespace launcher
