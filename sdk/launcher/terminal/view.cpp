// SPDX-License-Identifier: MIT
#include "terminal/view.hpp"

#include "base/output.hpp"
#include "base/utf8.hpp"
#include "base/wrap.hpp"
#include "game/dice_words.hpp"
#include "game/hint.hpp"
#include "game/pages.hpp"
#include "game/standing.hpp"
#include "terminal/pager.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace launcher {

namespace {

// Boards of a size that a terminal can show; nothing else that an addon says is drawn.
bool can_be_drawn(const BoardData &board) {
    constexpr int32_t most = 200000; // 200 fields
    const auto within = [](int32_t number) { return number >= 0 && number <= most; };
    bool good = within(board.size.width) && within(board.size.height);
    for (const auto &place : board.places)
        good = good && within(place.x) && within(place.y) && within(place.width) &&
               within(place.height);
    for (const auto &line : board.lines)
        good = good && within(line.x1) && within(line.y1) && within(line.x2) && within(line.y2);
    return good;
}

BoardData drawable_board_of(const Game &game) {
    BoardData data = board_of(game);
    if (!can_be_drawn(data)) data.places.clear();
    return data;
}

// The nearest of the 6x6x6 colours that every colour terminal has; greys stay as the text is.
std::string colour_code(uint32_t rgb) {
    const uint32_t parts[3] = {rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255};
    const auto [low, high] = std::minmax({parts[0], parts[1], parts[2]});
    if (high - low < 48) return "\x1b[1m";
    uint32_t index = 16;
    const uint32_t weights[3] = {36, 6, 1};
    for (int i = 0; i < 3; ++i) // made brighter, for a dark ground
        index += weights[i] * std::min<uint32_t>(5, (parts[i] * 5 + 127) / high);
    return "\x1b[1;38;5;" + std::to_string(index) + "m";
}

// In columns, read downwards.
std::string in_columns(const std::vector<std::string> &items, int width) {
    size_t widest = 1;
    for (const auto &item : items)
        widest = std::max(widest, width_of(item));
    const size_t columns = std::max<size_t>(1, static_cast<size_t>(width) / (widest + 3));
    const size_t rows = (items.size() + columns - 1) / columns;
    std::string out;
    for (size_t row = 0; row < rows; ++row) {
        std::string line;
        for (size_t i = row; i < items.size(); i += rows) {
            if (!line.empty()) line.append(3, ' ');
            line += items[i];
            if (i + rows < items.size()) line.append(widest - width_of(items[i]), ' ');
        }
        out += line + '\n';
    }
    return out;
}

Text mark_name(int32_t mark) {
    switch (mark) {
    case LUDUS_MARK_EYES:
        return Text::mark_eyes;
    case LUDUS_MARK_DOTS:
        return Text::mark_dots;
    case LUDUS_MARK_FIVES:
        return Text::mark_fives;
    case LUDUS_MARK_CHANGE:
        return Text::mark_change;
    case LUDUS_MARK_END:
        return Text::mark_end;
    default:
        return Text::mark_rosette;
    }
}

} // namespace

View::View(const Session &session, Terminal &terminal)
    : session_(session), game_(session.game()), terminal_(terminal),
      board_(drawable_board_of(session.game())), sentences_(game_, board_) {}

void View::say(const std::string &sentence) {
    terminal_.say(sentence);
}

Pens View::pens() const {
    Pens pens;
    pens.unicode = terminal_.unicode();
    if (!terminal_.coloured()) return pens;
    pens.code[static_cast<size_t>(Ink::faint)] = "\x1b[2m";
    pens.code[static_cast<size_t>(Ink::marked)] = "\x1b[1;7m";
    for (const auto &piece : board_.pieces)
        pens.code[static_cast<size_t>(piece.player == 1 ? Ink::player_1 : Ink::player_2)] =
            colour_code(piece.colour);
    return pens;
}

std::string View::side_with_letters(int32_t player) const {
    const std::string letters = board_.letters(player);
    return game_.side(player) + (letters.empty() ? "" : " (" + letters + ")");
}

std::string View::side(int32_t player) const {
    return terminal_.interactive() ? side_with_letters(player) : game_.side(player);
}

void View::heading() {
    say(text(Text::play_heading, {game_.about.name, game_.text}));
    say(text(Text::play_players, {side(1), session_.seat(1).name, side(2), session_.seat(2).name}));
    if (const std::string source = source_words(game_, session_.dice()); !source.empty())
        say(source);
    if (session_.seat(1).human() || session_.seat(2).human()) say(text(Text::play_hint));
}

// ---- The board ----------------------------------------------------------------------------------

