// SPDX-License-Identifier: MIT
// The ladder of each game: what its levels invest. Measured with
// `ludus match`; the README has the results.
#pragma once

#include "ai/effort.hpp"
#include "rules/games.hpp"

namespace duodecim {

const Effort &level_effort(const Asilo::Config &config, unsigned level);
const Effort &level_effort(const Murray::Config &config, unsigned level);
const Effort &level_effort(const Ur::Config &config, unsigned level);

} // namespace duodecim
