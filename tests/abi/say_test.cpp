// SPDX-License-Identifier: MIT
// Events and positions in sentences, and the pages.
#include "catch.hpp"
#include "support.hpp"

namespace {

std::string say(const Instance &instance, const std::string &game, const ludus_event &event,
                const char *language) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return instance.texts().say(instance.addon, game.c_str(), &event, sizeof event, language,
                                    text, n, length, nullptr);
    });
}

// All events of the last step, as one text.
std::string said(const Instance &instance, const Play &play, const std::string &game,
                 const char *language) {
    std::string out;
    for (const ludus_event &event : list<ludus_event>(
             [&](auto... args) { return play.api.events(play.match, args..., nullptr); }))
        out += (out.empty() ? "" : " ") + say(instance, game, event, language);
    return out;
}

std::string describe(const Instance &instance, const Play &play, const char *language) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return instance.texts().describe(play.match, language, text, n, length, nullptr);
    });
}

} // namespace

TEST_CASE("A whole turn is said in each language") {
    const Instance instance;
    const std::string game = "duodecim.asilo";
    const Play play(instance, game);
    REQUIRE(play.go("..x.........:0:0,............:1:4,...........x:0:4 "
                    "....x.......:0:0,............:0:0,............:0:0 1 -") == LUDUS_OK);
    REQUIRE(play.roll({5, 1, 2}) == LUDUS_OK);
    CHECK(said(instance, play, game, "en") == "Red rolls 1, 2 and 5.");
    CHECK(said(instance, play, game, "ru") == "У красных выпало 1, 2 и 5.");
    CHECK(said(instance, play, game, "uk") == "У червоних випало 1, 2 і 5.");
    REQUIRE(play.api.play_text(play.match, "I:3/8* II:pra/8 III:12/off", nullptr) == LUDUS_OK);
    CHECK(said(instance, play, game, "en") ==
          "Red moves a stone from field 3 to field 8 of line I. White's stone is captured and goes "
          "back to hand. Red moves a stone from the praetentura to field 8 of line II. Red bears "
          "off a stone from field 12 of line III.");
    CHECK(said(instance, play, game, "ru") ==
          "Красные переставляют камень с поля 3 на поле 8 линии I. Камень белых взят и уходит "
          "обратно в запас. Красные переставляют камень из praetentura на поле 8 линии II. Красные "
          "выводят камень с поля 12 линии III.");
    CHECK(said(instance, play, game, "uk") ==
          "Червоні переставляють камінь з поля 3 на поле 8 лінії I. Камінь білих узято, він іде "
          "назад до запасу. Червоні переставляють камінь із praetentura на поле 8 лінії II. "
          "Червоні виводять камінь з поля 12 лінії III.");
    REQUIRE(play.api.end_turn(play.match, nullptr) == LUDUS_OK);
    CHECK(said(instance, play, game, "ru") == "Бросают белые.");
    REQUIRE(play.roll({3, 3, 4}) == LUDUS_OK);
    REQUIRE(play.api.play_text(play.match, "I:hand/3", nullptr) == LUDUS_OK);
    CHECK(said(instance, play, game, "ru") == "Белые вводят камень на поле 3 линии I.");
    CHECK(said(instance, play, game, "uk") == "Білі вводять камінь на поле 3 лінії I.");
}

TEST_CASE("Places are called what the mover types, on the way there and on the way back") {
    const Instance instance;
    const std::string game = "ur.dmytro";
    const Play play(instance, game);
    REQUIRE(play.go("........1..........1...:5:0 .....1.................:6:0 1 1") == LUDUS_OK);
    CHECK(describe(instance, play, "en") ==
          "Light has rolled 1 and is to move; not yet used: 1.\n"
          "Pieces. Light: on fields 9 and 20 (flipped); in hand: 5. Dark: on field 6; in hand: 6.");
}

