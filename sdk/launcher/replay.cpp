// SPDX-License-Identifier: MIT
// Saves played again, through the rules.
#include "beginning.hpp"
#include "quote.hpp"
#include "save.hpp"
#include "session.hpp"
#include "text.hpp"

namespace {

// What an addon or the catalogue says of a line becomes a fault of that line.
template <class Do>
auto in_line(const SavedLine &line, Do doing) {
    try {
        return doing();
    } catch (const ludus::Error &error) {
        throw SaveFault(line.number, sentence(error));
    } catch (const Refusal &refusal) {
        throw SaveFault(line.number, refusal.what());
    }
}

void check_can_roll(const Session &session, const SavedLine &line) {
    const int32_t phase = session.state().phase;
    if (phase == LUDUS_PHASE_ROLL) return;
    const Text what = phase == LUDUS_PHASE_OVER ? Text::save_over : Text::save_incomplete;
    throw SaveFault(line.number, text(what));
}

void replay_line(Session &session, const SavedLine &line) {
    if (session.state().phase == LUDUS_PHASE_END) in_line(line, [&] { session.end_turn(); });
    check_can_roll(session, line);
    const auto [dice, turn] = dice_and_turn(line.text);
    const auto values = roll_written(session.game(), dice);
    if (!values) throw SaveFault(line.number, text(Text::save_not_rolled, {shown(dice)}));
    const uint32_t index = session.state().rolls;
    const auto given = session.dice().roll(session.game(), index);
    if (given && dice_text(*given) != dice_text(*values))
        throw SaveFault(line.number,
                        text(Text::save_roll_differs,
                             {std::to_string(index + 1), shown(dice), dice_text(*given)}));
    in_line(line, [&, &turn = turn] { session.replay(*values, turn); });
}

void replay_left(Session &session, const SavedLine &line) {
    if (!in_line(line, [&] { return session.replay_leaving(line.text); }))
        throw SaveFault(line.number, text(Text::save_left, {shown(line.text)}));
}

} // namespace

Game game_of(const Save &save, const Catalogue &catalogue) {
    return in_line(save.game, [&] { return catalogue.open(save.game.text, save.addon.text); });
}

Session replayed(const Save &save, const Game &game) {
    const Seat first = in_line(save.first, [&] { return any_player(game, save.first.text); });
    const Seat second = in_line(save.second, [&] { return any_player(game, save.second.text); });
    Session session(game, first, second, save.dice);
    if (!save.start.text.empty()) {
        in_line(save.start, [&] { session.start_from(save.start.text); });
        if (session.state().phase != LUDUS_PHASE_ROLL)
            throw SaveFault(save.start.number, text(Text::save_start));
    }
    if (!save.begin.text.empty()) {
        in_line(save.begin, [&] { check_beginning(save.begin.text, game, save.dice); });
        session.set_beginning(save.begin.text);
    }
    for (const SavedLine &line : save.rolls)
        replay_line(session, line);
    if (!save.left.text.empty()) replay_left(session, save.left);
    return session;
}
