// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue.hpp"

// The addon's page on the rules, for a terminal so wide. Throws Refusal where there is none.
std::string rules_page(const Game &game, int columns);
