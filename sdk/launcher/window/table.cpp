// SPDX-License-Identifier: MIT
#include "window/table.hpp"

#include "black_box.hpp"
#include "dice_words.hpp"
#include "sentences.hpp"
#include "standing.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace {

constexpr int least_pass = 500; // milliseconds that a pass is seen, whatever the speed

} // namespace

Table::Table(Seated seated, Pace pace, Say say, std::function<void()> wake)
    : seated_(std::move(seated)), board_(board_of(*seated_.game)),
      sentences_(*seated_.game, board_), entry_(*seated_.game), pace_(pace), say_(std::move(say)),
      thinker_(wake), adviser_(wake) {
    for (const auto &sentence : seated_.said)
        this->say(sentence);
    black_box::record_game(seated_.keeper);
}

Table::Recorded::~Recorded() {
    black_box::record_no_game();
}

void Table::say(const std::string &sentence) {
    if (sentence.empty()) return;
    sayings_.push_back(sentence);
    event_ = sentence;
    say_(sentence);
}

// ---- What goes on by itself ---------------------------------------------------------------------

void Table::begin(Busy what, int duration) {
    busy_ = what;
    begun_ = now_;
    ends_ = now_ + duration;
}

bool Table::advance(int64_t now) {
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
        seated_.keeper.finish(session());
        say_news();
        std::vector<std::string> secret = secret_words(session().dice(), 200);
        if (!secret.empty() && seated_.keeper.file())
            secret.push_back(check_words(*seated_.keeper.file()));
        for (const auto &words : secret)
            sayings_.push_back(words), say_(words);
    }
    return changed;
}

void Table::step() {
    const ludus_state state = session().state();
    try {
        switch (phase_of(session().match(), state)) {
        case LUDUS_PHASE_ROLL:
            seated_.session->roll();
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
void Table::break_off(const std::exception &error) {
    stuck_ = true;
    forget_plan();
    fault_ = fault_sentence(error);
    say(fault_);
}

void Table::rolled() {
    played_.clear();
    after_step();
    begin(Busy::rolling, pace_.roll);
    begin_turn();
}

// What can be chosen now is new.
void Table::begin_turn() {
    forget_marks();
    ask_odds();
}

void Table::turn_over(bool chosen) {
    const int32_t mover = session().state().mover;
    forget_plan();
    chosen ? seated_.session->end_turn_early() : seated_.session->end_turn();
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
void Table::after_step() {
    seated_.keeper.keep_step(session());
    black_box::record_game(seated_.keeper);
    for (const auto &event : session().match().events()) {
        if (event.kind == LUDUS_EVENT_PASS) passed_ = true, pass_ = sentences_.of(event);
        if (event.kind == LUDUS_EVENT_MOVE && session().seat(event.player).human()) pass_.clear();
        if (event.kind == LUDUS_EVENT_MOVE) played_.emplace_back(event.from, event.to);
        if (event.kind != LUDUS_EVENT_TURN) say(sentences_.of(event));
    }
    say_news();
    if (!seated_.keeper.problem().empty())
        say(text(Text::save_failing, {seated_.keeper.problem()}));
}

void Table::begin_thinking() {
    auto choice = std::make_shared<Choice>(session().choice());
    thinker_.start([choice](const auto &stop) {
        const auto thought =
            choice->thought([&](const ludus_thought &) { return stop.stop_requested(); });
        return Thought{thought ? std::optional(thought->turn) : std::nullopt,
                       {},
                       thought && thought->weakened};
    });
}

void Table::take_thought() {
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

void Table::take_advice() {
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

void Table::plan_turn(uint32_t turn) {
    forget_plan();
    turn_planned_ = true;
    std::istringstream in(session().match().turn_text(turn));
    const std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    const auto moves = session().match().turn_moves(turn);
    for (size_t i = 0; i < moves.size(); ++i)
        planned_.push_back({moves[i], words.size() == moves.size() ? words[i] : ""});
}

void Table::forget_plan() {
    planned_.clear();
    turn_planned_ = false;
}

void Table::go_on_thinking() {
    if (!planned_.empty()) return play_next();
    if (turn_planned_ && session().state().may_end) return turn_over(); // no more is moved
    begin_thinking();
}

// The planned move is found again among those on offer, as a person's would be: acts by their text,
// as nothing else tells them apart.
void Table::play_next() {
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
    seated_.session->play_forced(*found);
    after_step();
    fly(session().match().events());
}

void Table::fly(const std::vector<ludus_event> &events) {
    flights_.clear();
    const auto contents = session().match().contents();
    for (const auto &event : events) {
        if (event.kind != LUDUS_EVENT_MOVE && event.kind != LUDUS_EVENT_CAPTURE) continue;
        const auto there = std::find_if(contents.begin(), contents.end(), [&](const auto &c) {
            return c.place == event.to && c.player == event.player;
        });
        if (there != contents.end())
            flights_.push_back({event.from, event.to, event.player, there->kind});
    }
    begin(Busy::moving, pace_.move);
}

std::optional<int64_t> Table::due() const {
    constexpr int frame = 16;
    if (busy_ == Busy::pausing) return ends_;
    if (busy_ != Busy::nothing) return std::min(ends_, now_ + frame);
    return std::nullopt;
}

bool Table::skip(int64_t now) {
    if (busy_ == Busy::nothing) return false;
    ends_ = now;
    return true;
}

bool Table::busy() const {
    return busy_ != Busy::nothing || thinker_.busy() || !planned_.empty();
}

void Table::keep() {
    seated_.keeper.keep(session());
    black_box::record_game(seated_.keeper);
    say_news();
}

void Table::say_news() {
    if (const std::string news = seated_.keeper.take_news(); !news.empty()) say(news);
}

// What goes on by itself, and what was begun by a person.
void Table::stop() {
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

bool Table::undo() {
    stop();
    if (!seated_.session->undo()) {
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

bool Table::hint() {
    if (!asks()) return false;
    adviser_for_hint_ = true;
    adviser_steps_ = session().state().steps;
    auto match = std::make_shared<ludus::Match>(session().match().clone());
    const Game *game = seated_.game.get();
    adviser_.start([match, game](const auto &stop) {
        return Thought{{}, advise(*game, *match, {}, [&](const ludus_thought &) {
                           return stop.stop_requested();
                       })};
    });
    return true;
}

void Table::set_odds(bool shown) {
    odds_ = shown;
    probability_ = painter::BoardView::unknown;
    ask_odds();
}

// Of the roll that lies on the table, as far as a moment of thinking tells.
void Table::ask_odds() {
    constexpr uint32_t moment = 300; // milliseconds
    const ludus_state state = session().state();
    if (!odds_ || state.phase != LUDUS_PHASE_MOVE || !game().addon.analysis()) return;
    adviser_for_hint_ = false;
    adviser_steps_ = state.steps;
    auto match = std::make_shared<ludus::Match>(session().match().clone());
    const Game *game = seated_.game.get();
    adviser_.start([match, game](const auto &stop) {
        return Thought{{}, advise(*game, *match, {0, moment}, [&](const ludus_thought &) {
                           return stop.stop_requested();
                       })};
    });
}

void Table::forget_marks() {
    advised_.clear();
    advice_.clear();
}
