// SPDX-License-Identifier: MIT
#include "ui/live_game.hpp"

#include "game/crash_record.hpp"
#include "game/dice_words.hpp"
#include "game/sentences.hpp"
#include "game/standing.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace launcher {

namespace {

constexpr int least_pass = 500; // milliseconds that a pass is seen, whatever the speed

} // namespace

LiveGame::LiveGame(StartedGame started, Pace pace, Say say, std::function<void()> wake)
    : started_(std::move(started)), board_(board_of(*started_.game)),
      sentences_(*started_.game, board_), entry_(*started_.game), pace_(pace), say_(std::move(say)),
      thinker_(wake), adviser_(wake) {
    for (const auto &sentence : started_.said)
        this->say(sentence);
    record_game(started_.autosave);
}

LiveGame::Recorded::~Recorded() {
    record_no_game();
}

void LiveGame::say(const std::string &sentence) {
    if (sentence.empty()) return;
    sayings_.push_back(sentence);
    event_ = sentence;
    say_(sentence);
}

// ---- What goes on by itself ---------------------------------------------------------------------

void LiveGame::begin(Busy what, int duration) {
    busy_ = what;
    begun_ = now_;
    ends_ = now_ + duration;
}

bool LiveGame::advance(int64_t now) {
    now_ = now;
    bool changed = busy_ != Busy::nothing;
    if (busy_ != Busy::nothing && now < ends_) return changed;
    if (busy_ != Busy::nothing) {
        busy_ = Busy::nothing;
        flights_.clear();
    }
    if (thinker_.busy() || adviser_.busy()) {
        const size_t said = sayings_.size();
        const int32_t before = probability_;
        take_thought();
        changed = changed || sayings_.size() != said || probability_ != before || !planned_.empty();
    }
    for (int steps = 0; steps < 64 && busy_ == Busy::nothing; ++steps) {
        const ludus_state before = session().state();
        if (stuck_ || before.phase == LUDUS_PHASE_OVER || thinker_.busy()) break;
        if ((asks() && !forced()) || awaits_dice()) break;
        step();
        changed = true;
    }
    if (session().state().phase == LUDUS_PHASE_OVER && !finished_) {
        finished_ = true;
        started_.autosave.finish(session());
        say_news();
        std::vector<std::string> secret = secret_words(session().dice(), 200);
        if (!secret.empty() && started_.autosave.file())
            secret.push_back(check_words(*started_.autosave.file()));
        for (const auto &words : secret)
            sayings_.push_back(words), say_(words);
    }
    return changed;
}

void LiveGame::step() {
    const ludus_state state = session().state();
    try {
        switch (phase_of(session().match(), state)) {
        case LUDUS_PHASE_ROLL:
            started_.session->roll();
            return rolled();
        case LUDUS_PHASE_MOVE:
            if (session().seat(state.mover).human()) { // the only move there is
                planned_.clear();
                planned_.push_back({session().match().moves().front(), ""});
            }
            return go_on_thinking();
        case LUDUS_PHASE_END:
            if (passed_) { // is shown for a while
                passed_ = false;
                return begin(Busy::pausing, std::max(pace_.pause, least_pass));
            }
            return turn_over();
        default:
            return turn_over(); // of a later contract
        }
    } catch (const std::runtime_error &error) {
        break_off(error);
    }
}

// A fault of the addon's: the game stands still, and is kept.
void LiveGame::break_off(const std::exception &error) {
    stuck_ = true;
    forget_plan();
    problem_ = addon_error_sentence(error);
    say(problem_);
}

void LiveGame::rolled() {
    played_.clear();
    after_step();
    begin(Busy::rolling, pace_.roll);
    begin_turn();
}

// What can be chosen now is new.
void LiveGame::begin_turn() {
    forget_marks();
    ask_odds();
}

