// SPDX-License-Identifier: MIT
// Files read and written whole. What goes wrong is thrown as Refusal, a sentence with the path.
#pragma once

#include <filesystem>
#include <string>

// A regular file of at most `limit` bytes.
std::string read_whole(const std::filesystem::path &file, size_t limit);

// Replaces a file: at any moment, also in a power cut, it holds the old text or the new one. Makes
// the folder where it is missing; replaces nothing but regular files.
void replace_file(const std::filesystem::path &file, const std::string &text);
// The same for a file that must not exist yet; false, and nothing written, where it does.
bool create_file(const std::filesystem::path &file, const std::string &text);
