// SPDX-License-Identifier: MIT
#include "terminal/terminal.hpp"

#include "base/console.hpp"
#include "base/quote.hpp"
#include "base/utf8.hpp"
#include "base/wrap.hpp"
#include "ludus/text.hpp"
#include "terminal/system.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <iostream>
#include <utility>

namespace launcher {

namespace {

constexpr size_t longest_line = 1 << 16; // what is typed beyond it is dropped

} // namespace

Terminal::Terminal(bool plain)
    : typed_(is_terminal(Stream::input)), seen_(is_terminal(Stream::output)),
      asks_(typed_ && seen_), interactive_(asks_ && !plain),
      unicode_(interactive_ && shows_unicode()),
      coloured_(interactive_ && obeys_escapes() && !is_set("NO_COLOR")) {
    catch_stops();
}

Terminal::~Terminal() {
    leave_stops();
}

void Terminal::write(const std::string &text) {
    if (status_shown_) std::cout << "\r\x1b[K";
    status_shown_ = false;
    std::cout << text << std::flush;
    if (std::cout) return;
    if (seen_) notice_stop(hung_up); // the terminal is gone; the signal may come later
    if (interrupted()) throw Interrupted();
    throw OutputError(launcher::text(Text::output_lost));
}

void Terminal::say(const std::string &sentence) {
    const auto width = static_cast<size_t>(columns());
    write((interactive_ ? wrapped(sentence, width) : sentence) + '\n');
}

void Terminal::say_whole(const std::string &sentence) {
    write(sentence + '\n');
}

void Terminal::farewell(const std::string &sentence) {
    try {
        say('\n' + sentence);
    } catch (const Interrupted &) {
    } catch (const OutputError &) {
    }
}

void Terminal::status(const std::string &text) {
    if (!interactive_ || !obeys_escapes()) return;
    const size_t room = static_cast<size_t>(std::max(columns() - 1, 1));
    write("");
    std::cout << cut(text, room) << std::flush;
    status_shown_ = true;
}

// Bytes up to a newline, or what is left at the end of the input.
std::optional<std::string> Terminal::read_raw_line() {
    for (;;) {
        if (interrupted()) throw Interrupted();
        if (const size_t end = pending_.find('\n'); end != std::string::npos) {
            std::string line = pending_.substr(0, end);
            pending_.erase(0, end + 1);
            return line;
        }
        if (pending_.size() > longest_line) pending_.resize(longest_line);
        if (read_input(pending_, typed_)) continue;
        if (pending_.empty()) return std::nullopt;
        return std::exchange(pending_, {});
    }
}

// Is there a line already? A terminal has then shown it, with its end, above what comes now.
bool Terminal::typed_ahead() const {
    return pending_.find('\n') != std::string::npos || typed_before();
}

std::optional<std::string> Terminal::read_line(const std::string &prompt) {
    const bool ahead = asks_ && typed_ahead();
    if (asks_ && !prompt.empty()) {
        const auto width = static_cast<size_t>(columns());
        write(interactive_ ? wrapped(prompt, width) : prompt);
    }
    auto line = read_raw_line();
    if (line && !line->empty() && line->back() == '\r') line->pop_back();
    if (line && ahead) write(shown(*line) + '\n');
    if (line && !asks_) write("> " + shown(*line) + '\n');
    return line;
}

void Terminal::pause(int milliseconds) {
    if (interactive_ && !interrupted()) wait_for_stop(milliseconds);
}

int Terminal::exit_code() {
    return 128 + stop_noticed();
}

bool Terminal::interrupted() {
    return stop_noticed() != 0;
}

bool Terminal::error_is_terminal() {
    return is_terminal(Stream::error);
}

} // namespace launcher
