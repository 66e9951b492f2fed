// SPDX-License-Identifier: MIT
// The screen switched off: whole games in plain lines, in every language, by typing alone.
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>
#include <regex>

namespace {

const char *const games[] = {"duodecim.asilo", "duodecim.murray", "duodecim.murray-split",
                             "ur.finkel",      "ur.dmytro",       "ur.masters",
                             "ur.blitz",       "ur.skiryuk"};

// What a player types who tries everything first and then always takes the first move.
struct Speaker {
    const char *language;
    const char *orders; // a line each
    const char *won;
};

const Speaker speakers[] = {
    {"en", "help\nwhere\nwhat can I do\nhint\n1\nundo\nmoves\n", " win"},
    {"ru", "помощь\nгде\nчто я могу\nподсказка\n1\nотменить\nходы\n", " победили!"},
    {"uk", "допомога\nде\nщо я можу\nпідказка\n1\nскасувати\nходи\n", " перемогли!"},
    {"de", "hilfe\nwo\nwas kann ich tun\ntipp\n1\nzurück\nzüge\n", " gewinnt!"},
};

Words plain(const std::string &game, const Speaker &speaker) {
    return {"play", game, "--plain", "--seed", "11", "--second", "1", "--lang", speaker.language};
}

// Neither escape codes nor anything drawn.
void check_plain(const std::string &out) {
    INFO(out);
    CHECK(out.find('\x1b') == std::string::npos);
    CHECK(out.find("+-") == std::string::npos);
    CHECK(out.find("──") == std::string::npos);
    CHECK(out.find("   ") == std::string::npos); // no columns
}

// Words of Latin letters that are no notation, id, Latin term or name of the command line.
Words foreign_words(const std::string &out) {
    static const std::regex known("--[a-z-]+|[^ ]*[/?=][^ ]*|(?:duodecim|ur)\\.[a-z-]+|level-[0-9]|"
                                  "Duodecim|Scripta|ASILO|praetentura|pra|ludus|resume|UTF-8|"
                                  "\\bI{2,3}\\b");
    static const std::regex word("[A-Za-z]{2,}");
    Words found;
    for (auto line : lines_of(out)) {
        if (line.rfind("> ", 0) == 0) continue; // typed
        line = std::regex_replace(line, known, "");
        for (std::sregex_iterator i(line.begin(), line.end(), word), end; i != end; ++i)
            found.push_back(i->str() + " in: " + line);
    }
    return found;
}

// Any of the commonest words of English that are none of German.
bool has_english(const std::string &out) {
    static const std::regex words(
        "\\b(?:the|of|and|is|are|to|no|not|from|with|that|piece|field|turn|"
        "move|moves|roll|rolls|dice|side|level|game|wins|you|it)\\b");
    return std::regex_search(out, words);
}

} // namespace

TEST_CASE("every game is played to its end in plain lines, and nothing English is left in other "
          "languages") {
    for (const char *game : games)
        for (const Speaker &speaker : speakers) {
            INFO(game << " in " << speaker.language);
            const Result played =
                run_ludus(plain(game, speaker), speaker.orders + always_first(1500));
            CHECK(played.code == 0);
            CHECK(played.err.empty());
            check_plain(played.out);
            CHECK(has(played.out, speaker.won));
            if (std::string(speaker.language) == "de") CHECK_FALSE(has_english(played.out));
            if (speaker.language[0] == 'e' || speaker.language[0] == 'd') continue; // are Latin
            const Words foreign = foreign_words(played.out);
            INFO((foreign.empty() ? "" : foreign[0]));
            CHECK(foreign.empty());
        }
}

TEST_CASE("what can be done is said in words, with the number to type") {
    const Result game = run_ludus({"play", "duodecim.asilo", "--seed", "1", "--second", "human"},
                                  "what can I do\n3\nq\n");
    CHECK(has(game.out, "1: I:hand/1 (Enter a stone on field 1 of line I)\n"));
    CHECK(has(game.out, "9: III:hand/6 (Enter a stone on field 6 of line III)\n"));
    CHECK(has(game.out, "Moves: 1: I:hand/1; 2: I:hand/5; "));
}

TEST_CASE("sides are called by their names alone, and the dice left are told") {
    const Result game =
        run_ludus({"play", "duodecim.asilo", "--seed", "1", "--second", "human"}, "1\nq\n");
    CHECK(has(game.out, "Red: human. White: human.\n"));
    CHECK(has(game.out, "Red to move. Dice: 1 5 6\n"));
    CHECK(has(game.out, "Red to move. Left to play: 5 6\n"));
    CHECK(game.out.find('(', game.out.find("Red: ")) == std::string::npos);
}

