// SPDX-License-Identifier: MIT
#include "terminal/resume.hpp"

#include "base/quote.hpp"
#include "base/typed.hpp"
#include "game/dice_words.hpp"
#include "game/players.hpp"
#include "game/save.hpp"
#include "game/unfinished.hpp"
#include "storage/folders.hpp"
#include "storage/whole_file.hpp"
#include "terminal/choose.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <map>

namespace launcher {

namespace fs = std::filesystem;

namespace {

// What the saves' players are called; their games are opened once. An id stands for itself where
// its game does not open.
class PlayerNames {
public:
    explicit PlayerNames(const Catalogue &catalogue) : catalogue_(catalogue) {}

    std::string of(const Save &save, const std::string &id) {
        if (id == human_id) return text(Text::human);
        auto &names = names_[save.game.text + '\n' + save.addon.text];
        if (names.empty()) {
            names[human_id];
            try {
                const Game game = game_of(save, catalogue_); // its texts live as long
                for (const auto &player : players_of(game))
                    names[player.id] = player.name;
            } catch (const SaveError &) { // told when it is chosen
            }
        }
        const auto name = names.find(id);
        return name == names.end() ? shown(id) : name->second;
    }

private:
    const Catalogue &catalogue_;
    std::map<std::string, std::map<std::string, std::string>> names_; // by game and id
};

// The games that can be offered, listed; what is wrong with the others is said.
std::vector<fs::path> list(const Catalogue &catalogue, const std::vector<Unfinished> &found,
                           Terminal &terminal) {
    std::map<std::string, std::string> names; // of games, by id
    for (const auto &offer : catalogue.games())
        names[offer.id] = offer.name;
    PlayerNames players(catalogue);
    std::vector<fs::path> offered;
    for (const auto &game : found) {
        try {
            const Save save = read_save(game.file);
            const auto name = names.find(game_id(save.game.text));
            offered.push_back(game.file);
            terminal.say(
                text(Text::resume_line,
                     {std::to_string(offered.size()),
                      name == names.end() ? shown(save.game.text) : name->second,
                      std::to_string(save.turns.size()), when(game.changed),
                      players.of(save, save.first.text), players.of(save, save.second.text)}));
        } catch (const RequestError &error) {
            terminal.say(error.what());
        }
    }
    return offered;
}

fs::path choose(const Catalogue &catalogue, Terminal &terminal) {
    const auto folder = saves_folder();
    if (!folder) throw RequestError(text(Text::resume_no_folder));
    remove_drafts_in(*folder, save_magic);
    const auto offered = list(catalogue, unfinished_in(*folder), terminal);
    if (offered.empty()) throw RequestError(text(Text::resume_none, {path_text(*folder)}));
    const std::string most = std::to_string(offered.size());
    for (;;) {
        const std::string answer = asked(terminal, text(Text::resume_prompt, {most}));
        if (answer.empty()) return offered[0];
        if (const size_t number = number_in(answer, offered.size())) return offered[number - 1];
        terminal.say(text(Text::choose_game_wrong, {shown(answer), most}));
    }
}

} // namespace

int resume_game(const Catalogue &catalogue, const std::string &file, const Behaviour &behaviour,
                Terminal &terminal) {
    const fs::path from = file.empty() ? choose(catalogue, terminal) : typed_path(file);
    AutoSave autosave = AutoSave::in_file(from);
    const Save save = save_in(from, autosave.written());
    try {
        const Game game = game_of(save, catalogue);
        Session session = replayed(save, game);
        terminal.say(text(Text::resume_goes_on, {path_text(from)}));
        if (save.dice.kind() == DiceSource::Kind::fair)
            terminal.say(commitment_words(save.dice.fair(), terminal.columns()));
        if (session.state().phase == LUDUS_PHASE_OVER) terminal.say(text(Text::resume_over));
        return converse(session, terminal, autosave, behaviour);
    } catch (const SaveError &fault) {
        refuse_save(from, fault);
    }
}

} // namespace launcher
