// SPDX-License-Identifier: MIT
// Hosts that know more, or less, of the structs than the addon does.
#include "catch.hpp"

#include <cstring>
#include <dlfcn.h>
#include <ludus/addon.h>
#include <string>
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
        void *handle = dlopen(library.file, RTLD_NOW | RTLD_LOCAL);
        INFO(library.file);
        REQUIRE(handle != nullptr);
        void *symbol = dlsym(handle, LUDUS_ENTRY);
        REQUIRE(symbol != nullptr);
        ludus_open_fn open = nullptr;
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
            ludus_roll roll{};
            REQUIRE(api->game->roll(addon, game.c_str(), 1, i, &roll, sizeof roll, nullptr) == 0);
            REQUIRE(api->match->set_dice(match, roll.values, roll.count, nullptr) == 0);
            if (state().phase == LUDUS_PHASE_END)
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

    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    ludus_match *match = nullptr;
    std::string game;
};

// A list as hosts of three ages see it.
template <class T, class F, class... A>
void compare_lists(const char *name, std::size_t older, F f, A... args) {
    INFO(name);
    uint32_t count = 0;
    REQUIRE(f(args..., nullptr, 0, sizeof(T), &count, nullptr) == LUDUS_OK);
    REQUIRE(count > 0);
    std::vector<T> now(count);
    REQUIRE(f(args..., now.data(), count, sizeof(T), &count, nullptr) == LUDUS_OK);

    std::vector<Grown<T>> later(count);
    std::memset(static_cast<void *>(later.data()), 0x5A, later.size() * sizeof later[0]);
    REQUIRE(f(args..., &later[0].known, count, sizeof later[0], &count, nullptr) == LUDUS_OK);
    for (uint32_t i = 0; i < count; ++i) {
        CHECK(std::memcmp(&later[i].known, &now[i], sizeof(T)) == 0);
        CHECK((later[i].added[0] | later[i].added[1] | later[i].added[2]) == 0);
    }

    std::vector<unsigned char> before(older * count + 8, 0x5A);
    REQUIRE(f(args..., reinterpret_cast<T *>(before.data()), count, static_cast<uint32_t>(older),
              &count, nullptr) == LUDUS_OK);
    for (uint32_t i = 0; i < count; ++i)
        CHECK(std::memcmp(before.data() + i * older, &now[i], older) == 0);
    for (std::size_t i = older * count; i < before.size(); ++i)
        CHECK(before[i] == 0x5A);
}

} // namespace

TEST_CASE("lists fit the stride of hosts that are newer and older") {
    for (const Library &library : {ADDONS}) {
        const Opened o(library);
        const char *game = o.game.c_str();
        compare_lists<ludus_game>("games", offsetof(ludus_game, first_rolled), o.api->game->games,
                                  o.addon, "en");
        compare_lists<ludus_roll>("rolls", offsetof(ludus_roll, ways), o.api->game->rolls, o.addon,
                                  game);
        compare_lists<ludus_move>("moves", offsetof(ludus_move, flags), o.api->match->moves,
                                  o.match);
        compare_lists<ludus_turn>("turns", offsetof(ludus_turn, flags), o.api->match->turns,
                                  o.match);
        compare_lists<ludus_event>("events", offsetof(ludus_event, values), o.api->match->events,
                                   o.match);
        compare_lists<ludus_content>("contents", offsetof(ludus_content, count),
                                     o.api->match->contents, o.match);
        const void *table = nullptr;
        REQUIRE(o.api->feature(o.addon, LUDUS_BOARD_ID, &table, nullptr) == LUDUS_OK);
        REQUIRE(table != nullptr);
        const auto *board = static_cast<const ludus_board_api *>(table);
        compare_lists<ludus_place>("places", offsetof(ludus_place, inscription), board->places,
                                   o.addon, game, "en");
        compare_lists<ludus_line>("lines", offsetof(ludus_line, y2), board->lines, o.addon, game);
        compare_lists<ludus_piece>("pieces", offsetof(ludus_piece, dots), board->pieces, o.addon,
                                   game, "en");
        compare_lists<ludus_die>("dice", offsetof(ludus_die, ways), board->dice, o.addon, game,
                                 "en");
    }
}

TEST_CASE("a struct fits the size of hosts that are newer and older") {
    for (const Library &library : {ADDONS}) {
        const Opened o(library);
        const ludus_state now = o.state();
        Grown<ludus_state> later;
        std::memset(&later, 0x5A, sizeof later);
        later.known.size = sizeof later;
        REQUIRE(o.api->match->state(o.match, &later.known, nullptr) == LUDUS_OK);
        CHECK(later.known.size == sizeof later);
        CHECK(std::memcmp(&later.known.phase, &now.phase, sizeof now - sizeof now.size) == 0);

        const std::size_t older = offsetof(ludus_state, dice_used);
        ludus_state before;
        std::memset(&before, 0x5A, sizeof before);
        before.size = older;
        REQUIRE(o.api->match->state(o.match, &before, nullptr) == LUDUS_OK);
        CHECK(before.size == older);
        CHECK(std::memcmp(&before.phase, &now.phase, older - sizeof now.size) == 0);
        CHECK(before.dice_used == 0x5A5A5A5A);
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

        const void *table = nullptr;
        REQUIRE(o.api->feature(o.addon, LUDUS_TEXTS_ID, &table, nullptr) == LUDUS_OK);
        REQUIRE(table != nullptr);
        const auto *texts = static_cast<const ludus_texts_api *>(table);
        Grown<ludus_event> event{};
        std::memset(&event, 0x5A, sizeof event);
        uint32_t count = 0;
        REQUIRE(o.api->match->events(o.match, &event.known, 1, sizeof event, &count, nullptr) == 0);
        char later[256];
        char now[256];
        REQUIRE(texts->say(o.addon, o.game.c_str(), &event.known, sizeof event, "en", later,
                           sizeof later, nullptr, nullptr) == LUDUS_OK);
        REQUIRE(texts->say(o.addon, o.game.c_str(), &event.known, sizeof event.known, "en", now,
                           sizeof now, nullptr, nullptr) == LUDUS_OK);
        CHECK(std::string(later) == now);
    }
}
