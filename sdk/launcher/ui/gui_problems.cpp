// SPDX-License-Identifier: MIT
// What went wrong, told on a page; and the end.
#include "game/kept_game.hpp"
#include "ui/gui.hpp"
#include "words/text.hpp"

namespace launcher {

void Gui::refuse(const std::string &sentence) {
    menu_.open([sentence] {
        return Page{text(Text::window_sorry), {}, {sentence, text(Text::window_kept_elsewhere)}};
    });
}

void Gui::tell(const std::string &sentence) {
    say_(sentence);
    menu_.open([sentence] { return Page{text(Text::window_sorry), {}, {sentence}}; });
}

// The game has stopped: why, where it is, how to go on with it.
void Gui::tell_stopped(const std::string &fault) {
    std::vector<std::string> lines{fault};
    Kept kept = kept_of(live_->autosave());
    kept.problem.clear();
    for (const auto &words : kept_words(kept))
        lines.push_back(words);
    menu_.open([lines] { return Page{text(Text::end_game_stopped), {}, lines}; });
    dirty_ = true;
}

// Not even the board can be had of the addon any more: the game is left as it was kept.
void Gui::give_up(const std::exception &error) {
    if (!live_) return tell(sentence(error));
    say_(addon_error_sentence(error));
    menu_.close();
    tell_stopped(addon_error_sentence(error));
    playback_.reset();
    review_run_.reset();
    live_.reset();
}

void Gui::tell_warnings() {
    const auto sentences = warnings_->take();
    if (sentences.empty()) return;
    for (const auto &sentence : sentences)
        say_(sentence);
    menu_.open([sentences] { return Page{text(Text::window_warning), {}, sentences}; });
    dirty_ = true;
}

void Gui::leave() {
    left_ = true;
    try {
        if (live_) live_->keep();
    } catch (const std::runtime_error &) { // it is kept up to the last step
    }
}

} // namespace launcher
