// SPDX-License-Identifier: MIT
// Help, the man page and the shell's completion tell the same commands and options.
#include "base/utf8.hpp"
#include "catch.hpp"
#include "support.hpp"

#include <array>
#include <cstdio>
#include <regex>
#include <set>

using namespace launcher;

namespace {

const std::string man_page = TEST_STAGE "/share/man/man6/ludus.6",
                  completion = TEST_STAGE "/share/bash-completion/completions/ludus";

using Names = std::set<std::string>;

Names options_in(const std::string &text) {
    static const std::regex option("--[a-z][a-z-]*");
    Names found;
    for (std::sregex_iterator i(text.begin(), text.end(), option), end; i != end; ++i)
        found.insert(i->str());
    return found;
}

std::string help_of(const Words &command, const std::string &language = "en") {
    Words arguments = command;
    arguments.insert(arguments.end(), {"--help", "--lang", language});
    const Result help = run_ludus(arguments);
    CHECK(help.code == 0);
    return help.out;
}

// The first column of a section: "  play   Play a game" has "play". Sections end with a blank line.
Names column(const std::string &help, const std::string &heading) {
    Names found;
    bool within = false;
    for (const auto &line : lines_of(help)) {
        if (line.empty()) within = false;
        if (within && line.size() > 2 && line[2] != ' ')
            found.insert(line.substr(2, line.find("  ", 2) - 2));
        if (line == heading) within = true;
    }
    return found;
}

Names options_of(const std::string &help, const std::string &heading = "Options:") {
    Names found;
    for (const auto &entry : column(help, heading))
        found.merge(options_in(entry));
    return found;
}

// The man page without the backslashes of its dashes; a section by its heading's line, to the next.
std::string man_section(const std::string &heading) {
    std::string section;
    bool within = false;
    for (auto line : lines_of(read_file(man_page))) {
        line = std::regex_replace(line, std::regex("\\\\-"), "-");
        if (line.rfind(".S", 0) == 0) within = line == heading;
        if (within && line != heading) section += line + '\n';
    }
    INFO(heading);
    CHECK_FALSE(section.empty());
    return section;
}

// The options that a section describes: those in the line that follows .TP.
Names described(const std::string &section) {
    Names found;
    bool tag = false;
    for (const auto &line : lines_of(section)) {
        if (tag) found.merge(options_in(line));
        tag = line == ".TP";
    }
    return found;
}

Names united(Names one, Names other) {
    one.merge(other);
    return one;
}

// What bash would offer for a line, with the cursor at its end.
Names completed(const std::string &line) {
    const std::string script = "source '" + completion + "'; COMP_LINE='" + line +
                               "'; COMP_WORDS=(" + line + (line.back() == ' ' ? " ''" : "") +
                               "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
                               "_ludus \"${COMP_WORDS[0]}\" \"${COMP_WORDS[COMP_CWORD]}\" "
                               "\"${COMP_WORDS[COMP_CWORD-1]}\"; "
                               "printf '%s\\n' \"${COMPREPLY[@]}\"";
    const TemporaryFolder folder;
    write_file(folder.path() / "script", script);
    FILE *pipe = popen(("bash " + (folder.path() / "script").string()).c_str(), "r");
    REQUIRE(pipe);
    std::string out;
    std::array<char, 4096> buffer;
    while (const size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe))
        out.append(buffer.data(), count);
    CHECK(pclose(pipe) == 0);
    Names offered;
    for (const auto &word : lines_of(out))
        if (!word.empty()) offered.insert(word);
    return offered;
}

const std::string called = LUDUS;

} // namespace

TEST_CASE("the man page has the commands that help tells, and no others") {
    Names in_man;
    for (const auto &line : lines_of(read_file(man_page)))
        if (line.rfind(".SS ", 0) == 0) in_man.insert(line.substr(4));
    CHECK(in_man == column(help_of({}), "Commands:"));
}

TEST_CASE("the man page has each command's options as help tells them") {
    const Names everywhere = described(man_section(".SH OPTIONS"));
    CHECK(options_of(help_of({})) == united(everywhere, described(man_section(".SS play"))));
    for (const auto &command : column(help_of({}), "Commands:")) {
        INFO(command);
        CHECK(options_of(help_of({command})) ==
              united({"--help"}, described(man_section(".SS " + command))));
    }
}

TEST_CASE("the man page has the commands in play as help tells them") {
    Names in_man;
    for (const auto &line : lines_of(man_section(".SH IN PLAY")))
        if (line.rfind(".BR ", 0) == 0) in_man.insert(line.substr(4, line.find(' ', 4) - 4));
    Names in_play;
    // With dice to be counted, and with a turn that may be ended.
    const std::string told_in =
        ludus_race({"play", "--seed", "1", "--second", "human"}, "help\nq\n").out +
        run_ludus({"--addons", STONES_ADDONS, "play", "--second", "human"}, "1\nhelp\nq\n").out;
    static const std::regex told("\n([a-z]+)(?:, [a-z])?: ");
    for (std::sregex_iterator i(told_in.begin(), told_in.end(), told), end; i != end; ++i)
        if ((*i)[1] != "notation") in_play.insert((*i)[1]);
    CHECK(in_man == in_play);
}

