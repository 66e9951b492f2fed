// SPDX-License-Identifier: MIT
// Errors as sentences: the thing, the place, and what was expected.
#include "catch.hpp"
#include "support.hpp"

namespace {

struct Failed {
    std::int32_t status;
    std::uint32_t column;
    std::string text;
};

template <class Call>
Failed failure(const Call &call, const char *language = "") {
    ludus_error error = error_in(language);
    const std::int32_t status = call(&error);
    CHECK(error.length == std::string(error.text).size());
    return {status, error.column, error.text};
}

} // namespace

TEST_CASE("A position's fault names the column and what stands there") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    const auto go = [&](const std::string &text, const char *language = "") {
        return failure(
            [&](ludus_error *error) {
                return play.api.set_position(play.match, text.c_str(), error);
            },
            language);
    };
    const std::string side = "............:0:0,............:0:0,............:0:0";
    Failed failed = go("x..y");
    CHECK(failed.status == LUDUS_ERROR_SYNTAX);
    CHECK(failed.column == 4);
    CHECK(failed.text == "For place 4 of 12 an \"x\" or \".\" was expected, found \"y\".");
    failed = go(side + " " + side + " 1");
    CHECK(failed.column == 104);
    CHECK(failed.text == "A blank was expected, found the end of the text.");
    failed = go("xxxxxx......" + side.substr(12) + " " + side + " 1 -", "ru");
    CHECK(failed.status == LUDUS_ERROR_POSITION);
    CHECK(failed.text == "У игрока 1 на линии I камней: 6, считая поля, praetentura и выведенные; "
                         "ожидалось не больше 5.");
    failed = go(side + " " + side + " 1 127", "uk");
    CHECK(failed.status == LUDUS_ERROR_DICE);
    CHECK(failed.column == 105);
    CHECK(failed.text ==
          "Так випасти не може: 127; очікувалося 3 числа, кожне із 1, 2, 3, 4, 5, 6.");
    failed = go(side + " " + side + " 1 \xF0\x9F\x8E\xB2");
    CHECK(failed.text ==
          "Dice were expected, or \"-\" where not rolled, found \"\xF0\x9F\x8E\xB2\".");
    failed = go(std::string("\xFF"));
    CHECK(failed.text == "For place 1 of 12 an \"x\" or \".\" was expected, found 0xFF.");
}

TEST_CASE("Steps out of order say what was awaited") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    const auto end = [&](ludus_error *error) { return play.api.end_turn(play.match, error); };
    CHECK(failure(end).text == "The player to move has not rolled yet; dice were expected first.");
    CHECK(failure(end, "uk").text == "Гравець ще не кинув; спершу очікувалися кістки.");
    const auto dice = [&](ludus_error *error) {
        return play.api.set_dice(play.match, nullptr, 3, error);
    };
    CHECK(failure(dice, "ru").text == "values равен NULL; ожидался указатель.");
    const std::int32_t none = 0;
    const auto empty = [&](ludus_error *error) {
        return play.api.set_dice(play.match, &none, 0, error);
    };
    CHECK(failure(empty).text == "The dice cannot be: none; expected 3 numbers, each with a value "
                                 "of 1, 2, 3, 4, 5, 6.");
}

TEST_CASE("A move that is refused says why in the player's language") {
    const Instance instance;
    const Play play(instance, "ur.finkel");
    REQUIRE(play.go("..x...........:6:0 ..............:7:0 1 3") != LUDUS_OK);
    REQUIRE(play.go("..1..1........:5:0 ..............:7:0 1 3") == LUDUS_OK);
    const auto refused = [&](const char *turn, const char *language) {
        const Failed failed =
            failure([&](ludus_error *error) { return play.api.play_text(play.match, turn, error); },
                    language);
        return failed.text;
    };
    CHECK(refused("3/6", "en") == "The move 3/6 cannot be made: an own piece stands on field 6.");
    CHECK(refused("3/6", "ru") == "Перемещение 3/6 невозможно: на поле 6 стоит своя фишка.");
    CHECK(refused("3/6", "uk") == "Переміщення 3/6 неможливе: на полі 6 стоїть своя фішка.");
    CHECK(refused("3/7", "en") ==
          "The move 3/7 cannot be made: that takes a 4, and the roll is 3.");
    CHECK(refused("bar/3", "en") == "Where the move comes from was expected: a place from 1 to 14 "
                                    "or \"hand\", found \"b\".");
}

