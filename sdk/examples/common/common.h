// SPDX-License-Identifier: MIT
// What every addon in C needs: the checks of the entry, errors, texts, lists, structs that may grow.
#ifndef COMMON_H
#define COMMON_H

#include <ludus/addon.h>

// Each function that gives a status fills `error`. `fail` writes a sentence by the rule of printf.
int32_t fail(ludus_error *error, int32_t code, size_t column, const char *format, ...);
int32_t missing(ludus_error *error); // a NULL, or a size below that of the first release
int32_t give_text(const char *own, char *text, uint32_t capacity, uint32_t *length,
                  ludus_error *error);
int32_t give_list(const void *own, uint32_t own_count, size_t own_size, void *out,
                  uint32_t capacity, uint32_t stride, uint32_t *count, ludus_error *error);
int32_t give_struct(void *out, void *own, size_t own_size, ludus_error *error);

// Whether a GAME text is this id: capitals and blanks around it do not matter, options it has none.
int32_t is_the_game(const char *id, const char *game, ludus_error *error);

// What the host says of itself, and the contract that is agreed with it.
int32_t agree(const ludus_host *host, uint32_t *abi, ludus_error *error);

// Size alone decides: a shorter struct gets the first fields, a longer one zeros at its end.
void copy(void *out, size_t out_size, const void *own, size_t own_size);

uint64_t mix(uint64_t x); // a random number from any other, the same on every machine

#endif
