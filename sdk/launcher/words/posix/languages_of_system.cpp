// SPDX-License-Identifier: MIT
#include "words/languages_of_system.hpp"

namespace launcher {

std::vector<std::string> languages_of_system() {
    return {};
}

} // namespace launcher