TEST_CASE("Numbers in sentences take the right form") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.roll({1, 1, 1}) == LUDUS_OK); // three moves
    const auto move = [&](ludus_error *error) { return play.api.play(play.match, 21, error); };
    CHECK(failure(move).text == "There is no move 21; the list has 3 moves, counted from 0.");
    CHECK(failure(move, "ru").text == "Перемещения 21 нет; в списке 3 перемещения, счёт с 0.");
    CHECK(failure(move, "uk").text == "Переміщення 21 немає; у списку 3 переміщення, лік від 0.");
    const auto turn = [&](ludus_error *error) { return play.api.play_turn(play.match, 5, error); };
    CHECK(failure(turn).text == "There is no turn 5; the list has 1 turn, counted from 0.");
    CHECK(failure(turn, "ru").text == "Хода 5 нет; в списке 1 ход, счёт с 0.");
    REQUIRE(play.api.play_turn(play.match, 0, nullptr) == LUDUS_OK);
    const auto text = [&](ludus_error *error) {
        return play.api.move_text(play.match, 21, nullptr, 0, nullptr, error);
    };
    CHECK(failure(text).status == LUDUS_ERROR_PHASE); // there is no list to count
}

TEST_CASE("A NULL handle is told in English, whatever is asked with it") {
    const Instance instance;
    CHECK(
        failure([&](ludus_error *error) { return instance.match().end_turn(nullptr, error); }, "ru")
            .text == "match is NULL; a pointer was expected.");
    CHECK(failure([&](ludus_error *error) {
              return instance.game().check(nullptr, "duodecim.asilo", nullptr, 0, nullptr, error);
          }).status == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("Every function refuses NULL where it needs something") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    std::uint32_t count = 0;
    const auto &g = instance.game();
    const auto &b = instance.board();
    const auto &t = instance.texts();
    ludus_addon *addon = instance.addon;
    ludus_match *match = nullptr;
    CHECK(g.games(addon, nullptr, nullptr, 0, 0, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(g.check(addon, nullptr, nullptr, 0, &count, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(g.options(addon, nullptr, nullptr, nullptr, 0, 0, &count, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
    CHECK(g.option_values(addon, "ur.finkel", nullptr, nullptr, nullptr, 0, 0, &count, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
    CHECK(g.rolls(addon, "ur.finkel", nullptr, 0, 0, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(g.roll(addon, "ur.finkel", 1, 1, nullptr, 1, &count, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(b.board(addon, "ur.finkel", nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(b.places(addon, nullptr, nullptr, nullptr, 0, 0, &count, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
    CHECK(play.api.create(addon, nullptr, &match, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(play.api.create(addon, "ur.finkel", nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(play.api.create(addon, "ur.finkel?x", &match, nullptr) == LUDUS_ERROR_SYNTAX);
    CHECK(match == nullptr);
    CHECK(play.api.play_text(play.match, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(play.api.set_position(play.match, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(play.api.position(play.match, nullptr, 4, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(t.say(addon, "ur.finkel", nullptr, nullptr, nullptr, 0, &count, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
    CHECK(t.page(addon, "ur.finkel", nullptr, nullptr, nullptr, 0, &count, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
    CHECK(t.describe(nullptr, nullptr, nullptr, 0, &count, nullptr) == LUDUS_ERROR_ARGUMENT);
}
