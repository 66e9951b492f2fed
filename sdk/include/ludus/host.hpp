// SPDX-License-Identifier: MIT
// The host side of the contract in addon.h, for a launcher in C++20.
#pragma once

#include "ludus/host/match.hpp"
