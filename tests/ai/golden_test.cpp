// SPDX-License-Identifier: MIT
// What the networks that the addon brings say and play: the same numbers on every machine, with
// every compiler. New networks have new numbers, which a failure of this test shows; they are
// recorded, for a person to look at the difference, by
//   REMAKE_GOLDENS=1 build/tests/ai/test_ai "the networks say and play the same*"
#include "ai/asilo_inputs.hpp"
#include "ai/effort.hpp"
#include "ai/murray_inputs.hpp"
#include "ai/ur_inputs.hpp"
#include "catch.hpp"
#include "files.hpp"
#include "support.hpp"

#include <cstdlib>
#include <sstream>

using namespace duodecim;

namespace {

struct Place {
    std::string_view game, position;
};

constexpr Place places[] = {
    {"duodecim.asilo", "............:0:0,............:0:0,............:0:0 "
                       "............:0:0,............:0:0,............:0:0 1 -"},
    {"duodecim.asilo", "x..x..x.....:0:0,.xx.........:1:0,....x.......:0:1 "
                       "..x.........:0:0,x...x.......:0:0,.x.......x..:1:0 2 -"},
    {"duodecim.murray", "....................................:15:0:0 "
                        "....................................:15:0:0 1 -"},
    {"duodecim.murray", "..............................333...:0:0:6 "
                        "2...................................:13:0:0 1 -"},
    {"duodecim.murray?compound=steps&bearoff=exact",
     "..1.2..3............................:8:1:0 "
     "...1....2...........................:12:0:0 2 -"},
    {"duodecim.murray-split",
     "..............................:15:0:0 ..............................:15:0:0 1 -"},
    {"ur.finkel", "..............:7:0 ..............:7:0 1 -"},
    {"ur.finkel", "1...1..1......:3:1 ..1..1........:4:1 2 -"},
    {"ur.finkel?pieces=5&goal=3", "1...1.........:2:1 ..1..1........:2:1 1 -"},
    {"ur.dmytro", ".......................:7:0 .......................:7:0 1 -"},
    {"ur.dmytro?dice=astragal", ".1..1........1.........:4:0 ..1.......1............:4:1 2 -"},
    {"ur.masters", "................:7:0 ................:7:0 1 -"},
    {"ur.masters?dice=four", "..1...1....11...:2:1 1...1....1...1..:3:0 2 -"},
    {"ur.blitz", "1....1....1.....:1:1 ...1.........1..:3:0 1 -"},
    {"ur.skiryuk", ".......................:7:0 .......................:7:0 1 -"},
    {"ur.skiryuk?captures=any", "..2...5...1.....2......:1:0 2.....2..1.......2.....:1:1 1 -"},
};

// FNV-1a over numbers.
class Hash {
public:
    void operator()(std::uint64_t number) {
        for (unsigned byte = 0; byte < 8; ++byte)
            hash_ = (hash_ ^ (number >> 8 * byte & 0xFF)) * 0x100000001b3;
    }
    std::uint64_t value() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325;
};

// Every turn's probability by a search that is cut short.
std::uint64_t analyses(const std::string &game) {
    Hash hash;
    random_positions(game, 25, 7, [&](Match &match) {
        const auto list = shipped_analyse(match, {500, 0});
        for (const Evaluation &each : *list) {
            hash(each.turn);
            hash(static_cast<std::uint64_t>(each.probability));
        }
    });
    return hash.value();
}

std::uint64_t turns(const std::string &game, unsigned level) {
    Hash hash;
    random_positions(game, 12, 9, [&](Match &match) {
        const auto thought =
            shipped_think(match, "level-" + std::to_string(level), {1000, 0}, level);
        hash(thought->turn);
        hash(thought->nodes);
        hash(static_cast<std::uint64_t>(thought->probability));
    });
    return hash.value();
}

std::string all() {
    std::ostringstream out;
    for (const Place &place : places) {
        const auto match = match_at(place.game, place.position);
        out << "evaluate " << place.game << ' ' << place.position << ": "
            << *shipped_evaluate(*match, {1, 0}) << " at sight, " // one node: no search
            << *shipped_evaluate(*match, {2000, 0}) << " ahead\n";
    }
    out << std::hex;
    for (const std::string &game : games_tried()) {
        out << "analyse " << game << ": " << analyses(game) << '\n';
        for (unsigned level = 1; level <= levels; ++level)
            out << "level-" << level << ' ' << game << ": " << turns(game, level) << '\n';
    }
    return out.str();
}

} // namespace

TEST_CASE("the networks say and play the same on every machine") {
    const std::string file = TEST_SOURCE_DIR "/tests/ai/goldens.txt", now = all();
    if (std::getenv("REMAKE_GOLDENS")) write_bytes(file, now);
    std::istringstream found(now), recorded(bytes_of(file));
    for (std::string line, expected; std::getline(recorded, expected);) {
        std::getline(found, line);
        CHECK(line == expected);
    }
    CHECK(found.peek() == std::istringstream::traits_type::eof());
}

TEST_CASE("every implementation reads the networks alike") {
    for (const std::string &game : games_tried()) {
        CAPTURE(game);
        random_positions(game, 60, 3, [](Match &match) {
            visit(match, [&]<class G>(const MatchOf<G> &it) {
                const auto network = shipped().network<G>(it.config());
                REQUIRE(network);
                Inputs inputs;
                NetworkInputs<G>::fill(it.config(), it.before(), inputs);
                const Logit plain = NetworkReader(network, plain_kernels)(inputs);
                for (const NetworkKernels *kernels : kernels_here())
                    REQUIRE(NetworkReader(network, *kernels)(inputs) == plain);
                return 0;
            });
        });
    }
}