// The one name of all shelters of the board, such as "pra", or "in shelter".
std::string View::shelter_name() const {
    std::string name;
    for (const auto &place : board_.places) {
        if (place.kind != LUDUS_PLACE_SHELTER) continue;
        if (!name.empty() && name != place.label) return text(Text::pieces_sheltered);
        name = place.label;
    }
    return name.empty() ? text(Text::pieces_sheltered) : name;
}

std::string View::beside_the_board(int32_t player) const {
    std::map<int32_t, uint32_t> counts; // by kind of place
    for (const auto &place : board_.places)
        counts[place.kind];
    for (const auto &content : session_.match().contents()) {
        const ludus_place *place = board_.place(content.place);
        if (place && content.player == player) counts[place->kind] += content.count;
    }
    std::string list;
    const std::pair<int32_t, std::string> kinds[] = {
        {LUDUS_PLACE_HAND, text(Text::pieces_hand)},
        {LUDUS_PLACE_BAR, text(Text::pieces_captured)},
        {LUDUS_PLACE_SHELTER, shelter_name()},
        {LUDUS_PLACE_OFF, text(Text::pieces_borne_off)}};
    for (const auto &[kind, name] : kinds)
        if (counts.contains(kind))
            list += (list.empty() ? "" : ", ") + name + ' ' + std::to_string(counts[kind]);
    return list;
}

void View::board() {
    if (board_.places.empty()) return say(text(Text::play_no_board));
    const auto last = session_.last_turn();
    const Scene scene{session_.match().contents(), last ? last->places : std::vector<int32_t>(),
                      board_.labels(session_.state().mover)};
    terminal_.write('\n' + draw(board_, scene, terminal_.columns(), pens()) + '\n');
    for (const int32_t player : {1, 2})
        say(text(Text::pieces_of, {side_with_letters(player), beside_the_board(player)}));
    if (last) say(text(Text::play_last_turn, {game_.side(last->mover), told_record(last->record)}));
}

// ---- The choice ---------------------------------------------------------------------------------

std::string View::dice(const ludus_state &state) const {
    std::string list;
    for (uint32_t i = 0; i < state.dice_count; ++i) {
        const std::string value = std::to_string(state.dice[i]);
        const bool used = state.dice_used >> i & 1;
        list += (list.empty() ? "" : " ") + (used ? '(' + value + ')' : value);
    }
    return state.dice_used ? list + text(Text::play_used_note) : list;
}

// Read out, what is left is enough.
std::string View::left_to_play(const ludus_state &state) const {
    std::string list;
    for (const int32_t value : dice_left(state, state.dice_used))
        list += (list.empty() ? "" : " ") + std::to_string(value);
    return list;
}

void View::choice() {
    // A turn that nobody saw is told again below the board, which has pushed it off the screen.
    for (const std::string &said : std::exchange(passes_, {}))
        if (terminal_.interactive()) say(said);
    const ludus_state state = session_.state();
    const bool left_only = !terminal_.interactive() && state.dice_used;
    if (state.dice_count == 0)
        say(text(Text::play_to_move_plain, {side(state.mover)}));
    else
        say(left_only ? text(Text::play_left_to_play, {side(state.mover), left_to_play(state)})
                      : text(Text::play_to_move, {side(state.mover), dice(state)}));
    const std::string partial = session_.match().partial();
    if (!partial.empty()) say(text(Text::play_so_far, {partial}));
}

std::vector<std::string> View::number_moves() {
    const auto &match = session_.match();
    const auto moves = match.moves();
    numbered_ = different_moves(match);
    std::vector<std::string> notations;
    for (const uint32_t i : numbered_) {
        const bool act = moves[i].from == 0 && moves[i].to == 0;
        notations.push_back(act ? told_move(game_, match, i) : match.move_text(i));
    }
    return notations;
}

void View::moves() {
    const auto notations = number_moves();
    const size_t widest = std::to_string(notations.size()).size();
    std::vector<std::string> items;
    std::string list;
    for (size_t i = 0; i < notations.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        items.push_back(std::string(widest - number.size(), ' ') + number + "  " + notations[i]);
        list += (i ? "; " : "") + number + ": " + notations[i];
    }
    if (terminal_.interactive())
        terminal_.write(in_columns(items, terminal_.columns()));
    else
        say(text(Text::play_moves, {std::to_string(items.size()), list}));
    if (!terminal_.interactive()) tell_end(); // or else it is among the keys
}

void View::tell_end() {
    if (session_.state().may_end) say(text(Text::play_may_end, {word_of(Order::end)}));
}

void View::moves_in_words() {
    number_moves();
    if (numbered_.empty()) say(text(Text::play_no_moves));
    for (size_t i = 0; i < numbered_.size(); ++i)
        say(text(Text::play_move_line,
                 {std::to_string(i + 1), told_move(game_, session_.match(), numbered_[i])}));
    tell_end();
}

