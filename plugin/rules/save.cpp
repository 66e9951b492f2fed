// SPDX-License-Identifier: MIT
#include "rules/save.hpp"

#include "rules/games.hpp"
#include "rules/notation.hpp"

#include <algorithm>

namespace duodecim {

namespace {

struct Line {
    std::string_view text;
    std::size_t start; // bytes from 0
    bool ended;        // by a line feed

    // A fault of it, or of what stands in it from a column on, by its place in the whole.
    Fault at(Fault fault, unsigned column = 1) const {
        fault.column = static_cast<unsigned>(start) + column + std::max(fault.column, 1u) - 1;
        return fault;
    }
};

class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {}

    bool at_end() const { return at_ == text_.size(); }
    Line next() {
        const std::size_t start = at_, end = text_.find('\n', at_);
        const bool ended = end != std::string_view::npos;
        at_ = ended ? end + 1 : text_.size();
        return {text_.substr(start, ended ? end - start : end), start, ended};
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

// The dice of a turn are thrown, unless they lie there since the start.
Outcome throw_again(Match &match, const Dice &dice) {
    const Status now = match.status();
    if (now.phase == Phase::roll || now.phase == Phase::over) {
        const std::vector<std::int32_t> values(dice.value.begin(), dice.value.begin() + dice.count);
        return match.set_dice(values);
    }
    if (now.dice == dice) return std::nullopt;
    return Fault{FaultKind::dice, "save.first_dice", {write_dice(dice), write_dice(now.dice)}};
}

Outcome replay(Match &match, const Line &line) {
    const Result<RecordText> record = read_record(line.text);
    if (!record) return line.at(record.fault());
    if (Outcome fault = throw_again(match, record->dice))
        return line.at(*fault, record->dice_column);
    if (!record->turn.empty())
        if (Outcome fault = match.play_text(record->turn))
            return line.at(*fault, record->turn_column);
    if (line.ended)
        if (Outcome fault = match.end_turn())
            return line.at(*fault, static_cast<unsigned>(line.text.size()) + 1);
    return std::nullopt;
}

} // namespace

Result<std::unique_ptr<Match>> restore_match(std::string_view text) {
    Lines lines(text);
    const Line game = lines.next(), position = lines.next();
    const auto read = read_game_text(game.text);
    if (!read) return game.at(read.fault());
    for (const Line &line : {game, position})
        if (!line.ended)
            return line.at({FaultKind::syntax, "save.line_feed", {""}},
                           static_cast<unsigned>(line.text.size()) + 1);
    std::unique_ptr<Match> match = (*read)->new_match();
    if (Outcome fault = match->set_position(position.text)) return position.at(*fault);
    while (!lines.at_end())
        if (Outcome fault = replay(*match, lines.next())) return *fault;
    match->forget_events();
    return match;
}

} // namespace duodecim
