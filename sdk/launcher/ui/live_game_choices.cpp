// SPDX-License-Identifier: MIT
// What a person can choose, and chooses.
#include "game/standing.hpp"
#include "ui/live_game.hpp"
#include "words/text.hpp"

#include <algorithm>

namespace launcher {

bool LiveGame::asks() const {
    return !stuck_ && session().person_chooses();
}

// There is nothing to choose, and the player does not want to be asked then.
bool LiveGame::forced() const {
    return auto_forced_ && is_forced(session().match());
}

std::vector<int32_t> LiveGame::movable() const {
    std::vector<int32_t> places;
    if (!asks()) return places;
    for (const auto &move : session().match().moves())
        if (on_board(move) && std::find(places.begin(), places.end(), move.from) == places.end())
            places.push_back(move.from);
    return places;
}

std::vector<Target> LiveGame::targets() const {
    std::vector<Target> targets;
    if (!asks() || !picked_) return targets;
    for (const auto &move : session().match().moves()) {
        const auto known = std::any_of(targets.begin(), targets.end(),
                                       [&](const auto &t) { return t.place == move.to; });
        if (move.from == picked_ && on_board(move) && !known)
            targets.push_back({move.to, (move.flags & LUDUS_MOVE_CAPTURES) != 0});
    }
    return targets;
}

void LiveGame::pick(int32_t place) {
    const auto places = movable();
    picked_ = std::find(places.begin(), places.end(), place) != places.end() ? place : 0;
}

std::vector<uint32_t> LiveGame::moves_to(int32_t place) const {
    std::vector<uint32_t> found;
    if (!asks() || !picked_) return found;
    const auto moves = session().match().moves();
    for (const uint32_t i : different_moves(session().match()))
        if (moves[i].from == picked_ && moves[i].to == place) found.push_back(i);
    return found;
}

bool LiveGame::on_board(const ludus_move &move) const {
    return board_.place(move.from) && board_.place(move.to);
}

std::vector<uint32_t> LiveGame::acts() const {
    std::vector<uint32_t> found;
    if (!asks()) return found;
    const bool all = session().state().phase != LUDUS_PHASE_MOVE; // an unknown one
    const auto moves = session().match().moves();
    for (const uint32_t i : different_moves(session().match()))
        if (all || !on_board(moves[i])) found.push_back(i);
    return found;
}

std::string LiveGame::say_move(uint32_t move) const {
    if (!game().addon.texts()) return session().match().move_text(move);
    return session().match().say_move(move, game().language);
}

bool LiveGame::may_end() const {
    return asks() && session().state().may_end;
}

void LiveGame::end_turn() {
    if (!may_end()) return;
    picked_ = 0;
    pass_.clear();
    try {
        turn_over(true);
    } catch (const std::runtime_error &error) {
        break_off(error);
    }
}

void LiveGame::play(uint32_t move, bool dragged) {
    if (!asks()) return;
    const uint32_t steps = session().state().steps;
    try {
        started_.session->play(move);
    } catch (const ludus::Error &error) {
        if (session().state().steps != steps) return break_off(error);
        return say(sentence(error));
    }
    picked_ = 0;
    forget_marks();
    try {
        after_step();
        fly(session().match().events());
    } catch (const std::runtime_error &error) {
        return break_off(error);
    }
    if (dragged && !flights_.empty()) flights_.erase(flights_.begin()); // it lies there already
}

} // namespace launcher
