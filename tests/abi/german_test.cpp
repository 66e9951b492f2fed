// SPDX-License-Identifier: MIT
// German: a language that none of the others is like, and so shows that a language is its file of
// texts and its pages.
#include "catch.hpp"
#include "support.hpp"

namespace {

std::string said(const Instance &instance, const Play &play, const std::string &game) {
    std::string out;
    for (const ludus_event &event : list<ludus_event>(
             [&](auto... args) { return play.api.events(play.match, args..., nullptr); }))
        out += (out.empty() ? "" : " ") +
               whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
                   return instance.texts().say(instance.addon, game.c_str(), &event, "de-AT", text,
                                               n, length, nullptr);
               });
    return out;
}

std::string described(const Instance &instance, const Play &play) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return instance.texts().describe(play.match, "de", text, n, length, nullptr);
    });
}

std::string turn(const Instance &instance, const Play &play, std::uint32_t i) {
    return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
        return instance.texts().say_turn(play.match, i, "de", text, n, length, nullptr);
    });
}

// The move of that notation.
std::string move(const Instance &instance, const Play &play, const std::string &notation) {
    std::uint32_t count = 0;
    REQUIRE(play.api.moves(play.match, nullptr, 0, 0, &count, nullptr) == LUDUS_OK);
    for (std::uint32_t i = 0; i < count; ++i)
        if (whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
                return play.api.move_text(play.match, i, text, n, length, nullptr);
            }) == notation)
            return whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
                return instance.texts().say_move(play.match, i, "de", text, n, length, nullptr);
            });
    return {};
}

template <class Call>
std::string refused(const Call &call) {
    ludus_error error = error_in("de");
    CHECK(call(&error) != LUDUS_OK);
    return error.text;
}

} // namespace

TEST_CASE("A whole turn is said in German") {
    const Instance instance;
    const std::string game = "duodecim.asilo";
    const Play play(instance, game);
    REQUIRE(play.go("..x.........:0:0,............:1:4,...........x:0:4 "
                    "....x.......:0:0,............:0:0,............:0:0 1 -") == LUDUS_OK);
    CHECK(described(instance, play).starts_with("Rot ist am Wurf.\n"));
    REQUIRE(play.roll({5, 1, 2}) == LUDUS_OK);
    CHECK(said(instance, play, game) == "Rot würfelt 1, 2 und 5.");
    REQUIRE(play.api.play_text(play.match, "I:3/8* II:pra/8 III:12/off", nullptr) == LUDUS_OK);
    CHECK(said(instance, play, game) ==
          "Rot zieht einen Stein von Feld 3 auf Feld 8 der Linie I. Ein Stein von Weiß wird "
          "geschlagen und kommt zurück in den Vorrat. Rot zieht einen Stein aus der Praetentura "
          "auf Feld 8 der Linie II. Rot würfelt einen Stein von Feld 12 der Linie III aus.");
    REQUIRE(play.api.end_turn(play.match, nullptr) == LUDUS_OK);
    CHECK(said(instance, play, game) == "Weiß ist am Wurf.");
    REQUIRE(play.roll({3, 3, 4}) == LUDUS_OK);
    REQUIRE(play.api.play_text(play.match, "I:hand/3", nullptr) == LUDUS_OK);
    CHECK(said(instance, play, game) == "Weiß setzt einen Stein auf Feld 3 der Linie I ein.");
}

