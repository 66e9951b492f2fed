// SPDX-License-Identifier: MIT
// What network_128.cpp does with registers of 128 bits, by NEON: as network_sse2.hpp, which tells
// what each is. Every ARM of 64 bits has it; one of 32 bits is asked when the program runs. NEON of 32
// bits cuts small fractions off, but here are whole numbers only.
#pragma once

#include <arm_neon.h>
#include <cstdint>

#ifdef __ARM_NEON // all of the program is built for it
#define DUODECIM_128
#else
#define DUODECIM_128 __attribute__((target("fpu=neon")))
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

namespace duodecim::by_128_bits {

using Words = int32x4_t;
using Halves = int16x8_t;

inline bool there() {
#ifdef __ARM_NEON
    return true;
#else
    return (getauxval(AT_HWCAP) & HWCAP_NEON) != 0;
#endif
}

DUODECIM_128 inline Words load(const std::int32_t *at) {
    return vld1q_s32(at);
}
DUODECIM_128 inline Halves load(const std::int16_t *at) {
    return vld1q_s16(at);
}
DUODECIM_128 inline void store(std::int32_t *at, Words words) {
    vst1q_s32(at, words);
}
DUODECIM_128 inline void store(std::int16_t *at, Halves halves) {
    vst1q_s16(at, halves);
}
DUODECIM_128 inline Words same(std::int32_t number) {
    return vdupq_n_s32(number);
}
DUODECIM_128 inline Words sum(Words a, Words b) {
    return vaddq_s32(a, b);
}

DUODECIM_128 inline void add(Words &first, Words &last, Halves halves) {
    first = vaddw_s16(first, vget_low_s16(halves));
    last = vaddw_s16(last, vget_high_s16(halves));
}
DUODECIM_128 inline void subtract(Words &first, Words &last, Halves halves) {
    first = vsubw_s16(first, vget_low_s16(halves));
    last = vsubw_s16(last, vget_high_s16(halves));
}

DUODECIM_128 inline Halves cut(Words first, Words last, std::int16_t most) {
    const Halves packed = vcombine_s16(vqmovn_s32(first), vqmovn_s32(last)); // which saturates
    return vminq_s16(vmaxq_s16(packed, vdupq_n_s16(0)), vdupq_n_s16(most));
}
DUODECIM_128 inline Halves squared(Halves cut) {
    // The upper half of the product, doubled.
    return vqdmulhq_s16(vshlq_n_s16(cut, 1), vshlq_n_s16(cut, 2));
}

DUODECIM_128 inline Words with_products(Words sums, Halves a, Halves b) {
    const Words first = vmlal_s16(sums, vget_low_s16(a), vget_low_s16(b));
    return vmlal_s16(first, vget_high_s16(a), vget_high_s16(b));
}
DUODECIM_128 inline int32x2_t two_totals(Words a, Words b) {
    return vpadd_s32(vadd_s32(vget_low_s32(a), vget_high_s32(a)),
                     vadd_s32(vget_low_s32(b), vget_high_s32(b)));
}
DUODECIM_128 inline Words totals(Words a, Words b, Words c, Words d) {
    return vcombine_s32(two_totals(a, b), two_totals(c, d));
}
DUODECIM_128 inline Words shifted_right(Words words, std::uint32_t bits) {
    return vshlq_s32(words, vdupq_n_s32(-static_cast<std::int32_t>(bits)));
}
DUODECIM_128 inline Words with_first_products(Words sums, Halves cut, const std::int16_t *weights) {
    return vmlal_s16(sums, vget_low_s16(cut), vld1_s16(weights));
}

} // namespace duodecim::by_128_bits
