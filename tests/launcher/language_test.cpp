// SPDX-License-Identifier: MIT
// The launcher's own texts: nothing is missing in a language, and each says the same.
#include "base/utf8.hpp"
#include "catch.hpp"
#include "support.hpp"
#include "terminal/orders.hpp"
#include "words/language.hpp"
#include "words/system_errors.hpp"
#include "words/table.hpp"
#include "words/text.hpp"

#include <regex>

using namespace launcher;

namespace {

const char *words_at(Language language, size_t id) {
    return words_of(language, static_cast<Text>(id));
}

// Speaks a language as long as it lives.
class Speaking {
public:
    explicit Speaking(Language spoken) { set_language(spoken); }
    ~Speaking() { set_language(Language::en); }
};

} // namespace

TEST_CASE("every text stands in every language, with the same arguments") {
    for (size_t id = 0; id < text_count; ++id)
        for (const Language language : languages) {
            const std::string words = words_at(language, id);
            INFO(words_at(Language::en, id) << " in " << tag_of(language) << ": " << words);
            CHECK_FALSE(words.empty());
            CHECK(arguments_of(words) == arguments_of(words_at(Language::en, id)));
            CHECK((words.front() == ' ') == (*words_at(Language::en, id) == ' '));
        }
}

TEST_CASE("a text that chooses a form has a form for every number of its language") {
    static const std::regex forms("\\{[1-9]:([^}]*)\\}");
    for (size_t id = 0; id < text_count; ++id)
        for (const Language language : languages) {
            const std::string words = words_at(language, id);
            for (std::sregex_iterator i(words.begin(), words.end(), forms), end; i != end; ++i) {
                const std::string list = (*i)[1];
                INFO(words);
                const auto forms_there = 1 + std::count(list.begin(), list.end(), '|');
                CHECK(static_cast<size_t>(forms_there) == words_of(language).plural.count());
            }
        }
}

TEST_CASE("the texts in Russian and Ukrainian are in Cyrillic, but for names of the command line") {
    for (const Language language : {Language::ru, Language::uk})
        for (size_t id = 0; id < text_count; ++id) {
            std::string words = words_at(language, id);
            // Names that are typed, and forms of files.
            static const std::regex names(
                "--[a-z-]+|\\{[^}]*\\}|\"[a-z]+\"|[A-Z]+_[A-Z_]+|SHA-256|UTF-8|level-[0-9]|"
                "addon\\.json|\\b(?:ludus|human|draw|cairo|libcairo2-dev|SDL2|libsdl2-dev|JSON|PNG|"
                "SVG|classic|high-"
                "contrast|turns|"
                "resume|"
                "verify|save|en|ru|"
                "uk|"
                "slow|normal|fast|instant|fair|typed|none|agreed|rolled|drawn|begin|Enter|true|"
                "false|"
                "seed|"
                "HOME|DISPLAY|"
                "OK|XDG|Ctrl)\\b");
            words = std::regex_replace(words, names, "");
            INFO(words_at(Language::en, id) << ": " << words_at(language, id));
            CHECK_FALSE(std::regex_search(words, std::regex("[A-Za-z]{2,}")));
        }
}

TEST_CASE("nouns take the form of their number") {
    const auto of = [](Language language, const std::string &number) {
        return text_in(language, Text::match_heading, {"g", "a", "b", number, "1"});
    };
    CHECK(has(of(Language::en, "1"), "1 game,"));
    CHECK(has(of(Language::en, "2"), "2 games,"));
    const std::pair<const char *, const char *> russian[] = {
        {"1", "1 партия,"},     {"2", "2 партии,"},     {"4", "4 партии,"},   {"5", "5 партий,"},
        {"11", "11 партий,"},   {"12", "12 партий,"},   {"21", "21 партия,"}, {"22", "22 партии,"},
        {"100", "100 партий,"}, {"111", "111 партий,"}, {"0", "0 партий,"}};
    for (const auto &[number, words] : russian)
        CHECK(has(of(Language::ru, number), words));
    CHECK(has(of(Language::uk, "21"), "21 партія,"));
    CHECK(has(of(Language::uk, "13"), "13 партій,"));
    CHECK(has(of(Language::uk, "34"), "34 партії,"));
    CHECK(has(text_in(Language::ru, Text::match_length, {"23,5"}), "23,5 хода"));
    CHECK(has(text_in(Language::uk, Text::match_length, {"23,5"}), "23,5 ходу"));
    for (const auto &[number, words] :
         {std::pair("1", "1 Partie,"), std::pair("2", "2 Partien,"), std::pair("0", "0 Partien,"),
          std::pair("11", "11 Partien,"), std::pair("21", "21 Partien,")})
        CHECK(has(of(Language::de, number), words));
}

