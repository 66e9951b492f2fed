// SPDX-License-Identifier: MIT
// Text files that are missing or damaged: said in the log, and nothing breaks.
#include "catch.hpp"
#include "support.hpp"
#include "texts_folder.hpp"

#include <algorithm>
#include <fstream>

namespace {

std::string sentence(const Instance &instance, const char *language) {
    ludus_error error = error_in(language);
    instance.game().check(instance.addon, "chess", nullptr, 0, nullptr, &error);
    return error.text;
}

const std::string english = "There is no game \"chess\"; expected one of: duodecim.asilo";
const std::string russian = "Игры «chess» нет; ожидалось одно из: duodecim.asilo";

} // namespace

TEST_CASE("Without its texts the addon speaks English and says so in the log") {
    const TextsFolder folder;
    fs::remove_all(folder.path() / "texts");
    const Instance instance(folder.path());
    CHECK(sentence(instance, "ru").starts_with(english));
    CHECK(instance.log.size() == languages(instance).size());
    CHECK(std::count(instance.log.begin(), instance.log.end(),
                     "cannot open " + folder.text("ru.txt").string() + "; English stands in") == 1);
    const Play play(instance, "duodecim.asilo");
    CHECK(play.roll({1, 2, 3}) == LUDUS_OK);
    ludus_error error = error_in();
    CHECK(instance.texts().page(instance.addon, "duodecim.asilo", "rules", "en", nullptr, 0,
                                nullptr, &error) == LUDUS_ERROR_FILE);
    CHECK(std::string(error.text).starts_with("The page about duodecim.asilo cannot be read: "));
}

TEST_CASE("A page that a language lacks comes in English") {
    const TextsFolder folder;
    fs::remove(folder.text("rules/duodecim.asilo.uk.md"));
    const Instance instance(folder.path());
    CHECK(whole([&](char *text, std::uint32_t n, std::uint32_t *length) {
              return instance.texts().page(instance.addon, "duodecim.asilo", "rules", "uk", text, n,
                                           length, nullptr);
          }) == folder.read("rules/duodecim.asilo.en.md"));
}

TEST_CASE("A text file cut anywhere never breaks anything") {
    const TextsFolder folder;
    const std::string whole_file = folder.read("ru.txt");
    for (std::size_t size = 0; size < whole_file.size(); size += 997) {
        folder.write("ru.txt", whole_file.substr(0, size));
        const Instance instance(folder.path());
        INFO(size);
        CHECK(instance.log.size() >= 1);
        const std::string text = sentence(instance, "ru");
        CHECK((text.starts_with(english) || text.starts_with(russian)));
    }
}

TEST_CASE("A cut line is left out, what is lacking is counted, and English stands in") {
    const TextsFolder folder;
    const std::string whole_file = folder.read("ru.txt");
    folder.write("ru.txt", whole_file.substr(0, whole_file.find("game.unknown = Игры «") + 19));
    const Instance instance(folder.path());
    REQUIRE(instance.log.size() == 2);
    CHECK(instance.log[0].starts_with("texts/ru.txt, line "));
    CHECK(instance.log[0].ends_with("expected \"key = text\" to the end of the line; left out"));
    CHECK(instance.log[1].starts_with("texts/ru.txt lacks "));
    CHECK(sentence(instance, "ru").starts_with(english));
}

TEST_CASE("Lines that are no texts are left out, the others serve") {
    const TextsFolder folder;
    folder.write("ru.txt", folder.read("ru.txt") + "tea = чай\nno equals sign\n");
    const Instance instance(folder.path());
    REQUIRE(instance.log.size() == 2);
    CHECK(instance.log[0].ends_with("no text is called \"tea\"; left out"));
    CHECK(sentence(instance, "ru").starts_with(russian));
}

TEST_CASE("A file that is not UTF-8 is left out as a whole") {
    const TextsFolder folder;
    folder.write("ru.txt", folder.read("ru.txt") + "# \xC0\xAF\n");
    const Instance instance(folder.path());
    REQUIRE(instance.log.size() == 1);
    CHECK(instance.log[0].ends_with("ru.txt is not UTF-8; English stands in"));
    CHECK(sentence(instance, "ru").starts_with(english));
}

TEST_CASE("A text that chooses its words by itself ends") {
    const TextsFolder folder;
    folder.write("en.txt", folder.read("en.txt") + "turns.one = {0:turns} {0:turns}\n");
    const Instance instance(folder.path());
    const Play play(instance, "duodecim.asilo");
    REQUIRE(play.roll({1, 1, 1}) == LUDUS_OK);
    ludus_error error = error_in();
    CHECK(play.api.play_turn(play.match, 9, &error) == LUDUS_ERROR_MOVE);
    CHECK(std::string(error.text).starts_with("There is no turn 9; the list has "));
}

TEST_CASE("Without its networks the levels play on, say that they are weakened, and the log why") {
    const TextsFolder folder;
    fs::remove_all(folder.path() / "data");
    const Instance instance(folder.path());
    CHECK(instance.log.empty());
    for (unsigned match = 0; match < 2; ++match) {
        const Play play(instance, "duodecim.asilo");
        REQUIRE(play.roll({1, 2, 3}) == LUDUS_OK);
        const auto weakened = [&](const char *player) {
            ludus_thought out = sized<ludus_thought>();
            REQUIRE(instance.players().think(play.match, player, nullptr, 1, nullptr, nullptr, &out,
                                             nullptr) == LUDUS_OK);
            return out.weakened;
        };
        CHECK(weakened("level-3") == 1);
        CHECK(weakened("level-5") == 1);
        CHECK(weakened("pips") == 0); // is as strong as ever
        CHECK(weakened("random") == 0);
        ludus_thought how = sized<ludus_thought>();
        ludus_evaluation best{};
        std::uint32_t count = 0;
        REQUIRE(instance.analysis().analyse(play.match, nullptr, nullptr, nullptr, &best, 1,
                                            sizeof best, &count, &how, nullptr) == LUDUS_OK);
        CHECK(how.weakened == 1);
        how.weakened = 0;
        REQUIRE(instance.analysis().evaluate(play.match, nullptr, nullptr, nullptr, &how,
                                             nullptr) == LUDUS_OK);
        CHECK(how.weakened == 1);
        CHECK(instance.log == std::vector<std::string>{"no folder has duodecim.asilo.net; "
                                                       "the levels play by pips"});
    }
}

TEST_CASE("A damaged network weakens the levels as a missing one does, the other games play on") {
    const TextsFolder folder;
    fs::create_directories(folder.path() / "data");
    std::ofstream(folder.path() / "data" / "duodecim.asilo.net") << "no network";
    fs::copy_file(staged_folder() / "data" / "ur.finkel.net",
                  folder.path() / "data" / "ur.finkel.net");
    const Instance instance(folder.path());
    const auto weakened = [&](const char *game, const std::vector<std::int32_t> &dice) {
        const Play play(instance, game);
        REQUIRE(play.roll(dice) == LUDUS_OK);
        ludus_thought out = sized<ludus_thought>();
        REQUIRE(instance.players().think(play.match, "level-2", nullptr, 1, nullptr, nullptr, &out,
                                         nullptr) == LUDUS_OK);
        return out.weakened;
    };
    CHECK(weakened("duodecim.asilo", {1, 2, 3}) == 1);
    CHECK(instance.log.size() == 1);
    CHECK(weakened("ur.finkel", {2}) == 0);
    CHECK(instance.log.size() == 1);
}
