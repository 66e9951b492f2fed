// SPDX-License-Identifier: MIT
// What every addon in C needs: errors, texts, lists, structs that may grow; reading a notation.
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

// Size alone decides: a shorter struct gets the first fields, a longer one zeros at its end.
void copy(void *out, size_t out_size, const void *own, size_t own_size);

uint64_t mix(uint64_t x); // a random number from any other, the same on every machine

// A text that cannot be read: a status, the sentence "expected ..." and the column from 1.
typedef struct fault {
    int32_t code;
    const char *expected;
    size_t column;
} fault;

// Reading goes on after a fault, but nothing more is read and the first fault stays.
typedef struct reader {
    const char *begin, *at;
    struct fault fault;
} reader;

void stop(reader *r, int32_t code, const char *expected);
// Reads one of the characters wanted; says which by its index.
int read_one(reader *r, const char *wanted, const char *expected);
int read_word(reader *r, const char *word); // whether it stands there; capitals do not matter
void skip_blanks(reader *r);
void read_end(reader *r, const char *expected); // blanks, and nothing behind them

#endif
