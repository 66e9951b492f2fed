// SPDX-License-Identifier: MIT
// What the fuzz targets share. Each is the function that libFuzzer calls with every input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

// A promise that an input broke: says it and ends the process, which the fuzzer reports.
inline void expect(bool kept, const char *promise, const std::string &found) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\nfound: %s\n", promise, found.c_str());
    std::abort();
}
