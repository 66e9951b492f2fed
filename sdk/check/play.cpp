// SPDX-License-Identifier: MIT
#include "play.hpp"

#include <algorithm>

namespace check {

namespace {

constexpr unsigned most_steps = 8000; // of one game at random, which need not come to an end

class Game {
public:
    Game(Context &context, const Fixed &fixed, const std::string &game, uint64_t seed,
         bool thorough)
        : report_(context.report), fixed_(fixed), match_(context.subject, game), seed_(seed),
          random_(seed), thorough_(thorough) {}

    void play() {
        check_start();
        for (unsigned i = 0; i < most_steps && match_.state().phase != LUDUS_PHASE_OVER; ++i) {
            inspect();
            if (random_() % 16 == 0) go_back(1 + pick(random_, 4));
            step();
        }
        inspect();
        inspect_record(report_, fixed_, match_);
        inspect_save(report_, match_, thorough_ ? UINT32_MAX : 4);
        go_back(UINT32_MAX);
    }

private:
    void check_start() {
        const ludus_state s = match_.state();
        const int32_t phase = fixed_.rolls.empty() ? LUDUS_PHASE_MOVE : s.phase;
        report_.expect(
            s.phase == phase && (phase == LUDUS_PHASE_ROLL || phase == LUDUS_PHASE_MOVE) &&
                s.mover == 1 && s.turns == 0 && s.rolls == 0 && s.steps == 0 && s.dice_count == 0,
            match_.where("create"),
            "a new match is not in phase roll or move, player 1 to begin, with no turn, "
            "roll and step");
        report_.expect(match_.events().empty(), match_.where("events"),
                       "a new match has events; none were expected");
        report_.expect_status(match_.status("undo", &ludus_match_api::undo, nullptr),
                              LUDUS_ERROR_NOTHING, match_.where("undo"), "the start of a match");
    }

    void inspect() {
        inspect_position(report_, fixed_, match_);
        if (!thorough_ && random_() % 8 != 0) return;
        inspect_refusals(report_, match_);
        inspect_round_trip(report_, match_);
        // It plays the match from its start: long ones seldom.
        const uint32_t steps = match_.state().steps;
        if (steps < 64 || random_() % (steps / 4) == 0) inspect_save(report_, match_, 2);
        const int32_t phase = match_.state().phase;
        if (phase == LUDUS_PHASE_MOVE) inspect_moves(report_, fixed_, match_, random_);
        if (phase == LUDUS_PHASE_MOVE || phase == LUDUS_PHASE_END)
            inspect_turns(report_, match_, random_);
    }

    // One step forward, remembering how the match was.
    void step() {
        const ludus_state before = match_.state();
        seen_.insert_or_assign(before.steps, Snapshot(match_));
        switch (before.phase) {
        case LUDUS_PHASE_ROLL:
            roll();
            break;
        case LUDUS_PHASE_MOVE:
            if (move() == 0) end_turn(match_.state()); // a turn without moves
            break;
        case LUDUS_PHASE_END:
            end_turn(before);
            break;
        default:
            throw Failed(match_.where("state"),
                         "the phase is " + std::to_string(before.phase) + "; 1 to 4 was expected");
        }
        report_.expect(match_.state().steps > before.steps, match_.where("state"),
                       "steps does not grow with a step");
    }

    void roll() {
        std::vector<int32_t> dice = match_.roll(seed_);
        const ludus_state before = match_.state();
        std::shuffle(dice.begin(), dice.end(), random_); // any order will do
        match_.set_dice(dice);
        const auto events = match_.events();
        if (!report_.expect(!events.empty() && events[0].kind == LUDUS_EVENT_ROLL &&
                                events[0].player == before.mover && events[0].count == dice.size(),
                            match_.where("events"),
                            "a roll does not begin with LUDUS_EVENT_ROLL of the mover, with as "
                            "many values as dice"))
            return;
        const ludus_state after = match_.state();
        report_.expect(std::equal(events[0].values, events[0].values + events[0].count, after.dice,
                                  after.dice + std::min<uint32_t>(after.dice_count, 8)),
                       match_.where("events"), "a roll has other values than the state");
        const auto passes = std::count_if(events.begin(), events.end(), [&](const auto &e) {
            return e.kind == LUDUS_EVENT_PASS && e.player == before.mover;
        });
        report_.expect(passes == (after.phase == LUDUS_PHASE_END ? 1 : 0), match_.where("events"),
                       "a roll is followed by LUDUS_EVENT_PASS if and only if nothing can move; "
                       "that was expected");
        report_.expect(after.phase == LUDUS_PHASE_MOVE || after.phase == LUDUS_PHASE_END,
                       match_.where("set_dice"), "the phase is neither move nor end after it");
        report_.expect(after.rolls == before.rolls + 1 && after.turns == before.turns + 1,
                       match_.where("state"), "rolls and turns do not grow by one with a roll");
    }