TEST_CASE("A move on the way back is told by its places there") {
    const Instance instance;
    const std::string game = "ur.dmytro";
    const auto told = [&](const std::string &position, const char *turn, const char *language) {
        const Play play(instance, game);
        REQUIRE(play.go(position) == LUDUS_OK);
        REQUIRE(play.api.play_text(play.match, turn, nullptr) == LUDUS_OK);
        return said(instance, play, game, language);
    };
    const std::string back = "..................1....:6:0 .......1...............:6:0 1 1";
    CHECK(told(back, "19/20", "en") == "Light moves a piece from field 19 to field 20. "
                                       "Dark's piece is captured and goes back to hand.");
    CHECK(told(back, "19/20", "ru") == "Светлые переставляют фишку с поля 19 на поле 20. "
                                       "Фишка тёмных побита и уходит обратно в запас.");
    CHECK(told(back, "19/20", "uk") == "Світлі переставляють фішку з поля 19 на поле 20. "
                                       "Фішку темних побито, вона йде назад до запасу.");
    const std::string there = "........1..............:6:0 .......................:7:0 1 2";
    CHECK(told(there, "9/11", "en") == "Light moves a piece from field 9 to field 11.");
    CHECK(told(there, "hand/2", "en") == "Light enters a piece on field 2.");
}

TEST_CASE("A position is described to one who does not see it") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.go("..x.x.......:0:0,............:1:4,...........x:0:4 "
                    "....x.......:0:0,............:0:0,............:0:0 1 225") == LUDUS_OK);
    REQUIRE(play.api.play_text(play.match, "II:pra/8", nullptr) == LUDUS_OK);
    CHECK(describe(instance, play, "en") ==
          "Red has rolled 2, 2 and 5 and is to move; not yet used: 2 and 5.\n"
          "Line I. Red: on fields 3 and 5; in hand: 3. White: on field 5; in hand: 4.\n"
          "Line II. Red: on field 8; borne off: 4. White: in hand: 5.\n"
          "Line III. Red: on field 12; borne off: 4. White: in hand: 5.");
    CHECK(describe(instance, play, "ru") ==
          "У красных выпало 2, 2 и 5, их ход; осталось сыграть: 2 и 5.\n"
          "Линия I. Красные: на полях 3 и 5; в запасе: 3. Белые: на поле 5; в запасе: 4.\n"
          "Линия II. Красные: на поле 8; выведено: 4. Белые: в запасе: 5.\n"
          "Линия III. Красные: на поле 12; выведено: 4. Белые: в запасе: 5.");
}

TEST_CASE("Every event of random games of every game is a sentence without a gap") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        const Play play(instance, game);
        for (unsigned rolls = 1; rolls < 80 && play.state().phase != LUDUS_PHASE_OVER; ++rolls) {
            play_random(instance, play, game, 21, rolls);
            for (const char *language : {"en", "ru", "uk"}) {
                const std::string text =
                    said(instance, play, game, language) + describe(instance, play, language);
                INFO(game << ": " << text);
                CHECK(text.find("place.") == std::string::npos);
                CHECK(text.find("say.") == std::string::npos);
                CHECK(text.find("  ") == std::string::npos);
                CHECK(text.find('{') == std::string::npos);
                CHECK(text.find("end of the text") == std::string::npos);
                CHECK(text.find("конец текста") == std::string::npos);
            }
        }
    }
}

TEST_CASE("An event that the game cannot have is refused") {
    const Instance instance;
    ludus_event event{};
    const auto status = [&](const ludus_event &e, std::uint32_t stride = sizeof(ludus_event)) {
        return instance.texts().say(instance.addon, "duodecim.asilo", &e, stride, "en", nullptr, 0,
                                    nullptr, nullptr);
    };
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.kind = LUDUS_EVENT_WIN;
    event.player = 3;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.player = 2;
    CHECK(status(event) == LUDUS_OK);
    CHECK(status(event, 8) == LUDUS_OK); // an older host's, which has these two fields
    CHECK(status(event, 0) == LUDUS_ERROR_ARGUMENT);
    event.kind = LUDUS_EVENT_MOVE;
    event.from = 1;
    event.to = 999;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.kind = LUDUS_EVENT_ROLL;
    event.count = 9;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("Each game has its rules page in each language") {
    const Instance instance;
    for (const std::string &game : game_ids(instance))
        for (const char *language : {"en", "ru", "uk"}) {
            INFO(game << " " << language);
            const std::string page = whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
                return instance.texts().page(instance.addon, game.c_str(), "rules", language, text,
                                             n, length, nullptr);
            });
            CHECK(page.starts_with("# "));
            CHECK(page.find("```") != std::string::npos); // the board
        }
    ludus_error error = error_in();
    CHECK(instance.texts().page(instance.addon, "duodecim.asilo", "tea\xFF", "en", nullptr, 0,
                                nullptr, &error) == LUDUS_ERROR_UNKNOWN);
    CHECK(error.text == std::string("There is no page \"tea?\"; expected one of: rules."));
}
