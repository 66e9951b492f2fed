// SPDX-License-Identifier: MIT
// Starts a process in a job of its own, which ends with the handles here or with this process.
#pragma once

#include "handle.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace ludus::detail {

// What a child gets: three handles that can be inherited, and others of the kind.
struct Streams {
    HANDLE in;
    HANDLE out;
    HANDLE err;
    std::vector<HANDLE> others = {};
};

struct Started {
    Handle job;
    Handle process;
};

// Arguments in UTF-8. Where it cannot be started, the error tells why.
Started start(const std::filesystem::path &program, const std::vector<std::string> &arguments,
              const Streams &streams, std::error_code &error);

// For handles that a child is to inherit.
inline SECURITY_ATTRIBUTES *inheritable() {
    static SECURITY_ATTRIBUTES attributes{sizeof attributes, nullptr, TRUE};
    return &attributes;
}

} // namespace ludus::detail
