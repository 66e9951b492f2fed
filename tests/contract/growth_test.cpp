// SPDX-License-Identifier: MIT
// Hosts that know more of the structs than the addon does, and such as are older than any release.
#include "catch.hpp"
#include "feature.hpp"
#include "ports/library.hpp"

#include <cstring>
#include <ludus/addon.h>
#include <string>
#include <type_traits>
#include <vector>

namespace {

// A later minor adds fields at the end of structs and functions at the end of tables.
template <class T>
struct Grown {
    T known;
    uint64_t added[3];
};

struct Library {
    const char *folder;
    const char *file;
};

class Opened {
public:
    explicit Opened(const Library &library) {
        std::string fault;
        void *symbol = function_of(library.file, LUDUS_ENTRY, fault);
        INFO(fault);
        REQUIRE(symbol != nullptr);
        std::memcpy(&open, &symbol, sizeof open);
        Grown<ludus_host> host{};
        host.known.size = sizeof host;
        host.known.abi = LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR, LUDUS_ABI_MINOR + 7);
        host.known.name = "growth test";
        host.known.addon_folder = library.folder;
        uint32_t abi = 0;
        REQUIRE(open(&host.known, &addon, &api, &abi, nullptr) == LUDUS_OK);
        CHECK(abi == LUDUS_ABI);
        ludus_game first{};
        uint32_t count = 0;
        REQUIRE(api->game->games(addon, "en", &first, 1, sizeof first, &count, nullptr) == 0);
        game = first.id;
        REQUIRE(api->match->create(addon, game.c_str(), &match, nullptr) == LUDUS_OK);
        for (uint64_t i = 0; state().phase == LUDUS_PHASE_ROLL; ++i) {
            int32_t values[LUDUS_MAX_DICE];
            uint32_t n = 0;
            REQUIRE(api->game->roll(addon, game.c_str(), 1, i, values, LUDUS_MAX_DICE, &n,
                                    nullptr) == 0);
            REQUIRE(api->match->set_dice(match, values, n, nullptr) == 0);
            if (state().phase == LUDUS_PHASE_END)
                REQUIRE(api->match->end_turn(match, nullptr) == 0);
        }
        if (state().rolls == 0) { // a game without dice: a step, for its events
            REQUIRE(api->match->play(match, 0, nullptr) == 0);
            REQUIRE(api->match->end_turn(match, nullptr) == 0);
        }
    }
    ~Opened() {
        api->match->destroy(match);
        api->destroy(addon);
    }
    Opened(const Opened &) = delete;
    Opened &operator=(const Opened &) = delete;

    ludus_state state() const {
        ludus_state out{};
        out.size = sizeof out;
        REQUIRE(api->match->state(match, &out, nullptr) == LUDUS_OK);
        return out;
    }

    template <class T>
    const T *feature(const char *id) const {
        return feature_of<T>(api, addon, id);
    }

    ludus_open_fn open = nullptr;
    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    ludus_match *match = nullptr;
    std::string game;
};

// A list as hosts of two ages see it, and refused to one that is older than the first release.
template <class T, class F, class... A>
void compare_lists(const char *name, F f, A... args) {
    INFO(name);
    uint32_t count = 0;
    REQUIRE(f(args..., nullptr, 0, 0, &count, nullptr) == LUDUS_OK);
    std::vector<T> now(count + 1);
    REQUIRE(f(args..., now.data(), count + 1, sizeof(T), &count, nullptr) == LUDUS_OK);
    REQUIRE(count + 1 == now.size());

    std::vector<Grown<T>> later(count + 1);
    std::memset(static_cast<void *>(later.data()), 0x5A, later.size() * sizeof later[0]);
    REQUIRE(f(args..., &later[0].known, count, sizeof later[0], &count, nullptr) == LUDUS_OK);
    for (uint32_t i = 0; i < count; ++i) {
        if constexpr (std::is_same_v<T, ludus_event>) { // for `say`
            CHECK(now[i].size == sizeof(T));
            CHECK(later[i].known.size == sizeof later[0]);
            now[i].size = sizeof later[0];
        }
        CHECK(std::memcmp(&later[i].known, &now[i], sizeof(T)) == 0);
        CHECK((later[i].added[0] | later[i].added[1] | later[i].added[2]) == 0);
    }
    for (const uint32_t stride : {0u, static_cast<uint32_t>(sizeof(T) - 1)}) {
        INFO(stride);
        CHECK(f(args..., now.data(), count + 1, stride, &count, nullptr) == LUDUS_ERROR_ARGUMENT);
    }
}

} // namespace

