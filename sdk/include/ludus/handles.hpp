// SPDX-License-Identifier: MIT
// An addon that has been opened, and its optional features that need no match. The handles share
// the addon's instance, which is destroyed, and the library released, when the last of them and of
// its matches has gone. Threads: as in addon.h, [instance]: any, also at the same time. Failures
// are thrown as Error. The texts in the structs belong to the addon and live as long as any handle.
#pragma once

#include "ludus/error.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ludus {

namespace detail {
class Caller;
class Instance;
} // namespace detail

// What a host tells an addon about itself.
struct HostDescription {
    std::string name = {};                   // the launcher's name and version, for logs
    std::filesystem::path addon_folder = {}; // the addon's own, absolute; load sets it
    std::optional<std::filesystem::path> data_folder = {}; // absolute; the addon may write there
    // Called on the thread that called the addon, during that call: level (LUDUS_LOG_), text. What
    // it throws is held back until the addon has returned, and then thrown by the call under way.
    std::function<void(int32_t, const std::string &)> log = {};
    // Of the sentences in which the addon says why something failed; empty: English.
    std::string language = {};
};

class Feature {
protected:
    friend class Addon;
    explicit Feature(std::shared_ptr<detail::Instance> instance) : instance_(std::move(instance)) {}

    std::shared_ptr<detail::Instance> instance_;
};

class Board : public Feature {
public:
    ludus_board board(const std::string &game) const;
    std::vector<ludus_place> places(const std::string &game, const std::string &lang) const;
    std::vector<ludus_line> lines(const std::string &game) const;
    // Place ids; `track` counts from 0.
    std::vector<int32_t> track(const std::string &game, int32_t player, uint32_t track) const;
    std::vector<ludus_piece> pieces(const std::string &game, const std::string &lang) const;
    // Empty in a game without dice.
    std::vector<ludus_die> dice(const std::string &game, const std::string &lang) const;
    // What the player calls places in a TURN.
    std::vector<ludus_word> words(const std::string &game, int32_t player) const;

private:
    using Feature::Feature;
};

// The program's players. Match::think lets one choose a turn.
class Players : public Feature {
public:
    std::vector<ludus_player> players(const std::string &game, const std::string &lang) const;

private:
    using Feature::Feature;
};

// There if Match::analyse can be called.
class Analysis : public Feature {
    using Feature::Feature;
};

// Match::describe says a whole position, say_move and say_turn what can be done.
class Texts : public Feature {
public:
    // An event as a sentence.
    std::string say(const std::string &game, const ludus_event &event,
                    const std::string &lang) const;
    std::vector<ludus_page> pages(const std::string &game, const std::string &lang) const;
    // A page in CommonMark, such as "rules".
    std::string page(const std::string &game, const std::string &page,
                     const std::string &lang) const;

private:
    using Feature::Feature;
};

// Copies share the instance.
class Addon {
public:
    // Opens an instance. `library` keeps the code of `entry` in memory. Opening again gives
    // another.
    static Addon open(ludus_open_fn entry, std::shared_ptr<void> library, HostDescription host);

    // As HostDescription::language. Set it before other threads use the addon.
    void set_language(const std::string &tag);

    uint32_t abi() const;             // the contract agreed on: LUDUS_ABI_MAKE
    const std::string &label() const; // in the host's sentences

    ludus_addon_info info(const std::string &lang) const;
    std::vector<ludus_game> games(const std::string &lang) const;
    // The GAME text as the addon writes it, defaults left out.
    std::string check(const std::string &game) const;
    // Two: of player 1, of player 2.
    std::vector<ludus_side> sides(const std::string &game, const std::string &lang) const;
    std::vector<ludus_option> options(const std::string &game, const std::string &lang) const;
    std::vector<ludus_option_value> option_values(const std::string &game, const std::string &key,
                                                  const std::string &lang) const;
    // Empty: the game has no dice.
    std::vector<ludus_roll> rolls(const std::string &game) const;
    // The values of the roll number `index` of the dice that `seed` stands for, for Match::set_dice.
    std::vector<int32_t> roll(const std::string &game, uint64_t seed, uint64_t index) const;

    // Empty where the addon has not the feature.
    std::optional<Board> board() const;
    std::optional<Players> players() const;
    std::optional<Analysis> analysis() const;
    std::optional<Texts> texts() const;

private:
    friend class Match;
    explicit Addon(std::shared_ptr<detail::Instance> instance);

    template <class F>
    std::optional<F> feature(const void *table) const;
    const detail::Caller &caller() const;
    const ludus_game_api &api() const;
    ludus_addon *handle() const;

    std::shared_ptr<detail::Instance> instance_;
};

} // namespace ludus
