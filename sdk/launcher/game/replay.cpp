// SPDX-License-Identifier: MIT
// Saves played again, through the rules.
#include "base/quote.hpp"
#include "game/beginning.hpp"
#include "game/save.hpp"
#include "game/session.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

// What an addon or the catalogue says of a line becomes a fault of that line.
template <class Do>
auto in_line(const SavedLine &line, Do doing) {
    try {
        return doing();
    } catch (const ludus::Error &error) {
        throw SaveError(line.number, sentence(error));
    } catch (const RequestError &error) {
        throw SaveError(line.number, error.what());
    }
}

// The turn of the line before, which has been made as far as that tells.
void end_turn_before(Session &session, const SavedLine &line) {
    const ludus_state state = session.state();
    if (state.may_end) return in_line(line, [&] { session.end_turn(); });
    if (state.phase == LUDUS_PHASE_MOVE) throw SaveError(line.number, text(Text::save_incomplete));
}

void replay_roll(Session &session, const SavedLine &line, const std::string &dice) {
    const int32_t phase = session.state().phase;
    if (phase != LUDUS_PHASE_ROLL)
        throw SaveError(line.number,
                        text(phase == LUDUS_PHASE_OVER ? Text::save_over : Text::save_incomplete));
    const auto values = roll_written(session.game(), dice);
    if (!values) throw SaveError(line.number, text(Text::save_not_rolled, {shown(dice)}));
    const uint32_t index = session.state().rolls;
    const auto given = session.dice().roll(session.game(), index);
    if (given && dice_text(*given) != dice_text(*values))
        throw SaveError(line.number,
                        text(Text::save_roll_differs,
                             {std::to_string(index + 1), shown(dice), dice_text(*given)}));
    in_line(line, [&] { session.roll(*values); });
}

void replay_line(Session &session, const SavedLine &line) {
    const auto [dice, turn] = dice_and_turn(line.text);
    if (session.state().phase == LUDUS_PHASE_OVER)
        throw SaveError(line.number, text(Text::save_over));
    if (dice != no_dice)
        replay_roll(session, line, dice);
    else if (session.state().phase == LUDUS_PHASE_ROLL)
        throw SaveError(line.number, text(Text::save_not_rolled, {dice}));
    if (!turn.empty()) in_line(line, [&, &turn = turn] { session.replay(turn); });
}

} // namespace

Game game_of(const Save &save, const Catalogue &catalogue) {
    return in_line(save.game, [&] { return catalogue.open(save.game.text, save.addon.text); });
}

Session replayed(const Save &save, const Game &game) {
    const Seat first = in_line(save.first, [&] { return any_player(game, save.first.text); });
    const Seat second = in_line(save.second, [&] { return any_player(game, save.second.text); });
    if (save.dice.kind() == DiceSource::Kind::none && has_dice(game))
        throw SaveError(save.dice_line, text(Text::save_dice, {"none"}));
    Session session(game, first, second, save.dice);
    if (!save.start.text.empty()) {
        in_line(save.start, [&] { session.start_from(save.start.text); });
        const ludus_state state = session.state();
        if (state.phase == LUDUS_PHASE_OVER || state.dice_count > 0)
            throw SaveError(save.start.number, text(Text::save_start));
    }
    if (!save.begin.text.empty()) {
        in_line(save.begin, [&] { check_beginning(save.begin.text, game, save.dice); });
        session.set_beginning(save.begin.text);
    }
    for (const SavedLine &line : save.turns) {
        if (&line != &save.turns.front()) end_turn_before(session, line);
        replay_line(session, line);
    }
    if (save.ended.number) end_turn_before(session, save.ended);
    return session;
}

} // namespace launcher
