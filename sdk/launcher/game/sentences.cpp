// SPDX-License-Identifier: MIT
#include "game/sentences.hpp"

#include "words/text.hpp"

#include <iterator>
#include <sstream>
#include <utility>
#include <vector>

namespace launcher {

std::string Sentences::place_name(int32_t id) const {
    const ludus_place *place = board_.place(id);
    return place && *place->name ? place->name : std::to_string(id);
}

std::string Sentences::own_words(const ludus_event &event) const {
    const std::string side = game_.side(event.player);
    switch (event.kind) {
    case LUDUS_EVENT_ROLL: {
        std::string values;
        for (uint32_t i = 0; i < event.count; ++i)
            values += (i ? " " : "") + std::to_string(event.values[i]);
        return text(Text::event_roll, {side, values});
    }
    case LUDUS_EVENT_MOVE:
        return text(Text::event_move, {side, place_name(event.from), place_name(event.to)});
    case LUDUS_EVENT_CAPTURE:
        return text(Text::event_capture, {side, place_name(event.from), place_name(event.to)});
    case LUDUS_EVENT_PASS:
        return text(event.reason == LUDUS_PASS_CHOSEN ? Text::event_pass_chosen : Text::event_pass,
                    {side});
    case LUDUS_EVENT_AGAIN:
        return text(Text::event_again, {side});
    case LUDUS_EVENT_WIN:
        return text(Text::event_win, {side});
    case LUDUS_EVENT_DRAW:
        return text(Text::event_draw);
    default:
        return {};
    }
}

std::string Sentences::of(const ludus_event &event) const {
    const auto texts = game_.addon.texts();
    if (!texts) return own_words(event);
    try {
        return texts->say(game_.text, event, game_.language);
    } catch (const ludus::Error &) {
        const bool known = event.kind >= LUDUS_EVENT_ROLL && event.kind <= LUDUS_EVENT_DRAW;
        if (known) throw;
        return {}; // of a later contract, or the addon's own
    }
}

namespace {

std::string in_brackets(const std::string &notation, const std::string &words) {
    return words.empty() ? notation : notation + " (" + words + ')';
}

std::string with_gloss(const std::string &notation, uint32_t flags) {
    constexpr std::pair<uint32_t, Text> words[] = {
        {LUDUS_MOVE_ENTERS, Text::play_move_enters},
        {LUDUS_MOVE_CAPTURES, Text::play_move_captures},
        {LUDUS_MOVE_BEARS_OFF, Text::play_move_bears_off},
        {LUDUS_MOVE_AGAIN, Text::play_move_again}};
    std::string gloss;
    for (const auto &[flag, word] : words)
        if (flags & flag) gloss += (gloss.empty() ? "" : ", ") + text(word);
    return in_brackets(notation, gloss);
}

std::string turn_with_gloss(const std::string &whole, const std::vector<ludus_move> &moves) {
    std::istringstream in(whole);
    const std::vector<std::string> each{std::istream_iterator<std::string>(in), {}};
    if (each.size() != moves.size()) return whole; // not written move by move
    std::string out;
    for (size_t i = 0; i < each.size(); ++i)
        out += (i ? " " : "") + with_gloss(each[i], moves[i].flags);
    return out;
}

} // namespace

std::string told_move(const Game &game, const ludus::Match &match, uint32_t move) {
    const std::string notation = match.move_text(move);
    if (game.addon.texts()) return in_brackets(notation, match.say_move(move, game.language));
    const auto moves = match.moves();
    return with_gloss(notation, moves.at(move).flags);
}

std::string told_turn(const Game &game, const ludus::Match &match, uint32_t turn) {
    const std::string notation = match.turn_text(turn);
    const std::string said =
        game.addon.texts() ? match.say_turn(turn, game.language) : std::string();
    if (notation.empty()) return said.empty() ? text(Text::window_end_turn) : said;
    if (!said.empty()) return in_brackets(notation, said);
    return turn_with_gloss(notation, match.turn_moves(turn));
}

} // namespace launcher
