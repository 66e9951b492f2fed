// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace launcher {

// A sentence for the user: what was asked for cannot be done. The exit code is 1.
struct RequestError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace launcher
