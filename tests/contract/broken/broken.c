// SPDX-License-Identifier: MIT
#include "broken.h"

#include <string.h>

static void apply(tables *own, const named_fault *faults, const char *name) {
    for (; faults->name; faults++)
        if (strcmp(faults->name, name) == 0) faults->apply(own);
}

// The fault may be in the entry too.
void change(tables *own, const ludus_host *host) {
    const char *name = host->addon_folder;
    for (const char *c = name; *c; c++)
        if (*c == '/' || *c == '\\') name = c + 1;
    apply(own, core_faults, name);
    apply(own, match_faults, name);
    apply(own, turn_faults, name);
    apply(own, feature_faults, name);
    apply(own, process_faults, name);
    apply(own, system_faults, name);
}