TEST_CASE("numbers have the point of the language") {
    CHECK(decimal(1.25, 2) == "1.25");
    const Speaking russian(Language::ru);
    CHECK(decimal(1.25, 2) == "1,25");
    CHECK(percent(0.5432) == "54,3");
    const Speaking german(Language::de);
    CHECK(decimal(1.25, 2) == "1,25");
}

TEST_CASE("a language is known by its tag or its locale") {
    CHECK(language_named("ru") == Language::ru);
    CHECK(language_named("RU") == Language::ru);
    CHECK(language_named("uk-UA") == Language::uk);
    CHECK(language_named("uk_UA.UTF-8@x") == Language::uk);
    CHECK(language_named("en_GB.UTF-8") == Language::en);
    CHECK(language_named("de_AT.UTF-8") == Language::de);
    for (const char *unknown : {"", "tlh", "deu", "russian", "rus", "_", "C", "\xff"})
        CHECK_FALSE(language_named(unknown));
}

TEST_CASE("capitals and width are known beyond ASCII") {
    CHECK(lower_case("ОТМЕНИТЬ Ёж Ґанок ЇЖАК Undo") == "отменить ёж ґанок їжак undo");
    CHECK(lower_case("ZURÜCK Äöß × Ý") == "zurück äöß × ý");
    CHECK(lower_case("\xd0") == "\xd0");
    CHECK(width_of("поле") == 4);
    CHECK(padded("поле", 6) == "поле  ");
    CHECK(cut("поле", 2) == "по");
    CHECK(cut("ab", 5) == "ab");
}

TEST_CASE("commands are understood in English and in the language that is set") {
    CHECK(order_of("Undo") == Order::undo);
    CHECK(order_of("отменить") == Order::none);
    {
        const Speaking russian(Language::ru);
        CHECK(order_of("ОТМЕНИТЬ") == Order::undo);
        CHECK(order_of("undo") == Order::undo);
        CHECK(order_of("q") == Order::quit);
        CHECK(order_of("что я могу") == Order::moves);
    }
    {
        const Speaking german(Language::de);
        CHECK(order_of("ZURÜCK") == Order::undo);
        CHECK(order_of("Was kann ich tun?") == Order::moves);
        CHECK(order_of("e") == Order::end); // as in English; "ende" is no word
        CHECK(order_of("v") == Order::quit);
    }
    const Speaking ukrainian(Language::uk);
    CHECK(order_of("Підказка") == Order::hint);
    CHECK(order_of("вихід") == Order::quit);
    CHECK(order_of("what can I do") == Order::moves);
}

TEST_CASE("no command's word has two meanings in a language") {
    for (const Language spoken : languages) {
        const Speaking speaking(spoken);
        std::set<std::string> seen;
        for (const auto &help : order_helps()) {
            INFO(help.word << ", " << help.letter);
            CHECK(order_of(help.word) == help.order);
            CHECK(seen.insert(help.word).second);
            if (help.letter.empty()) continue;
            CHECK(order_of(help.letter) == help.order);
            CHECK(seen.insert(help.letter).second);
        }
    }
}

TEST_CASE("texts that tell what to type have the words of their language") {
    for (const Language spoken : languages) {
        const Speaking speaking(spoken);
        for (const Text id : {Text::save_nowhere, Text::save_not_kept, Text::order_save})
            CHECK(has(text(id), word_of(Order::save) + " "));
        CHECK(has(text(Text::play_no_board), word_of(Order::where)));
    }
}

TEST_CASE("no fault of a file is told in the system's English") {
    const Speaking russian(Language::ru);
    for (int error = 1; error < 134; ++error) {
        INFO(error << ": " << system_error_words(error));
        CHECK_FALSE(std::regex_search(system_error_words(error), std::regex("[A-Za-z]")));
    }
}