void LiveGame::turn_over(bool chosen) {
    const int32_t mover = session().state().mover;
    forget_plan();
    chosen ? started_.session->end_turn_early() : started_.session->end_turn();
    played_.clear();
    after_step();
    const bool passed = std::exchange(passed_, false);
    if (session().state().phase == LUDUS_PHASE_MOVE) begin_turn(); // without a roll
    if (passed)
        begin(Busy::pausing, std::max(pace_.pause, least_pass));
    else if (!session().seat(mover).human())
        begin(Busy::pausing, pace_.pause);
}

// What a step brought about is kept, then told.
void LiveGame::after_step() {
    started_.autosave.keep_step(session());
    record_game(started_.autosave);
    for (const auto &event : session().match().events()) {
        if (event.kind == LUDUS_EVENT_PASS) passed_ = true, pass_ = sentences_.of(event);
        if (event.kind == LUDUS_EVENT_MOVE && session().seat(event.player).human()) pass_.clear();
        if (event.kind == LUDUS_EVENT_MOVE) played_.emplace_back(event.from, event.to);
        if (event.kind != LUDUS_EVENT_TURN) say(sentences_.of(event));
    }
    say_news();
    if (!started_.autosave.problem().empty())
        say(text(Text::save_failing, {started_.autosave.problem()}));
}

void LiveGame::begin_thinking() {
    auto choice = std::make_shared<Choice>(session().choice());
    thinker_.start([choice](const auto &stop) {
        const auto thought =
            choice->thought([&](const ludus_thought &) { return stop.stop_requested(); });
        return Thought{thought ? std::optional(thought->turn) : std::nullopt,
                       {},
                       thought && thought->weakened};
    });
}

void LiveGame::take_thought() {
    try {
        if (const auto thought = thinker_.take(); thought && thought->turn) {
            if (thought->weakened && !std::exchange(weakened_told_, true))
                say(weakened_words(game(), session().seat(session().state().mover).name));
            session().match().turns();
            plan_turn(*thought->turn);
        }
    } catch (const std::runtime_error &error) {
        break_off(error);
    }
    try {
        take_advice();
    } catch (const std::runtime_error &error) { // there is none; the game goes on without
        say(sentence(error));
    }
}

void LiveGame::take_advice() {
    const auto thought = adviser_.take();
    if (!thought) return;
    const ludus_state state = session().state();
    if (thought->advice.empty() || state.steps != adviser_steps_) return;
    const Advice &best = thought->advice.front();
    const double mine = state.mover == 1 ? best.probability : 1 - best.probability;
    if (odds_) probability_ = static_cast<int32_t>(mine * 1e9);
    if (!adviser_for_hint_) return;
    session().match().turns();
    advised_.clear();
    for (const auto &move : session().match().turn_moves(best.turn))
        advised_.emplace_back(move.from, move.to);
    advice_ = text(Text::hint_best,
                   {told_turn(game(), session().match(), best.turn), percent(best.probability)});
    say(advice_);
}

void LiveGame::plan_turn(uint32_t turn) {
    forget_plan();
    turn_planned_ = true;
    std::istringstream in(session().match().turn_text(turn));
    const std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    const auto moves = session().match().turn_moves(turn);
    for (size_t i = 0; i < moves.size(); ++i)
        planned_.push_back({moves[i], words.size() == moves.size() ? words[i] : ""});
}

void LiveGame::forget_plan() {
    planned_.clear();
    turn_planned_ = false;
}

void LiveGame::go_on_thinking() {
    if (!planned_.empty()) return play_next();
    if (turn_planned_ && session().state().may_end) return turn_over(); // no more is moved
    begin_thinking();
}

