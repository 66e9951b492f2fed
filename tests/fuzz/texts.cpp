// SPDX-License-Identifier: MIT
// Texts that a host hands to the addon. Of an input the first line is a GAME, the second a POSITION
// (empty: the start), and each further one "DICE TURN" of a record, or a part of it.
//
// Whatever they are, nothing crashes. A text that is refused changes nothing and gets a sentence. A
// text that is read is written, read and written again the same. What is played can be undone, and
// comes back from a save.
#include "abi/support.hpp"
#include "fuzz.hpp"

#include <array>
#include <sstream>

namespace {

constexpr std::size_t most_lines = 40;

const Instance &instance() {
    static const Instance it;
    return it;
}

// All that can be seen of a match; what was played in this turn, and with which dice, only where
// `dice` says so.
std::string seen(const Play &play, bool dice) {
    std::ostringstream out;
    const ludus_state s = play.state();
    out << play.position() << '\n' << s.mover << s.winner << ' ' << s.turns << ' ' << s.rolls;
    if (dice)
        out << '\n' << play.partial() << ' ' << s.phase << ' ' << s.steps << ' ' << s.dice_used;
    for (const ludus_content &c : list<ludus_content>(
             [&](auto... a) { return play.api.contents(play.match, a..., nullptr); }))
        out << '\n' << c.place << ' ' << c.player << ' ' << c.kind << ' ' << c.count;
    return out.str();
}

// Whether a call that read `text` succeeded; what a failure must say.
bool accepted(std::int32_t status, const ludus_error &error, const std::string &text) {
    if (status == LUDUS_OK) return true;
    expect(status != LUDUS_ERROR_INTERNAL && status != LUDUS_ERROR_MEMORY,
           "no text is a fault of the addon's", error.text);
    expect(error.code == status && error.length > 0, "a refusal says why", text);
    expect(error.column <= text.size() + 1, "a refusal points into the text", text);
    return false;
}

std::string read_game(const std::string &text) {
    ludus_error error = error_in();
    std::array<char, 128> out{};
    if (!accepted(instance().game().check(instance().addon, text.c_str(), out.data(), out.size(),
                                          nullptr, &error),
                  error, text))
        return {};
    const std::string canonical = out.data();
    std::array<char, 128> again{};
    instance().game().check(instance().addon, canonical.c_str(), again.data(), again.size(),
                            nullptr, nullptr);
    expect(canonical == again.data(), "a canonical GAME stays as it is", canonical);
    return canonical;
}

void read_position(const Play &play, const std::string &game, const std::string &text) {
    const std::string before = seen(play, true);
    ludus_error error = error_in();
    if (!accepted(play.api.set_position(play.match, text.c_str(), &error), error, text)) {
        expect(seen(play, true) == before, "a POSITION that is refused changes nothing", text);
        return;
    }
    const Play other(instance(), game);
    expect(other.go(play.position()) == LUDUS_OK && seen(other, true) == seen(play, true),
           "a POSITION that was written reads the same", play.position());
}

void undo(const Play &play, std::uint32_t steps) {
    for (; steps > 0; --steps) {
        expect(play.undo() == LUDUS_OK, "what was played can be undone", play.position());
    }
}

void read_turn(const Play &play, const std::string &text) {
    const std::string before = seen(play, true);
    const ludus_state start = play.state();
    ludus_error error = error_in();
    if (!accepted(play.api.play_text(play.match, text.c_str(), &error), error, text)) {
        expect(seen(play, true) == before, "a TURN that is refused changes nothing", text);
        return;
    }
    const bool over = play.state().phase == LUDUS_PHASE_OVER; // then nothing is left to be played
    const std::string after = seen(play, !over);
    const std::string partial = play.partial();
    const std::uint32_t made = play.state().steps - start.steps;
    undo(play, made);
    expect(seen(play, true) == before, "undo restores the match", text);
    undo(play, start.moves_made);
    expect(play.api.play_text(play.match, partial.c_str(), nullptr) == LUDUS_OK &&
               seen(play, !over) == after,
           "a partial turn that was written reads the same", partial);
}

void read_line(const Play &play, const std::string &line) {
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    std::vector<std::int32_t> dice;
    for (const char c : line.substr(0, digits))
        dice.push_back(c - '0');
    ludus_error error = error_in();
    if (digits > 0)
        accepted(
            play.api.set_dice(play.match, dice.data(), static_cast<std::uint32_t>(digits), &error),
            error, line);
    if (const std::string turn = line.substr(digits); !turn.empty()) read_turn(play, turn);
}

void end_turn(const Play &play) {
    if (play.state().phase == LUDUS_PHASE_END) play.api.end_turn(play.match, nullptr);
}

// The first, middle and last of the turns, by index and by text.
void play_turns(const Play &play) {
    std::uint32_t count = 0;
    if (play.api.turns(play.match, nullptr, 0, 0, &count, nullptr) != LUDUS_OK) return;
    expect(count > 0, "there is always a turn", play.position());
    for (const std::uint32_t turn : {0u, count / 2, count - 1}) {
        const std::string text =
            whole([&](auto... a) { return play.api.turn_text(play.match, turn, a..., nullptr); });
        ludus_match *one = nullptr, *two = nullptr;
        play.api.clone(play.match, &one, nullptr);
        play.api.clone(play.match, &two, nullptr);
        const Play by_index(instance(), one), by_text(instance(), two);
        play.api.play_turn(one, turn, nullptr);
        if (!text.empty()) play.api.play_text(two, text.c_str(), nullptr);
        expect(seen(by_index, false) == seen(by_text, false), "a turn reads as it is played", text);
    }
}

void replay_record(const Play &play, const std::string &game) {
    const Play again(instance(), game);
    again.go(whole([&](auto... a) { return play.api.start(play.match, a..., nullptr); }));
    for (std::uint32_t turn = 0; turn < play.state().turns; ++turn) {
        end_turn(again);
        read_line(again, whole([&](auto... a) {
                      return play.api.record(play.match, turn, a..., nullptr);
                  }));
    }
    if (play.state().phase == LUDUS_PHASE_ROLL) end_turn(again);
    expect(seen(again, false) == seen(play, false), "a record plays the match again",
           play.position());
}

void restore(const Play &play) {
    const std::string save = play.save();
    ludus_match *match = nullptr;
    expect(play.api.restore(instance().addon, save.c_str(), &match, nullptr) == LUDUS_OK,
           "a save is read", save);
    const Play again(instance(), match);
    expect(seen(again, true) == seen(play, true) && again.save() == save,
           "a save brings all of the match back", save);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    std::istringstream in(std::string(reinterpret_cast<const char *>(data), size));
    std::string line;
    std::getline(in, line);
    const std::string game = read_game(line.c_str());
    if (game.empty()) return 0;
    const Play play(instance(), game);
    if (std::getline(in, line) && !line.empty()) read_position(play, game, line.c_str());
    for (std::size_t n = 0; n < most_lines && std::getline(in, line); ++n) {
        end_turn(play);
        read_line(play, line.c_str());
    }
    play_turns(play);
    replay_record(play, game);
    restore(play);
    return 0;
}
