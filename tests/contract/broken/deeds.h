// SPDX-License-Identifier: MIT
// Faults that do something besides what they are asked for.
#ifndef DEEDS_H
#define DEEDS_H

#include "broken.h"

// What is done besides with each die that is set.
static void (*deed)(void);
static int32_t LUDUS_CALL set_dice_and_more(ludus_match *match, const int32_t *values,
                                            uint32_t count, ludus_error *error) {
    int32_t status = plain.match.set_dice(match, values, count, error);
    if (!status) deed();
    return status;
}

// A fault of match.set_dice.
#define DEED(name)                                                                                 \
    static void do_##name(void);                                                                   \
    static void name(tables *broken) {                                                             \
        deed = do_##name;                                                                          \
        broken->match.set_dice = set_dice_and_more;                                                \
    }                                                                                              \
    static void do_##name(void)

// Faults of the entry, each with the host's description.
static void (*deed_of_entry)(const ludus_host *host);
static int32_t LUDUS_CALL open_and_more(const ludus_host *host, ludus_addon **addon,
                                        const ludus_addon_api **api, uint32_t *abi,
                                        ludus_error *error) {
    int32_t status = plain.open(host, addon, api, abi, error);
    if (!status) deed_of_entry(host);
    return status;
}
#define DEED_OF_ENTRY(name)                                                                        \
    static void do_##name(const ludus_host *host);                                                 \
    static void name(tables *broken) {                                                             \
        deed_of_entry = do_##name;                                                                 \
        broken->open = open_and_more;                                                              \
    }                                                                                              \
    static void do_##name(const ludus_host *host)

#endif
