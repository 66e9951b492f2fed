// SPDX-License-Identifier: MIT
#include "terminal/terminal.hpp"

#include "base/quote.hpp"
#include "base/utf8.hpp"
#include "base/wrap.hpp"
#include "ludus/text.hpp"
#include "terminal/streams.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace launcher {

namespace {

constexpr size_t longest_line = 1 << 16; // what is typed beyond it is dropped

volatile std::sig_atomic_t stop = 0; // the signal that came
int wake_up[2] = {-1, -1};           // a pipe: a signal just before a wait for input ends it too

void on_interrupt(int signal) {
    const int saved = errno;
    stop = signal;
    const char byte = 0;
    const ssize_t written = ::write(wake_up[1], &byte, 1);
    static_cast<void>(written); // full: then it is awake already
    errno = saved;
}

void open_wake_up() {
    if (wake_up[0] >= 0) return;
    if (pipe2(wake_up, O_CLOEXEC | O_NONBLOCK) != 0) wake_up[0] = wake_up[1] = -1;
}

// Until a signal, for so many milliseconds at most.
void wait_for_signal(int milliseconds) {
    pollfd wanted{wake_up[0], POLLIN, 0};
    poll(&wanted, 1, milliseconds);
}

// Until there is input, or its end, or a signal. True: what is at the other end is gone.
bool wait_for_input() {
    pollfd wanted[2] = {{STDIN_FILENO, POLLIN, 0}, {wake_up[0], POLLIN, 0}};
    return poll(wanted, 2, -1) > 0 && (wanted[0].revents & POLLHUP) != 0;
}

// Without SA_RESTART, so that a read that waits for a line comes back.
void catch_interrupt(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before {};
        sigaction(signal, nullptr, &before);
        if (before.sa_handler == SIG_IGN) continue; // as nohup wants it, or a shell behind "&"
        sigaction(signal, &action, nullptr);
    }
}

bool is_set(const char *variable) {
    const char *value = std::getenv(variable);
    return value && *value;
}

bool utf8_locale() {
    for (const char *variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char *value = std::getenv(variable);
        if (!value || !*value) continue;
        const std::string name = value;
        return name.find("UTF-8") != std::string::npos || name.find("utf8") != std::string::npos;
    }
    return false;
}

bool dumb() {
    const char *terminal = std::getenv("TERM");
    return !terminal || !*terminal || std::strcmp(terminal, "dumb") == 0;
}

} // namespace

Terminal::Terminal(bool plain)
    : typed_(isatty(STDIN_FILENO)), seen_(isatty(STDOUT_FILENO)), asks_(typed_ && seen_),
      interactive_(asks_ && !plain), unicode_(interactive_ && utf8_locale()),
      coloured_(interactive_ && !dumb() && !is_set("NO_COLOR")) {
    stop = 0;
    open_wake_up();
    catch_interrupt(on_interrupt);
}

Terminal::~Terminal() {
    catch_interrupt(SIG_DFL);
}

void Terminal::write(const std::string &text) {
    if (status_shown_) std::cout << "\r\x1b[K";
    status_shown_ = false;
    std::cout << text << std::flush;
    if (std::cout) return;
    if (seen_) stop = SIGHUP; // the terminal is gone; the signal may come later
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
    if (!interactive_ || dumb()) return;
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
        const bool gone = wait_for_input();
        if (typed_ && gone) stop = SIGHUP; // it may come later
        if (interrupted()) throw Interrupted();
        char buffer[4096];
        const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (count > 0) {
            pending_.append(buffer, static_cast<size_t>(count));
        } else if (count < 0 && errno == EIO) {
            stop = SIGHUP;
        } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
            if (!pending_.empty()) return std::exchange(pending_, {});
            if (count == 0) return std::nullopt;
            throw input_unreadable(errno);
        }
    }
}

// Is there a line already? A terminal has then shown it, with its end, above what comes now.
bool Terminal::typed_ahead() const {
    pollfd wanted{STDIN_FILENO, POLLIN, 0};
    return pending_.find('\n') != std::string::npos || poll(&wanted, 1, 0) > 0;
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
    if (interactive_ && !interrupted()) wait_for_signal(milliseconds);
}

int Terminal::exit_code() {
    return 128 + stop;
}

bool Terminal::interrupted() {
    return stop != 0;
}

bool Terminal::error_is_terminal() {
    return isatty(STDERR_FILENO);
}

} // namespace launcher
