// SPDX-License-Identifier: MIT
// The conversation in which a game is played.
#include "commands.hpp"
#include "orders.hpp"
#include "text.hpp"
#include "view.hpp"

#include <algorithm>
#include <cctype>
#include <random>

namespace {

// A person has left; the reason has been said.
struct Left {};

std::string trimmed(const std::string &line) {
    const char *blanks = " \t\r";
    const size_t first = line.find_first_not_of(blanks);
    if (first == std::string::npos) return {};
    return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

bool is_number(const std::string &line) {
    return std::all_of(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c); });
}

// A number from 1 to `most`, or 0.
size_t number_in(const std::string &line, size_t most) {
    if (line.empty() || line.size() > 6 || !is_number(line)) return 0;
    const size_t number = std::stoul(line);
    return number <= most ? number : 0;
}

class Conversation {
public:
    Conversation(Session &session, Terminal &terminal)
        : session_(session), terminal_(terminal), view_(session, terminal) {}

    void run() {
        view_.heading();
        for (ludus_state state = session_.state(); state.phase != LUDUS_PHASE_OVER;
             state = session_.state()) {
            if (Terminal::interrupted()) throw Interrupted();
            step(state);
        }
        if (terminal_.interactive()) view_.board();
    }

private:
    void step(const ludus_state &state) {
        switch (state.phase) {
        case LUDUS_PHASE_ROLL:
            session_.roll();
            view_.events();
            fresh_ = true;
            break;
        case LUDUS_PHASE_MOVE:
            if (session_.seat(state.mover).human())
                ask();
            else
                let_program_move();
            break;
        default:
            session_.end_turn();
            view_.events();
        }
    }

    void let_program_move() {
        const bool chosen = session_.think([this](const ludus_thought &so_far) {
            view_.thinking(so_far);
            return Terminal::interrupted();
        });
        if (!chosen) throw Interrupted();
        view_.events();
    }

    // One line of a person's.
    void ask() {
        if (fresh_) {
            if (terminal_.interactive()) view_.board();
            view_.choice();
            view_.moves();
            fresh_ = false;
        }
        view_.prompt();
        const auto line = terminal_.read_line();
        if (!line) {
            if (terminal_.interactive()) view_.say("");
            view_.say(text(Text::play_end_of_input));
            throw Left();
        }
        answer(trimmed(*line));
    }

    void answer(const std::string &line) {
        switch (line.empty() ? Order::moves : order_of(line)) {
        case Order::none:
            return play(line);
        case Order::undo:
            return undo();
        case Order::help:
            return view_.help();
        case Order::board:
            return view_.board();
        case Order::where:
            return view_.where();
        case Order::moves:
            fresh_ = true;
            return;
        case Order::quit:
            view_.say(text(Text::play_quit));
            throw Left();
        }
    }

    void play(const std::string &line) {
        try {
            if (is_number(line)) {
                const size_t number = number_in(line, view_.numbered().size());
                if (number == 0)
                    return view_.say(text(Text::play_no_such_number,
                                          {line, std::to_string(view_.numbered().size())}));
                session_.play(view_.numbered()[number - 1]);
            } else {
                session_.play_text(line);
            }
        } catch (const ludus::Error &error) {
            return view_.say(sentence(error));
        }
        view_.events();
        fresh_ = true;
    }

    void undo() {
        fresh_ = session_.undo();
        view_.say(text(fresh_ ? Text::play_undone : Text::play_undo_nothing));
    }

    Session &session_;
    Terminal &terminal_;
    View view_;
    bool fresh_ = true; // the choice has not been shown yet
};

// Where there is one game, that; otherwise a person chooses.
std::string chosen_game(const Catalogue &catalogue, Terminal &terminal) {
    const auto games = catalogue.games();
    if (games.empty()) throw Refusal(text(Text::games_none, {catalogue.folders()}));
    if (games.size() == 1) return games[0].id;
    terminal.write(text(Text::choose_game) + '\n');
    for (size_t i = 0; i < games.size(); ++i)
        terminal.write("  " + std::to_string(i + 1) + "  " + games[i].name + " (" + games[i].id +
                       ")\n");
    for (;;) {
        if (terminal.interactive())
            terminal.write(text(Text::choose_game_prompt, {std::to_string(games.size())}));
        const auto line = terminal.read_line();
        if (!line) throw Refusal(text(Text::choose_game_end));
        const std::string answer = trimmed(*line);
        if (const size_t number = number_in(answer, games.size())) return games[number - 1].id;
        const auto same = [&](const Offer &offer) { return offer.id == answer; };
        if (std::any_of(games.begin(), games.end(), same)) return answer;
        terminal.write(
            text(Text::choose_game_wrong, {printable(answer), std::to_string(games.size())}) +
            '\n');
    }
}

} // namespace

int play_game(const Catalogue &catalogue, const PlayOptions &options) {
    constexpr int exit_interrupted = 130; // as shells count: 128 and the signal's number
    Terminal terminal;
    try {
        const Game game =
            catalogue.open(options.game.empty() ? chosen_game(catalogue, terminal) : options.game);
        const Seat first = options.first.empty() ? person() : any_player(game, options.first);
        const Seat second =
            options.second.empty() ? usual_opponent(game) : any_player(game, options.second);
        const uint64_t seed = options.seeded ? options.seed : std::random_device()();
        Session session(game, first, second, seed);
        Conversation(session, terminal).run();
    } catch (const Left &) {
        return 0;
    } catch (const Interrupted &) {
        terminal.write('\n' + text(Text::play_stopped) + '\n');
        return exit_interrupted;
    }
    return 0;
}
