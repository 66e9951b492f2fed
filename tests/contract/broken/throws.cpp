// SPDX-License-Identifier: MIT
extern "C" {
#include "broken.h"
}

int32_t throw_something(void) {
    throw 1;
}
