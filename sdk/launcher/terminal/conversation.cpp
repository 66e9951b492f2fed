// SPDX-License-Identifier: MIT
#include "terminal/conversation.hpp"

#include "base/output.hpp"
#include "base/quote.hpp"
#include "base/typed.hpp"
#include "game/crash_record.hpp"
#include "game/dice_words.hpp"
#include "game/kept_game.hpp"
#include "game/review.hpp"
#include "game/save.hpp"
#include "game/standing.hpp"
#include "ludus/text.hpp"
#include "storage/folders.hpp"
#include "storage/whole_file.hpp"
#include "terminal/orders.hpp"
#include "words/text.hpp"

namespace launcher {

Conversation::Conversation(Session &session, Terminal &terminal, AutoSave &autosave,
                           Behaviour behaviour)
    : session_(session), terminal_(terminal), autosave_(autosave), view_(session, terminal),
      behaviour_(behaviour) {}

void Conversation::run() {
    view_.heading();
    for (ludus_state state = session_.state(); state.phase != LUDUS_PHASE_OVER;
         state = session_.state()) {
        if (Terminal::interrupted()) throw Interrupted();
        step(state);
    }
    if (terminal_.interactive()) view_.board();
    autosave_.finish(session_);
    say_news();
    say_secret();
    offer_review();
}

void Conversation::step(const ludus_state &state) {
    switch (phase_of(session_.match(), state)) {
    case LUDUS_PHASE_ROLL:
        if (!session_.roll()) return ask_dice();
        stepped();
        fresh_ = true;
        break;
    case LUDUS_PHASE_MOVE:
        if (!session_.person_chooses())
            let_program_move();
        else if (!behaviour_.auto_forced || !play_forced())
            ask();
        break;
    default:
        end_turn();
    }
}

void Conversation::end_turn() {
    session_.end_turn();
    stepped();
    fresh_ = true;
}

void Conversation::let_program_move() {
    const Seat &player = session_.seat(session_.state().mover);
    const auto thought = session_.think([this](const ludus_thought &so_far) {
        view_.thinking(so_far);
        return Terminal::interrupted();
    });
    if (!thought) throw Interrupted();
    if (thought->weakened && weakened_.insert(player.id).second)
        view_.say(weakened_words(session_.game(), player.name));
    stepped();
    // What it chose is a whole turn, also where more could be moved.
    if (const ludus_state after = session_.state();
        phase_of(session_.match(), after) == LUDUS_PHASE_MOVE && after.may_end)
        end_turn();
    terminal_.pause(behaviour_.pause);
}

bool Conversation::play_forced() {
    if (!is_forced(session_.match())) return false;
    const uint32_t move = different_moves(session_.match()).front();
    view_.say(text(Text::play_forced, {session_.match().move_text(move)}));
    session_.play_forced(move);
    stepped();
    return true;
}

void Conversation::ask() {
    if (fresh_) {
        if (terminal_.interactive()) view_.board();
        view_.choice();
        view_.moves();
        view_.keys();
        fresh_ = false;
    }
    read_answer(view_.prompt());
}

void Conversation::read_answer(const std::string &prompt) {
    const auto line = terminal_.read_line(prompt);
    if (!line) {
        if (terminal_.asks()) view_.say("");
        view_.say(text(Text::play_end_of_input));
        throw Left();
    }
    if (ludus::utf8_fault(*line) != std::string::npos) return view_.say(text(Text::play_bad_utf8));
    answer(trimmed(*line));
}

void Conversation::answer(const std::string &line) {
    if (line.empty()) {
        fresh_ = true;
        return;
    }
    if (order_about(line)) return;
    const ludus_state before = session_.state();
    const Order order = order_of(line);
    if (order == Order::none)
        return before.phase == LUDUS_PHASE_ROLL ? type_dice(line) : play(line);
    try {
        carry_out(order, before);
    } catch (const ludus::Error &error) {
        answer_fault(error, before);
    }
}

// While an error is caught: where nothing has changed, it may be asked again; otherwise the game
// ends.
void Conversation::answer_fault(const ludus::Error &error, const ludus_state &before) {
    if (session_.state().steps != before.steps) throw;
    view_.say(sentence(error));
}

void Conversation::carry_out(Order order, const ludus_state &now) {
    switch (order) {
    case Order::none:
        return;
    case Order::save:
        return save_copy("");
    case Order::correct:
        return correct_dice();
    case Order::dice:
        for (const auto &words : luck_words(session_))
            view_.say(words);
        return;
    case Order::review:
        return review();
    case Order::hint:
        if (now.phase == LUDUS_PHASE_ROLL) return view_.say(text(Text::order_dice_first));
        return view_.hint();
    case Order::rules:
        return view_.rules("");
    case Order::undo:
        return undo();
    case Order::help:
        return view_.help();
    case Order::board:
        return view_.board();
    case Order::where:
        return view_.where();
    case Order::moves:
        return view_.moves_in_words();
    case Order::end:
        return end_turn_early(now);
    case Order::quit:
        view_.say(text(Text::play_quit));
        throw Left();
    }
}

void Conversation::end_turn_early(const ludus_state &now) {
    if (!now.may_end)
        return view_.say(
            text(now.phase == LUDUS_PHASE_ROLL ? Text::order_dice_first : Text::play_may_not_end));
    session_.end_turn_early();
    stepped();
    fresh_ = true;
}

void Conversation::play(const std::string &line) {
    const ludus_state before = session_.state();
    if (line == "pass" && before.may_end && before.moves_made == 0) return end_turn_early(before);
    try {
        if (is_number(line)) {
            const size_t most = view_.numbered().size(), number = number_in(line, most);
            if (number == 0)
                return view_.say(most == 1 ? text(Text::play_only_number, {shown(line)})
                                           : text(Text::play_no_such_number,
                                                  {shown(line), std::to_string(most)}));
            session_.play(view_.numbered()[number - 1]);
        } else {
            session_.play_text(line);
        }
    } catch (const ludus::Error &error) {
        answer_fault(error, before);
        const bool words = line.find_first_of("0123456789") == std::string::npos;
        if (words) view_.say(text(Text::play_unknown, {word_of(Order::help)}));
        return;
    }
    stepped();
    fresh_ = true;
}

void Conversation::undo() {
    bool more = false;
    if (!session_.undo(&more)) return view_.say(text(Text::play_undo_nothing));
    keep();
    view_.say(text(more ? Text::play_undone_more : Text::play_undone));
    fresh_ = true;
}

void Conversation::review() {
    if (!session_.game().addon.analysis())
        return view_.say(text(Text::analysis_none, {session_.game().addon.label()}));
    bool stopped = false;
    const auto progress = [&](size_t done, size_t all) {
        terminal_.status(
            text(Text::review_progress, {std::to_string(done + 1), std::to_string(all)}));
        return stopped = Terminal::interrupted();
    };
    const Review looked = launcher::review(session_.game(), session_.match(), {}, progress);
    terminal_.status("");
    view_.say_all(review_words(session_.game(), looked));
    if (stopped) view_.say(text(Text::review_stopped));
}

void Conversation::offer_review() {
    const bool played = session_.seat(1).human() || session_.seat(2).human();
    if (!played || !terminal_.asks() || !session_.game().addon.analysis()) return;
    const auto line = terminal_.read_line(text(Text::review_prompt, {word_of(Order::review)}));
    if (line && order_of(trimmed(*line)) == Order::review) review();
}

// ---- Dice that a person rolls

void Conversation::ask_dice() {
    const std::string side = session_.game().side(session_.state().mover);
    if (fresh_) view_.say(text(Text::dice_type_now, {side}));
    fresh_ = false;
    read_answer(text(Text::dice_type_prompt, {side}));
}

void Conversation::type_dice(const std::string &line) {
    const auto values = dice_typed(session_.game(), line);
    if (!values) return view_.say(no_dice_words(session_.game(), line));
    const ludus_state before = session_.state();
    try {
        session_.roll(*values);
    } catch (const ludus::Error &error) {
        return answer_fault(error, before);
    }
    stepped();
    fresh_ = true;
}

void Conversation::correct_dice() {
    if (!has_dice(session_.game())) return view_.say(text(Text::dice_none_ever));
    if (!session_.take_back_typed()) return view_.say(text(Text::dice_not_typed));
    keep();
    view_.say(text(Text::dice_taken_back));
    fresh_ = true;
}

// ---- Keeping the game

void Conversation::stepped() {
    keep();
    view_.events();
}

void Conversation::keep() {
    const bool failed = !autosave_.problem().empty();
    autosave_.keep_step(session_);
    record_game(autosave_);
    const bool fails = !autosave_.problem().empty();
    say_news();
    if (fails && !failed) view_.say(text(Text::save_failing, {autosave_.problem()}));
    if (failed && !fails) view_.say(text(Text::save_works));
}

void Conversation::say_news() {
    if (const std::string news = autosave_.take_news(); !news.empty()) view_.say(news);
}

// "save FILE" or "rules PAGE"; what it is about is the rest of the line.
bool Conversation::order_about(const std::string &line) {
    const size_t blank = line.find_first_of(" \t");
    if (blank == std::string::npos) return false;
    const Order order = order_of(line.substr(0, blank));
    if (order == Order::save) save_copy(trimmed(line.substr(blank)));
    if (order == Order::rules) view_.rules(trimmed(line.substr(blank)));
    return order == Order::save || order == Order::rules;
}

void Conversation::save_copy(const std::string &file) {
    try {
        if (file.empty()) {
            if (say_where_kept() && !autosave_.file()) view_.say(text(Text::save_not_kept));
            return;
        }
        const std::filesystem::path path = typed_path(file);
        std::error_code error;
        if (autosave_.file() && std::filesystem::equivalent(path, *autosave_.file(), error))
            return save_copy("");
        remove_drafts_of(path, save_magic);
        const FileLock lock(path);
        const auto earlier = [&](const std::string &found) {
            return tells_moment_of(session_, found);
        };
        if (holds(path, looks_like_save) && !holds(path, earlier))
            throw RequestError(text(Text::save_taken_game, {path_text(path)}));
        replace_file(path, save_text(session_), earlier);
        view_.say(text(Text::save_done, {path_text(path)}));
    } catch (const RequestError &error) {
        view_.say(error.what());
    }
}

bool Conversation::say_where_kept() {
    autosave_.keep(session_);
    say_news();
    if (!autosave_.problem().empty()) {
        view_.say(text(Text::save_lost, {autosave_.problem()}));
        return false;
    }
    if (autosave_.file()) view_.say(text(Text::save_done, {path_text(*autosave_.file())}));
    return true;
}

void Conversation::say_how_to_go_on() {
    if (!autosave_.file()) return;
    terminal_.say_whole(text(Text::save_go_on, {kept_of(autosave_).command}));
}

// Where no word of the addon's can be relied on: the file holds what was played before.
void Conversation::tell_fault(const std::string &fault) const {
    Kept kept = kept_of(autosave_);
    kept.problem.clear();
    complain(fault, kept_words(kept));
}

void Conversation::say_secret() {
    for (const auto &words : secret_words(session_.dice(), terminal_.columns()))
        view_.say(words);
    if (session_.dice().kind() == DiceSource::Kind::fair && autosave_.file())
        terminal_.say_whole(check_words(*autosave_.file()));
    if (!autosave_.problem().empty()) view_.say(text(Text::save_lost, {autosave_.problem()}));
}

int Conversation::to_the_end() {
    int exit_code = 0;
    try {
        run();
        return 0;
    } catch (const Left &) {
    } catch (const Interrupted &) {
        exit_code = Terminal::exit_code();
        terminal_.farewell(text(Text::play_stopped));
    }
    if (!say_where_kept()) return 1;
    say_how_to_go_on();
    return exit_code;
}

int converse(Session &session, Terminal &terminal, AutoSave &autosave, const Behaviour &behaviour) {
    Conversation conversation(session, terminal, autosave, behaviour);
    record_game(autosave);
    try {
        return conversation.to_the_end();
    } catch (const Interrupted &) { // the terminal is gone: nobody is told
        return Terminal::exit_code();
    } catch (const std::exception &fault) { // of the addon, or of the output
        conversation.tell_fault(addon_error_sentence(fault));
        return 1;
    }
}

} // namespace launcher
