// SPDX-License-Identifier: MIT
// The build's check of the addon's texts: what would be missing when it is said stops the build,
// and is named.
#include "catch.hpp"
#include "texts_folder.hpp"

#include <cstdlib>
#include <sys/wait.h>

namespace {

struct Checked {
    int status;
    std::string words;
};

Checked checked(const TextsFolder &folder) {
    const std::string words = folder.text("words").string();
    const std::string command =
        "\"" DUODECIM_CHECK_TEXTS "\" \"" + folder.path().string() + "\" > \"" + words + "\" 2>&1";
    const int status = std::system(command.c_str());
    return {WEXITSTATUS(status), folder.read("words")};
}

// What is said of a language's texts with one change.
std::string refused(const std::string &language, const std::string &from, const std::string &to) {
    const TextsFolder folder;
    std::string text = folder.read(language + ".txt");
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    folder.write(language + ".txt", text.replace(at, from.size(), to));
    const Checked result = checked(folder);
    CHECK(result.status == 1);
    return result.words;
}

} // namespace

TEST_CASE("The texts that are there build") {
    const Checked result = checked(TextsFolder());
    CHECK(result.words.empty());
    CHECK(result.status == 0);
}

TEST_CASE("A text that a language lacks stops the build") {
    CHECK(refused("de", "\ndo.pass = aussetzen\n", "\n") ==
          "error: texts/de.txt lacks 1 texts, the first is \"do.pass\"; English stands in\n");
}

TEST_CASE("A plural form that a language lacks stops the build, one of another language too") {
    CHECK(refused("de", "moves.other = {0} Züge\n", "") ==
          "error: texts/de.txt lacks 1 texts, the first is \"moves.other\"; English stands in\n");
    CHECK(refused("uk", "moves.few = {0} переміщення\n", "") ==
          "error: texts/uk.txt lacks 1 texts, the first is \"moves.few\"; English stands in\n");
    CHECK_THAT(refused("de", "moves.other", "moves.many"),
               Catch::Contains("no text is called \"moves.many\""));
}

TEST_CASE("An argument too few or too many stops the build") {
    CHECK_THAT(refused("de", "{0:side} würfelt {1}.", "{0:side} würfelt."),
               Catch::Contains("\"say.rolled\" was expected to take the arguments of "));
    CHECK_THAT(refused("ru", "moves.few = {0}", "moves.few = {1}"),
               Catch::Contains("\"moves.few\" was expected to take the arguments of "));
}

TEST_CASE("A text that nothing says, words that are not there and a page left out stop the build") {
    CHECK_THAT(refused("de", "do.end =", "tea = Tee\ndo.end ="),
               Catch::Contains("no text is called \"tea\""));
    CHECK_THAT(refused("de", "{0:side} gewinnt!", "{0:seite} gewinnt!"),
               Catch::Contains("no words to choose from are called \"seite.\""));
    const TextsFolder folder;
    fs::remove(folder.text("rules/ur.finkel.de.md"));
    const Checked result = checked(folder);
    CHECK(result.status == 1);
    CHECK(result.words ==
          "error: cannot open " + folder.text("rules/ur.finkel.de.md").string() + "\n");
}
