// SPDX-License-Identifier: MIT
#include "common.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// One line of whole code points, whatever of a caller's text has come into a sentence, cut or not.
static void tidy(char *text) {
    for (size_t i = 0; text[i]; i++) {
        unsigned char c = (unsigned char)text[i];
        size_t more = c >= 0xF5 ? 0 : c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : c >= 0xC2 ? 1 : 0, n = 0;
        while (n < more && (text[i + n + 1] & 0xC0) == 0x80)
            n++;
        if (n < more && !text[i + n + 1])
            text[i] = 0; // cut here
        else if (c < 0x20 || c == 0x7F || (c >= 0x80 && (n < more || !more)) ||
                 (c == 0xC2 && (unsigned char)text[i + 1] < 0xA0))
            text[i] = '?';
        else
            i += n;
        if (!text[i]) return;
    }
}

int32_t fail(ludus_error *error, int32_t code, size_t column, const char *format, ...) {
    if (!error || error->size < sizeof *error) return code;
    va_list values;
    va_start(values, format);
    int length = vsnprintf(error->text, sizeof error->text, format, values);
    va_end(values);
    tidy(error->text);
    error->code = code;
    error->column = (uint32_t)column;
    error->length = (uint32_t)length;
    return code;
}

int32_t missing(ludus_error *error) {
    return fail(error, LUDUS_ERROR_ARGUMENT, 0,
                "NULL, or a size below that of contract 0.2, where more is required");
}

int32_t give_text(const char *own, char *text, uint32_t capacity, uint32_t *length,
                  ludus_error *error) {
    size_t full = strlen(own), n = full;
    if (capacity && !text) return missing(error);
    if (length) *length = (uint32_t)full;
    if (!capacity) return LUDUS_OK;
    if (n >= capacity) n = capacity - 1;
    while (n < full && n && (own[n] & 0xC0) == 0x80)
        n--; // cut between code points
    memcpy(text, own, n);
    text[n] = 0;
    return LUDUS_OK;
}

void copy(void *out, size_t out_size, const void *own, size_t own_size) {
    memcpy(out, own, out_size < own_size ? out_size : own_size);
    if (out_size > own_size) memset((char *)out + own_size, 0, out_size - own_size);
}

int32_t give_list(const void *own, uint32_t own_count, size_t own_size, void *out,
                  uint32_t capacity, uint32_t stride, uint32_t *count, ludus_error *error) {
    if (!count || (capacity && (!out || stride < own_size))) return missing(error);
    for (uint32_t i = 0; i < own_count && i < capacity; i++)
        copy((char *)out + (size_t)i * stride, stride, (const char *)own + i * own_size, own_size);
    *count = own_count;
    return LUDUS_OK;
}

// Both structs start with their size; the caller's stays as it is.
int32_t give_struct(void *out, void *own, size_t own_size, ludus_error *error) {
    uint32_t size = 0;
    if (out) memcpy(&size, out, sizeof size);
    if (size < own_size) return missing(error);
    memcpy(own, &size, sizeof size);
    copy(out, size, own, own_size);
    return LUDUS_OK;
}

uint64_t mix(uint64_t x) { // the output of the generator splitmix64
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

// ---- Reading ----

void stop(reader *r, int32_t code, const char *expected) {
    if (r->fault.code) return;
    r->fault = (fault){code, expected, (size_t)(r->at - r->begin) + 1};
}

int read_one(reader *r, const char *wanted, const char *expected) {
    const char *found = *r->at ? strchr(wanted, *r->at) : NULL;
    if (!found) stop(r, LUDUS_ERROR_SYNTAX, expected);
    if (r->fault.code) return 0;
    r->at++;
    return (int)(found - wanted);
}

int read_word(reader *r, const char *word) {
    size_t n = 0;
    while (word[n] && tolower((unsigned char)r->at[n]) == word[n])
        n++;
    if (word[n] || r->fault.code) return 0;
    r->at += n;
    return 1;
}

void skip_blanks(reader *r) {
    r->at += strspn(r->at, " ");
}

void read_end(reader *r, const char *expected) {
    skip_blanks(r);
    if (*r->at) stop(r, LUDUS_ERROR_SYNTAX, expected);
}
