// SPDX-License-Identifier: MIT
// The unfinished games, and going on with one.
#include "resume.hpp"

#include "dice_words.hpp"
#include "folders.hpp"
#include "save.hpp"
#include "text.hpp"
#include "typed.hpp"

#include <algorithm>
#include <ctime>
#include <map>

namespace fs = std::filesystem;

namespace {

struct Unfinished {
    fs::path file;
    fs::file_time_type changed;
};

// Newest first.
std::vector<Unfinished> unfinished_in(const fs::path &folder) {
    std::vector<Unfinished> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code ignored; // a file that goes away meanwhile
        const auto changed = entry->last_write_time(ignored);
        if (!ignored && entry->path().extension() == ".ludus" && entry->is_regular_file(ignored))
            found.push_back({entry->path(), changed});
    }
    if (error && error != std::errc::no_such_file_or_directory)
        throw Refusal(text(Text::file_unreadable, {path_text(folder), error.message()}));
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) {
        return a.changed != b.changed ? a.changed > b.changed : a.file > b.file;
    });
    return found;
}

// "2026-03-15 20:15", local time.
std::string when(fs::file_time_type time) {
    const auto since = time - fs::file_time_type::clock::now();
    const auto there = std::chrono::system_clock::now() +
                       std::chrono::duration_cast<std::chrono::system_clock::duration>(since);
    const std::time_t seconds = std::chrono::system_clock::to_time_t(there);
    std::tm local{};
    char words[32] = "";
    if (localtime_r(&seconds, &local)) std::strftime(words, sizeof words, "%Y-%m-%d %H:%M", &local);
    return words;
}

std::string player_name(const std::string &id) {
    return id == "human" ? text(Text::human) : id;
}

// The games that can be offered, listed; what is wrong with the others is said.
std::vector<fs::path> list(const Catalogue &catalogue, const std::vector<Unfinished> &found,
                           Terminal &terminal) {
    std::map<std::string, std::string> names; // of games, by id
    for (const auto &offer : catalogue.games())
        names[offer.id] = offer.name;
    std::vector<fs::path> offered;
    for (const auto &game : found) {
        try {
            const Save save = read_save(game.file);
            const auto name = names.find(save.game.text.substr(0, save.game.text.find('?')));
            offered.push_back(game.file);
            terminal.write(text(Text::resume_line,
                                {std::to_string(offered.size()),
                                 name == names.end() ? save.game.text : name->second,
                                 std::to_string(save.rolls.size()), when(game.changed),
                                 player_name(save.first.text), player_name(save.second.text)}) +
                           '\n');
        } catch (const Refusal &refusal) {
            terminal.write(std::string(refusal.what()) + '\n');
        }
    }
    return offered;
}

fs::path choose(const Catalogue &catalogue, Terminal &terminal) {
    const auto folder = saves_folder();
    if (!folder) throw Refusal(text(Text::resume_no_folder));
    const auto offered = list(catalogue, unfinished_in(*folder), terminal);
    if (offered.empty()) throw Refusal(text(Text::resume_none, {path_text(*folder)}));
    const std::string most = std::to_string(offered.size());
    for (;;) {
        if (terminal.asks()) terminal.write(text(Text::resume_prompt, {most}));
        const auto line = terminal.read_line();
        if (!line) throw Refusal(text(Text::choose_game_end));
        const std::string answer = trimmed(*line);
        if (answer.empty()) return offered[0];
        if (const size_t number = number_in(answer, offered.size())) return offered[number - 1];
        terminal.write(text(Text::choose_game_wrong, {printable(answer), most}) + '\n');
    }
}

} // namespace

int resume_game(const Catalogue &catalogue, const std::string &file, const Manners &manners,
                Terminal &terminal) {
    const fs::path from = file.empty() ? choose(catalogue, terminal) : typed_path(file);
    const Save save = read_save(from);
    try {
        const Game game = game_of(save, catalogue);
        Session session = replayed(save, game);
        terminal.write(text(Text::resume_goes_on, {path_text(from)}) + '\n');
        if (save.dice.kind() == DiceSource::Kind::fair)
            terminal.write(commitment_words(save.dice.fair(), terminal.columns()) + '\n');
        if (session.state().phase == LUDUS_PHASE_OVER)
            terminal.write(text(Text::resume_over) + '\n');
        Keeper keeper = Keeper::in_file(from);
        return converse(session, terminal, keeper, manners);
    } catch (const SaveFault &fault) {
        refuse_save(from, fault);
    }
}
