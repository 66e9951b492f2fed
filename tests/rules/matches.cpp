// SPDX-License-Identifier: MIT
#include "matches.hpp"

#include "catch.hpp"

#include <algorithm>
#include <random>

using namespace duodecim;

namespace {

// Gives the match its next roll and returns it.
Dice roll(Match &match, const DiceSet &set, std::uint64_t seed) {
    const Dice thrown = throw_dice(set, seed, match.status().rolls);
    std::vector<std::int32_t> values(thrown.value.begin(), thrown.value.begin() + thrown.count);
    REQUIRE_FALSE(match.set_dice(values));
    return thrown;
}

// Plays a whole turn move by move, those of its moves that are on offer in random order.
void play_shuffled(Match &match, Turn turn, std::mt19937 &random) {
    std::vector<Move> left(turn.begin(), turn.end());
    const Dice dice = match.status().dice;
    // Equal moves may use other dice, and then leave less for the rest.
    const auto used = [&](const Move &move) {
        Dice values;
        for (unsigned i = 0; i < dice.count; ++i)
            if (move.dice >> i & 1) values.value[values.count++] = dice.value[i];
        return values;
    };
    std::shuffle(left.begin(), left.end(), random);
    while (!left.empty()) {
        const std::size_t before = left.size();
        for (std::size_t i = 0; i < left.size(); ++i) {
            const auto &offered = match.moves();
            const auto at = std::find_if(offered.begin(), offered.end(), [&](const Move &m) {
                return m.line == left[i].line && m.from == left[i].from && m.to == left[i].to &&
                       used(m) == used(left[i]);
            });
            if (at == offered.end()) continue;
            REQUIRE_FALSE(match.play(static_cast<std::size_t>(at - offered.begin())));
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
            break;
        }
        REQUIRE(left.size() < before);
    }
}

// A position that came about in play is read back as it was, with the same turns.
void check_read_back(std::string_view game, Match &match) {
    auto copy = match_at(game, match.position());
    REQUIRE(copy->position() == match.position());
    REQUIRE(copy->status().mover == match.status().mover);
    if (match.status().phase == Phase::over) return;
    if (match.status().phase == Phase::roll) {
        REQUIRE(copy->status().phase == Phase::roll);
        return;
    }
    REQUIRE(turns(*copy) == turns(match));
}

void check_contents(const Match &match, unsigned pieces) {
    std::vector<board::Content> contents;
    match.contents(contents);
    int count[2] = {0, 0};
    for (const board::Content &group : contents) {
        REQUIRE(group.count > 0);
        count[group.player - 1] += group.count;
    }
    REQUIRE(count[0] == static_cast<int>(pieces));
    REQUIRE(count[1] == static_cast<int>(pieces));
}

// Every turn that is offered whole can be played move by move, and the other way round.
void check_turns(Match &match, bool every_order, std::mt19937 &random) {
    const std::size_t count = *match.turns();
    std::set<std::string> whole;
    for (std::size_t t = 0; t < count; ++t) {
        whole.insert(match.turn_position(t));
        auto by_moves = match.clone(), at_once = match.clone();
        play_shuffled(*by_moves, match.turn(t), random);
        REQUIRE(at_once->turns());
        REQUIRE_FALSE(at_once->play_turn(t));
        REQUIRE(snapshot(*by_moves) == snapshot(*at_once));
        REQUIRE(after_turn(*by_moves) == match.turn_position(t));
    }
    REQUIRE(whole.size() == count);
    if (!every_order) return;
    std::set<std::string> reached;
    play_all(match, reached);
    REQUIRE(reached == whole);
}

void check_record(std::string_view game, const Match &match) {
    auto again = match_at(game, match.start());
    for (std::size_t r = 0; r < match.status().rolls; ++r) {
        if (again->status().phase == Phase::end) REQUIRE_FALSE(again->end_turn());
        const auto line = match.record(r);
        REQUIRE(line);
        const std::size_t blank = line->find(' ');
        std::vector<std::int32_t> values;
        for (const char c : line->substr(0, blank))
            values.push_back(c - '0');
        REQUIRE_FALSE(again->set_dice(values));
        REQUIRE_FALSE(again->play_text(line->substr(blank + 1)));
    }
    REQUIRE_FALSE(match.record(match.status().rolls));
    // Not the dice used last, which a TURN leaves open where the last pieces are borne off.
    REQUIRE(again->position() == match.position());
    REQUIRE(again->partial() == match.partial());
    REQUIRE(again->status().phase == match.status().phase);
    REQUIRE(again->status().steps == match.status().steps);
}

void check_random_game(std::string_view game, unsigned pieces, const DiceSet &set,
                       std::uint64_t seed) {
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
    auto match = match_of(game);
    std::vector<std::string> past;
    const auto step = [&] { past.push_back(snapshot(*match)); };
    while (match->status().phase != Phase::over) {
        REQUIRE(match->status().steps == past.size());
        step();
        roll(*match, set, seed);
        check_contents(*match, pieces);
        if (random() % 8 == 0) {
            check_read_back(game, *match);
            check_turns(*match, random() % 8 == 0, random);
        }
        while (match->status().phase == Phase::move) {
            step();
            REQUIRE_FALSE(match->play(random() % match->moves().size()));
            check_contents(*match, pieces);
        }
        if (match->status().phase == Phase::over) break;
        step();
        REQUIRE_FALSE(match->end_turn());
    }
    check_read_back(game, *match);
    check_record(game, *match);
    while (!past.empty()) {
        REQUIRE(match->undo());
        REQUIRE(snapshot(*match) == past.back());
        past.pop_back();
    }
    REQUIRE_FALSE(match->undo());
}

} // namespace