    // How many moves were made.
    uint32_t move() {
        const ludus_state before = match_.state();
        const auto turns = match_.turns();
        if (turns.empty()) throw Failed(match_.where("turns"), "no turn in phase move");
        const uint32_t turn = pick(random_, turns.size());
        const std::string notation = match_.turn_text(turn);
        switch (notation.empty() ? 1 : random_() % 3) {
        case 0: {
            const auto moves = match_.moves();
            if (moves.empty()) throw Failed(match_.where("moves"), "no move in phase move");
            match_.play(pick(random_, moves.size()));
            break;
        }
        case 1:
            match_.play_turn(turn);
            break;
        default:
            match_.play_text(notation);
            break;
        }
        const ludus_state after = match_.state();
        const bool begun = before.dice_count > 0 || before.moves_made > 0;
        const uint32_t made = after.steps - before.steps;
        report_.expect(after.turns == before.turns + (begun || made == 0 ? 0 : 1),
                       match_.where("state"), "turns does not count the turns" + match_.here());
        return made;
    }

    void end_turn(const ludus_state &before) {
        match_.end_turn();
        const ludus_state after = match_.state();
        const bool counted = before.dice_count > 0 || before.moves_made > 0;
        report_.expect(after.turns == before.turns + (counted ? 0 : 1), match_.where("state"),
                       "turns does not count the turns" + match_.here());
        if (after.phase == LUDUS_PHASE_OVER) return ended(before);
        const auto events = match_.events();
        const bool again = after.mover == before.mover;
        report_.expect(after.phase == LUDUS_PHASE_ROLL || after.phase == LUDUS_PHASE_MOVE,
                       match_.where("end_turn"), "the phase is neither roll nor move after it");
        report_.expect(!events.empty() && events.back().player == after.mover &&
                           events.back().kind == (again ? LUDUS_EVENT_AGAIN : LUDUS_EVENT_TURN),
                       match_.where("events"),
                       "an end of turn does not give LUDUS_EVENT_TURN, or _AGAIN where it is the "
                       "same player's again");
    }

    // The match was ended by the end of a turn.
    void ended(const ludus_state &before) {
        report_.expect(match_.events().size() == 1, match_.where("events"),
                       "an end of turn that ends the match does not give that end alone");
        report_.expect(match_.state().steps == before.steps + 1, match_.where("state"),
                       "steps does not grow with a step");
    }

    // Takes back up to `count` steps; where the match was seen before, it is the same.
    void go_back(uint32_t count) {
        for (; count > 0 && match_.state().steps > 0; --count) {
            const ludus_state before = match_.state();
            const ludus_event event = match_.undo();
            const ludus_state after = match_.state();
            const bool was_move = after.moves_made + 1 == before.moves_made;
            const bool was_roll = after.phase == LUDUS_PHASE_ROLL;
            const bool was_end = event.kind == LUDUS_EVENT_TURN || event.kind == LUDUS_EVENT_AGAIN;
            const bool fits = was_move   ? event.kind == LUDUS_EVENT_MOVE
                              : was_roll ? event.kind == LUDUS_EVENT_ROLL
                                         : was_end && after.may_end != 0;
            report_.expect(fits, match_.where("undo"),
                           "says that the event of kind " + std::to_string(event.kind) +
                               " was undone, from phase " + std::to_string(before.phase) + " to " +
                               std::to_string(after.phase));
            if (!report_.expect(after.steps + 1 == before.steps, match_.where("undo"),
                                "steps goes from " + std::to_string(before.steps) + " to " +
                                    std::to_string(after.steps) + "; one less was expected"))
                return;
            report_.expect(match_.events().empty(), match_.where("events"),
                           "events after undo; none were expected");
            const auto seen = seen_.find(after.steps);
            if (seen == seen_.end()) continue;
            const std::string changed = difference(Snapshot(match_), seen->second);
            report_.expect(changed.empty(), match_.where("undo"),
                           "does not restore the match at " + quote(seen->second.position) + ": " +
                               changed);
        }
        seen_.erase(seen_.upper_bound(match_.state().steps), seen_.end());
    }

    Report &report_;
    const Fixed &fixed_;
    Match match_;
    uint64_t seed_;
    Random random_;
    bool thorough_;
    std::map<uint32_t, Snapshot> seen_; // by state.steps
};

} // namespace

Fixed::Fixed(const Subject &subject, const std::string &game) {
    for (const ludus_place &place : subject.places(game))
        places.emplace(place.id, place);
    for (const ludus_roll &roll :
         list<ludus_roll>(game + ", game.rolls", subject.game->rolls, subject.addon, game.c_str()))
        rolls.insert({roll.values, roll.values + std::min<uint32_t>(roll.count, LUDUS_MAX_DICE)});
}

void check_play(Context &context) {
    const Fixed fixed(context.subject, context.game);
    const unsigned games = context.plain() ? context.games : (context.games + 3) / 4;
    for (unsigned i = 0; i < games; ++i)
        Game(context, fixed, context.game, context.seed + i, i == 0).play();
}

} // namespace check
