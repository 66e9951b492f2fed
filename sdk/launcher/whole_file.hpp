// SPDX-License-Identifier: MIT
// Files read and written whole. What goes wrong is thrown as Refusal, a sentence with the path.
#pragma once

#include "file_lock.hpp"

#include <filesystem>
#include <string>

// A regular file of at most `limit` bytes.
std::string read_whole(const std::filesystem::path &file, size_t limit);

// Replaces a file: at any moment, also in a power cut, it holds the old text or the new one.
// Replaces nothing but regular files. A lock that was on the old one is on the new one then.
void replace_file(const std::filesystem::path &file, const std::string &text,
                  FileLock *lock = nullptr);
// The same for a file that must not exist yet; false, and nothing written, where it does.
bool create_file(const std::filesystem::path &file, const std::string &text,
                 FileLock *lock = nullptr);
// Throws Refusal where the folder that the file is to be in does not exist.
void need_folder_of(const std::filesystem::path &file);
// Makes a folder of the launcher's own, with those above it.
void make_folder(const std::filesystem::path &folder);
