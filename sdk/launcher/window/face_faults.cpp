// SPDX-License-Identifier: MIT
// What went wrong, told on a page; and the end.
#include "going_on.hpp"
#include "window/face.hpp"
#include "words/text.hpp"

void Face::refuse(const std::string &sentence) {
    menu_.open([sentence] {
        return Page{text(Text::window_sorry), {}, {sentence, text(Text::window_kept_elsewhere)}};
    });
}

void Face::tell(const std::string &sentence) {
    say_(sentence);
    menu_.open([sentence] { return Page{text(Text::window_sorry), {}, {sentence}}; });
}

// The game has stopped: why, where it is, how to go on with it.
void Face::tell_stopped(const std::string &fault) {
    std::vector<std::string> lines{fault};
    Kept kept = kept_of(table_->keeper());
    kept.problem.clear();
    for (const auto &words : kept_words(kept))
        lines.push_back(words);
    menu_.open([lines] { return Page{text(Text::end_game_stopped), {}, lines}; });
    dirty_ = true;
}

// Not even the board can be had of the addon any more: the game is left as it was kept.
void Face::give_up(const std::exception &error) {
    if (!table_) return tell(sentence(error));
    say_(fault_sentence(error));
    menu_.close();
    tell_stopped(fault_sentence(error));
    playback_.reset();
    judge_.reset();
    table_.reset();
}

void Face::tell_warnings() {
    const auto sentences = warnings_->take();
    if (sentences.empty()) return;
    for (const auto &sentence : sentences)
        say_(sentence);
    menu_.open([sentences] { return Page{text(Text::window_warning), {}, sentences}; });
    dirty_ = true;
}

void Face::leave() {
    left_ = true;
    try {
        if (table_) table_->keep();
    } catch (const std::runtime_error &) { // it is kept up to the last step
    }
}
