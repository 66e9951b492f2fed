// SPDX-License-Identifier: MIT
// Why an addon is refused is said in the player's language, whatever was found.
#include "catch.hpp"
#include "ludus/error.hpp"
#include "support.hpp"
#include "words/reasons.hpp"
#include "words/table.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cerrno>
#include <regex>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

// Whether a word of English is left, but for what is quoted and names that no language changes.
bool has_english(std::string words) {
    static const std::regex names(
        "\"[^\"]*\"|«[^»]*»|поле [a-z]+|\\{[^}]*\\}|addon\\.json|[a-z]+_[a-z_]+|linux-[a-z0-9_]+|"
        "x86_64|a-z|[0-9a-f]{64}|little-endian|\\b(?:en|null|zip|exit|count|kind|from|to|letter|"
        "macOS|Mach-O|Linux|Windows|[A-Z0-9-]+)\\b");
    words = std::regex_replace(words, names, "");
    return std::regex_search(words, std::regex("[A-Za-z]{2,}"));
}

// A copy of the tiny race that is spoilt, as `ludus addons` lists it in a language.
template <class Spoil>
std::string listed(const std::string &language, Spoil spoil) {
    const TemporaryFolder folder;
    fs::copy(fs::path(RACE_ADDONS) / "race", folder.path() / "race", fs::copy_options::recursive);
    fs::path library;
    for (const auto &entry : fs::recursive_directory_iterator(folder.path()))
        if (entry.path().filename() == "race.so") library = entry.path();
    REQUIRE_FALSE(library.empty());
    spoil(folder.path() / "race/addon.json", library);
    const Result list =
        run_ludus({"--lang", language, "--addons", folder.path().string(), "addons"});
    const std::string refused = language == "ru" ? "отклонено: " : "відхилено: ";
    const size_t at = list.out.find(refused);
    INFO(list.out << list.err);
    REQUIRE(at != std::string::npos);
    return list.out.substr(at + refused.size());
}

} // namespace

TEST_CASE("every cause has its words in every language, with the same arguments") {
    for (const Language language : languages)
        for (size_t i = 1; i < ludus::cause_count; ++i) {
            const std::string words = words_of(language, static_cast<ludus::Cause>(i));
            const auto english = arguments_of(ludus::english(static_cast<ludus::Cause>(i)));
            const auto own = arguments_of(words);
            INFO(tag_of(language) << ", " << ludus::english(static_cast<ludus::Cause>(i)) << ": "
                                  << words);
            CHECK_FALSE(words.empty());
            if (language == Language::en) continue; // the host's own
            if (language != Language::de) CHECK_FALSE(has_english(words));
            // The system has its own words in English only.
            const auto cause = static_cast<ludus::Cause>(i);
            if (cause == ludus::Cause::system_error || cause == ludus::Cause::aborted ||
                cause == ludus::Cause::crashed)
                CHECK(own == std::set<std::string>{"1"});
            else
                CHECK(own == english);
        }
}

TEST_CASE("a cause that chooses a form has all of its language") {
    static const std::regex forms("\\{[1-9]:([^}]*)\\}");
    for (const Language language : languages)
        for (const std::string words : words_of(language).causes)
            for (std::sregex_iterator i(words.begin(), words.end(), forms), end; i != end; ++i) {
                const std::string list = (*i)[1];
                INFO(words);
                const auto there = 1 + std::count(list.begin(), list.end(), '|');
                CHECK(static_cast<size_t>(there) == words_of(language).plural.count());
            }
}

TEST_CASE("a reason is said with all that it holds, in the language that is set") {
    using ludus::Cause;
    const ludus::Reason size(Cause::at, {"\"race.so\"", {Cause::other_size, {21, 22}}});
    const ludus::Reason access(Cause::unreadable);
    const ludus::Reason locked(Cause::unlisted, {{Cause::system_error, {EACCES, "No entry"}}});
    CHECK(said(size) == "\"race.so\": has 21 bytes; addon.json promises 22");
    CHECK(said(locked) == "cannot be listed (access is denied)");
    set_language(Language::ru);
    CHECK(said(size) == "\"race.so\": размер 21 байт, а addon.json обещает 22");
    CHECK(said(locked) == "содержимое папки не читается (нет доступа)");
    set_language(Language::uk);
    CHECK(said(size) == "\"race.so\": розмір 21 байт, а addon.json обіцяє 22");
    set_language(Language::de);
    CHECK(said(size) == "\"race.so\": hat 21 Bytes; addon.json verspricht 22");
    CHECK(said(locked) == "lässt sich nicht auflisten (der Zugriff ist verwehrt)");
    set_language(Language::en);
    CHECK(said({}).empty());
    CHECK(said("as it is") == "as it is");
}

