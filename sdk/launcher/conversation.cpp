// SPDX-License-Identifier: MIT
#include "conversation.hpp"

#include "orders.hpp"
#include "text.hpp"
#include "typed.hpp"

Conversation::Conversation(Session &session, Terminal &terminal)
    : session_(session), terminal_(terminal), view_(session, terminal) {}

void Conversation::run() {
    view_.heading();
    for (ludus_state state = session_.state(); state.phase != LUDUS_PHASE_OVER;
         state = session_.state()) {
        if (Terminal::interrupted()) throw Interrupted();
        step(state);
    }
    if (terminal_.interactive()) view_.board();
}

void Conversation::step(const ludus_state &state) {
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

void Conversation::let_program_move() {
    const bool chosen = session_.think([this](const ludus_thought &so_far) {
        view_.thinking(so_far);
        return Terminal::interrupted();
    });
    if (!chosen) throw Interrupted();
    view_.events();
}

void Conversation::ask() {
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

void Conversation::answer(const std::string &line) {
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

void Conversation::play(const std::string &line) {
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

void Conversation::undo() {
    fresh_ = session_.undo();
    view_.say(text(fresh_ ? Text::play_undone : Text::play_undo_nothing));
}
