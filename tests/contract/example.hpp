// SPDX-License-Identifier: MIT
// A match of an example addon, through the contract alone.
#ifndef LUDUS_CONTRACT_EXAMPLE_HPP
#define LUDUS_CONTRACT_EXAMPLE_HPP

#include "catch.hpp"
#include "feature.hpp"
#include "ports/library.hpp"

#include <cstring>
#include <ludus/addon.h>
#include <string>
#include <vector>

class Example {
public:
    Example(const char *file, const char *game) {
        std::string fault;
        void *symbol = function_of(file, LUDUS_ENTRY, fault);
        INFO(fault);
        REQUIRE(symbol != nullptr);
        ludus_open_fn open = nullptr;
        std::memcpy(&open, &symbol, sizeof open);
        ludus_host host{};
        host.size = sizeof host;
        host.abi = LUDUS_ABI;
        host.name = "example test";
        host.addon_folder = "/";
        uint32_t abi = 0;
        REQUIRE(open(&host, &addon, &api, &abi, nullptr) == LUDUS_OK);
        REQUIRE(api->match->create(addon, game, &match, nullptr) == LUDUS_OK);
        error.size = sizeof error;
    }
    ~Example() {
        api->match->destroy(match);
        api->destroy(addon);
    }
    Example(const Example &) = delete;
    Example &operator=(const Example &) = delete;

    int32_t set(const char *position) {
        error.column = 0;
        return api->match->set_position(match, position, &error);
    }
    int32_t play(const char *turn) {
        error.column = 0;
        return api->match->play_text(match, turn, &error);
    }
    void roll(int32_t die) { REQUIRE(api->match->set_dice(match, &die, 1, nullptr) == LUDUS_OK); }
    void end() { REQUIRE(api->match->end_turn(match, nullptr) == LUDUS_OK); }
    // Each turn of these, ended where it can be.
    void play_all(const std::vector<const char *> &turns) {
        for (const char *turn : turns) {
            INFO(turn);
            REQUIRE(play(turn) == LUDUS_OK);
            if (state().may_end) end();
        }
    }
    ludus_state state() const {
        ludus_state out{};
        out.size = sizeof out;
        REQUIRE(api->match->state(match, &out, nullptr) == LUDUS_OK);
        return out;
    }
    std::string position() const { return text(api->match->position); }
    std::string partial() const { return text(api->match->partial); }
    std::string save() const { return text(api->match->save); }
    std::string describe() const { return text(texts()->describe, "en"); }
    // "hand/3 2/5*"
    std::string moves() const {
        uint32_t count = 0;
        REQUIRE(api->match->moves(match, nullptr, 0, 0, &count, nullptr) == LUDUS_OK);
        std::string out;
        for (uint32_t i = 0; i < count; ++i)
            out += (out.empty() ? "" : " ") + text(api->match->move_text, i);
        return out;
    }
    // What the last step brought about, a sentence for each event.
    std::vector<std::string> events() const {
        std::vector<ludus_event> list(8);
        uint32_t count = 0;
        REQUIRE(api->match->events(match, list.data(), 8, sizeof list[0], &count, nullptr) == 0);
        const std::string game = text(api->match->game);
        std::vector<std::string> out;
        for (uint32_t i = 0; i < count; ++i) {
            char said[256];
            REQUIRE(texts()->say(addon, game.c_str(), &list[i], "en", said, sizeof said, nullptr,
                                 nullptr) == LUDUS_OK);
            out.emplace_back(said);
        }
        return out;
    }
    int32_t undo() {
        ludus_event undone{};
        undone.size = sizeof undone;
        REQUIRE(api->match->undo(match, &undone, nullptr) == LUDUS_OK);
        return undone.kind;
    }
    // The match goes on as one restored from this text.
    int32_t restore(const std::string &saved) {
        ludus_match *restored = nullptr;
        error.column = 0;
        const int32_t status = api->match->restore(addon, saved.c_str(), &restored, &error);
        if (status != LUDUS_OK) return status;
        api->match->destroy(match);
        match = restored;
        return status;
    }
    const ludus_texts_api *texts() const { return feature<ludus_texts_api>(LUDUS_TEXTS_ID); }
    template <class T>
    const T *feature(const char *id) const {
        return feature_of<T>(api, addon, id);
    }
    template <class F, class... A>
    std::string text(F f, A... args) const {
        char out[4096];
        REQUIRE(f(match, args..., out, sizeof out, nullptr, nullptr) == LUDUS_OK);
        return out;
    }

    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    ludus_match *match = nullptr;
    ludus_error error{};
};

// What can be seen of a match, to compare: what can be done next, what was done, what undo gives.
inline std::string all_of(Example &example) {
    const ludus_state s = example.state();
    std::string out = example.save() + "|" + example.position() + "|" + example.partial() + "|" +
                      example.moves() + "|" + example.describe();
    for (const uint32_t n : {uint32_t(s.phase), uint32_t(s.mover), uint32_t(s.winner), s.turns,
                             s.rolls, s.steps, s.moves_made, s.may_end, s.dice_count, s.dice_used})
        out += " " + std::to_string(n);
    return out;
}

// Restored from its text at every step back to the start, the match is the same.
inline void check_restores_at_every_step(Example &example) {
    while (true) {
        const std::string before = all_of(example);
        INFO(example.save());
        REQUIRE(example.restore(example.save()) == LUDUS_OK);
        CHECK(all_of(example) == before);
        CHECK(example.events().empty());
        if (example.state().steps == 0) return;
        example.undo();
    }
}

#endif
