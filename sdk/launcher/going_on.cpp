// SPDX-License-Identifier: MIT
#include "going_on.hpp"

#include "catalogue.hpp"
#include "keeper.hpp"
#include "quote.hpp"
#include "words/text.hpp"

Kept kept_of(const Keeper &keeper) {
    Kept kept{"", "", keeper.problem()};
    if (!keeper.file()) return kept;
    kept.file = path_text(*keeper.file());
    kept.command = told_command("resume", keeper.listed() ? "" : *keeper.file());
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
