// SPDX-License-Identifier: MIT
// A game is looked back on: what each turn cost, and the chances as it is stepped through.
#include "catch.hpp"
#include "person.hpp"
#include "words/text.hpp"

#include <chrono>
#include <thread>

using namespace launcher;

namespace {

const std::string race = RACE_ADDONS, all = TEST_STAGE "/addons";

GuiOptions playing(const std::string &game) {
    GuiOptions options;
    options.new_game = {game, "human", "human", "agreed", 4};
    options.speed = "instant";
    return options;
}

void play_turns(Person &person, uint32_t rolls) {
    person.wait();
    while (person.state().phase != LUDUS_PHASE_OVER && person.state().rolls < rolls)
        person.move_by_mouse();
}

// The judge thinks on a thread of its own.
void wait_until_judged(Person &person) {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(120);
    while (!person.gui().review_run()->done() && std::chrono::steady_clock::now() < limit) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        person.gui().advance(100);
    }
    REQUIRE(person.gui().review_run()->done());
    person.look();
}

void open_menu_item(Person &person, Text item) {
    person.button(text(Text::window_menu));
    person.item(text(item));
}

} // namespace

TEST_CASE("a review shows each turn's cost and both sides' figures, and leads to the turn") {
    Person person(all, playing("ur.finkel"));
    play_turns(person, 6);
    open_menu_item(person, Text::window_review);
    wait_until_judged(person);
    const Review &review = person.gui().review_run()->review();
    CHECK(review.turns.size() == person.state().rolls - 1); // one is under way
    const std::string side = person.session().game().side(review.turns[1].mover);
    const std::string record = review.turns[1].record;
    const std::string second =
        text(Text::window_reviewed, {"2", side, record.substr(0, record.find(' '))});
    person.item(second);
    REQUIRE(person.gui().playback());
    CHECK(person.gui().playback()->shown() == 2);
    CHECK_FALSE(person.gui().menu().shown());
}

TEST_CASE("while a game is stepped through, the chances after each turn are shown") {
    Person person(all, playing("ur.finkel"));
    play_turns(person, 5);
    open_menu_item(person, Text::window_moves);
    person.item(text(Text::window_beginning));
    wait_until_judged(person);
    const Review &review = person.gui().review_run()->review();
    const BoardData &board = person.gui().live()->board();
    const auto chances = [&] { return person.gui().playback()->view(board, &review).probability; };
    CHECK(chances() == Approx(1e9 * (review.turns[0].mover == 1 ? review.turns[0].before
                                                                : 1 - review.turns[0].before)));
    for (const auto &turn : review.turns) {
        person.key(Key::right);
        const double after = turn.mover == 1 ? turn.played : 1 - turn.played;
        CHECK(chances() == Approx(1e9 * after));
        const auto note = person.gui().playback()->view(board, &review).note;
        CHECK(note.find(percent(turn.played)) != std::string::npos);
    }
    person.key(Key::right); // the turn under way is not judged
    CHECK(chances() == BoardView::unknown);
    person.key(Key::back);
    CHECK(person.gui().playback() == nullptr);
}

TEST_CASE("keys lead to the turns that cost most") {
    Person person(all, playing("ur.finkel"));
    play_turns(person, 3);
    Review review;
    for (uint32_t i = 0; i < 2; ++i)
        review.turns.push_back({i + 1, 1, "", "", 0.5, 0.6, i == 1 ? 0.5 : 0.6}); // the second
    Playback playback(person.session(), 0);
    playback.go_to_marked(1, review);
    CHECK(playback.shown() == 2);
    playback.go_to_marked(1, review); // there is no other
    playback.go_to_marked(-1, review);
    CHECK(playback.shown() == 2);
}

TEST_CASE("a review is made anew when the game has changed, and not when it has not") {
    Person person(all, playing("ur.finkel"));
    play_turns(person, 4);
    open_menu_item(person, Text::window_review);
    wait_until_judged(person);
    const BackgroundReview *judge = person.gui().review_run();
    const auto first = judge->review().turns;
    person.key(Key::back);
    person.item(text(Text::window_review));
    CHECK(person.gui().review_run()->done());
    person.key(Key::menu);
    play_turns(person, 6);
    CHECK_FALSE(person.gui().review_run()->judges(person.session()));
    open_menu_item(person, Text::window_review);
    wait_until_judged(person);
    CHECK(person.gui().review_run()->review().turns.size() > first.size());
}

TEST_CASE("leaving a review ends the thinking for it") {
    Person person(all, playing("duodecim.asilo"));
    play_turns(person, 8);
    open_menu_item(person, Text::window_review);
    person.key(Key::menu);
    const auto begun = std::chrono::steady_clock::now();
    person.gui().advance(1'000'000);
    CHECK_FALSE(person.gui().review_run()->busy());
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(2));
    person.wait();
    person.move_by_mouse();
}

TEST_CASE("a review before any turn says so, and a game without analysis offers none") {
    Person person(all, playing("ur.finkel"));
    person.wait();
    open_menu_item(person, Text::window_review);
    wait_until_judged(person);
    person.look();
    CHECK(person.gui().review_run()->review().turns.empty());
    Person racer(race, playing("race.six"));
    racer.wait();
    racer.button(text(Text::window_menu));
    CHECK_FALSE(racer.offers(text(Text::window_review)));
    racer.key(Key::back);
    open_menu_item(racer, Text::window_moves);
    racer.item(text(Text::window_beginning)); // stepped through without chances
    CHECK(racer.gui().review_run() == nullptr);
    racer.key(Key::down);
    racer.key(Key::right);
    CHECK(racer.gui().playback()->shown() == 1);
}