void View::keys() {
    if (!terminal_.interactive()) return;
    std::string list;
    for (const auto &help : order_helps())
        if (help.order == Order::undo || help.order == Order::hint || help.order == Order::help ||
            help.order == Order::quit || (help.order == Order::end && session_.state().may_end))
            list += (list.empty() ? "" : ", ") + help.letter + (help.letter.empty() ? "" : " ") +
                    help.word;
    say(text(Text::play_keys, {list}));
}

std::string View::prompt() const {
    return text(Text::play_prompt, {game_.side(session_.state().mover)});
}

void View::thinking(const ludus_thought &so_far) {
    terminal_.status(text(Text::play_thinking, {session_.seat(session_.state().mover).name,
                                                std::to_string(so_far.nodes)}));
}

// ---- In words -----------------------------------------------------------------------------------

void View::events() {
    for (const auto &event : session_.match().events()) {
        if (event.kind == LUDUS_EVENT_TURN) continue; // the roll that follows says whose turn it is
        const std::string said = sentences_.of(event);
        if (said.empty()) continue;
        say(said);
        if (event.kind == LUDUS_EVENT_PASS) passes_.push_back(said);
    }
}

void View::hint() {
    const auto &match = session_.match();
    const auto advice = advise(session_, [this](const ludus_thought &so_far) {
        terminal_.status(text(Text::hint_thinking, {std::to_string(so_far.nodes)}));
        return Terminal::interrupted();
    });
    if (Terminal::interrupted()) throw Interrupted();
    if (advice.empty()) return say(text(Text::hint_none, {game_.addon.label()}));
    const Advice &best = advice.front();
    if (best.weakened && !std::exchange(weakened_told_, true)) say(weakened_words(game_));
    const bool only = match.turns().size() == 1;
    say(text(only ? Text::hint_only : Text::hint_best,
             {told_turn(game_, match, best.turn), percent(best.probability)}));
    constexpr size_t alternatives = 3;
    for (size_t i = 1; i < std::min(advice.size(), alternatives + 1); ++i) {
        const std::string turn = told_turn(game_, match, advice[i].turn);
        const std::string cost = percent(std::max(0.0, best.probability - advice[i].probability));
        say(cost == percent(0) ? text(Text::hint_equal, {turn})
                               : text(Text::hint_cost, {turn, cost}));
    }
}

void View::show(const std::string &page) {
    terminal_.status("");
    if (terminal_.interactive())
        show_paged(page);
    else
        terminal_.write(page);
}

void View::say_all(const std::vector<std::string> &lines) {
    std::string page;
    for (const std::string &line : lines)
        page += (terminal_.interactive() ? fitting(line) : line) + '\n';
    show(page);
}

void View::rules(const std::string &asked) {
    const std::string page = asked.empty() ? LUDUS_PAGE_RULES : asked;
    try {
        show(rules_page(game_, terminal_.columns(), page));
        const std::string more = more_pages(game_, page, word_of(Order::rules));
        if (!more.empty()) say(more);
    } catch (const std::runtime_error &error) {
        say(sentence(error));
    }
}

void View::where() {
    const auto &match = session_.match();
    say(game_.addon.texts() ? match.describe(game_.language) : match.position());
}

// A table in a terminal; in plain lines a line for each.
void View::explain(const std::string &word, const std::string &about) {
    constexpr size_t word_width = 12;
    if (!terminal_.interactive()) return say(word + ": " + about);
    terminal_.write(name_and_about(word, word_width, about,
                                   static_cast<size_t>(std::max(terminal_.columns(), 40))));
}

bool View::has_use(Order order) const {
    if (order == Order::end) return session_.state().may_end;
    const bool of_dice = order == Order::dice || order == Order::correct;
    return !of_dice || session_.dice().kind() != DiceSource::Kind::none;
}

void View::help() {
    const auto moves = session_.match().moves();
    const auto divided = [this](const std::string &line) {
        const size_t bar = line.find('|');
        explain(line.substr(0, bar), line.substr(bar + 1));
    };
    if (!moves.empty()) {
        divided(text(Text::play_help_number));
        divided(text(Text::play_help_notation, {session_.match().move_text(0)}));
        divided(text(Text::play_help_marks));
    }
    for (const auto &help : order_helps())
        if (has_use(help.order))
            explain(help.word + (help.letter.empty() ? "" : ", " + help.letter), text(help.about));
    std::set<int32_t> marks;
    for (const auto &place : board_.places)
        if (mark_character(place.mark)) marks.insert(place.mark);
    std::string list;
    for (const int32_t mark : marks)
        list += (list.empty() ? "" : ", ") + std::string(1, mark_character(mark)) + ' ' +
                text(mark_name(mark));
    if (!list.empty()) say(text(Text::play_marks, {list}));
}

} // namespace launcher
