// SPDX-License-Identifier: MIT
// Files and libraries as the operating system has them, and what a process does that tries an addon.
#pragma once

#include "ludus/reason.hpp"

#include <array>
#include <boost/dll/shared_library.hpp>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace ludus::detail {

// --- Files, by paths of any length --------------------------------------------------------------

// Absolute and without links.
std::filesystem::path resolved(const std::filesystem::path &path, std::error_code &error);

// What a path leads to.
std::filesystem::file_type type_at(const std::filesystem::path &path, std::error_code &error);
uint64_t size_at(const std::filesystem::path &path, std::error_code &error);

// The folders in a folder, and links, which may lead to one. Hidden ones are passed over.
std::vector<std::filesystem::path> folders_in(const std::filesystem::path &folder,
                                              std::error_code &error);

// Which file stands at a path, and of what time: any change of it gives another. Of nothing: all 0.
using FileStamp = std::array<int64_t, 7>;
FileStamp stamp_of(const std::filesystem::path &path);

// In English where the system has it so.
std::string words_of(const std::error_code &error);

// --- Libraries ----------------------------------------------------------------------------------

// At once with all its symbols; they are seen by nobody else. Gives why the loader refused, in its
// own words, or nothing: the text is the system's and has no other source.
Reason load_library(boost::dll::shared_library &library, const std::filesystem::path &path);

// Is a library of this path in memory already? Opening it then gives the old one, whatever the file
// has become.
bool is_loaded(const std::filesystem::path &library);

// --- Trying an addon ----------------------------------------------------------------------------

// This process, named for end_with.
std::string own_process();
// For a child: to be killed when `parent` ends, in whatever way; at once if it has ended already.
void end_with(const std::string &parent);

// For the child itself: no core file and no box on the screen, and an output of its own that the
// addon does not know.
class ProbeOutput {
public:
    ProbeOutput();
    ~ProbeOutput();
    // False where the addon has closed it, or put another file in its place.
    bool write(std::string_view text);

private:
    struct File;
    std::unique_ptr<File> file_;
};

} // namespace ludus::detail
