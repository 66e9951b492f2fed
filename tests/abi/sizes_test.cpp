// SPDX-License-Identifier: MIT
// Sizes and strides below, at and above those of the first release, in every function that has one.
#include "catch.hpp"
#include "support.hpp"

#include <array>
#include <cstddef>
#include <cstring>
#include <map>

namespace {

// A match in phase move, and all that the functions need.
struct Scene {
    Instance instance;
    ludus_addon *addon = instance.addon;
    Play play{instance, "duodecim.asilo"};
    ludus_match *match = play.match;
    const char *game = "duodecim.asilo";
    const char *options = "ur.dmytro";

    Scene() {
        REQUIRE(play.roll({1, 2, 3}) == LUDUS_OK);
        REQUIRE(play.api.play(match, 0, nullptr) == LUDUS_OK); // has an event, can be undone
    }
};

constexpr unsigned char untouched = 0x55;
using Bytes = std::array<unsigned char, 4096>;

bool all(const Bytes &bytes, std::size_t from, std::size_t to, unsigned char value) {
    for (std::size_t i = from; i < to; ++i)
        if (bytes[i] != value) return false;
    return true;
}

// A function that fills one struct or a list of two: how it is called with that size or stride.
using Call = std::function<std::int32_t(Scene &, void *out, std::uint32_t size)>;
struct Filled {
    std::size_t size; // the first release's
    bool list;
    Call call;
};

template <class T>
Filled one(const std::function<std::int32_t(Scene &, T *)> &call) {
    return {sizeof(T), false, [call](Scene &s, void *out, std::uint32_t size) {
                std::memcpy(out, &size, sizeof size);
                return call(s, static_cast<T *>(out));
            }};
}

template <class T>
Filled many(const std::function<std::int32_t(Scene &, T *, std::uint32_t, std::uint32_t,
                                             std::uint32_t *)> &call) {
    return {sizeof(T), true, [call](Scene &s, void *out, std::uint32_t stride) {
                std::uint32_t count = 0;
                return call(s, static_cast<T *>(out), 2, stride, &count);
            }};
}

std::map<std::string, Filled> filled() {
    using U = std::uint32_t;
    return {
        {"info", one<ludus_addon_info>(
                     [](Scene &s, auto *o) { return s.instance.api->info(s.addon, "en", o, {}); })},
        {"games", many<ludus_game>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.game().games(s.addon, "en", o, n, stride, count, {});
         })},
        {"sides", many<ludus_side>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.game().sides(s.addon, s.game, "en", o, n, stride, count, {});
         })},
        {"options", many<ludus_option>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.game().options(s.addon, s.options, "en", o, n, stride, count, {});
         })},
        {"option_values", many<ludus_option_value>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.game().option_values(s.addon, s.options, "goal", "en", o, n, stride,
                                                    count, {});
         })},
        {"rolls", many<ludus_roll>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.game().rolls(s.addon, s.game, o, n, stride, count, {});
         })},
        {"state",
         one<ludus_state>([](Scene &s, auto *o) { return s.play.api.state(s.match, o, {}); })},
        {"moves", many<ludus_move>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.play.api.moves(s.match, o, n, stride, count, {});
         })},
        {"turns", many<ludus_turn>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.play.api.turns(s.match, o, n, stride, count, {});
         })},
        {"turn_moves", many<ludus_move>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.play.api.turn_moves(s.match, 0, o, n, stride, count, {});
         })},
        {"undo",
         one<ludus_event>([](Scene &s, auto *o) { return s.play.api.undo(s.match, o, {}); })},
        {"events", many<ludus_event>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.play.api.events(s.match, o, n, stride, count, {});
         })},
        {"contents", many<ludus_content>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.play.api.contents(s.match, o, n, stride, count, {});
         })},
        {"board", one<ludus_board>([](Scene &s, auto *o) {
             return s.instance.board().board(s.addon, s.game, o, {});
         })},
        {"places", many<ludus_place>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.board().places(s.addon, s.game, "en", o, n, stride, count, {});
         })},
        {"lines", many<ludus_line>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.board().lines(s.addon, s.game, o, n, stride, count, {});
         })},
        {"words", many<ludus_word>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.board().words(s.addon, s.game, 1, o, n, stride, count, {});
         })},
        {"pieces", many<ludus_piece>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.board().pieces(s.addon, s.game, "en", o, n, stride, count, {});
         })},
        {"dice", many<ludus_die>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.board().dice(s.addon, s.game, "en", o, n, stride, count, {});
         })},
        {"players", many<ludus_player>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.players().players(s.addon, s.game, "en", o, n, stride, count, {});
         })},
        {"think", one<ludus_thought>([](Scene &s, auto *o) {
             return s.instance.players().think(s.match, "pips", {}, 1, {}, {}, o, {});
         })},
        {"analyse", many<ludus_evaluation>([](Scene &s, auto *o, U n, U stride, U *count) {
             const ludus_budget little{sizeof little, 0, 1};
             return s.instance.analysis().analyse(s.match, &little, {}, {}, o, n, stride, count, {},
                                                  {});
         })},
        {"analyse, its result", one<ludus_thought>([](Scene &s, auto *o) {
             U count = 0;
             return s.instance.analysis().analyse(s.match, {}, {}, {}, {}, 0, 0, &count, o, {});
         })},
        {"evaluate", one<ludus_thought>([](Scene &s, auto *o) {
             const ludus_budget little{sizeof little, 0, 1};
             return s.instance.analysis().evaluate(s.match, &little, {}, {}, o, {});
         })},
        {"pages", many<ludus_page>([](Scene &s, auto *o, U n, U stride, U *count) {
             return s.instance.texts().pages(s.addon, s.game, "en", o, n, stride, count, {});
         })},
    };
}

} // namespace

