// SPDX-License-Identifier: MIT
// What the loader says, and what a process does that tries an addon.
#pragma once

#include "file_descriptor.hpp"
#include "ludus/reason.hpp"

#include <filesystem>
#include <string_view>

namespace ludus::detail {

// Why the loader refused, in its own words; the text is the system's and has no other source.
Reason loader_words();

// Is a library of this path in memory already? Opening it then gives the old one, whatever the file
// has become.
bool is_loaded(const std::filesystem::path &library);

// For the child itself: no core file, and an output of its own that the addon does not know.
class ProbeOutput {
public:
    ProbeOutput();
    void write(std::string_view text);

private:
    FileDescriptor out_;
};

} // namespace ludus::detail
