// SPDX-License-Identifier: MIT
// Faults against the process, which is the host's: what is changed, left, or used in it.
#include "deeds.h"

#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

DEED(folder_changed) {
    if (chdir("/") != 0) abort();
}
DEED(rounding_changed) {
    fesetround(FE_UPWARD);
}
DEED(rand_seeded) {
    srand(1);
}
DEED(prints) {
    printf("rolled\n");
}
DEED(complains) {
    fprintf(stderr, "oh\n");
}
DEED(reads_input) {
    getchar();
}
DEED(aborts) {
    abort();
}
DEED(writes_here) {
    FILE *file = fopen("race.log", "w");
    if (file) fclose(file);
}
DEED(throws) {
    throw_something();
}

DEED_OF_ENTRY(writes_own_folder) {
    char name[4096];
    snprintf(name, sizeof name, "%s/race.log", host->addon_folder);
    FILE *file = fopen(name, "w");
    if (file) fclose(file);
}

// Memory is kept reachable: a leak that grows, not one that is lost.
struct kept {
    struct kept *before;
    char more[100];
};
static struct kept *last_kept;
static void keep_memory(void) {
    struct kept *one = malloc(sizeof *one);
    if (!one) abort();
    one->before = last_kept;
    last_kept = one;
}
static int32_t LUDUS_CALL create_and_keep(ludus_addon *addon, const char *game, ludus_match **out,
                                          ludus_error *error) {
    keep_memory();
    return plain.match.create(addon, game, out, error);
}
static void match_kept(tables *broken) {
    broken->match.create = create_and_keep;
}
DEED_OF_ENTRY(instance_kept) {
    (void)host;
    keep_memory();
}

// Two faults: a crash, and what is found in a later check.
static int32_t LUDUS_CALL page_of_bytes(ludus_addon *addon, const char *game, const char *page,
                                        const char *language, char *text, uint32_t capacity,
                                        uint32_t *length, ludus_error *error) {
    int32_t status = plain.texts.page(addon, game, page, language, text, capacity, length, error);
    if (!status && capacity > 1) text[0] = '\xff';
    return status;
}
static int32_t LUDUS_CALL rolls_abort(ludus_addon *addon, const char *game, ludus_roll *out,
                                      uint32_t capacity, uint32_t stride, uint32_t *count,
                                      ludus_error *error) {
    if (out && stride != sizeof *out) abort();
    return plain.game.rolls(addon, game, out, capacity, stride, count, error);
}
static void aborts_and_mumbles(tables *broken) {
    broken->game.rolls = rolls_abort;
    broken->texts.page = page_of_bytes;
}

const named_fault process_faults[] = {{"folder-changed", folder_changed},
                                      {"rounding-changed", rounding_changed},
                                      {"rand-seeded", rand_seeded},
                                      {"prints", prints},
                                      {"complains", complains},
                                      {"reads-input", reads_input},
                                      {"aborts", aborts},
                                      {"writes-here", writes_here},
                                      {"throws", throws},
                                      {"writes-own-folder", writes_own_folder},
                                      {"match-kept", match_kept},
                                      {"instance-kept", instance_kept},
                                      {"aborts-and-mumbles", aborts_and_mumbles},
                                      {NULL, NULL}};