TEST_CASE("A size or stride below the first release's is refused, and nothing is written") {
    Scene scene;
    const std::string before = scene.play.save();
    for (const auto &[name, function] : filled())
        for (std::uint32_t size = 0; size < function.size; ++size) {
            INFO(name << ", size " << size);
            Bytes bytes;
            bytes.fill(untouched);
            REQUIRE(function.call(scene, bytes.data(), size) == LUDUS_ERROR_ARGUMENT);
            REQUIRE(all(bytes, function.list ? 0 : sizeof size, bytes.size(), untouched));
        }
    CHECK(scene.play.save() == before);
}

TEST_CASE("What a larger size or stride holds beyond is zeroed, and nothing behind it is touched") {
    for (const auto &[name, function] : filled())
        for (std::uint32_t more = 0; more < 20; ++more) {
            INFO(name << ", " << more << " more");
            Scene scene;
            const auto size = static_cast<std::uint32_t>(function.size) + more;
            Bytes bytes;
            bytes.fill(untouched);
            REQUIRE(function.call(scene, bytes.data(), size) == LUDUS_OK);
            if (!function.list) {
                std::uint32_t kept = 0;
                std::memcpy(&kept, bytes.data(), sizeof kept);
                REQUIRE(kept == size);
            }
            REQUIRE(all(bytes, function.size, size, 0));
            REQUIRE(all(bytes, 2 * std::size_t{size}, bytes.size(), untouched));
        }
}

TEST_CASE("A struct that is read is refused below the first release's size, and read above it") {
    Scene scene;
    const auto status = [&](std::uint32_t size) {
        Bytes bytes{};
        ludus_budget budget{size, 0, 1};
        std::memcpy(bytes.data(), &budget, sizeof budget);
        ludus_thought out = sized<ludus_thought>();
        const auto *read = reinterpret_cast<const ludus_budget *>(bytes.data());
        return scene.instance.players().think(scene.match, "pips", read, 1, {}, {}, &out, {});
    };
    for (std::uint32_t size = 0; size < sizeof(ludus_budget); ++size)
        REQUIRE(status(size) == LUDUS_ERROR_ARGUMENT);
    for (std::uint32_t more = 0; more < 20; ++more)
        REQUIRE(status(sizeof(ludus_budget) + more) == LUDUS_OK);
    const auto said = [&](std::uint32_t size) {
        Bytes bytes{};
        ludus_event event = sized<ludus_event>();
        event.size = size;
        event.kind = LUDUS_EVENT_WIN;
        event.player = 1;
        std::memcpy(bytes.data(), &event, sizeof event);
        const auto *read = reinterpret_cast<const ludus_event *>(bytes.data());
        return scene.instance.texts().say(scene.addon, scene.game, read, "en", {}, 0, {}, {});
    };
    for (std::uint32_t size = 0; size < sizeof(ludus_event); ++size)
        REQUIRE(said(size) == LUDUS_ERROR_ARGUMENT);
    for (std::uint32_t more = 0; more < 20; ++more)
        REQUIRE(said(sizeof(ludus_event) + more) == LUDUS_OK);
}

TEST_CASE("The events of a list tell the stride as their size, and go to `say` as they are") {
    Scene scene;
    constexpr std::uint32_t stride = sizeof(ludus_event) + 8;
    alignas(ludus_event) Bytes bytes{};
    auto *events = reinterpret_cast<ludus_event *>(bytes.data());
    std::uint32_t count = 0;
    REQUIRE(scene.play.api.events(scene.match, events, 2, stride, &count, {}) == LUDUS_OK);
    REQUIRE(count == 1);
    CHECK(events->size == stride);
    CHECK(scene.instance.texts().say(scene.addon, scene.game, events, "en", {}, 0, {}, {}) ==
          LUDUS_OK);
}

TEST_CASE("A refused size is told with what was expected") {
    Scene scene;
    ludus_state state{};
    state.size = 20;
    ludus_error error = error_in();
    CHECK(scene.play.api.state(scene.match, &state, &error) == LUDUS_ERROR_ARGUMENT);
    CHECK(error.text == std::string("The struct gives its size as 20; sizeof was expected, which "
                                    "is at least 88."));
    ludus_move move{};
    std::uint32_t count = 0;
    CHECK(scene.play.api.moves(scene.match, &move, 1, 12, &count, &error) == LUDUS_ERROR_ARGUMENT);
    CHECK(error.text == std::string("stride is 12; the size of an element was expected, which is "
                                    "at least 16."));
}
