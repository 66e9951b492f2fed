// SPDX-License-Identifier: MIT
// Events and positions in sentences, and the pages.
#include "catch.hpp"
#include "support.hpp"

#include <map>
#include <set>

namespace {

std::string say(const Instance &instance, const std::string &game, const ludus_event &event,
                const char *language) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return instance.texts().say(instance.addon, game.c_str(), &event, language, text, n, length,
                                    nullptr);
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

TEST_CASE("Who lies under others in a stack is said to be held") {
    const Instance instance;
    const std::string game = "ur.skiryuk";
    const Play play(instance, game);
    REQUIRE(play.go("2.....5................:3:0 ....................2..:6:0 1 1") == LUDUS_OK);
    CHECK(describe(instance, play, "en") ==
          "Light has rolled 1 and is to move; not yet used: 1.\n"
          "Pieces. Light: on fields 1 (2 pieces), 7 (under another) and 7; in hand: 3. "
          "Dark: on field 21 (flipped) (under another); in hand: 6.");
    CHECK(describe(instance, play, "ru").find("21 (перевёрнутая) (под другой)") !=
          std::string::npos);
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

namespace {

std::string say_move(const Instance &instance, const Play &play, std::uint32_t i,
                     const char *language) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return instance.texts().say_move(play.match, i, language, text, n, length, nullptr);
    });
}

std::string say_turn(const Instance &instance, const Play &play, std::uint32_t i,
                     const char *language) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return instance.texts().say_turn(play.match, i, language, text, n, length, nullptr);
    });
}

// How each move that can be made now is said, by its notation.
std::map<std::string, std::string> choices(const Instance &instance, const Play &play,
                                           const char *language) {
    std::uint32_t count = 0;
    REQUIRE(play.api.moves(play.match, nullptr, 0, 0, &count, nullptr) == LUDUS_OK);
    std::map<std::string, std::string> out;
    for (std::uint32_t i = 0; i < count; ++i)
        out[whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
            return play.api.move_text(play.match, i, text, n, length, nullptr);
        })] = say_move(instance, play, i, language);
    return out;
}

} // namespace

TEST_CASE("A move is said as something that can be done") {
    const Instance instance;
    const Play asilo(instance, "duodecim.asilo");
    REQUIRE(asilo.go("..x.........:0:0,............:1:4,...........x:0:4 "
                     "....x.......:0:0,............:0:0,............:0:0 1 125") == LUDUS_OK);
    auto said = choices(instance, asilo, "en");
    CHECK(said["I:hand/2"] == "Enter a stone on field 2 of line I");
    CHECK(said["I:3/8*"] ==
          "Move a stone from field 3 to field 8 of line I, capturing the stone there");
    CHECK(said["II:pra/8"] == "Move a stone from the praetentura to field 8 of line II");
    CHECK(said["III:12/off"] == "Bear off a stone from field 12 of line III");
    said = choices(instance, asilo, "ru");
    CHECK(said["I:3/8*"] ==
          "Переставить камень с поля 3 на поле 8 линии I, взяв стоящий там камень");
    said = choices(instance, asilo, "uk");
    CHECK(said["I:hand/2"] == "Ввести камінь на поле 2 лінії I");

    const std::string white = "..............1.....................:13:1:0 ";
    const Play murray(instance, "duodecim.murray");
    REQUIRE(murray.go(white + "..1.................................:14:0:0 1 123") == LUDUS_OK);
    said = choices(instance, murray, "en");
    CHECK(said["bar/1"] == "Enter a piece from the bar on point 1");
    CHECK(said["bar/3(3)*"] == "Enter a piece from the bar on point 3, hitting the blot (die 3)");
    CHECK(said["bar/3(12)*"] ==
          "Enter a piece from the bar on point 3, hitting the blot (dice 1 and 2)");
    CHECK(choices(instance, murray, "ru")["bar/3(12)*"] ==
          "Ввести фишку с бара на пункт 3, побив одиночную фишку (кости 1 и 2)");
    CHECK(choices(instance, murray, "uk")["bar/3(3)*"] ==
          "Ввести фішку з бару на пункт 3, побивши одиночну фішку (кістка 3)");

    const Play ur(instance, "ur.finkel");
    REQUIRE(ur.go("....1..1......:5:0 .....1........:6:0 1 4") == LUDUS_OK);
    said = choices(instance, ur, "en");
    CHECK(said["hand/4+"] == "Enter a piece on 4, then roll again");
    CHECK(said["5/9"] == "Move a piece from 5 to 9");
    CHECK(choices(instance, ur, "uk")["hand/4+"] == "Ввести фішку на поле 4, потім кинути ще раз");
}