TEST_CASE("lists fit the stride of newer hosts, and one below the first release is refused") {
    for (const Library &library : {ADDONS}) {
        INFO(library.file);
        const Opened o(library);
        const char *game = o.game.c_str();
        compare_lists<ludus_game>("games", o.api->game->games, o.addon, "en");
        compare_lists<ludus_side>("sides", o.api->game->sides, o.addon, game, "en");
        compare_lists<ludus_option>("options", o.api->game->options, o.addon, game, "en");
        compare_lists<ludus_roll>("rolls", o.api->game->rolls, o.addon, game);
        compare_lists<ludus_move>("moves", o.api->match->moves, o.match);
        compare_lists<ludus_turn>("turns", o.api->match->turns, o.match);
        compare_lists<ludus_move>("turn_moves", o.api->match->turn_moves, o.match, 0u);
        compare_lists<ludus_event>("events", o.api->match->events, o.match);
        compare_lists<ludus_content>("contents", o.api->match->contents, o.match);
        const auto *board = o.feature<ludus_board_api>(LUDUS_BOARD_ID);
        compare_lists<ludus_place>("places", board->places, o.addon, game, "en");
        compare_lists<ludus_line>("lines", board->lines, o.addon, game);
        compare_lists<ludus_word>("words", board->words, o.addon, game, 2);
        compare_lists<ludus_piece>("pieces", board->pieces, o.addon, game, "en");
        compare_lists<ludus_die>("dice", board->dice, o.addon, game, "en");
        const auto *players = o.feature<ludus_players_api>(LUDUS_PLAYERS_ID);
        compare_lists<ludus_player>("players", players->players, o.addon, game, "en");
        const auto *texts = o.feature<ludus_texts_api>(LUDUS_TEXTS_ID);
        compare_lists<ludus_page>("pages", texts->pages, o.addon, game, "en");
    }
}

// A struct as hosts of two ages see it, and refused to one that is older than the first release.
template <class T, class F>
void compare_structs(const char *name, F fill) {
    INFO(name);
    T now;
    std::memset(&now, 0x5A, sizeof now);
    now.size = sizeof now;
    REQUIRE(fill(&now) == LUDUS_OK);
    Grown<T> later;
    std::memset(&later, 0x5A, sizeof later);
    later.known.size = sizeof later;
    REQUIRE(fill(&later.known) == LUDUS_OK);
    CHECK(later.known.size == sizeof later);
    CHECK((later.added[0] | later.added[1] | later.added[2]) == 0);
    later.known.size = sizeof now;
    CHECK(std::memcmp(&later.known, &now, sizeof now) == 0);
    for (const uint32_t size : {0u, 4u, static_cast<uint32_t>(sizeof(T) - 1)}) {
        INFO(size);
        T before;
        std::memset(&before, 0x5A, sizeof before);
        T untouched = before;
        before.size = untouched.size = size;
        CHECK(fill(&before) == LUDUS_ERROR_ARGUMENT);
        CHECK(std::memcmp(&before, &untouched, sizeof before) == 0);
    }
}