TEST_CASE("prompts leave room for the answer on a line of 60 columns") {
    for (const Language language : languages)
        for (const Text id :
             {Text::dice_word_prompt, Text::choose_game_prompt, Text::resume_prompt})
            CHECK(width_of(text_in(language, id, {"10"})) < 60);
}

TEST_CASE("who begins is said without a wrong case") {
    const Speaking russian(Language::ru);
    CHECK(text(Text::begin_done, {"Уровень 3", "Красные"}) ==
          "Начинает Уровень 3, сторона — Красные.");
    const Speaking ukrainian(Language::uk);
    CHECK(text(Text::begin_drawn, {"людина", "Білі"}) ==
          "За жеребом починає людина, сторона — Білі.");
}

TEST_CASE("the locale chooses the language, --lang before it") {
    const std::string russian = "Вызов:", ukrainian = "Виклик:", english = "Usage:";
    const auto help = [](const Words &arguments, const Words &environment) {
        return run_ludus(arguments, "", environment).out;
    };
    CHECK(has(help({"--help"}, {"LC_ALL=ru_RU.UTF-8"}), russian));
    CHECK(has(help({"--help"}, {"LC_ALL=", "LC_MESSAGES=uk_UA.UTF-8", "LANG=ru_RU"}), ukrainian));
    CHECK(has(help({"--help"}, {"LC_ALL=", "LANG=uk_UA.UTF-8"}), ukrainian));
    CHECK(has(help({"--help"}, {"LC_ALL=", "LANG=de_DE.UTF-8"}), "Aufruf:"));
    CHECK(has(help({"--help"}, {"LC_ALL=tlh_TLH.UTF-8", "LANG=ru_RU.UTF-8"}), english));
    CHECK(has(help({"--help", "--lang", "uk"}, {"LC_ALL=ru_RU.UTF-8"}), ukrainian));
    CHECK(has(help({"--lang=ru", "match", "--help"}, {}), russian));
}

TEST_CASE("an unknown language is refused with those that there are") {
    const Result english = run_ludus({"--lang", "tlh", "addons"});
    CHECK(english.code == 2);
    CHECK(english.out.empty());
    CHECK(has(english.err,
              "ludus: There is no language \"tlh\"; there are: " + language_tags() + "\n"));
    const Result russian = run_ludus({"addons", "--lang", "tlh"}, "", {"LC_ALL=ru_RU.UTF-8"});
    CHECK(russian.code == 2);
    CHECK(has(russian.err, "Языка «tlh» здесь нет; есть: " + language_tags() + "\n"));
    CHECK(run_ludus({"addons", "--lang"}).code == 2);
    CHECK(run_ludus({"addons", "--lang", ""}).code == 2);
    CHECK(has(run_ludus({"addons", "--lang", "\xff"}).err, "\"?\""));
}

TEST_CASE("complaints about the command line are in the language, and name the fault") {
    const auto complaint = [](Words arguments) {
        arguments.insert(arguments.begin(), {"--lang", "uk"});
        const Result result = ludus_race(arguments);
        CHECK(result.code == 2);
        return result.err;
    };
    CHECK(has(complaint({"juggle"}), "Зайве слово: «juggle»"));
    CHECK(has(complaint({"perft", "race.six"}), "Не вказано: ГЛИБИНА"));
    CHECK(has(complaint({"perft", "race.six", "101"}), "ГЛИБИНА: вказано «101»"));
    CHECK(has(complaint({"perft", "race.six", "deep"}), "ГЛИБИНА: вказано «deep»"));
    CHECK(has(complaint({"play", "--speed", "warp"}), "slow, normal, fast, instant"));
    CHECK(has(complaint({"play", "--first"}), "Для --first потрібне значення"));
    CHECK(has(complaint({"play", "--seed", "x"}), "--seed"));
    CHECK(has(complaint({"play", "--plain=no"}), "--plain вказують без значення"));
    CHECK(has(complaint({"play", "--save", ""}), "--save: вказано порожнє значення"));
    CHECK(has(complaint({"match", "race.six", "--first", "1", "--second", "1", "--games", "7"}),
              "парне число"));
    CHECK(has(complaint({"turns"}), "Довідку показує \"ludus turns --help\"."));
}
