// SPDX-License-Identifier: MIT
// Networks: the implementations, and files with every defect.
#include "ai/network.hpp"
#include "catch.hpp"
#include "files.hpp"
#include "support.hpp"

using namespace duodecim;

namespace {

// SplitMix64
struct Numbers {
    std::uint64_t state;

    std::uint64_t operator()() {
        std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    // From -most to most.
    template <class T>
    void fill(std::vector<T> &out, std::int64_t most) {
        const auto span = static_cast<std::uint64_t>(2 * most + 1);
        for (T &number : out)
            number = static_cast<T>(static_cast<std::int64_t>((*this)() % span) - most);
    }
};

std::shared_ptr<const Network> random_network(const InputShape &shape, std::uint32_t first,
                                              std::uint32_t second, Numbers &numbers,
                                              std::int64_t largest = 700) {
    auto network = std::make_shared<Network>();
    network->shape = shape;
    network->first = first;
    network->second = second;
    network->second_shift = 11;
    network->out_shift = 4;
    network->resize();
    numbers.fill(network->first_weight, largest);
    numbers.fill(network->first_bias, 4000);
    numbers.fill(network->second_weight, 900);
    numbers.fill(network->second_bias, 1 << 22);
    numbers.fill(network->out_weight, 3000);
    numbers.fill(network->out_bias, 1 << 22);
    REQUIRE(network->sound());
    return network;
}

Inputs random_inputs(const InputShape &shape, Numbers &numbers) {
    Inputs inputs;
    for (unsigned w = 0; w < shape.parts * shape.words; ++w)
        inputs.word[w] = numbers() & numbers() & numbers();
    for (unsigned part = 0; part < shape.parts; ++part)
        for (unsigned p = 0; p < max_picks && shape.pick[p] > 0; ++p)
            inputs.pick[part][p] = static_cast<std::uint16_t>(numbers() % shape.pick[p]);
    inputs.stack = static_cast<unsigned>(numbers() % shape.stacks);
    return inputs;
}

// The smallest there can be.
constexpr InputShape smallest{0, {2}, 1};

// A file that is no network.
struct File {
    const Folder folder;
    const std::string path = folder / "file.net";

