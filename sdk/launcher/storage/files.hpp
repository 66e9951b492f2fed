// SPDX-License-Identifier: MIT
// The calls to the system that files need which are written whole and locked.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace launcher {

// A descriptor, or a handle of Windows.
using FileNumber = std::intptr_t;
constexpr FileNumber no_file = -1;

// Against others that ask. False: another one has it. A file system that has no locks is no reason
// to fail.
bool lock_file(FileNumber file);
// The same by a name; `lock` is to be closed in the end, or no_file where nothing is locked.
bool lock_name(const std::filesystem::path &name, FileNumber &lock);
// Does such a lock stay with the name, whatever file has it? Else it goes with the file.
extern const bool lock_stays_with_name;
// Has the open file this name still? A file that is replaced is another one under the old name.
bool is_file(FileNumber file, const std::filesystem::path &name);
void close_file(FileNumber file);

// A new file that only the user may read: `name` with other characters for the last six, which it
// is told in.
FileNumber new_file(std::filesystem::path &name, std::error_code &error);
// And to the disk itself.
std::error_code write_file(FileNumber file, const std::string &text);
// To be read and written as the one that it is to replace; as the user's other new files, where
// there is none and `others` may read it. A file system without modes is no reason to fail.
void show_to(FileNumber file, const std::filesystem::path &replaced, bool others);
void remove_file(const std::filesystem::path &file);
// At any moment one of the two has the name.
std::error_code replace_by(const std::filesystem::path &file, const std::filesystem::path &by);
// The same where nothing that stands there is replaced: then file_exists.
std::error_code give_name(const std::filesystem::path &file, const std::filesystem::path &name);
// Its owner may protect a file in a folder that is open.
std::error_code may_write(const std::filesystem::path &file);
// So that a new file in it outlives a power cut.
void sync_folder(const std::filesystem::path &folder);

// What is in a folder, in any order: the names. A path may be longer than std::filesystem can list.
std::vector<std::filesystem::path> names_in(const std::filesystem::path &folder,
                                            std::error_code &error);

// Removes a draft that another launcher has left; not one that is being written, nor what does not
// begin like a text that begins so, as far as it goes.
void remove_draft(const std::filesystem::path &draft, std::string_view begins);

} // namespace launcher
