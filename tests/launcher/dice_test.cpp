// SPDX-License-Identifier: MIT
// Dice that can be checked, dice from the table, luck, and who begins.
#include "catch.hpp"
#include "saves_support.hpp"

#include <map>

namespace fs = std::filesystem;

namespace {

// Behind these words, to the next blank or end of the line.
std::string word_after(const std::string &text, const std::string &words) {
    const size_t found = text.find(words);
    INFO("\"" << words << "\" was expected in: " << text);
    REQUIRE(found != std::string::npos);
    const size_t begin = found + words.size();
    return text.substr(begin, text.find_first_of(" \n", begin) - begin);
}

const Words typed_by_both{"play", "--dice", "typed", "--second", "human"};

} // namespace

TEST_CASE("commitment and seed are what their definition says") {
    // With sha256sum: SHA-256 of 64 times "0"; of that, ":" and the word.
    const FairDice fair{std::string(64, '0'), "alea"};
    CHECK(fair.commitment() == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55");
    CHECK(fair.seed() == 0xa49bc97abe8e0c25u);
    CHECK(FairDice{std::string(64, '0'), ""}.seed() == 0x9f09ba6a0d8af8e6u);
    CHECK(fair.thinking_seed() != fair.seed());
}

TEST_CASE("secrets differ, and are 64 digits") {
    const FairDice one = FairDice::with_new_secret(), other = FairDice::with_new_secret();
    CHECK(one.secret.size() == 64);
    CHECK(one.secret.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(one.secret != other.secret);
}

TEST_CASE("a fair game shows the hash first and the secret last, and is verified") {
    const Home home;
    const Result game = home.race({"play", "--word", " sesame "}, always_first());
    CHECK(game.code == 0);
    const std::string commitment = word_after(game.out, "SHA-256 of the program's secret: ");
    const std::string secret = word_after(game.out, "The secret was ");
    CHECK(game.out.find(secret) > game.out.find(" wins."));
    CHECK(FairDice{secret, "sesame"}.commitment() == commitment);
    const std::string seed = std::to_string(FairDice{secret, "sesame"}.seed());
    CHECK(says(game, "With the word \"sesame\" it made seed " + seed + "."));
    const fs::path save = home.only_save("finished");
    CHECK(says(game, "ludus verify " + save.string()));
    const Result verified = home.race({"verify", save.string()});
    CHECK(verified.code == 0);
    CHECK(says(verified, commitment));
    CHECK(says(verified, "The seed: " + seed));
    CHECK(lines_of(verified.out).back().rfind("OK: ", 0) == 0);
}

TEST_CASE("in a terminal the player is asked for a word, and who begins is settled") {
    const Home home;
    const Result game = home.race_in_terminal(
        {"play"},
        {{"(Enter: none): ", "ab\x01\n"}, {"(Enter: none): ", "alea iacta\n"}, {"> ", "quit\n"}});
    CHECK(game.code == 0);
    CHECK(says(game, "must be a line of printable text"));
    CHECK(says(game, " begins"));
    const std::string save = read_file(home.only_save());
    CHECK_THAT(save, Catch::Contains("\nword alea iacta\n") && Catch::Contains("\nbegin "));
    CHECK(home.race({"verify", home.only_save().string()}).code == 0);
}

TEST_CASE("a roll that was tampered with is named by verify") {
    const Home home;
    home.race({"play", "--first", "random", "--second", "random"});
    const fs::path save = home.only_save("finished");
    const std::string text = read_file(save);
    const FairDice fair{word_after(text, "secret "), "another"};
    write_file(save, replaced(text, "\nword \n", "\nword another\n"));
    const Result verified = home.race({"verify", save.string()});
    CHECK(verified.code == 1);
    CHECK(says(verified, "; the dice of this save give "));
    CHECK(says(verified, ": roll "));
}

TEST_CASE("words that cannot be, and options that exclude each other, are refused") {
    CHECK(says(ludus_race({"play", "--word", std::string(201, 'x')}), "at most 200 bytes"));
    CHECK(says(ludus_race({"play", "--word", "\xff"}), "printable text"));
    CHECK(ludus_race({"play", "--seed", "1", "--word", "x"}).code == 2);
    CHECK(ludus_race({"play", "--seed", "1", "--dice", "typed"}).code == 2);
    CHECK(ludus_race({"play", "--dice", "typed", "--word", "x"}).code == 2);
    CHECK(ludus_race({"play", "--dice", "loaded"}).code == 2);
    CHECK(ludus_race({"play", "--begin", "me"}).code == 2);
    CHECK(ludus_race({"play", "--save", "x", "--no-save"}).code == 2);
}

TEST_CASE("real dice are typed in, for both sides") {
    const Home home;
    const Result game =
        home.race({"play", "--dice", "typed", "--second", "random"}, "3\n1\n4\nwhere\nquit\n");
    CHECK(says(game, "Dice: your own; type what they show, such as \"4\".\n"));
    CHECK(says(game, "Red to roll: type what the dice show.\n> 3\nRed rolls 3.\n"));
    CHECK(says(game, "White to roll: type what the dice show.\n> 4\nWhite rolls 4.\n"));
    CHECK_THAT(read_file(home.only_save()), Catch::Contains("dice typed\n3 hand/3\n4 hand/4*\n"));
    const Result verified = home.race({"verify", home.only_save().string()});
    CHECK(says(verified, "OK: the game is legal. Its dice were typed in"));
}

TEST_CASE("dice that cannot be are refused, and asked for again") {
    const Home home;
    const Result game =
        home.race(typed_by_both, "7\n0\n1 2\n-1\nthree\n99999999999\n\n\xff\nhand/3\n3\nquit\n");
    CHECK(game.code == 0);
    CHECK(says(game, "> 7\none die from 1 to 4 was expected\n"));
    CHECK(says(game, "> 1 2\none die from 1 to 4 was expected\n"));
    CHECK(says(game, "\"three\" is not dice; numbers were expected, such as \"4\"."));
    CHECK(says(game, "\"99999999999\" is not dice"));
    CHECK(says(game, "> 3\nRed rolls 3.\n"));
    CHECK(lines_of(read_file(home.only_save())).size() == 7);
}

TEST_CASE("several dice are typed with blanks, commas or nothing between them") {
    for (const char *line : {"5 1 3", "135", "5,3,1", "  3, 5 1"}) {
        const Home home;
        const Result game =
            run_ludus({"play", "duodecim.asilo", "--dice", "typed", "--second", "human"},
                      std::string(line) + "\nquit\n", home.environment());
        CHECK(says(game, "Red rolls 1, 3 and 5."));
        CHECK_THAT(read_file(home.only_save()), Catch::EndsWith("\n135\n"));
    }
    const Result game =
        run_ludus({"play", "duodecim.asilo", "--dice", "typed", "--second", "human"},
                  "1 3\n1 3 7\n1357\nquit\n");
    CHECK(game.out.find("rolls") == std::string::npos);
}

TEST_CASE("undo gives typed dice again, and a mistyped roll can be corrected") {
    const Home home;
    const Result game = home.race(
        typed_by_both, "3\n1\n2\n1\nundo\nundo\n1\n1\ncorrect\n4\ncorrect\ncorrect\n1\nquit\n");
    CHECK(game.code == 0);
    CHECK(says(game, "The last roll is taken back."));
    // After two undos no dice are asked for until both turns have been played again.
    const size_t undone = game.out.rfind("Taken back.");
    const std::string after = game.out.substr(undone);
    CHECK(after.find("White rolls 2.") < after.find("type what the dice show"));
    CHECK(says(home.race({"play", "--seed", "7"}, "correct\nquit\n"), "Only dice that were typed"));
}

TEST_CASE("typed dice end with the input in mid-turn, and go on") {
    const Home home;
    const Result left = home.race(typed_by_both, "3\n1\n");
    CHECK(left.code == 0);
    CHECK(says(left, "The input has ended"));
    CHECK(says(home.race({"resume"}, "1\n2\nquit\n"), "White rolls 2."));
}

TEST_CASE("luck is counted against the average of the dice") {
    const Result game = ludus_race(typed_by_both, "dice\n4\n1\n1\n1\ndice\nquit\n");
    CHECK(says(game, "> dice\nRed: no rolls yet.\nWhite: no rolls yet.\n"));
    CHECK(says(game, "Red: 1 roll, 4 pips; 2.5 expected; luck +1.5.\n"));
    CHECK(says(game, "White: 1 roll, 1 pip; 2.5 expected; luck -1.5.\n"));
    CHECK(mean_roll(race_game()) == Approx(2.5));
}

TEST_CASE("who begins is rolled for with the dice of the game, ties again") {
    const Result game =
        ludus_race({"play", "--dice", "typed", "--begin", "rolled"}, "x\n9\n2\n2\n1\n3\nquit\n");
    CHECK(says(game, "For the beginning, human rolls: type what the dice show."));
    CHECK(says(game, "\"x\" is not dice"));
    CHECK(says(game, "one die from 1 to 4 was expected"));
    CHECK(says(game, "A tie: both roll again.\n"));
    CHECK(
        says(game, "For the beginning human rolls 1, beginner rolls 3.\nRed begins: beginner.\n"));
    CHECK(says(game, "Red: beginner. White: human.\n"));
    const Result two = ludus_race(
        {"play", "--dice", "typed", "--begin", "rolled", "--second", "human"}, "4\n3\nquit\n");
    CHECK(says(two, "Red begins: human (1)."));
}

TEST_CASE("rolled for or drawn, either side begins about as often, and the save proves it") {
    std::map<std::string, int> began;
    for (const char *how : {"rolled", "drawn"}) {
        for (int seed = 0; seed < 24; ++seed) {
            const Home home;
            home.race({"play", "--seed", std::to_string(seed), "--begin", how}, "");
            const fs::path save = saves_in(home.saves()).at(0);
            CHECK(home.race({"verify", save.string()}).code == 0);
            ++began[std::string(how) + word_after(read_file(save), "first ")];
        }
    }
    CHECK(began.size() == 4);
    for (const auto &[who, times] : began)
        CHECK(times >= 4);
}

TEST_CASE("players that are named begin as agreed, and so does a pipe") {
    CHECK(says(ludus_race({"play"}, "quit\n"), "Red: human."));
    CHECK(
        says(ludus_race({"play", "--first", "1", "--second", "human"}, "quit\n"), "White: human."));
}
