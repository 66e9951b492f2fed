// SPDX-License-Identifier: MIT
// Program against program. Each dice sequence is played twice with the sides swapped, so that luck
// and the first move favour neither.
#include "base/output.hpp"
#include "commands/commands.hpp"
#include "commands/tally.hpp"
#include "game/players.hpp"
#include "game/seeds.hpp"
#include "game/standing.hpp"
#include "terminal/terminal.hpp"
#include "words/text.hpp"

#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

namespace launcher {

namespace {

using Clock = std::chrono::steady_clock;

class Tournament {
public:
    Tournament(const Game &game, const MatchOptions &options)
        : game_(game), options_(options), players_{program_player(game, options.first),
                                                   program_player(game, options.second)},
          match_(game.addon, game.text), start_(match_.position()) {}

    void play() {
        for (uint64_t pair = 0; pair < options_.games / 2; ++pair) {
            int won = 0, drawn = 0;
            for (const int swapped : {0, 1}) {
                const auto winner = play_one(pair, swapped);
                won += winner == 0 ? 1 : 0;
                drawn += winner ? 0 : 1;
            }
            tally_.add_pair(won, drawn);
            show_progress();
        }
    }

    // Once of each player.
    void tell_weakened() const {
        for (const int player : {0, 1})
            if (weakened_[player] && (player == 0 || players_[1].id != players_[0].id))
                complain(weakened_words(game_, players_[player].name));
    }

    void print_text() const {
        std::vector<std::string> lines{
            text(Text::match_heading,
                 {game_.text, players_[0].id, players_[1].id, std::to_string(tally_.games()),
                  std::to_string(options_.seed)}),
            text(Text::match_won,
                 {players_[0].id, std::to_string(tally_.won()), std::to_string(tally_.games()),
                  percent(tally_.rate()), percent(tally_.low()), percent(tally_.high())}),
            text(Text::match_length, {decimal(length(), 1)}),
            text(Text::match_time, {players_[0].id, decimal(milliseconds(0), 3), players_[1].id,
                                    decimal(milliseconds(1), 3)})};
        if (tally_.drawn() > 0)
            lines.insert(lines.begin() + 2,
                         text(Text::match_drawn,
                              {std::to_string(tally_.drawn()), std::to_string(tally_.games())}));
        for (const std::string &line : lines)
            std::cout << fitting(line) << '\n';
    }

    void print_json() const {
        const nlohmann::ordered_json result{
            {"game", game_.text},
            {"first", players_[0].id},
            {"second", players_[1].id},
            {"games", tally_.games()},
            {"seed", options_.seed},
            {"nodes", options_.nodes},
            {"first_won", tally_.won()},
            {"drawn", tally_.drawn()},
            {"first_lost", tally_.games() - tally_.won() - tally_.drawn()},
            {"rate", tally_.rate()},
            {"low", tally_.low()},
            {"high", tally_.high()},
            {"turns_a_game", length()},
            {"first_ms_a_turn", milliseconds(0)},
            {"second_ms_a_turn", milliseconds(1)},
            {"first_weakened", weakened_[0]},
            {"second_weakened", weakened_[1]}};
        std::cout << result.dump() << '\n';
    }

private:
    // The index of the winner in players_; nothing where there is none.
    std::optional<int> play_one(uint64_t pair, int swapped) {
        const uint64_t dice = derived_seed(options_.seed, 2 * pair);
        const uint64_t choices = derived_seed(options_.seed, 2 * pair + 1);
        match_.set_position(start_);
        for (;;) {
            const ludus_state state = match_.state();
            const int player = (state.mover - 1) ^ swapped;
            switch (phase_of(match_, state)) {
            case LUDUS_PHASE_ROLL:
                match_.set_dice(game_.addon.roll(game_.text, dice, state.rolls));
                break;
            case LUDUS_PHASE_MOVE:
                // By side, not by player: a player against itself plays the same game twice.
                move(player,
                     derived_seed(choices, 2 * state.turns + static_cast<uint64_t>(state.mover)));
                break;
            case LUDUS_PHASE_OVER:
                match_.events(events_); // looked at whether they say the same
                turns_ += state.turns;
                if (state.winner == 0) return std::nullopt;
                return (state.winner - 1) ^ swapped;
            default:
                match_.end_turn();
            }
        }
    }

    void move(int player, uint64_t seed) {
        match_.turns(turn_list_);
        const auto begin = Clock::now();
        const ludus_thought thought = match_.think(players_[player].id, {options_.nodes, 0}, seed);
        spent_[player] += Clock::now() - begin;
        ++thoughts_[player];
        weakened_[player] = weakened_[player] || thought.weakened;
        match_.play_turn(thought.turn);
        if (const ludus_state after = match_.state();
            phase_of(match_, after) == LUDUS_PHASE_MOVE && after.may_end)
            match_.end_turn();
    }

    void show_progress() {
        if (!Terminal::error_is_terminal()) return;
        const bool last = tally_.games() == options_.games;
        if (Clock::now() - shown_ < std::chrono::milliseconds(100) && !last) return;
        shown_ = Clock::now();
        std::cerr << "\r\x1b[K";
        if (!last)
            std::cerr << text(Text::match_progress,
                              {std::to_string(tally_.games()), std::to_string(options_.games),
                               players_[0].id, percent(tally_.rate())})
                      << std::flush;
    }

    double length() const {
        return static_cast<double>(turns_) / static_cast<double>(tally_.games());
    }
    double milliseconds(int player) const {
        const double all = std::chrono::duration<double, std::milli>(spent_[player]).count();
        return thoughts_[player] ? all / static_cast<double>(thoughts_[player]) : 0;
    }

    const Game &game_;
    const MatchOptions &options_;
    const Seat players_[2];
    ludus::Match match_;
    const std::string start_;
    std::vector<ludus_turn> turn_list_;
    std::vector<ludus_event> events_; // of the end
    Tally tally_;
    uint64_t turns_ = 0; // passes included
    uint64_t thoughts_[2] = {0, 0};
    bool weakened_[2] = {false, false};
    Clock::duration spent_[2] = {};
    Clock::time_point shown_{};
};

} // namespace

int play_match(const Catalogue &catalogue, const MatchOptions &options) {
    if (options.games == 0 || options.games % 2 != 0)
        throw UsageError(text(Text::usage_odd_games, {std::to_string(options.games)}));
    const Game game = catalogue.open(options.game);
    Tournament tournament(game, options);
    tournament.play();
    tournament.tell_weakened();
    if (options.json)
        tournament.print_json();
    else
        tournament.print_text();
    return 0;
}

} // namespace launcher
