// SPDX-License-Identifier: MIT
// Files of a test's own, on any system.
#pragma once

#include <filesystem>
#include <string>

// A folder of its own, gone with the object.
class TemporaryFolder {
public:
    // In memory, where the system has a folder there: games are synced at every step, and a test
    // need not wait for the disk. Programs may be forbidden there.
    enum class In { memory, usual_place };
    explicit TemporaryFolder(In place = In::usual_place);
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    const std::filesystem::path &path() const { return path_; }

private:
    std::filesystem::path path_;
};

std::string read_file(const std::filesystem::path &file);
void write_file(const std::filesystem::path &file, const std::string &text);
