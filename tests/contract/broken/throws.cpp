// SPDX-License-Identifier: MIT
// A C++ exception, for a fault in C to let out; broken.h declares it.
#include <cstdint>

extern "C" int32_t throw_something() {
    throw 1;
}
