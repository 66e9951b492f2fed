// SPDX-License-Identifier: MIT
// The network's loops by 256 bits at a time, for processors that have AVX2: found out when the
// program runs, so that one library serves all.
#include "ai/network.hpp"

#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__)
#define DUODECIM_AVX2 __attribute__((target("avx2")))
#include <immintrin.h>
#endif

#include <algorithm>

namespace duodecim {

#ifdef DUODECIM_AVX2

namespace {

DUODECIM_AVX2 __m256i load(const void *at) {
    return _mm256_loadu_si256(static_cast<const __m256i *>(at));
}

// Eight weights, widened.
DUODECIM_AVX2 __m256i widened(const std::int16_t *weights) {
    return _mm256_cvtepi16_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i *>(weights)));
}

DUODECIM_AVX2 void change(const Network &network, std::int32_t *sums,
                          std::span<const std::uint32_t> added,
                          std::span<const std::uint32_t> removed) {
    const std::size_t width = network.first;
    for (std::size_t at = 0; at < width; at += Network::first_step) {
        const std::int16_t *weights = network.first_weight.data() + at;
        auto *part = reinterpret_cast<__m256i *>(sums + at);
        __m256i s0 = load(part), s1 = load(part + 1), s2 = load(part + 2), s3 = load(part + 3);
        for (const std::uint32_t row : added) {
            const std::int16_t *w = weights + row * width;
            s0 = _mm256_add_epi32(s0, widened(w));
            s1 = _mm256_add_epi32(s1, widened(w + 8));
            s2 = _mm256_add_epi32(s2, widened(w + 16));
            s3 = _mm256_add_epi32(s3, widened(w + 24));
        }
        for (const std::uint32_t row : removed) {
            const std::int16_t *w = weights + row * width;
            s0 = _mm256_sub_epi32(s0, widened(w));
            s1 = _mm256_sub_epi32(s1, widened(w + 8));
            s2 = _mm256_sub_epi32(s2, widened(w + 16));
            s3 = _mm256_sub_epi32(s3, widened(w + 24));
        }
        _mm256_storeu_si256(part, s0);
        _mm256_storeu_si256(part + 1, s1);
        _mm256_storeu_si256(part + 2, s2);
        _mm256_storeu_si256(part + 3, s3);
    }
}

// Cut to 0..unit and squared, 16 at a time.
DUODECIM_AVX2 void activate(const std::int32_t *sums, std::size_t width, std::int16_t *active) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i one = _mm256_set1_epi16(static_cast<std::int16_t>(Network::unit));
    for (std::size_t i = 0; i < width; i += 16) {
        // Packing saturates, and takes turns between the halves of the registers.
        const __m256i mixed = _mm256_packs_epi32(load(sums + i), load(sums + i + 8));
        const __m256i packed = _mm256_permute4x64_epi64(mixed, 0xD8);
        const __m256i cut = _mm256_min_epi16(_mm256_max_epi16(packed, zero), one);
        // The product's upper half of two numbers four times as large: their square / unit.
        const __m256i four = _mm256_slli_epi16(cut, 2);
        _mm256_storeu_si256(reinterpret_cast<__m256i *>(active + i),
                            _mm256_mulhi_epi16(four, four));
    }
}

DUODECIM_AVX2 Logit finish(const Network &network, const std::int32_t *sums, unsigned stack) {
    alignas(32) std::int16_t active[Network::max_width];
    const std::size_t width = network.width();
    activate(sums, width, active);
    const std::size_t begin = std::size_t{stack} * network.second;
    const __m128i zero = _mm_setzero_si128(), one = _mm_set1_epi32(Network::unit);
    const __m128i shift = _mm_cvtsi32_si128(static_cast<int>(network.second_shift));
    __m128i out = zero;
    for (std::size_t unit = begin; unit < begin + network.second; unit += 4) {
        const std::int16_t *row = network.second_weight.data() + unit * width;
        __m256i s0 = _mm256_setzero_si256(), s1 = s0, s2 = s0, s3 = s0;
        for (std::size_t i = 0; i < width; i += 16) {
            const __m256i a = load(active + i);
            s0 = _mm256_add_epi32(s0, _mm256_madd_epi16(a, load(row + i)));
            s1 = _mm256_add_epi32(s1, _mm256_madd_epi16(a, load(row + width + i)));
            s2 = _mm256_add_epi32(s2, _mm256_madd_epi16(a, load(row + 2 * width + i)));
            s3 = _mm256_add_epi32(s3, _mm256_madd_epi16(a, load(row + 3 * width + i)));
        }
        const __m256i pairs =
            _mm256_hadd_epi32(_mm256_hadd_epi32(s0, s1), _mm256_hadd_epi32(s2, s3));
        const __m128i four =
            _mm_add_epi32(_mm256_castsi256_si128(pairs), _mm256_extracti128_si256(pairs, 1));
        const __m128i bias =
            _mm_loadu_si128(reinterpret_cast<const __m128i *>(network.second_bias.data() + unit));
        const __m128i cut = _mm_min_epi32(
            _mm_max_epi32(_mm_sra_epi32(_mm_add_epi32(four, bias), shift), zero), one);
        const __m128i weights = _mm_cvtepi16_epi32(
            _mm_loadl_epi64(reinterpret_cast<const __m128i *>(network.out_weight.data() + unit)));
        out = _mm_add_epi32(out, _mm_mullo_epi32(cut, weights));
    }
    alignas(16) std::int32_t part[4];
    _mm_store_si128(reinterpret_cast<__m128i *>(part), out);
    const std::int32_t sum = network.out_bias[stack] + part[0] + part[1] + part[2] + part[3];
    return std::clamp(sum >> network.out_shift, -logit_most, logit_most);
}

constexpr NetworkKernels avx2_kernels{change, finish};

} // namespace

const NetworkKernels *kernels_of_256_bits() {
    return __builtin_cpu_supports("avx2") ? &avx2_kernels : nullptr;
}

#else

const NetworkKernels *kernels_of_256_bits() {
    return nullptr;
}

#endif

} // namespace duodecim
