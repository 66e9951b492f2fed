// SPDX-License-Identifier: MIT
// A small network of whole numbers, which gives the same bits on every machine.
//
//     inputs   0 or 1 each (inputs.hpp)
//     first    sums of weights of the inputs that are on, part by part; cut to 0..1 and squared
//     second   weighted sums of those of all parts; cut to 0..1
//     out      a weighted sum of those: log-odds that the player who rolls next wins
//
// 1 is `unit`. Weights behind the first layer come in several stacks, one for each phase.
#pragma once

#include "ai/chance.hpp"
#include "ai/inputs.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace duodecim {

struct Network {
    static constexpr std::int32_t unit = 4096;
    static constexpr unsigned max_width = 512, max_second = 64;
    static constexpr unsigned first_step = 32, second_step = 4; // widths are multiples

    InputShape shape;
    std::uint32_t first = 0, second = 0;     // widths of the layers
    std::uint32_t second_shift = 0;          // weights of the second layer are in 2^-shift
    std::uint32_t out_shift = 0;             // sums of the last layer are in 2^-shift of a Logit
    std::vector<std::int16_t> first_weight;  // [input][first], in units
    std::vector<std::int32_t> first_bias;    // [first]
    std::vector<std::int16_t> second_weight; // [stack][second][width()]
    std::vector<std::int32_t> second_bias;   // [stack][second]
    std::vector<std::int16_t> out_weight;    // [stack][second]
    std::vector<std::int32_t> out_bias;      // [stack]

    // Of the first layer, over all parts.
    std::size_t width() const { return std::size_t{shape.parts} * first; }
    // Gives the vectors their sizes.
    void resize();
    // Whether the widths can be and no sum can overflow, whatever the inputs.
    bool sound() const;
};

// The file of a network. `name` and `layout` are those of NetworkInputs.
std::string network_file_name(std::string_view name);
std::string write_network(const Network &network, std::string_view name, std::uint32_t layout);
// Nothing where the file is none that fits; then `fault` is a sentence without a full stop. `path`
// is UTF-8.
std::shared_ptr<const Network> read_network(const std::string &path, std::string_view name,
                                            const InputShape &shape, std::uint32_t layout,
                                            std::string &fault);
inline constexpr std::size_t max_network_bytes = 1u << 20;

// The two loops that take the time. Every implementation gives the same numbers.
struct NetworkKernels {
    // Adds rows of the first layer's weights to the sums of a part and takes others away.
    void (*change)(const Network &, std::int32_t *sums, std::span<const std::uint32_t> added,
                   std::span<const std::uint32_t> removed);
    // From the first layer's sums, of all parts, to the log-odds.
    Logit (*finish)(const Network &, const std::int32_t *sums, unsigned stack);
};
extern const NetworkKernels plain_kernels;
// By SSE2 or NEON, and by AVX2; NULL where the processor or the compiler has none.
const NetworkKernels *kernels_of_128_bits();
const NetworkKernels *kernels_of_256_bits();
// The fastest there is.
const NetworkKernels &best_kernels();

// Evaluates positions one after the other; the more alike, the faster. For one thread.
class NetworkReader {
public:
    explicit NetworkReader(std::shared_ptr<const Network> network,
                           const NetworkKernels &kernels = best_kernels());
    Logit operator()(const Inputs &inputs);

private:
    void update(unsigned part, const Inputs &inputs);

    std::shared_ptr<const Network> network_;
    const NetworkKernels &kernels_;
    Inputs now_;                     // what `sums_` are of
    std::vector<std::int32_t> sums_; // [part][first]
};

} // namespace duodecim
