// SPDX-License-Identifier: MIT
// The text files are complete: every key in every language, with the same arguments, and every key
// that the sources use. What is incomplete does not build.
#include "catch.hpp"
#include "rules/games.hpp"
#include "support.hpp"

#include <algorithm>
#include <fstream>
#include <ludus/plural.hpp>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace fs = std::filesystem;

namespace {

using Texts = std::map<std::string, std::string>;

std::string read(const fs::path &path) {
    std::ifstream in(path);
    REQUIRE(in);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

// The languages that there are files of.
std::vector<std::string> tags() {
    std::vector<std::string> out;
    for (const auto &file : fs::directory_iterator(DUODECIM_TEXTS))
        if (file.path().extension() == ".txt") out.push_back(file.path().stem().string());
    std::sort(out.begin(), out.end());
    return out;
}

Texts load(const std::string &language) {
    std::istringstream in(read(fs::path(DUODECIM_TEXTS) / (language + ".txt")));
    Texts texts;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::size_t equals = line.find(" = ");
        INFO(language << ": " << line);
        REQUIRE(equals != std::string::npos);
        CHECK(texts.emplace(line.substr(0, equals), line.substr(equals + 3)).second);
    }
    return texts;
}

// "moves.few" -> "moves.#"
std::string family(const std::string &key) {
    return std::regex_replace(key, std::regex("\\.(one|few|many|other)$"), ".#");
}

std::set<std::string> families(const Texts &texts) {
    std::set<std::string> out;
    for (const auto &[key, text] : texts)
        out.insert(family(key));
    return out;
}

// The numbers of the arguments; of words chosen by an argument, also which ones.
std::set<std::string> arguments(const std::string &text) {
    const std::regex part("\\{([0-9])(:[^}]*)?\\}");
    std::set<std::string> out;
    for (std::sregex_iterator at(text.begin(), text.end(), part), end; at != end; ++at)
        out.insert((*at)[1]);
    return out;
}

bool has(const Texts &texts, const std::string &key) {
    return texts.count(key) + texts.count(key + ".other") + texts.count(key + ".many") > 0;
}

// The literals in the sources that look like keys of texts.
std::set<std::string> keys_in_sources() {
    const std::regex key(
        "\"((?:addon|game|option|argument|error|page|player|save|folder|do|syntax|"
        "position|move|turn|dice|undo|record|phase|place|piece|die|say|describe|list)"
        "\\.[a-z_]+[a-z0-9_.]*[a-z0-9_])\"");
    std::set<std::string> keys;
    for (const auto &file : fs::recursive_directory_iterator(DUODECIM_PLUGIN)) {
        if (file.path().extension() != ".cpp" && file.path().extension() != ".hpp") continue;
        if (file.path().string().find("/train/") != std::string::npos) continue;
        const std::string source = read(file.path());
        for (std::sregex_iterator at(source.begin(), source.end(), key), end; at != end; ++at)
            keys.insert((*at)[1]);
    }
    return keys;
}

} // namespace

TEST_CASE("Every language has the same texts with the same arguments") {
    const Texts english = load("en");
    CHECK(tags().size() >= 4);
    for (const std::string &language : tags()) {
        const Texts texts = load(language);
        CHECK(families(texts) == families(english));
        for (const auto &[key, text] : texts) {
            INFO(language << ": " << key);
            const auto model = english.find(key);
            if (model != english.end()) CHECK(arguments(text) == arguments(model->second));
        }
    }
}

TEST_CASE("Plural forms are all there") {
    for (const std::string &language : tags()) {
        const Texts texts = load(language);
        const ludus::PluralRule *rule = ludus::plural_rule(language);
        REQUIRE(rule);
        for (const auto &[key, text] : texts)
            if (key.ends_with(".one")) {
                INFO(language << ": " << key);
                const std::string word = key.substr(0, key.size() - 4);
                for (std::size_t i = 0; i < rule->count(); ++i)
                    CHECK(texts.count(word + "." + std::string(rule->forms[i])) == 1);
            }
    }
}

TEST_CASE("Words that a text chooses by an argument exist") {
    const std::regex part("\\{[0-9]:([^}]*)\\}");
    for (const std::string &language : tags()) {
        const Texts texts = load(language);
        for (const auto &[key, text] : texts)
            for (std::sregex_iterator at(text.begin(), text.end(), part), end; at != end; ++at) {
                const std::string word = (*at)[1].str() + ".";
                INFO(language << ": " << key << " names " << word);
                const auto first = texts.lower_bound(word);
                CHECK((first != texts.end() && first->first.starts_with(word)));
            }
    }
}

TEST_CASE("Every key in the sources has a text") {
    const Texts english = load("en");
    const std::set<std::string> keys = keys_in_sources();
    CHECK(keys.size() > 80);
    for (const std::string &key : keys) {
        INFO(key);
        CHECK(has(english, key));
    }
}

TEST_CASE("Every game has names for itself, its sides, options, players, places and pieces") {
    const Texts texts = load("en");
    std::vector<std::string> needed;
    for (const std::string_view id : duodecim::game_ids()) {
        const std::string game(id);
        for (const char *what : {".name", ".summary"})
            needed.push_back("game." + game + what);
        for (const char *word : {"side.", "side_low.", "side_of."})
            for (const char *player : {".1", ".2"})
                needed.push_back(word + game + player);
        const auto it = duodecim::read_game_text(game);
        for (const auto &option : (*it)->options()) {
            needed.push_back("option." + std::string(option.key) + ".name");
            for (const std::string &value : option.values)
                needed.push_back("option." + std::string(option.key) + "." + value);
        }
        const duodecim::board::Board board = (*it)->board();
        for (const auto &piece : board.pieces)
            needed.emplace_back(piece.name.key);
        needed.emplace_back(board.die.key);
        for (const auto &place : board.places) {
            const std::string key(place.name.key);
            needed.push_back(key);
            for (const char *form : {".from", ".from_near", ".to", ".listed", ".group"})
                needed.push_back(key + form);
            if (place.kind == duodecim::board::Kind::field) needed.push_back(key + ".entered");
        }
    }
    for (const std::string &key : needed) {
        INFO(key);
        CHECK(texts.count(key) == 1);
    }
}
