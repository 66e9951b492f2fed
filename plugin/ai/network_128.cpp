// SPDX-License-Identifier: MIT
// The network's loops by 128 bits at a time: for ARM, and for an x86 without AVX2.
#include "ai/network.hpp"

#if (defined(__x86_64__) || defined(__i386__)) && defined(__GNUC__)
#include "ai/network_sse2.hpp"
#elif defined(__ARM_NEON) || (defined(__arm__) && defined(__GNUC__) && !defined(__clang__))
#include "ai/network_neon.hpp"
#endif

#include <algorithm>

namespace duodecim {

#ifdef DUODECIM_128

namespace by_128_bits {

namespace {

DUODECIM_128 void change(const Network &network, std::int32_t *sums,
                         std::span<const std::uint32_t> added,
                         std::span<const std::uint32_t> removed) {
    const std::size_t width = network.first;
    static_assert(Network::first_step % 16 == 0);
    for (std::size_t at = 0; at < width; at += 16) {
        const std::int16_t *weights = network.first_weight.data() + at;
        std::int32_t *part = sums + at;
        Words s0 = load(part), s1 = load(part + 4), s2 = load(part + 8), s3 = load(part + 12);
        for (const std::uint32_t row : added) {
            const std::int16_t *w = weights + row * width;
            add(s0, s1, load(w));
            add(s2, s3, load(w + 8));
        }
        for (const std::uint32_t row : removed) {
            const std::int16_t *w = weights + row * width;
            subtract(s0, s1, load(w));
            subtract(s2, s3, load(w + 8));
        }
        store(part, s0);
        store(part + 4, s1);
        store(part + 8, s2);
        store(part + 12, s3);
    }
}

DUODECIM_128 Logit finish(const Network &network, const std::int32_t *sums, unsigned stack) {
    std::int16_t active[Network::max_width];
    const std::size_t width = network.width();
    for (std::size_t i = 0; i < width; i += 8)
        store(active + i, squared(cut(load(sums + i), load(sums + i + 4), Network::unit)));
    const std::size_t begin = std::size_t{stack} * network.second;
    Words out = same(0);
    static_assert(Network::second_step == 4);
    for (std::size_t unit = begin; unit < begin + network.second; unit += 4) {
        const std::int16_t *row = network.second_weight.data() + unit * width;
        Words s0 = same(0), s1 = s0, s2 = s0, s3 = s0;
        for (std::size_t i = 0; i < width; i += 8) {
            const Halves a = load(active + i);
            s0 = with_products(s0, a, load(row + i));
            s1 = with_products(s1, a, load(row + width + i));
            s2 = with_products(s2, a, load(row + 2 * width + i));
            s3 = with_products(s3, a, load(row + 3 * width + i));
        }
        const Words four = sum(totals(s0, s1, s2, s3), load(network.second_bias.data() + unit));
        const Words shifted = shifted_right(four, network.second_shift);
        out = with_first_products(out, cut(shifted, shifted, Network::unit),
                                  network.out_weight.data() + unit);
    }
    std::int32_t part[4];
    store(part, out);
    const std::int32_t total = network.out_bias[stack] + part[0] + part[1] + part[2] + part[3];
    return std::clamp(total >> network.out_shift, -logit_most, logit_most);
}

constexpr NetworkKernels kernels{change, finish};

} // namespace

} // namespace by_128_bits

const NetworkKernels *kernels_of_128_bits() {
    return by_128_bits::there() ? &by_128_bits::kernels : nullptr;
}

#else

const NetworkKernels *kernels_of_128_bits() {
    return nullptr;
}

#endif

} // namespace duodecim
