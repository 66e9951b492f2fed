// SPDX-License-Identifier: MIT
// The contract alone: its static assertions hold wherever this compiles.
#include <ludus/addon.h>
