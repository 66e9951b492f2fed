// SPDX-License-Identifier: MIT
#include "screen.hpp"

#include "catch.hpp"

#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace fs = std::filesystem;

namespace {

constexpr int patience = 60000; // milliseconds without a sign of life

winsize size_of(int columns) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = 50;
    return size;
}

} // namespace

void child::set_environment(const fs::path &home, const Words &environment) {
    for (const char *variable :
         {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "LC_MESSAGES", "LANG", "DISPLAY", "WAYLAND_DISPLAY"})
        unsetenv(variable);
    setenv("HOME", home.c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("PAGER", "cat", 1);
    for (const auto &variable : environment) {
        const size_t equals = variable.find('=');
        setenv(variable.substr(0, equals).c_str(), variable.substr(equals + 1).c_str(), 1);
    }
}

void child::redirect(int descriptor, const fs::path &file, int flags) {
    const int opened = open(file.c_str(), flags, 0600);
    if (opened < 0 || dup2(opened, descriptor) < 0) _exit(126);
}

void child::execute(const Words &arguments) {
    std::vector<char *> argv{const_cast<char *>(LUDUS)};
    for (const auto &argument : arguments)
        argv.push_back(const_cast<char *>(argument.c_str()));
    argv.push_back(nullptr);
    execv(LUDUS, argv.data());
    _exit(127);
}

int child::code_of(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Screen::Screen(const Words &arguments, int columns, const Words &environment,
               const fs::path &output) {
    winsize size = size_of(columns);
    pid_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (pid_ != 0) return;
    child::set_environment(home_.path(), environment);
    if (!output.empty()) child::redirect(STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_APPEND);
    child::execute(arguments);
}

Screen::~Screen() {
    if (terminal_ >= 0) close(terminal_);
    if (ended_) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
}

bool Screen::wait_for(const std::string &text) {
    for (;;) {
        const size_t found = shown.find(text, seen_);
        if (found != std::string::npos) {
            seen_ = found + text.size();
            return true;
        }
        if (!read_some()) return false;
    }
}

void Screen::type(const std::string &keys) const {
    REQUIRE(write(terminal_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
}

void Screen::resize(int columns) const {
    const winsize size = size_of(columns);
    REQUIRE(ioctl(terminal_, TIOCSWINSZ, &size) == 0); // the launcher gets SIGWINCH
}

int Screen::hang_up() {
    close(std::exchange(terminal_, -1));
    return wait();
}

int Screen::end() {
    while (read_some())
        continue;
    return wait();
}

int Screen::wait() {
    int status = 0;
    waitpid(pid_, &status, 0);
    ended_ = true;
    return child::code_of(status);
}

bool Screen::read_some() {
    pollfd wanted{terminal_, POLLIN, 0};
    if (poll(&wanted, 1, patience) <= 0) {
        kill(pid_, SIGKILL);
        return false;
    }
    char buffer[4096];
    const ssize_t count = read(terminal_, buffer, sizeof buffer);
    if (count <= 0) return false; // the other end is closed
    shown.append(buffer, static_cast<size_t>(count));
    return true;
}
