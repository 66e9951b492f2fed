// SPDX-License-Identifier: MIT
// So that no two launchers go on with one game.
#pragma once

#include <filesystem>

namespace launcher {

// Has the open file this name still?
bool is_file(int descriptor, const std::filesystem::path &file);

// An advisory lock on a file, held by one process as long as the object lives. A file system that
// has no locks is no reason to fail.
class FileLock {
public:
    FileLock() = default; // on nothing
    // On a file; where there is none, on nothing. Throws RequestError where another process holds
    // it.
    explicit FileLock(const std::filesystem::path &file);
    // On an open file that nobody else knows yet; it is closed with the object.
    explicit FileLock(int descriptor);
    ~FileLock();
    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;

private:
    int descriptor_ = -1;
};

} // namespace launcher
