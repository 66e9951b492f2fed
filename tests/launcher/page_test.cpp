// SPDX-License-Identifier: MIT
// The rules page: Markdown as a terminal shows it.
#include "base/markdown.hpp"
#include "base/utf8.hpp"
#include "catch.hpp"
#include "support.hpp"

#include <algorithm>
#include <tuple>

using namespace launcher;

namespace {

const char *const games[] = {"duodecim.asilo", "duodecim.murray", "duodecim.murray-split",
                             "ur.finkel",      "ur.dmytro",       "ur.masters",
                             "ur.blitz",       "ur.skiryuk"};

} // namespace

TEST_CASE("headings, paragraphs, lists, code and tables become plain text") {
    const std::string page = plain_page("# Поле\n\nOne **bold** and\n*soft* word, `a*b`.\n\n"
                                        "- first item\n  goes on\n- second\n\n"
                                        "```\n| x |  o\n```\n\n"
                                        "| side | wins |\n|---|--:|\n| `red` | 2 |\n\n"
                                        "## End\n\n1. [text](there) and \\*\n",
                                        20);
    CHECK("\n" + page == R"(
Поле
====

One bold and soft
word, a*b.

- first item goes on
- second

| x |  o

side  wins
red   2

End
---

1. text (there) and
   *
)");
}

TEST_CASE("a picture on a line of its own is left out") {
    CHECK(plain_page("One\n\n![The board](art/board.png)\n\nTwo\n", 60) == "One\n\nTwo\n");
    CHECK(plain_page("One\n![The board](art/board.png)\nTwo\n", 60) == "One The board Two\n");
}

TEST_CASE("a number and a point within a paragraph begin no list") {
    CHECK(plain_page("- beyond field\n  12. From there\n", 60) ==
          "- beyond field 12. From there\n");
    CHECK(plain_page("beyond field\n12. From there\n", 60) == "beyond field 12. From there\n");
    CHECK(plain_page("3. three\n4. four\n", 60) == "3. three\n4. four\n");
}

TEST_CASE("lists lie within lists, and what belongs to an item stands under it") {
    CHECK("\n" +
              plain_page("- one\n  - inner\n    words\n- two\n\n  more\n\n---\n\n> said\n", 60) ==
          R"(
- one
  - inner words

- two

  more

--------------------

  said
)");
}

TEST_CASE("nothing that a page holds gets at the terminal") {
    const std::string page =
        plain_page("<b onclick=\"x\">bold</b> &amp; \x1b[31m red\x1b[0m \xff [a](javascript:alert) "
                   "<i>x</i>\n\n"
                   "    code \x1b]0;title\x07\n\n<script>\nalert(1)\n</script>\n",
                   200);
    CHECK(page.find('\x1b') == std::string::npos);
    CHECK(page.find('\x07') == std::string::npos);
    CHECK(page.find('\xff') == std::string::npos);
    CHECK(page.find("<b onclick=\"x\">bold</b> & ?[31m red?[0m ? a (javascript:alert)") == 0);
    CHECK(page.find("<script>") != std::string::npos);
    CHECK(plain_page(std::string("a\0b", 3), 60) == "a\xEF\xBF\xBD"
                                                    "b\n");
}

TEST_CASE("pages without end or bottom are shown in reason") {
    const auto many = [](const std::string &part, size_t times) {
        std::string out;
        for (size_t i = 0; i < times; ++i)
            out += part;
        return out;
    };
    std::string stairs;
    for (size_t i = 0; i < 400; ++i)
        stairs += std::string(2 * i, ' ') + "- item\n";
    for (const std::string &page :
         {many("word ", 2 << 20), many("> ", 100000), many("- ", 100000), many("[", 100000),
          many("*a ", 100000), many("![a](", 50000), many("`", 100000), stairs,
          many("| a ", 10000) + "\n" + many("|---", 10000) + "\n" + many("| b |\n", 1000),
          many("<", 100000), many("&", 100000), many("[a](b) ", 100000)}) {
        const std::string shown = plain_page(page, 60);
        INFO(page.substr(0, 20));
        CHECK(shown.size() < (size_t{4} << 20));
    }
    const std::string cut = plain_page(many("word\n", 1 << 20), 60);
    CHECK(cut.size() < (1 << 20) + 100);
    CHECK(cut.rfind("...\n") == cut.size() - 4);
}

TEST_CASE("a page that ends in the middle of anything is shown as far as it goes") {
    for (const char *page : {"", "```", "```\ncode", "| a", "- ", "#", "**", "[a](", "`", "\\", "!",
                             "![", "![](", "![a](b)"})
        CHECK_NOTHROW(plain_page(page, 60));
    CHECK(plain_page("```\ncode", 60) == "code\n");
}

