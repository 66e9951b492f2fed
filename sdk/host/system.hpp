// SPDX-License-Identifier: MIT
// What the loader says, and what a process does that tries an addon.
#pragma once

#include "file_descriptor.hpp"
#include "ludus/reason.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace ludus::detail {

// Why the loader refused, in its own words; the text is the system's and has no other source.
Reason loader_words();

// Is a library of this path in memory already? Opening it then gives the old one, whatever the file
// has become.
bool is_loaded(const std::filesystem::path &library);

// Which file stands at a path, and of what time: any change of it gives another. Of nothing: all 0.
using FileStamp = std::array<int64_t, 7>;
FileStamp stamp_of(const std::filesystem::path &path);

// This process, named for end_with.
std::string own_process();
// For a child: to be killed when `parent` ends, in whatever way; at once if it has ended already.
void end_with(const std::string &parent);

// For the child itself: no core file, and an output of its own that the addon does not know.
class ProbeOutput {
public:
    ProbeOutput();
    // False where the addon has closed it, or put another file in its place.
    bool write(std::string_view text);

private:
    FileDescriptor out_;
    FileStamp stamp_{};
};

} // namespace ludus::detail