// The planned move is found again among those on offer, as a person's would be: acts by their text,
// as nothing else tells them apart.
void LiveGame::play_next() {
    const Planned wanted = planned_.front();
    planned_.erase(planned_.begin());
    const auto moves = session().match().moves();
    std::optional<uint32_t> found;
    int best = 0;
    for (uint32_t i = 0; i < moves.size(); ++i) {
        if (moves[i].from != wanted.move.from || moves[i].to != wanted.move.to) continue;
        const int alike = 1 + 2 * (moves[i].dice == wanted.move.dice) +
                          (session().match().move_text(i) == wanted.text);
        if (alike > best) found = i, best = alike;
    }
    if (!found) return forget_plan(); // the rest is thought out anew
    started_.session->play_forced(*found);
    after_step();
    fly(session().match().events());
}

void LiveGame::fly(const std::vector<ludus_event> &events) {
    flights_.clear();
    const auto contents = session().match().contents();
    for (const auto &event : events) {
        if (event.kind != LUDUS_EVENT_MOVE && event.kind != LUDUS_EVENT_CAPTURE) continue;
        const auto there = std::find_if(contents.rbegin(), contents.rend(), [&](const auto &c) {
            return c.place == event.to && c.player == event.player;
        });
        if (there != contents.rend())
            flights_.push_back({event.from, event.to, event.player, there->kind});
    }
    begin(Busy::moving, pace_.move);
}

std::optional<int64_t> LiveGame::due() const {
    constexpr int frame = 16;
    if (busy_ == Busy::pausing) return ends_;
    if (busy_ != Busy::nothing) return std::min(ends_, now_ + frame);
    return std::nullopt;
}

bool LiveGame::skip(int64_t now) {
    if (busy_ == Busy::nothing) return false;
    ends_ = now;
    return true;
}

bool LiveGame::busy() const {
    return busy_ != Busy::nothing || thinker_.busy() || !planned_.empty();
}

void LiveGame::keep() {
    started_.autosave.keep(session());
    record_game(started_.autosave);
    say_news();
}

void LiveGame::say_news() {
    if (const std::string news = started_.autosave.take_news(); !news.empty()) say(news);
}

// What goes on by itself, and what was begun by a person.
void LiveGame::stop() {
    thinker_.stop();
    adviser_.stop();
    forget_plan();
    flights_.clear();
    busy_ = Busy::nothing;
    forget_marks();
    picked_ = 0;
    passed_ = false;
    pass_.clear();
    refusal_.clear();
    played_.clear();
}

bool LiveGame::undo() {
    stop();
    if (!started_.session->undo()) {
        say(text(Text::play_undo_nothing));
        return false;
    }
    entry_.take();
    finished_ = false;
    keep();
    say(text(Text::play_undone));
    ask_odds();
    return true;
}

bool LiveGame::hint() {
    if (!asks()) return false;
    adviser_for_hint_ = true;
    adviser_steps_ = session().state().steps;
    auto match = std::make_shared<ludus::Match>(session().match().clone());
    const Game *game = started_.game.get();
    adviser_.start([match, game](const auto &stop) {
        return Thought{{}, advise(*game, *match, {}, [&](const ludus_thought &) {
                           return stop.stop_requested();
                       })};
    });
    return true;
}

void LiveGame::set_odds(bool shown) {
    odds_ = shown;
    probability_ = BoardView::unknown;
    ask_odds();
}

// Of the roll that lies on the table, as far as a moment of thinking tells.
void LiveGame::ask_odds() {
    constexpr uint32_t moment = 300; // milliseconds
    const ludus_state state = session().state();
    if (!odds_ || state.phase != LUDUS_PHASE_MOVE || !game().addon.analysis()) return;
    adviser_for_hint_ = false;
    adviser_steps_ = state.steps;
    auto match = std::make_shared<ludus::Match>(session().match().clone());
    const Game *game = started_.game.get();
    adviser_.start([match, game](const auto &stop) {
        return Thought{{}, advise(*game, *match, {0, moment}, [&](const ludus_thought &) {
                           return stop.stop_requested();
                       })};
    });
}

void LiveGame::forget_marks() {
    advised_.clear();
    advice_.clear();
}

} // namespace launcher
