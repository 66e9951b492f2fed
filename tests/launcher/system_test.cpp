// SPDX-License-Identifier: MIT
// What is the system's, and the files kept with it: the same on every system. In a folder whose path
// has blanks, Cyrillic and more than 260 characters.
#include "base/console.hpp"
#include "base/errors.hpp"
#include "base/quote.hpp"
#include "catch.hpp"
#include "game/autosave.hpp"
#include "game/catalogue.hpp"
#include "game/save.hpp"
#include "game/session.hpp"
#include "ludus/paths.hpp"
#include "storage/files.hpp"
#include "storage/folders.hpp"
#include "storage/settings.hpp"
#include "storage/usual_folder.hpp"
#include "storage/whole_file.hpp"
#include "words/language.hpp"
#include "words/languages_of_system.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

class LongFolder {
public:
    LongFolder() {
        const auto now = std::chrono::system_clock::now().time_since_epoch().count();
        top_ = fs::temp_directory_path() / ("ludus-test-" + std::to_string(now));
        path = top_;
        for (int i = 0; i < 6; ++i)
            path /= ludus::path_of("Збережені ігри мого дядька з Одеси " + std::to_string(i));
        fs::create_directories(ludus::openable(path));
    }
    ~LongFolder() {
        std::error_code ignored;
        fs::remove_all(ludus::openable(top_), ignored);
    }
    fs::path path;

private:
    fs::path top_;
};

std::string text_in(const fs::path &file) {
    return read_whole(file, 1 << 20);
}

void write(const fs::path &file, const std::string &text) {
    std::ofstream(ludus::openable(file), std::ios::binary) << text;
}

size_t files_in(const fs::path &folder) {
    std::error_code error;
    const auto names = names_in(folder, error);
    CHECK_FALSE(error);
    return names.size();
}

const Replaceable anything = [](const std::string &) { return true; };

template <class Call>
std::string refusal(Call call) {
    try {
        call();
    } catch (const RequestError &error) {
        return error.what();
    }
    return "";
}

Session begun(const Game &game) {
    Session session(game, person(), program_player(game, "random"), DiceSource::from_seed(7));
    session.roll();
    return session;
}

void play_a_move(Session &session) {
    session.match().moves();
    session.play(0);
}

const Game &race() {
    static const Catalogue catalogue({ludus::path_of(RACE_ADDONS)}, "en", std::nullopt);
    static const Game game = catalogue.open("race.six");
    return game;
}

} // namespace

TEST_CASE("a file is created once, replaced whole, and leaves nothing beside it") {
    const LongFolder folder;
    const fs::path file = folder.path / ludus::path_of("гра.ludus");
    CHECK(create_file(file, "one\n"));
    CHECK_FALSE(create_file(file, "two\n"));
    CHECK(text_in(file) == "one\n");
    replace_file(file, "two\r\nthree\n", [](const std::string &old) { return old == "one\n"; });
    CHECK(text_in(file) == "two\r\nthree\n");
    CHECK_THROWS_AS(replace_file(file, "x", [](const std::string &) { return false; }), TakenError);
    CHECK(text_in(file) == "two\r\nthree\n");
    CHECK(files_in(folder.path) == 1);
}

TEST_CASE("a file gets another name only where nothing has it") {
    const LongFolder folder;
    write(folder.path / "a", "a");
    write(folder.path / "b", "b");
    CHECK_FALSE(rename_file(folder.path / "a", folder.path / "b"));
    CHECK(text_in(folder.path / "b") == "b");
    CHECK(rename_file(folder.path / "a", folder.path / "c"));
    CHECK(text_in(folder.path / "c") == "a");
}

TEST_CASE("a lock keeps others out, is with the file that replaces it, and hinders no reader") {
    const LongFolder folder;
    const fs::path file = folder.path / "game.ludus";
    write(file, "one");
    FileLock own(file);
    const auto other = [&] { return refusal([&] { FileLock tried(file); }); };
    const std::string in_use = text(Text::save_in_use, {path_text(file)});
    CHECK(other() == in_use);
    for (const std::string words : {"two", "three"}) {
        replace_file(file, words, anything, &own);
        CHECK(text_in(file) == words);
        CHECK(other() == in_use);
    }
    own = FileLock();
    CHECK(other().empty());
    CHECK(files_in(folder.path) == 1);
}

TEST_CASE("at no moment is a lock free while its file is replaced") {
    const LongFolder folder;
    const fs::path file = folder.path / "game.ludus";
    FileLock own;
    REQUIRE(create_file(file, "begun", &own));
    std::atomic<bool> over = false;
    std::atomic<int> tries = 0, got = 0;
    std::thread other([&] {
        for (; !over || tries < 3; ++tries)
            if (FileLock::tried(file)) ++got;
    });
    for (int i = 0; i < 200; ++i)
        replace_file(file, "turn " + std::to_string(i), anything, &own);
    over = true;
    other.join();
    CHECK(got == 0);
    CHECK(text_in(file) == "turn 199");
}

TEST_CASE("a lock is with its file under another name, and the old one is free") {
    const LongFolder folder;
    const fs::path file = folder.path / "game.ludus", kept = folder.path / "kept.ludus";
    FileLock own;
    REQUIRE(create_file(file, "over", &own));
    REQUIRE(rename_file(file, kept, &own));
    CHECK_FALSE(FileLock::tried(kept));
    CHECK(FileLock::tried(file));
    CHECK(create_file(file, "begun"));
    FileLock begun(file);
    CHECK_FALSE(rename_file(kept, file, &own)); // it is another launcher's
    CHECK_FALSE(FileLock::tried(kept));
}

