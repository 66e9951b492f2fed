// SPDX-License-Identifier: MIT
// The tiny race with one fault in it, which is named by the folder that the addon lies in.
#ifndef BROKEN_H
#define BROKEN_H

#include "changed.h"

#include <common/game.h>

typedef struct named_fault {
    const char *name;
    void (*apply)(tables *broken);
} named_fault;

extern const named_fault core_faults[]; // each list ends with a name that is NULL
extern const named_fault match_faults[];
extern const named_fault turn_faults[];
extern const named_fault feature_faults[];
extern const named_fault process_faults[];
extern const named_fault system_faults[]; // in posix/ and windows/

int32_t throw_something(void); // a C++ exception

#endif
