// SPDX-License-Identifier: MIT
// What network_128.cpp does with registers of 128 bits, by SSE2. Every x86 of 64 bits has it; one
// of 32 bits is asked when the program runs.
#pragma once

#include <cstdint>
#include <emmintrin.h>

#define DUODECIM_128 __attribute__((target("sse2")))

namespace duodecim::by_128_bits {

using Words = __m128i;  // 4 numbers of 32 bits
using Halves = __m128i; // 8 numbers of 16 bits

inline bool there() {
    return __builtin_cpu_supports("sse2");
}

DUODECIM_128 inline Words load(const std::int32_t *at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
}
DUODECIM_128 inline Halves load(const std::int16_t *at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
}
DUODECIM_128 inline void store(std::int32_t *at, Words words) {
    _mm_storeu_si128(reinterpret_cast<__m128i *>(at), words);
}
DUODECIM_128 inline void store(std::int16_t *at, Halves halves) {
    _mm_storeu_si128(reinterpret_cast<__m128i *>(at), halves);
}
DUODECIM_128 inline Words same(std::int32_t number) {
    return _mm_set1_epi32(number);
}
DUODECIM_128 inline Words sum(Words a, Words b) {
    return _mm_add_epi32(a, b);
}

// Adds or takes away 4 of 8 numbers, the first or the last.
DUODECIM_128 inline Words wide_first(Halves halves) {
    return _mm_srai_epi32(_mm_unpacklo_epi16(halves, halves), 16);
}
DUODECIM_128 inline Words wide_last(Halves halves) {
    return _mm_srai_epi32(_mm_unpackhi_epi16(halves, halves), 16);
}
DUODECIM_128 inline void add(Words &first, Words &last, Halves halves) {
    first = _mm_add_epi32(first, wide_first(halves));
    last = _mm_add_epi32(last, wide_last(halves));
}
DUODECIM_128 inline void subtract(Words &first, Words &last, Halves halves) {
    first = _mm_sub_epi32(first, wide_first(halves));
    last = _mm_sub_epi32(last, wide_last(halves));
}

// Cut to 0..most.
DUODECIM_128 inline Halves cut(Words first, Words last, std::int16_t most) {
    const Halves packed = _mm_packs_epi32(first, last); // which saturates
    return _mm_min_epi16(_mm_max_epi16(packed, _mm_setzero_si128()), _mm_set1_epi16(most));
}
// The square of numbers up to 2^12, divided by 2^12.
DUODECIM_128 inline Halves squared(Halves cut) {
    const Halves four = _mm_slli_epi16(cut, 2);
    return _mm_mulhi_epi16(four, four);
}

// Adds the products of 8 numbers, anywhere in the sums.
DUODECIM_128 inline Words with_products(Words sums, Halves a, Halves b) {
    return _mm_add_epi32(sums, _mm_madd_epi16(a, b));
}
// The sum of each.
DUODECIM_128 inline Words totals(Words a, Words b, Words c, Words d) {
    const Words ab = _mm_add_epi32(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
    const Words cd = _mm_add_epi32(_mm_unpacklo_epi32(c, d), _mm_unpackhi_epi32(c, d));
    return _mm_add_epi32(_mm_unpacklo_epi64(ab, cd), _mm_unpackhi_epi64(ab, cd));
}
DUODECIM_128 inline Words shifted_right(Words words, std::uint32_t bits) {
    return _mm_sra_epi32(words, _mm_cvtsi32_si128(static_cast<int>(bits)));
}
// The first 4 of `cut`, each times a weight, added to the sums.
DUODECIM_128 inline Words with_first_products(Words sums, Halves cut, const std::int16_t *weights) {
    const Halves zero = _mm_setzero_si128();
    const Halves four = _mm_loadl_epi64(reinterpret_cast<const __m128i *>(weights));
    return _mm_add_epi32(
        sums, _mm_madd_epi16(_mm_unpacklo_epi16(cut, zero), _mm_unpacklo_epi16(four, zero)));
}

} // namespace duodecim::by_128_bits