TEST_CASE("A turn is said as its moves one after another, and a pass as a pass") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.go("............:0:5,............:1:4,...........x:0:4 "
                    "............:0:0,............:0:0,............:0:0 1 114") == LUDUS_OK);
    CHECK(say_turn(instance, play, 0, "en") ==
          "Move a stone from the praetentura to field 7 of line II; bear off a stone from field 12 "
          "of line III");
    REQUIRE(play.api.play_turn(play.match, 0, nullptr) == LUDUS_OK);
    REQUIRE(play.go("............:0:5,............:0:5,...........x:0:4 "
                    "............:0:0,............:0:0,............:0:0 1 234") == LUDUS_OK);
    CHECK(say_turn(instance, play, 0, "en") == "Pass");
    CHECK(say_turn(instance, play, 0, "ru") == "Пропустить ход");
    CHECK(say_turn(instance, play, 0, "uk") == "Пропустити хід");
    REQUIRE(play.go("............:0:5,............:0:5,x...........:0:4 "
                    "............:0:0,............:0:0,............:0:0 1 234") == LUDUS_OK);
    REQUIRE(play.api.play(play.match, 0, nullptr) == LUDUS_OK);
    CHECK(say_turn(instance, play, 0, "en") == "End the turn");
    ludus_error error = error_in();
    CHECK(instance.texts().say_turn(play.match, 1, "en", nullptr, 0, nullptr, &error) ==
          LUDUS_ERROR_MOVE);
    CHECK(error.text == std::string("There is no turn 1; the list has 1 turn, counted from 0."));
    CHECK(instance.texts().say_move(play.match, 0, "en", nullptr, 0, nullptr, nullptr) ==
          LUDUS_ERROR_PHASE);
}

TEST_CASE("No two moves and no two turns that can be chosen are said alike, in no language") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        const Play play(instance, game);
        for (unsigned rolls = 1; rolls < 60 && play.state().phase != LUDUS_PHASE_OVER; ++rolls) {
            play_random(instance, play, game, 23, rolls);
            if (play.state().phase == LUDUS_PHASE_ROLL)
                play.roll(roll_of(instance, game, 23, play.state().rolls));
            std::uint32_t moves = 0, turns = 0;
            play.api.moves(play.match, nullptr, 0, 0, &moves, nullptr);
            play.api.turns(play.match, nullptr, 0, 0, &turns, nullptr);
            for (const std::string &language : languages(instance)) {
                std::set<std::string> said;
                for (std::uint32_t i = 0; i < moves; ++i)
                    said.insert(say_move(instance, play, i, language.c_str()));
                CHECK(said.size() == moves);
                for (const std::string &text : said) {
                    INFO(game << ": " << text);
                    CHECK(text.find("do.") == std::string::npos);
                    CHECK(text.find_first_of("{}\n") == std::string::npos);
                }
                said.clear();
                for (std::uint32_t i = 0; i < std::min(turns, 200u); ++i)
                    said.insert(say_turn(instance, play, i, language.c_str()));
                CHECK(said.size() == std::min(turns, 200u));
            }
        }
    }
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
            for (const std::string &tag : languages(instance)) {
                const char *const language = tag.c_str();
                const std::string text =
                    said(instance, play, game, language) + describe(instance, play, language);
                INFO(game << ": " << text);
                CHECK(text.find("place.") == std::string::npos);
                CHECK(text.find("say.") == std::string::npos);
                CHECK(text.find("  ") == std::string::npos);
                CHECK(text.find('{') == std::string::npos);
                for (const char *empty :
                     {"end of the text", "конец текста", "кінець тексту", "Ende des Textes"})
                    CHECK(text.find(empty) == std::string::npos);
            }
        }
    }
}

TEST_CASE("An event that the game cannot have is refused") {
    const Instance instance;
    ludus_event event = sized<ludus_event>();
    const auto status = [&](const ludus_event &e) {
        return instance.texts().say(instance.addon, "duodecim.asilo", &e, "en", nullptr, 0, nullptr,
                                    nullptr);
    };
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.kind = LUDUS_EVENT_WIN;
    event.player = 3;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.player = 2;
    CHECK(status(event) == LUDUS_OK);
    event.reserved = 99; // is nobody's business
    CHECK(status(event) == LUDUS_OK);
    event.kind = LUDUS_EVENT_DRAW;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.kind = LUDUS_EVENT_PASS;
    event.reason = LUDUS_PASS_CHOSEN;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.kind = LUDUS_EVENT_MOVE;
    event.from = 1;
    event.to = 999;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
    event.kind = LUDUS_EVENT_ROLL;
    event.count = 9;
    CHECK(status(event) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("Each game lists its pages in each language, with pictures that are in the folder") {
    const Instance instance;
    for (const std::string &game : game_ids(instance))
        for (const std::string &tag : languages(instance)) {
            const char *const language = tag.c_str();
            INFO(game << " " << language);
            const auto pages = list<ludus_page>([&](auto... args) {
                return instance.texts().pages(instance.addon, game.c_str(), language, args...,
                                              nullptr);
            });
            REQUIRE(pages.size() == 1);
            CHECK(pages[0].id == std::string(LUDUS_PAGE_RULES));
            const std::string title = tag == "en" ? "Rules" : tag == "de" ? "Regeln" : "Правила";
            CHECK(pages[0].title == title);
            const std::string page = whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
                return instance.texts().page(instance.addon, game.c_str(), pages[0].id, language,
                                             text, n, length, nullptr);
            });
            CHECK(page.starts_with("# "));
            CHECK(page.find("```") != std::string::npos); // the board
            const std::size_t picture = page.find("](art/");
            REQUIRE(picture != std::string::npos);
            const std::string path =
                page.substr(picture + 2, page.find(')', picture) - picture - 2);
            CHECK(std::filesystem::is_regular_file(staged_folder() / path));
        }
    ludus_error error = error_in();
    CHECK(instance.texts().page(instance.addon, "duodecim.asilo", "tea\xFF", "en", nullptr, 0,
                                nullptr, &error) == LUDUS_ERROR_UNKNOWN);
    CHECK(error.text == std::string("There is no page \"tea?\"; expected one of: rules."));
}