TEST_CASE("structs fit the size of newer hosts, and one below the first release is refused") {
    for (const Library &library : {ADDONS}) {
        INFO(library.file);
        const Opened o(library);
        const char *game = o.game.c_str();
        compare_structs<ludus_addon_info>("info", [&](ludus_addon_info *out) {
            return o.api->info(o.addon, "en", out, nullptr);
        });
        compare_structs<ludus_state>(
            "state", [&](ludus_state *out) { return o.api->match->state(o.match, out, nullptr); });
        const auto *board = o.feature<ludus_board_api>(LUDUS_BOARD_ID);
        compare_structs<ludus_board>(
            "board", [&](ludus_board *out) { return board->board(o.addon, game, out, nullptr); });
        const auto *players = o.feature<ludus_players_api>(LUDUS_PLAYERS_ID);
        ludus_player player{};
        uint32_t count = 0;
        REQUIRE(players->players(o.addon, game, "en", &player, 1, sizeof player, &count, nullptr) ==
                LUDUS_OK);
        compare_structs<ludus_thought>("think", [&](ludus_thought *out) {
            return players->think(o.match, player.id, nullptr, 1, nullptr, nullptr, out, nullptr);
        });
        ludus_thought thought{};
        thought.size = sizeof thought;
        ludus_budget budget{};
        budget.size = sizeof budget - 1;
        CHECK(players->think(o.match, player.id, &budget, 1, nullptr, nullptr, &thought, nullptr) ==
              LUDUS_ERROR_ARGUMENT);
        compare_structs<ludus_event>("undo", [&](ludus_event *out) {
            ludus_match *twin = nullptr;
            REQUIRE(o.api->match->clone(o.match, &twin, nullptr) == LUDUS_OK);
            const int32_t status = o.api->match->undo(twin, out, nullptr);
            o.api->match->destroy(twin);
            return status;
        });
    }
}

TEST_CASE("an error and an event of a newer host are read and filled") {
    for (const Library &library : {ADDONS}) {
        const Opened o(library);
        Grown<ludus_error> error{};
        error.known.size = sizeof error;
        CHECK(o.api->match->play(o.match, UINT32_MAX, &error.known) == LUDUS_ERROR_MOVE);
        CHECK(error.known.code == LUDUS_ERROR_MOVE);
        CHECK(std::string(error.known.text) != "");
        CHECK(error.known.length >= std::strlen(error.known.text));

        const auto *texts = o.feature<ludus_texts_api>(LUDUS_TEXTS_ID);
        Grown<ludus_event> event{};
        std::memset(&event, 0x5A, sizeof event);
        uint32_t count = 0;
        REQUIRE(o.api->match->events(o.match, &event.known, 1, sizeof event, &count, nullptr) == 0);
        char later[256];
        char now[256];
        const auto say = [&](char *text) {
            return texts->say(o.addon, o.game.c_str(), &event.known, "en", text, 256, nullptr,
                              nullptr);
        };
        REQUIRE(event.known.size == sizeof event); // as the addon sets it
        REQUIRE(say(later) == LUDUS_OK);
        event.known.size = sizeof event.known;
        REQUIRE(say(now) == LUDUS_OK);
        CHECK(std::string(later) == now);
        event.known.size = sizeof event.known - 1;
        CHECK(say(now) == LUDUS_ERROR_ARGUMENT);
    }
}

TEST_CASE("the entry refuses hosts of contracts that are gone, and such as name no folder") {
    for (const Library &library : {ADDONS}) {
        INFO(library.file);
        const Opened o(library);
        const auto open = [&](uint32_t size, uint32_t abi, const char *folder) {
            ludus_host host{};
            host.size = size;
            host.abi = abi;
            host.name = "growth test";
            host.addon_folder = folder;
            ludus_addon *addon = nullptr;
            const ludus_addon_api *api = nullptr;
            uint32_t agreed = 0;
            const int32_t status = o.open(&host, &addon, &api, &agreed, nullptr);
            if (status == LUDUS_OK) api->destroy(addon);
            return status;
        };
        const uint32_t size = sizeof(ludus_host);
        CHECK(open(size, LUDUS_ABI, library.folder) == LUDUS_OK);
        CHECK(open(size, 0, library.folder) == LUDUS_ERROR_ABI);
        CHECK(open(size, LUDUS_ABI_MAKE(0, 1), library.folder) == LUDUS_ERROR_ABI);
        CHECK(open(size, LUDUS_ABI_MAKE(1, 2), library.folder) == LUDUS_ERROR_ABI);
        for (const uint32_t small : {0u, 4u, 8u, 20u, size - 1})
            CHECK(open(small, LUDUS_ABI, library.folder) == LUDUS_ERROR_ARGUMENT);
        CHECK(open(size, LUDUS_ABI, nullptr) == LUDUS_ERROR_ARGUMENT);
        CHECK(open(size, LUDUS_ABI, "") == LUDUS_ERROR_ARGUMENT);
    }
}
