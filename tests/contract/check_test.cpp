// SPDX-License-Identifier: MIT
// The validator finds nothing in good addons, and each fault in the tiny race with one fault.
#include "check.hpp"

TEST_CASE("the validator finds nothing in a good addon") {
    for (const char *folder : {GOOD_ADDONS}) {
        const Ended ended = check(std::string(folder) + " --games 2 --seed 11 --json");
        INFO(ended.output);
        CHECK(ended.status == 0);
        CHECK(findings_of(ended.output).empty());
    }
}

TEST_CASE("the validator says wrong usage with status 2") {
    CHECK(check("").status == 2);
    CHECK(check("/no/such/folder").status == 2);
    CHECK(check(BROKEN_ADDON " --games many").status == 2);
    CHECK(check("--help").status == 0);
}

TEST_CASE("the validator says what a host would refuse") {
    const Ended ended = check(TEST_BUILD_DIR " --json");
    CHECK(ended.status == 1);
    CHECK_THAT(findings_of(ended.output), Catch::Contains("addon.json"));
}

TEST_CASE("the validator finds each fault") {
    const auto [name, finding] = GENERATE(values<Fault>({
        {"any-major", "a host of the next major of the contract gives LUDUS_OK"},
        {"no-reason", "without a reason"},
        {"one-instance", "the same instance twice"},
        {"any-feature", "a table for \"ludus.nothing/1\""},
        {"other-version", "addon.json: version is \"1.0.0\", and the library says \"9.9.9\""},
        {"foreign-tongue", "the names in the unknown language \"xx\" are not the English ones"},
        {"exits", "game.games: ended the process with exit status 0"},
        {"any-option", "an unknown option"},
        {"rolls-unsorted", "ascending, distinct rolls were expected"},
        {"loaded-dice", "do not fit the odds"},
        {"impure-dice", "another roll for the same seed and index"},
        {"unknown-roll", "gives 5, which is not in game.rolls"},
        {"crash", "while checking NULL arguments of race.six"},
        {"null-accepted", "match.state: NULL as argument 1 gives LUDUS_OK"},
        {"struct-overrun", "match.state with size 92: writes beyond the struct's end"},
        {"unterminated", "match.position: ends the text without a NUL"},
        {"text-overrun", "match.partial: writes beyond the text's end"},
        {"stride-ignored", "match.contents with stride 24"},
        {"move-refused", "match.play: gives LUDUS_ERROR_MOVE"},
        {"undo-keeps-captures", "match.undo: "},
        {"clone-forgets", "match."},
        {"position-misread", "match.set_position: "},
        {"failure-changes", "calls that failed changed the match"},
        {"record-short", "match."},
        {"capture-unsaid", "LUDUS_EVENT_CAPTURE and the move's flag disagree"},
        {"phase-ignored", "match.end_turn: phase 2"},
        {"turn-missing", "match.turns: lacks a turn"},
        {"turn-position-wrong", "match.turn_position: "},
        {"text-misplayed", "match.play_text: does not lead to"},
        {"global-state", "match."},
        {"place-outside", "does not lie in the drawing"},
        {"place-twice", "has the id of another place"},
        {"place-too-small", "which holds 1"},
        {"place-scribbled", "inscription is \"VENARI?\"; a UTF-8 text without control characters"},
        {"track-off-board", "passes 77, which is no place"},
        {"think-plays", "changes the match"},
        {"think-varies", "for the same position, seed and nodes"},
        {"think-deaf", "goes on after progress said to stop"},
        {"think-out-of-range", "chooses turn 99"},
        {"analysis-poor", "covers 1 of 2 turns"},
        {"evaluation-poor", "gives the loser the probability 500000000"},
        {"event-unsaid", "an event of kind 5 in en is said as nothing"},
        {"not-utf8", "is not UTF-8"},
        {"code-point-cut", "cut between code points"},
    }));
    INFO(name);
    CHECK_THAT(findings_with(name, ""), Catch::Contains(finding));
}

