// SPDX-License-Identifier: MIT
#include "terminal/pager.hpp"

#include <iostream>

namespace launcher {

// A console scrolls by itself, and Windows has no pager that knows UTF-8.
void show_paged(const std::string &text) {
    std::cout << text << std::flush;
}

} // namespace launcher