TEST_CASE("Moves and turns are said in German as something that can be done") {
    const Instance instance;
    const std::string white = "..............1.....................:13:1:0 ";
    const Play murray(instance, "duodecim.murray");
    REQUIRE(murray.go(white + "..1.................................:14:0:0 1 123") == LUDUS_OK);
    CHECK(move(instance, murray, "bar/1") == "Einen Stein von der Bar auf Punkt 1 einsetzen");
    CHECK(move(instance, murray, "bar/3(12)*") ==
          "Einen Stein von der Bar auf Punkt 3 einsetzen und den einzelnen Stein dort schlagen "
          "(Würfel 1 und 2)");
    const Play ur(instance, "ur.finkel");
    REQUIRE(ur.go("....1..1......:5:0 .....1........:6:0 1 4") == LUDUS_OK);
    CHECK(move(instance, ur, "hand/4+") ==
          "Einen Stein auf Feld 4 einsetzen, dann noch einmal würfeln");
    const Play asilo(instance, "duodecim.asilo");
    REQUIRE(asilo.go("............:0:5,............:0:5,...........x:0:4 "
                     "............:0:0,............:0:0,............:0:0 1 234") == LUDUS_OK);
    CHECK(turn(instance, asilo, 0) == "Aussetzen");
}

TEST_CASE("A position is described in German") {
    const Instance instance;
    const Play play(instance, "ur.dmytro");
    REQUIRE(play.go("........1..........1...:5:0 .....1.................:6:0 1 1") == LUDUS_OK);
    CHECK(described(instance, play) ==
          "Hell hat 1 gewürfelt und ist am Zug; noch zu ziehen: 1.\n"
          "Steine. Hell: auf den Feldern 9 und 20 (gewendet); im Vorrat: 5. "
          "Dunkel: auf Feld 6; im Vorrat: 6.");
}

TEST_CASE("What cannot be is refused in German") {
    const Instance instance;
    const Play ur(instance, "ur.finkel");
    REQUIRE(ur.go("..1..1........:5:0 ..............:7:0 1 3") == LUDUS_OK);
    const auto played = [&](const char *text) {
        return refused([&](ludus_error *e) { return ur.api.play_text(ur.match, text, e); });
    };
    CHECK(played("3/6") == "Der Zug 3/6 ist nicht möglich: Auf Feld 6 steht ein eigener Stein.");
    CHECK(played("3/7") == "Der Zug 3/7 ist nicht möglich: Dazu braucht es eine 4, und gewürfelt "
                           "wurde 3.");
    CHECK(played("bar/3") == "Woher der Zug kommt, wurde erwartet: ein Platz von 1 bis 14 oder "
                             "„hand“, gefunden wurde \"b\".");
    const Play play(instance, "duodecim.asilo");
    CHECK(refused([&](ludus_error *e) { return play.api.end_turn(play.match, e); }) ==
          "Der Spieler am Zug hat noch nicht gewürfelt; zuerst wurden Würfel erwartet.");
    const std::int32_t seven[] = {1, 2, 7};
    CHECK(refused([&](ludus_error *e) { return play.api.set_dice(play.match, seven, 3, e); }) ==
          "So können die Würfel nicht fallen: 1 2 7; erwartet wurden 3 Zahlen, jede mit einem Wert "
          "aus 1, 2, 3, 4, 5, 6.");
    REQUIRE(play.roll({1, 1, 1}) == LUDUS_OK);
    CHECK(refused([&](ludus_error *e) { return play.api.play(play.match, 21, e); }) ==
          "Einen Zug 21 gibt es nicht; die Liste hat 3 Züge, gezählt ab 0.");
    CHECK(refused([&](ludus_error *e) { return play.api.play_turn(play.match, 5, e); }) ==
          "Einen Spielzug 5 gibt es nicht; die Liste hat 1 Spielzug, gezählt ab 0.");
}

TEST_CASE("The German pages of rules are German") {
    const Instance instance;
    for (const std::string &game : game_ids(instance)) {
        const std::string page = whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
            return instance.texts().page(instance.addon, game.c_str(), "rules", "de", text, n,
                                         length, nullptr);
        });
        INFO(game);
        for (const char *heading :
             {"## Das Spiel und seine Vergangenheit\n", "## Was auf dem Tisch liegt\n",
              "## Der Verlauf des Spiels\n", "## Eigene Festlegungen\n", "## In der Notation\n"})
            CHECK(page.find(heading) != std::string::npos);
    }
}
