// SPDX-License-Identifier: MIT
#include "game/kept_game.hpp"

#include "base/quote.hpp"
#include "game/autosave.hpp"
#include "game/catalogue.hpp"
#include "words/text.hpp"

namespace launcher {

Kept kept_of(const AutoSave &autosave) {
    Kept kept{"", "", autosave.problem()};
    if (!autosave.file()) return kept;
    kept.file = path_text(*autosave.file());
    kept.command = told_command("resume", autosave.listed() ? "" : *autosave.file());
    return kept;
}

std::vector<std::string> kept_words(const Kept &kept) {
    std::vector<std::string> words;
    if (!kept.problem.empty()) words.push_back(text(Text::save_lost, {kept.problem}));
    if (!kept.file.empty()) {
        words.push_back(text(Text::save_done, {kept.file}));
        words.push_back(text(Text::save_go_on, {kept.command}));
    } else if (kept.problem.empty()) {
        words.push_back(text(Text::end_not_kept));
    }
    return words;
}

} // namespace launcher