TEST_CASE("what is no order is answered with the word for help") {
    for (const auto &[language, words] : {std::pair("en", "\"help\" tells the commands.\n"),
                                          std::pair("ru", "Команды перечислит «помощь».\n"),
                                          std::pair("uk", "Команди перелічить «допомога».\n"),
                                          std::pair("de", "Die Befehle nennt „hilfe“.\n")}) {
        const Words both{"play",     "ur.finkel", "--seed", "1",
                         "--second", "human",     "--lang", language};
        CHECK(has(run_ludus(both, "resign\nq\n").out, words));
        CHECK_FALSE(has(run_ludus(both, "99/99\nq\n").out, words)); // a move, though a wrong one
    }
}

TEST_CASE("undo says whether more than the last move was taken back") {
    const Result game = run_ludus({"play", "duodecim.asilo", "--seed", "1", "--second", "1"},
                                  "1\nundo\n1\n1\n1\nundo\nq\n");
    CHECK(has(game.out, "> undo\nTaken back.\n"));
    CHECK(has(game.out, "> undo\nYour move is taken back, and what came after it.\n"));
}

TEST_CASE("a capture and another roll are told with the move that brings them") {
    const Result game = run_ludus({"play", "ur.finkel", "--seed", "1", "--second", "human"},
                                  "moves\n" + always_first(1500));
    CHECK(has(game.out, "rolls again"));
    const Result race = ludus_race({"play", "--seed", "7", "--second", "human"}, "moves\nq\n");
    CHECK(has(race.out, "1: hand/3 (Enter a piece on square 3)\n"));
}

TEST_CASE("passes are said in the language, also those of a roll worth nothing") {
    for (const auto &[language, words] :
         {std::pair("en", " passes.\n"), std::pair("ru", " выпал 0, ход пропущен.\n"),
          std::pair("uk", " випав 0, хід пропущено.\n"),
          std::pair("de", " würfelt 0 und setzt aus.\n")}) {
        const Result game = run_ludus({"play", "ur.finkel", "--seed", "3", "--first", "random",
                                       "--second", "random", "--lang", language});
        CHECK(has(game.out, words));
    }
}

TEST_CASE("a hint names the best turn, what it would do, and what others cost") {
    const Words both{"play", "duodecim.asilo", "--seed", "12", "--second", "human"};
    const Result game = run_ludus(both, "hint\ntip\nq\n");
    CHECK(has(game.out, "Hint: I:hand/"));
    CHECK(std::regex_search(game.out,
                            std::regex("Hint: I:hand/[1-6] II:hand/[1-6] III:hand/[1-6] "
                                       "\\(Enter a stone on field [1-6] of line I; enter ")));
    CHECK_FALSE(has(game.out, "Red enters")); // as if it had
    CHECK(std::regex_search(
        game.out,
        std::regex(
            "\n[^ ]+ [^ ]+ [^ ]+ \\(.*\\): (just as good|[0-9.]+ percentage points less)\\.\n")));
    const std::string first = game.out.substr(game.out.find("Hint: "));
    const size_t again = game.out.rfind("Hint: ");
    const std::string hint = first.substr(0, first.find("> "));
    CHECK(game.out.substr(again, hint.size()) == hint); // the same advice, the game as it was
}

TEST_CASE("the turn that a hint names can be typed") {
    const Words both{"play", "ur.dmytro", "--seed", "4", "--second", "human"};
    const std::string out = run_ludus(both, "hint\nq\n").out;
    std::smatch found;
    REQUIRE(std::regex_search(
        out, found, std::regex("(?:Hint|only one turn): ([^ ]+)(?: \\([^)]*\\))?\\. It wins")));
    const Result game = run_ludus(both, found[1].str() + "\nq\n");
    CHECK(has(game.out, "Light enters a piece"));
}

TEST_CASE("invalid UTF-8 costs a sentence and nothing else") {
    const Result game = ludus_race({"play", "--seed", "7", "--second", "human"},
                                   "\xff\xfe\n\xd0\nhand/3\xc0\nhand/3\nq\n");
    CHECK(game.code == 0);
    const std::string sentence =
        "That line is not UTF-8 text. Nothing has changed; type it again.\n";
    size_t count = 0;
    for (size_t at = 0; (at = game.out.find(sentence, at)) != std::string::npos; ++at)
        ++count;
    CHECK(count == 3);
    CHECK(has(game.out, "Red enters on square 3.\n"));
}

TEST_CASE("the option --plain in a terminal draws nothing, and the prompt stays") {
    const Result game =
        ludus_in_terminal({"play", "ur.finkel", "--plain", "--seed", "1", "--second", "human"},
                          {{"Light> ", "where\n"}, {"> ", "moves\n"}, {"> ", "q\n"}}, 80,
                          {"TERM=xterm", "LC_ALL=C.UTF-8", "NO_COLOR="});
    CHECK(game.code == 0);
    check_plain(game.out);
    CHECK(has(game.out, "Light has rolled"));
}

TEST_CASE("a drawing is still to be had in plain lines, for who asks for it") {
    const Result game =
        ludus_race({"play", "--plain", "--seed", "7", "--second", "human"}, "board\nq\n");
    CHECK(has(game.out, "+-1-+-2-+-3-+"));
}