std::unique_ptr<Match> match_of(std::string_view game) {
    INFO(game);
    auto read = read_game_text(game);
    REQUIRE(read);
    return (*read)->new_match();
}

std::unique_ptr<Match> match_at(std::string_view game, std::string_view position) {
    INFO(position);
    auto match = match_of(game);
    const Outcome fault = match->set_position(position);
    INFO((fault ? said(*fault) : ""));
    REQUIRE_FALSE(fault);
    return match;
}

std::set<std::string> turns(Match &match) {
    const auto count = match.turns();
    REQUIRE(count);
    std::set<std::string> texts;
    for (std::size_t t = 0; t < *count; ++t)
        texts.insert(match.turn_text(t));
    REQUIRE(texts.size() == *count);
    return texts;
}

std::set<std::string> turns(std::string_view game, std::string_view position) {
    return turns(*match_at(game, position));
}

std::string after(std::string_view game, std::string_view position, std::string_view turn) {
    auto match = match_at(game, position);
    INFO(position << " " << turn);
    const Outcome fault = match->play_text(turn);
    INFO((fault ? said(*fault) : ""));
    REQUIRE_FALSE(fault);
    return after_turn(*match);
}

std::string after_turn(Match &match) {
    if (match.status().phase == Phase::end) REQUIRE_FALSE(match.end_turn());
    return match.position();
}

std::string snapshot(const Match &match) {
    const Status status = match.status();
    std::string out = match.position() + " | " + match.partial() + " | ";
    out += std::to_string(static_cast<int>(status.phase)) + " " +
           std::to_string(index(status.mover)) + " " +
           (status.winner ? std::to_string(index(*status.winner)) : "-") + " " +
           std::to_string(status.rolls) + " " + std::to_string(status.moves_made) + " " +
           std::to_string(status.dice_used) + " |";
    std::vector<board::Content> contents;
    match.contents(contents);
    for (const board::Content &group : contents)
        out += " " + std::to_string(group.place) + "." + std::to_string(group.player) + "." +
               std::to_string(group.kind) + "x" + std::to_string(group.count);
    return out;
}

std::string said(const Fault &fault) {
    std::string out(fault.key);
    if (!fault.args.empty()) {
        out += '(';
        for (std::size_t i = 0; i < fault.args.size(); ++i)
            out += (i > 0 ? ", " : "") + fault.args[i];
        out += ')';
    }
    return out + (fault.column > 0 ? " at " + std::to_string(fault.column) : "");
}

std::string refused_position(std::string_view game, std::string_view position) {
    auto match = match_of(game);
    const std::string before = snapshot(*match);
    const Outcome fault = match->set_position(position);
    if (!fault) return "accepted";
    REQUIRE(snapshot(*match) == before);
    return said(*fault);
}

std::string refused_game(std::string_view game) {
    const auto read = read_game_text(game);
    return read ? "accepted" : said(read.fault());
}

void play_all(Match &match, std::set<std::string> &reached) {
    if (match.status().phase != Phase::move) {
        auto end = match.clone();
        reached.insert(after_turn(*end));
        return;
    }
    const std::string before = snapshot(match);
    const std::size_t count = match.moves().size();
    REQUIRE(count > 0);
    for (std::size_t m = 0; m < count; ++m) {
        REQUIRE_FALSE(match.play(m));
        play_all(match, reached);
        REQUIRE(match.undo());
        REQUIRE(snapshot(match) == before);
    }
}

void check_random_games(std::string_view game, unsigned games, unsigned pieces) {
    const auto read = read_game_text(game);
    REQUIRE(read);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        INFO(game << ", seed " << seed);
        check_random_game(game, pieces, (*read)->dice(), seed);
    }
}