TEST_CASE("help has the same options in every language, and fits the width") {
    for (const Words &command : {Words{}, Words{"play"}, Words{"match"}, Words{"turns"}})
        for (const auto &[language, heading] :
             {std::pair("ru", "Параметры:"), std::pair("uk", "Параметри:"),
              std::pair("de", "Optionen:")}) {
            const std::string help = help_of(command, language);
            INFO(help);
            CHECK(options_of(help, heading) == options_of(help_of(command)));
            for (const auto &line : lines_of(help))
                CHECK(width_of(line) <= 80);
        }
}

TEST_CASE("what stands for a value is told in the language") {
    static const std::regex english(
        "\\b(?:DIR|LANGUAGE|PLAYER|NUMBER|KIND|WORD|HOW|FILE|SPEED|GAME|"
        "POSITION|DEPTH|THEME|SIDE|WxH)\\b|\n  --[a-z-]+ [A-Za-z]"); // any word for a value
    static const std::regex german(
        "\\b(?:ORDNER|SPRACHE|SPIELER|ZAHL|ART|WORT|WIE|DATEI|TEMPO|SPIEL|"
        "STELLUNG|TIEFE|FARBEN|PARTEI|SEITE|BxH)\\b");
    for (const char *language : {"ru", "uk", "de"})
        for (const auto &command : column(help_of({}), "Commands:")) {
            std::string help = help_of({command}, language);
            if (language == std::string("de")) help = std::regex_replace(help, german, "");
            INFO(help);
            CHECK_FALSE(std::regex_search(help, english));
        }
    CHECK(help_of({"draw"}, "ru").find("--size ШxВ") != std::string::npos);
    CHECK(help_of({"resume"}, "ru").find("ludus resume [ПАРАМЕТРЫ] [ФАЙЛ]") != std::string::npos);
}

TEST_CASE("the columns of help are straight, also in Cyrillic") {
    for (const std::string &language : language_words())
        for (const auto &line : lines_of(help_of({"match"}, language))) {
            if (line.rfind("  --", 0) != 0 || width_of(line) < 30) continue;
            INFO(line);
            const std::string about = line.substr(cut(line, 24).size());
            CHECK(about.substr(0, 2) == "  ");
            CHECK(about[2] != ' ');
        }
}

TEST_CASE("bash completes commands, options, languages and the games that there are") {
    CHECK(completed(called + " ") == column(help_of({}), "Commands:"));
    CHECK(completed(called + " ru") == Names{"rules"});
    CHECK(completed(called + " match --") == options_of(help_of({"match"})));
    CHECK(completed(called + " match --no") == Names{"--nodes"});
    CHECK(completed(called + " --lang ") == Names{"de", "en", "ru", "uk"});
    CHECK(completed(called + " play --speed s") == Names{"slow"});
    const Names ur_games{"ur.finkel", "ur.dmytro", "ur.masters", "ur.blitz", "ur.skiryuk"};
    CHECK(completed(called + " play ur.") == ur_games);
    CHECK(completed(called + " play UR.") == ur_games);
    CHECK(completed(called + " --addons " RACE_ADDONS " rules ") == Names{"race.six"});
    CHECK(completed(called + " --addons /nowhere play ").empty());
}

TEST_CASE("bash completes the players that the game's addon has") {
    const Names of_race{"level-1", "random"};
    const std::string race = called + " --addons " RACE_ADDONS;
    CHECK(completed(race + " play race.six --first ") == united({"human"}, of_race));
    CHECK(completed(race + " --second ") == united({"human"}, of_race));
    CHECK(completed(race + " match race.six --second ") == of_race);
    CHECK(completed(race + " best --player l") == Names{"level-1"});
    CHECK(completed(called + " play ur.finkel --first g") == Names{"greedy"});
    CHECK(completed(called + " play duodecim.asilo --first g").empty());
    CHECK(completed(called + " play DUODECIM.Asilo --first g").empty());
    CHECK(completed(called + " play --first g") == Names{"greedy"}); // any game's
}

TEST_CASE("the command players lists them with their names, of one game or all") {
    const Result race = ludus_race({"players", "race.six"});
    CHECK(race.code == 0);
    CHECK(race.out == "random: any move\nlevel-1: beginner\n");
    CHECK(run_ludus({"players", "ur.finkel", "--lang", "ru"}).out.find("level-3: Уровень 3\n") !=
          std::string::npos);
    const std::string all = run_ludus({"players"}).out;
    CHECK(all.find("greedy: ") != std::string::npos);
    CHECK(all.find("level-1: ") == all.rfind("level-1: "));
    CHECK(ludus_race({"players", "chess"}).code == 1);
}
