// SPDX-License-Identifier: MIT
// Why the host refuses an addon, in the language that is set.
#pragma once

#include "ludus/reason.hpp"

namespace launcher {

std::string said(const ludus::Reason &reason);

} // namespace launcher