TEST_CASE("the list of the addons says in Russian and Ukrainian why one is refused") {
    using Paths = void (*)(const fs::path &manifest, const fs::path &library);
    const std::pair<const char *, Paths> faults[] = {
        {"такого файла нет",
         [](const fs::path &manifest, const fs::path &) { fs::remove(manifest); }},
        {"это не JSON (строка 2, столбец 1)",
         [](const fs::path &manifest, const fs::path &) { write_file(manifest, "{\"id\":\n}"); }},
        {"поле manifest: версия 2",
         [](const fs::path &manifest, const fs::path &) {
             write_file(manifest,
                        replaced(read_file(manifest), "\"manifest\": 1", "\"manifest\": 2"));
         }},
        {"поле version: здесь число, а ожидалось: текст",
         [](const fs::path &manifest, const fs::path &) {
             write_file(manifest, std::regex_replace(read_file(manifest),
                                                     std::regex("\"version\": \"[^\"]*\""),
                                                     "\"version\": 7"));
         }},
        {"версия договора 77.",
         [](const fs::path &manifest, const fs::path &) {
             write_file(manifest, replaced(read_file(manifest), "\"abi\": \"0.", "\"abi\": \"77."));
         }},
        {"файла нет, а addon.json называет его библиотекой",
         [](const fs::path &, const fs::path &library) { fs::remove(library); }},
        {"это текст; ожидалась библиотека Linux (ELF) для ",
         [](const fs::path &, const fs::path &library) { write_file(library, "hello, world\n"); }},
        {"а addon.json обещает",
         [](const fs::path &, const fs::path &library) {
             write_file(library, read_file(library) + "more");
         }},
        {"SHA-256 файла",
         [](const fs::path &, const fs::path &library) {
             std::string bytes = read_file(library);
             bytes.back() = static_cast<char>(bytes.back() ^ 1);
             write_file(library, bytes);
         }},
        {"это папка; ожидался обычный файл",
         [](const fs::path &manifest, const fs::path &) {
             fs::remove(manifest);
             fs::create_directory(manifest);
         }},
    };
    for (const auto &[words, spoil] : faults) {
        const std::string russian = listed("ru", spoil);
        INFO(russian);
        CHECK(russian.find(words) != std::string::npos);
        CHECK_FALSE(has_english(russian));
        const std::string ukrainian = listed("uk", spoil);
        INFO(ukrainian);
        CHECK_FALSE(has_english(ukrainian));
        CHECK(ukrainian != russian);
    }
}

TEST_CASE("an addon that shows its fault when it is tried is refused in the player's language") {
    const std::pair<Words, const char *> faults[] = {
        {{"ru", "crashing"},
         "на пробе в библиотеке случился сбой (сигнал 11); дополнение не используется"},
        {{"uk", "crashing"}, "під час проби у бібліотеці стався збій (сигнал 11)"},
        {{"en", "crashing"}, "crashed (signal 11, Segmentation fault) while it was tried"},
        {{"ru", "entryless"}, "в библиотеке нет функции ludus_open_2, входа дополнения"},
        {{"uk", "entryless"}, "у бібліотеці немає функції ludus_open_2, входу доповнення"},
        {{"de", "crashing"},
         "stürzte ab (Signal 11), als sie erprobt wurde; sie wird nicht verwendet"},
        {{"de", "entryless"}, "exportiert ludus_open_2 nicht, den Eingang einer Erweiterung"}};
    for (const auto &[fault, words] : faults)
        for (const Words &command : {Words{"play"}, Words{"rules"}}) {
            const Result result =
                run_ludus({"--lang", fault[0], "--addons", FAULTY_ADDONS, "--addons",
                           CRASHING_ADDONS, command[0], fault[1] + ".game"});
            INFO(result.err);
            CHECK(result.code == 1);
            CHECK(lines_of(result.err).size() == 1);
            CHECK(result.err.find(words) != std::string::npos);
        }
}

TEST_CASE("an addons folder that is not there is told in the player's language") {
    const Result list = run_ludus({"--lang", "ru", "--addons", "/nowhere/addons", "addons"});
    CHECK(
        list.out.find("Папка с дополнениями \"/nowhere/addons\": содержимое папки не читается (") !=
        std::string::npos);
    CHECK_FALSE(has_english(list.out.substr(list.out.find('\n'))));
}

TEST_CASE("what an addon warns of is said to come in English") {
    const TemporaryFolder folder;
    fs::copy(fs::path(TEST_STAGE) / "addons/duodecim", folder.path() / "duodecim",
             fs::copy_options::recursive);
    fs::resize_file(folder.path() / "duodecim/data/ur.finkel.net", 100);
    const Result best =
        run_ludus({"--lang", "uk", "--addons", folder.path().string(), "best", "ur.finkel",
                   "..............:7:0 ..............:7:0 1 2", "--player", "5"});
    CHECK(best.err.find("Доповнення «duodecim» попереджає (англійською): ") != std::string::npos);
}