TEST_CASE("the validator finds draws, turns, sides and dice that contradict themselves") {
    const auto [name, finding] = GENERATE(values<Fault>({
        {"draw-with-winner", "a draw with the winner 1; nobody was expected"},
        {"winner-of-draw", "a draw, and state.winner is "},
        {"win-undecided", "a win of another player, or with other victory or points"},
        {"winner-early", "a winner, and the phase is not over"},
        {"victory-early", "victory or points without a winner; 0 was expected"},
        {"roll-without-dice", "a game without dice is in phase roll; game.rolls is empty"},
        {"dice-missing", "a die was expected, as game.rolls has rolls"},
        {"empty-turn", "1 turns without moves where may_end is 0"},
        {"end-allowed", "0 turns without moves where may_end is 1"},
        {"end-forbidden", "may_end is 0 in phase 3; 1 in phase end, 0 in roll and over"},
        {"three-sides", "game.sides: lists 3 sides; two"},
        {"words-for-three", "board.words: player 3, which is no side, gives LUDUS_OK"},
        {"word-off-board", "a word for 77, which is no place"},
        {"phase-later", "the phase is 10; one of the contract that was agreed was expected"},
        {"turns-uncounted", "match.state: rolls and turns do not grow by one with a roll"},
        {"turns-none", "match.state: rolls and turns do not grow by one with a roll"},
        {"turns-endless", "match.state: rolls and turns do not grow by one with a roll"},
        {"dice-without-dice", "match.play: gives LUDUS_ERROR_PHASE"},
        {"move-unsaid", "match.move_text: gives nothing"},
        {"event-sizeless", "an event of kind 1 has another size than the stride"},
        {"event-of-place", "an event of kind 6 has a field that its kind does not name"},
        {"any-event", "texts.say: an event of an unknown kind gives LUDUS_OK"},
    }));
    INFO(name);
    CHECK_THAT(findings_with(name, ""), Catch::Contains(finding));
}

TEST_CASE("the validator finds what is lost, not agreed, not said, and of the wrong size") {
    const auto [name, finding] = GENERATE(values<Fault>({
        {"any-major", "a host of the contract 0.0 gives LUDUS_OK; LUDUS_ERROR_ABI was expected"},
        {"any-major", "a host of the contract 0.1 gives LUDUS_OK; LUDUS_ERROR_ABI was expected"},
        {"newer-agreed", "agrees on 0.9 with a host of the contract 0.9; 0.2, the lower of its"},
        {"any-folder", "an addon_folder that is NULL gives LUDUS_OK"},
        {"any-folder", "an addon_folder that is empty gives LUDUS_OK"},
        {"small-host", "a host of 20 bytes gives LUDUS_OK; LUDUS_ERROR_ARGUMENT was expected"},
        {"small-letters", "race.six"},
        {"save-without-half", "match.save: "},
        {"restore-forgets", "match.restore: loses something"},
        {"small-size", "match.state: a struct of the size 84, below that of the first release,"},
        {"small-stride", "match.moves: the stride 12, below that of the first release, gives"},
        {"tail-kept", "leaves what the size holds beyond the struct; zeros were expected"},
        {"reserved-used", "match.state: reserved is 7; who writes a struct sets it 0"},
        {"analysis-eager", "analysis.analyse: thinks with capacity 0"},
        {"analysis-eager", "gives the turn 0; LUDUS_NO_TURN was expected"},
        {"think-half-weakened", "sets stopped or weakened to other than 0 and 1"},
        {"index-blamed", "texts.say_move: an index beyond the list, or without one, gives "
                         "LUDUS_ERROR_MOVE; LUDUS_ERROR_PHASE was expected"},
        {"choice-unsaid", "texts.say_move: number 0 in en is said as nothing"},
        {"page-missing", "texts.page: gives LUDUS_ERROR_UNKNOWN"},
        {"image-missing", "has the image \"art/board.png\"; a PNG file of the addon's folder"},
    }));
    INFO(name);
    CHECK_THAT(findings_with(name, ""), Catch::Contains(finding));
}

TEST_CASE("the broken race without a fault is a good addon") {
    const Ended ended = check(BROKEN_ADDON " --games 8 --json");
    INFO(ended.output);
    CHECK(ended.status == 0);
}
