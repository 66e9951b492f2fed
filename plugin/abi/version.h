// SPDX-License-Identifier: MIT
// The version of Duodecim; the build and the manifest take it from here.
#pragma once

#define DUODECIM_VERSION "0.1.0"