TEST_CASE("a file that its owner protects is not replaced, and stays locked") {
    const LongFolder folder;
    const fs::path file = folder.path / "game.ludus";
    write(file, "one");
    fs::permissions(ludus::openable(file),
                    fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write,
                    fs::perm_options::remove);
    FileLock own(file);
    const std::string why = refusal([&] { replace_file(file, "two", anything, &own); });
    if (!why.empty()) // to whom all is allowed, root, nothing is protected
        CHECK(why == text(Text::file_unwritable, {path_text(file), system_error_words(EACCES)}));
    CHECK(text_in(file) == (why.empty() ? "two" : "one"));
    CHECK_FALSE(refusal([&] { FileLock tried(file); }).empty());
    own = FileLock();
    CHECK(files_in(folder.path) == 1);
    fs::permissions(ludus::openable(file), fs::perms::owner_write,
                    fs::perm_options::add); // Windows keeps it else
}

TEST_CASE("a folder that is not there is named") {
    const LongFolder folder;
    const fs::path file = folder.path / "none" / "game.ludus";
    CHECK(refusal([&] { create_file(file, "one"); }) ==
          text(Text::file_without_folder, {path_text(file), path_text(file.parent_path())}));
    CHECK(refusal([&] { read_whole(file, 10); }) ==
          text(Text::file_unreadable, {path_text(file), system_error_words(ENOENT)}));
}

TEST_CASE("drafts that were left are removed, but for what is no draft of a save") {
    const LongFolder folder;
    const fs::path left = folder.path / ".game.ludus.ludus-draft-aB3dE6";
    const fs::path foreign = folder.path / ".other.ludus.ludus-draft-aB3dE6";
    write(left, "ludus sa");
    write(foreign, "Dear diary");
    remove_drafts_in(folder.path, save_magic);
    CHECK_FALSE(fs::exists(ludus::openable(left)));
    CHECK(fs::exists(ludus::openable(foreign)));
}

TEST_CASE("settings are kept, with what another version has written") {
    const LongFolder folder;
    const fs::path file = folder.path / "new" / "settings.json";
    Settings last = read_settings(file), now = last;
    now.language = "uk";
    write_settings(file, last, now);
    CHECK(read_settings(file) == now);
    write(file, "{\"language\": \"uk\", \"later\": [1]}");
    last = now;
    now.theme = "classic";
    write_settings(file, last, now);
    CHECK(read_settings(file) == now);
    CHECK(text_in(file).find("later") != std::string::npos);
    write(file, "{");
    CHECK(move_aside(file).filename() == "settings.json.bad");
}

TEST_CASE("a game is kept at every step, by one launcher, and goes on where it was") {
    const LongFolder folder;
    const fs::path saves = folder.path / "saves";
    fs::path file;
    std::string kept;
    {
        Session session = begun(race());
        AutoSave autosave = AutoSave::in_folder(saves);
        autosave.keep(session);
        play_a_move(session);
        autosave.keep(session);
        REQUIRE(autosave.problem().empty());
        file = *autosave.file();
        kept = text_in(file);
        CHECK(kept == save_text(session));
        CHECK(refusal([&] { AutoSave::in_file(file); }) ==
              text(Text::save_in_use, {path_text(file)}));
        CHECK(save_text(replayed(read_save(file), race())) == kept); // looking is free
    }
    AutoSave again = AutoSave::in_file(file);
    CHECK(again.written() == kept);
    Session session = replayed(parse_save(kept), race());
    session.end_turn();
    again.keep(session);
    CHECK(again.problem().empty());
    CHECK(text_in(file) == save_text(session));
    again = AutoSave::nowhere();
    CHECK(files_in(saves) == 1);
}

TEST_CASE("the user has folders for games and for settings") {
    for (const Usual which : {Usual::home, Usual::data, Usual::settings}) {
        const auto folder = usual_folder(which);
        if (folder) CHECK(folder->is_absolute());
    }
    if (usual_folder(Usual::home))
        CHECK(usual_folder(Usual::data) != usual_folder(Usual::settings));
}

TEST_CASE("the first language of the person's that is known is spoken") {
    const bool told = is_set("LC_ALL") || is_set("LC_MESSAGES") || is_set("LANG");
#ifdef _WIN32
    CHECK_FALSE(languages_of_system().empty());
#endif
    if (!told) CHECK(language_of(languages_of_system()) == language_of_locale());
    CHECK(language_of({"tlh", "uk-UA", "ru-RU"}) == Language::uk);
    CHECK(language_of({"de-AT"}) == Language::de);
    CHECK(language_of({"tlh"}) == Language::en);
    CHECK(language_of({}) == Language::en);
}

TEST_CASE("what a person copies is one word of the shell's") {
    CHECK(for_shell("game.ludus") == "game.ludus");
    const std::string words = for_shell(ludus::utf8(ludus::path_of("моя гра.ludus")));
#ifdef _WIN32
    CHECK(words == "\"моя гра.ludus\"");
    CHECK(for_shell("C:\\my games\\") == "\"C:\\my games\\\\\"");
    CHECK(for_shell("C:\\games\\a.ludus") == "C:\\games\\a.ludus");
#else
    CHECK(words == "'моя гра.ludus'");
#endif
}

TEST_CASE("an error of the system's has words, whatever its numbers") {
    std::error_code error;
    fs::create_directory(fs::temp_directory_path() / "ludus-none" / "x", error);
    REQUIRE(error);
    CHECK(system_error_words(error) == text(Text::fault_missing));
#ifdef _WIN32
    for (const auto &[number, words] : {std::pair(5, Text::fault_access),
                                        {32, Text::fault_busy},
                                        {112, Text::fault_full},
                                        {19, Text::fault_read_only},
                                        {206, Text::fault_long_name}})
        CHECK(system_error_words(std::error_code(number, std::system_category())) == text(words));
#endif
}