    std::string refused(const std::string &bytes, std::string_view game = "ur.finkel",
                        const InputShape &shape = smallest, std::uint32_t layout = 7) const {
        write_bytes(path, bytes);
        std::string fault;
        CHECK_FALSE(read_network(path, game, shape, layout, fault));
        return fault;
    }
};

std::string small_file() {
    Numbers numbers{5};
    return write_network(*random_network(smallest, 32, 4, numbers), "ur.finkel", 7);
}

} // namespace

TEST_CASE("every implementation of a network gives the same numbers, in any order of positions") {
    Numbers numbers{1};
    const auto kernels = kernels_here();
    const InputShape shapes[] = {
        {1, {}, 1}, {3, {50, 700}, 4}, {17, {}, 8}, {0, {5, 6, 7, 8}, 2}, {4, {9, 9}, 2, 3}};
    std::uint64_t distinct = 0;
    for (const InputShape &shape : shapes)
        for (const std::uint32_t first : {32u, 64u, shape.parts > 1 ? 64u : 256u})
            for (const std::uint32_t second : {4u, 32u, 64u}) {
                // Weights so large, at last, that every unit is cut off.
                for (const std::int64_t largest : {100, 700, 32767}) {
                    const auto network = random_network(shape, first, second, numbers, largest);
                    std::vector<NetworkReader> readers;
                    for (const NetworkKernels *its : kernels)
                        readers.emplace_back(network, *its);
                    Logit before = 0;
                    for (unsigned i = 0; i < 60; ++i) {
                        const Inputs inputs = random_inputs(shape, numbers);
                        const Logit fresh = NetworkReader(network, plain_kernels)(inputs);
                        for (NetworkReader &reader : readers)
                            REQUIRE(reader(inputs) == fresh);
                        distinct += fresh != before;
                        before = fresh;
                    }
                }
            }
    CHECK(distinct > 3000);
}

TEST_CASE("the largest weights that are sound overflow in no implementation") {
    Network network;
    network.shape = smallest;
    network.first = 32;
    network.second = 4;
    network.resize();
    network.first_bias.assign(32, 1 << 30);
    network.second_weight.assign(4 * 32, 8191); // 32 * 8191 * 4096 < 2^30
    network.out_weight.assign(4, 32767);
    REQUIRE(network.sound());
    const auto shared = std::make_shared<const Network>(network);
    for (const NetworkKernels *its : kernels_here())
        CHECK(NetworkReader(shared, *its)({}) == logit_most);
    network.second_weight.assign(4 * 32, 8193);
    CHECK_FALSE(network.sound());
    network.second_weight.assign(4 * 32, 0);
    CHECK(network.sound());
    network.out_bias.assign(1, -(1 << 30));
    CHECK_FALSE(network.sound());
    network.out_bias.assign(1, 0);
    network.first_bias.assign(32, INT32_MIN);
    CHECK_FALSE(network.sound());
}

TEST_CASE("a network comes back from its file as it was") {
    Numbers numbers{3};
    const InputShape shape{3, {50, 700}, 4};
    const auto network = random_network(shape, 64, 16, numbers);
    const Folder folder;
    const std::string bytes = write_network(*network, "duodecim.asilo", 2);
    write_bytes(folder / "asilo.net", bytes);
    std::string fault;
    const auto again = read_network(folder / "asilo.net", "duodecim.asilo", shape, 2, fault);
    REQUIRE(fault == "");
    CHECK(write_network(*again, "duodecim.asilo", 2) == bytes);
    for (unsigned i = 0; i < 20; ++i) {
        const Inputs inputs = random_inputs(shape, numbers);
        CHECK(NetworkReader(again)(inputs) == NetworkReader(network)(inputs));
    }
}

TEST_CASE("a network's file cut or altered anywhere is refused") {
    const std::string whole = small_file();
    const File file;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CAPTURE(size);
        CHECK(says(file.refused(whole.substr(0, size)),
                   size < 88 ? " is no network: it has " + std::to_string(size) + " bytes"
                             : " is damaged: it has been cut or altered"));
        std::string altered = whole;
        altered[size] = static_cast<char>(altered[size] ^ (1 << size % 8));
        CHECK(says(file.refused(altered), file.path + " is "));
    }
    CHECK(says(file.refused(whole + '\0'), "cut or altered"));
    CHECK(says(file.refused(std::string(max_network_bytes + 1, 'x')), "is larger than 1 MiB"));
}

TEST_CASE("a network of another kind is refused by what differs") {
    const std::string whole = small_file();
    const File file;
    CHECK(says(file.refused(whole, "ur.dmytro"), "is a network for another game than ur.dmytro"));
    CHECK(says(file.refused(whole, "ur.finkel", smallest, 8),
               "is a network for other inputs: 2 of layout 7 in 1 stacks instead of 2 of layout 8 "
               "in 1 stacks"));
    CHECK(says(file.refused(whole, "ur.finkel", {0, {3}, 1}), "instead of 3 of layout 7"));
    std::string newer = whole;
    newer[16] = 2;
    CHECK(says(file.refused(newer), "is a network of version 2; this program reads version 1"));
    newer[0] = 'x';
    CHECK(says(file.refused(newer), "is no network: it does not begin with \"duodecim net\""));
    std::string fault;
    CHECK_FALSE(read_network("nowhere/x.net", "ur.finkel", smallest, 7, fault));
    CHECK(fault == "cannot open nowhere/x.net");
}

TEST_CASE("a network whose sums could overflow is refused, whatever its hash") {
    Numbers numbers{6};
    Network network = *random_network(smallest, 32, 4, numbers);
    network.second_weight.assign(4 * 32, 32767);
    const File file;
    CHECK(says(file.refused(write_network(network, "ur.finkel", 7)), "its weights are too large"));
    network.first = 1 << 20;
    CHECK(says(file.refused(write_network(network, "ur.finkel", 7)), "its layers are too wide"));
    network.first = 64;
    CHECK(says(file.refused(write_network(network, "ur.finkel", 7)), " bytes instead of "));
}
