// SPDX-License-Identifier: MIT
// How texts, lists, structs and errors pass: the rules at the head of addon.h.
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>
#include <cstring>

TEST_CASE("A text is cut between code points, ended by NUL, and its full length told") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    const std::string all = whole([&](char *text, std::uint32_t capacity, std::uint32_t *length) {
        return instance.texts().describe(play.match, "ru", text, capacity, length, nullptr);
    });
    REQUIRE(all.starts_with("Бросают красные."));
    for (std::uint32_t capacity = 1; capacity < all.size() + 3; ++capacity) {
        std::string text(capacity + 1u, '#');
        std::uint32_t length = 0;
        REQUIRE(instance.texts().describe(play.match, "ru", text.data(), capacity, &length,
                                          nullptr) == LUDUS_OK);
        const std::string given = text.c_str();
        REQUIRE(length == all.size());
        REQUIRE(text[capacity] == '#');
        REQUIRE(all.starts_with(given));
        REQUIRE(given.size() + 1 <= capacity);
        REQUIRE(given.size() + 2 >= std::min<std::size_t>(capacity, all.size() + 2)); // two bytes
        REQUIRE((static_cast<unsigned char>(all[given.size()]) & 0xC0) != 0x80);
    }
}

TEST_CASE("The length of a text may be asked for alone, and need not be asked for") {
    const Instance instance;
    std::uint32_t length = 0;
    char text[32];
    const auto check = [&](char *out, std::uint32_t capacity, std::uint32_t *n) {
        return instance.game().check(instance.addon, "duodecim.asilo", out, capacity, n, nullptr);
    };
    CHECK(check(nullptr, 0, &length) == LUDUS_OK);
    CHECK(length == 14);
    CHECK(check(text, sizeof text, nullptr) == LUDUS_OK);
    CHECK(text == std::string("duodecim.asilo"));
    CHECK(check(nullptr, 0, nullptr) == LUDUS_OK);
    CHECK(check(nullptr, 5, &length) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("A list fills what fits and tells the full number") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.roll({1, 2, 3}) == LUDUS_OK);
    ludus_move moves[10];
    std::memset(moves, 0x55, sizeof moves);
    std::uint32_t count = 0;
    REQUIRE(play.api.moves(play.match, moves, 2, sizeof *moves, &count, nullptr) == LUDUS_OK);
    CHECK(count == 9);
    CHECK(moves[1].flags == LUDUS_MOVE_ENTERS);
    CHECK(moves[2].from == 0x55555555);
    CHECK(play.api.moves(play.match, nullptr, 0, 0, &count, nullptr) == LUDUS_OK);
    CHECK(play.api.moves(play.match, nullptr, 2, sizeof *moves, &count, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
    CHECK(play.api.moves(play.match, moves, 2, 0, &count, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(play.api.moves(play.match, moves, 2, sizeof *moves, nullptr, nullptr) ==
          LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("A caller's longer element is filled up with zeroes") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.roll({1, 2, 3}) == LUDUS_OK);
    struct Longer {
        ludus_move move;
        std::uint32_t more[2];
    } longer[3];
    std::memset(longer, 0x55, sizeof longer);
    std::uint32_t count = 0;
    REQUIRE(play.api.moves(play.match, &longer[0].move, 2, sizeof *longer, &count, nullptr) ==
            LUDUS_OK);
    CHECK(longer[1].move.flags == LUDUS_MOVE_ENTERS);
    CHECK(longer[1].more[0] == 0);
    CHECK(longer[1].more[1] == 0);
    CHECK(longer[2].more[0] == 0x55555555);
}

TEST_CASE("A caller's longer struct keeps its size, and gets zeroes beyond what is known") {
    const Instance instance;
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.roll({6, 5, 4}) == LUDUS_OK);
    struct {
        ludus_state state;
        std::uint32_t more;
    } longer;
    std::memset(&longer, 0x55, sizeof longer);
    longer.state.size = sizeof longer;
    REQUIRE(play.api.state(play.match, &longer.state, nullptr) == LUDUS_OK);
    CHECK(longer.state.size == sizeof longer);
    CHECK(longer.state.dice[2] == 6);
    CHECK(longer.more == 0);
    CHECK(play.api.state(play.match, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("An error is written on failure only, and left as it is where the host's is too small") {
    const Instance instance;
    const auto fail = [&](ludus_error *error) {
        return instance.game().check(instance.addon, "chess", nullptr, 0, nullptr, error);
    };
    CHECK(fail(nullptr) == LUDUS_ERROR_UNKNOWN);
    ludus_error error;
    for (std::uint32_t size = 0; size < sizeof error; ++size) {
        std::memset(&error, 0x55, sizeof error);
        error.size = size;
        REQUIRE(fail(&error) == LUDUS_ERROR_UNKNOWN);
        const auto *bytes = reinterpret_cast<const unsigned char *>(&error);
        REQUIRE(std::all_of(bytes + sizeof size, bytes + sizeof error,
                            [](unsigned char byte) { return byte == 0x55; }));
    }
    error.size = sizeof error;
    CHECK(instance.game().check(instance.addon, "duodecim.asilo", nullptr, 0, nullptr, &error) ==
          LUDUS_OK);
    CHECK(error.code == 0x55555555);
    error = error_in();
    CHECK(fail(&error) == LUDUS_ERROR_UNKNOWN);
    CHECK(error.code == LUDUS_ERROR_UNKNOWN);
    CHECK(error.column == 1);
    CHECK(error.length == std::strlen(error.text));
}

TEST_CASE("A sentence is one line of UTF-8, whatever was asked for") {
    const Instance instance;
    const auto sentence = [&](const char *page) {
        ludus_error error = error_in();
        instance.texts().page(instance.addon, "ur.finkel", page, "en", nullptr, 0, nullptr, &error);
        return std::string(error.text);
    };
    CHECK(sentence("a\nb\tc\x7F") == "There is no page \"a?b?c?\"; expected one of: rules.");
    CHECK(sentence("\xC2\x85\xD0\x96") ==
          "There is no page \"?\xD0\x96\"; expected one of: rules.");
}

TEST_CASE("A language tag may lack its NUL, and subtags do not matter") {
    const Instance instance;
    const auto sentence = [&](const char *tag) {
        ludus_error error = error_in(tag);
        instance.game().check(instance.addon, "", nullptr, 0, nullptr, &error);
        return std::string(error.text);
    };
    CHECK(sentence("ru") == "Ожидалось название игры, а стоит конец текста.");
    CHECK(sentence("uk-Cyrl-UA") == "Очікувалася назва гри, а стоїть кінець тексту.");
    CHECK(sentence("RU-ru") == sentence("ru"));
    for (const char *tag : {"", "en", "en-GB", "la", "r", "rus", "ru_RU", "-"})
        CHECK(sentence(tag) == "The name of a game was expected, found the end of the text.");
    ludus_error error = error_in();
    std::memcpy(error.language, "ru-aaaaaaaaaaaaa", sizeof error.language);
    instance.game().check(instance.addon, "", nullptr, 0, nullptr, &error);
    CHECK(error.text == sentence("ru"));
}
