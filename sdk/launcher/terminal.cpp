// SPDX-License-Identifier: MIT
#include "terminal.hpp"

#include "ludus/host/utf8.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace {

constexpr int usual_columns = 80;
constexpr size_t longest_line = 1 << 16; // what is typed beyond it is dropped

volatile std::sig_atomic_t stop = 0;

void on_interrupt(int) {
    stop = 1;
}

// Without SA_RESTART, so that a read that waits for a line comes back.
void catch_interrupt(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
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

Terminal::Terminal()
    : interactive_(isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)),
      unicode_(interactive_ && utf8_locale()),
      coloured_(interactive_ && !dumb() && !is_set("NO_COLOR")) {
    stop = 0;
    catch_interrupt(on_interrupt);
}

Terminal::~Terminal() {
    catch_interrupt(SIG_DFL);
}

int Terminal::columns() const {
    winsize size{};
    if (interactive_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return usual_columns;
}

void Terminal::write(const std::string &text) {
    if (status_shown_) std::cout << "\r\x1b[K";
    status_shown_ = false;
    std::cout << text << std::flush;
}

void Terminal::status(const std::string &text) {
    if (!interactive_ || dumb()) return;
    const size_t room = static_cast<size_t>(std::max(columns() - 1, 1));
    write("");
    std::cout << text.substr(0, room) << std::flush;
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
        char buffer[4096];
        const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (count > 0) {
            pending_.append(buffer, static_cast<size_t>(count));
        } else if (count == 0 || errno != EINTR) {
            if (pending_.empty()) return std::nullopt;
            return std::exchange(pending_, {});
        }
    }
}

std::optional<std::string> Terminal::read_line() {
    auto line = read_raw_line();
    if (line && !line->empty() && line->back() == '\r') line->pop_back();
    if (line && !interactive_) write("> " + ludus::detail::printable(*line) + '\n');
    return line;
}

bool Terminal::interrupted() {
    return stop != 0;
}

bool Terminal::error_is_terminal() {
    return isatty(STDERR_FILENO);
}
