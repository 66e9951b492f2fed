// SPDX-License-Identifier: MIT
#include "base/output.hpp"
#include "base/quote.hpp"
#include "commands/commands.hpp"
#include "game/positions.hpp"
#include "terminal/streams.hpp"
#include "words/text.hpp"

#include <cerrno>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

namespace launcher {

namespace {

using Turns = std::map<std::string, std::string>; // the position after each turn, sorted by bytes

Turns turns_of(const ludus::Match &match) {
    Turns turns;
    const auto count = static_cast<uint32_t>(match.turns().size());
    for (uint32_t i = 0; i < count; ++i)
        turns[match.turn_text(i)] = match.turn_position(i);
    return turns;
}

void print_lines(const Turns &turns) {
    for (const auto &[turn, position] : turns)
        std::cout << turn << '\t' << position << '\n';
}

std::string quoted(const std::string &text) {
    return nlohmann::json(text).dump();
}

// On one line, in the form of a file of cases.
void print_json(const std::string &game, const std::string &position, const Turns &turns) {
    std::string line =
        "{\"game\": " + quoted(game) + ", \"position\": " + quoted(position) + ", \"turns\": {";
    const char *divider = "";
    for (const auto &[turn, after] : turns) {
        line += divider + quoted(turn) + ": " + quoted(after);
        divider = ", ";
    }
    std::cout << line << "}}\n";
}

// A line of input: a POSITION, or a JSON object with one and perhaps a game.
struct Wanted {
    std::string game;
    std::string position;
    bool in_json = false;
};

Wanted read_line(const std::string &line) {
    const size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string::npos) throw RequestError(text(Text::line_empty));
    if (line[begin] != '{') return {"", line, false};
    const auto json = nlohmann::json::parse(line, nullptr, false);
    if (!json.is_object()) throw RequestError(text(Text::line_no_object, {shown(line)}));
    const auto field = [&](const char *name) {
        const auto found = json.find(name);
        return found != json.end() && found->is_string() ? found->get<std::string>()
                                                         : std::string();
    };
    const Wanted wanted{field("game"), field("position"), true};
    if (wanted.position.empty()) throw RequestError(text(Text::line_without_position));
    return wanted;
}

// Keeps the games that the lines name open.
class Reader {
public:
    Reader(const Catalogue &catalogue, const TurnsOptions &options)
        : catalogue_(catalogue), options_(options) {}

    void answer(const std::string &line) {
        const Wanted wanted = read_line(line);
        const std::string &game = wanted.game.empty() ? options_.game : wanted.game;
        if (game.empty())
            throw RequestError(wanted.in_json ? text(Text::line_without_game)
                                              : text(Text::line_no_object, {shown(line)}));
        ludus::Match &match = match_of(game);
        if (!options_.game.empty() && match.game() != match_of(options_.game).game())
            throw RequestError(
                text(Text::line_other_game, {match.game(), match_of(options_.game).game()}));
        set_rolled_position(match, wanted.position);
        const Turns turns = turns_of(match);
        if (options_.json)
            print_json(match.game(), match.position(), turns);
        else
            print_lines(turns), std::cout << '\n';
    }

private:
    ludus::Match &match_of(const std::string &game) {
        const auto found = matches_.find(game);
        if (found != matches_.end()) return found->second;
        const Game opened = catalogue_.open(game);
        return matches_.try_emplace(game, opened.addon, opened.text).first->second;
    }

    const Catalogue &catalogue_;
    const TurnsOptions &options_;
    std::map<std::string, ludus::Match> matches_; // by GAME text
};

// Every line is answered or refused; the exit code tells whether one was refused.
int answer_lines(const Catalogue &catalogue, const TurnsOptions &options) {
    Reader reader(catalogue, options);
    if (!options.game.empty()) catalogue.open(options.game); // a fault of all lines: said once
    int exit_code = 0;
    std::string line;
    errno = 0;
    for (uint64_t number = 1; std::getline(std::cin, line); ++number) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        try {
            reader.answer(line);
        } catch (const std::runtime_error &error) {
            complain(text(Text::line_error, {std::to_string(number), sentence(error)}));
            exit_code = 1;
        }
        errno = 0;
    }
    if (std::cin.bad()) throw input_unreadable(errno);
    return exit_code;
}

} // namespace

int list_turns(const Catalogue &catalogue, const TurnsOptions &options) {
    if (options.from_stdin) return answer_lines(catalogue, options);
    const Game game = catalogue.open(options.game);
    ludus::Match match(game.addon, game.text);
    set_rolled_position(match, *options.position);
    print_lines(turns_of(match));
    return 0;
}

} // namespace launcher