TEST_CASE("the rules of every game are shown in every language, within the width") {
    for (const char *game : games)
        for (const std::string &language : language_words()) {
            const Result rules = run_ludus({"rules", game, "--lang", language});
            INFO(game << " in " << language << "\n" << rules.out);
            CHECK(rules.code == 0);
            CHECK(rules.err.empty());
            CHECK(lines_of(rules.out).size() > 30);
            for (const auto &line : lines_of(rules.out))
                CHECK(width_of(line) <= 100);
            CHECK(rules.out.find("```") == std::string::npos);
            CHECK(rules.out.find("**") == std::string::npos);
        }
}

TEST_CASE("every rules page has a picture of its board, drawn with the launcher") {
    const std::filesystem::path addon = TEST_STAGE "/addons/duodecim";
    for (const char *game : games)
        for (const std::string &language : language_words()) {
            const std::string page =
                read_file(addon / "texts/rules" / (std::string(game) + '.' + language + ".md"));
            const std::string path = "art/" + std::string(game) + ".png";
            INFO(game << " in " << language);
            CHECK(page.find("](" + path + ")\n") != std::string::npos);
            CHECK(read_file(addon / path).compare(1, 3, "PNG") == 0);
        }
}

TEST_CASE("every rules page draws its board, and tells its choices and its source") {
    for (const char *game : games)
        for (const auto &[language, choices, source, sources] :
             {std::tuple("en", "Choices made here", "Source: ", "Sources: "),
              std::tuple("ru", "Наши уточнения", "Источник: ", "Источники: "),
              std::tuple("uk", "Наші уточнення", "Джерело: ", "Джерела: "),
              std::tuple("de", "Eigene Festlegungen", "Quelle: ", "Quellen: ")}) {
            const std::string page = run_ludus({"rules", game, "--lang", language}).out;
            INFO(page);
            CHECK(page.find(choices) != std::string::npos);
            CHECK((page.find(source) != std::string::npos ||
                   page.find(sources) != std::string::npos));
            const Words lines = lines_of(page);
            const auto drawn = std::count_if(lines.begin(), lines.end(), [](const auto &line) {
                return line.find('|') != std::string::npos;
            });
            CHECK(drawn >= 3);
        }
}

TEST_CASE("the page is in the language asked for") {
    const std::string english = run_ludus({"rules", "ur.finkel"}).out;
    const std::string russian = run_ludus({"rules", "ur.finkel", "--lang", "ru"}).out;
    const std::string ukrainian = run_ludus({"rules", "ur.finkel"}, "", {"LC_ALL=uk_UA.UTF-8"}).out;
    CHECK(english.find("rosette") != std::string::npos);
    CHECK(russian.find("розетк") != std::string::npos);
    CHECK(russian != ukrainian);
    const std::string german = run_ludus({"rules", "ur.finkel"}, "", {"LC_ALL=de_DE.UTF-8"}).out;
    CHECK(german.find("gibt seinem Besitzer") != std::string::npos);
}

TEST_CASE("every page that the addon has is shown, and told behind the others") {
    const auto rules = [](Words words) {
        words.insert(words.begin(), {"--addons", LAPILLI_ADDONS, "rules", "lapilli.terni"});
        return run_ludus(words);
    };
    CHECK(has(rules({}).out, "\nMore to read: lapilli.sources (Sources). "
                             "\"ludus rules lapilli.terni lapilli.sources\" shows such a page.\n"));
    CHECK(rules({"rules"}).out == rules({}).out);
    const Result sources = rules({"lapilli.sources"});
    CHECK(sources.code == 0);
    CHECK(has(sources.out, "parva tabella"));
    CHECK(has(sources.out, "More to read: rules (Rules). \"ludus rules lapilli.terni\" shows"));
    const Result none = rules({"lapilli.end"});
    CHECK(none.code == 1);
    CHECK(none.err == "ludus: Addon \"lapilli\" has no page \"lapilli.end\" for lapilli.terni; "
                      "there are: rules (Rules), lapilli.sources (Sources)\n");
    CHECK_FALSE(has(ludus_race({"rules", "race.six"}).out, "More to read"));
}

TEST_CASE("another page is shown in play too") {
    const Result game =
        run_ludus({"--addons", LAPILLI_ADDONS, "play", "--first", "human", "--second", "human"},
                  "rules\nrules lapilli.sources\nrules lapilli.end\nq\n");
    CHECK(game.code == 0);
    CHECK(
        has(game.out, "More to read: lapilli.sources (Sources). \"rules lapilli.sources\" shows"));
    CHECK(has(game.out, "parva tabella"));
    CHECK(has(game.out, "has no page \"lapilli.end\""));
}

TEST_CASE("the rules of a game that there is not are refused") {
    CHECK(run_ludus({"rules", "chess"}).code == 1);
    CHECK(run_ludus({"rules"}).code == 2);
}

TEST_CASE("the rules are shown in play, and the choice remains") {
    const Result game =
        run_ludus({"play", "ur.finkel", "--seed", "1", "--second", "human"}, "rules\n1\nq\n");
    CHECK(game.code == 0);
    CHECK(game.out.find("\n====") != std::string::npos);
}
