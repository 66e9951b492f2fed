// SPDX-License-Identifier: MIT
#include "terminal/pager.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <optional>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace launcher {

namespace {

// Signals that the terminal sends to both are the pager's; one that is left early breaks the pipe.
constexpr int not_ours[] = {SIGINT, SIGQUIT, SIGPIPE};

class SignalsIgnored {
public:
    SignalsIgnored() {
        struct sigaction ignore {};
        ignore.sa_handler = SIG_IGN;
        size_t i = 0;
        for (const int signal : not_ours)
            sigaction(signal, &ignore, &before_[i++]);
    }
    ~SignalsIgnored() {
        size_t i = 0;
        for (const int signal : not_ours)
            sigaction(signal, &before_[i++], nullptr);
    }
    SignalsIgnored(const SignalsIgnored &) = delete;
    SignalsIgnored &operator=(const SignalsIgnored &) = delete;

private:
    struct sigaction before_[std::size(not_ours)]{};
};

// Empty: none is wanted.
std::string wanted_pager() {
    const char *set = std::getenv("PAGER");
    const std::string pager = set ? set : "less";
    return pager == "cat" ? "" : pager;
}

// As here, and what git gives its pager where nothing is set: leave a text that fits at once,
// show colours, leave the screen as it is.
std::vector<char *> environment() {
    static char less[] = "LESS=FRX", lv[] = "LV=-c";
    std::vector<char *> all;
    for (char **each = environ; *each; ++each)
        all.push_back(*each);
    if (!std::getenv("LESS")) all.push_back(less);
    if (!std::getenv("LV")) all.push_back(lv);
    all.push_back(nullptr);
    return all;
}

// The shell that runs the pager, which reads `input`.
std::optional<pid_t> start(std::string &pager, int input) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t own;
    sigemptyset(&own);
    for (const int signal : not_ours)
        sigaddset(&own, signal);
    posix_spawnattr_setsigdefault(&attributes, &own);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    char shell[] = "sh", command[] = "-c";
    char *arguments[] = {shell, command, pager.data(), nullptr};
    pid_t child = 0;
    const int fault =
        posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, environment().data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return fault == 0 ? std::optional(child) : std::nullopt;
}

// As far as it is read.
void give(int output, const std::string &text) {
    for (size_t done = 0; done < text.size();) {
        const ssize_t written = ::write(output, text.data() + done, text.size() - done);
        if (written < 0 && errno != EINTR) return;
        done += written > 0 ? static_cast<size_t>(written) : 0;
    }
}

// False where there was no such program.
bool run(std::string pager, const std::string &text) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    const SignalsIgnored ignored;
    const auto child = start(pager, ends[0]);
    ::close(ends[0]);
    if (child) give(ends[1], text);
    ::close(ends[1]);
    if (!child) return false;
    int status = 0;
    while (waitpid(*child, &status, 0) < 0 && errno == EINTR)
        ;
    constexpr int not_run = 126, not_found = 127; // as shells tell it
    return !WIFEXITED(status) ||
           (WEXITSTATUS(status) != not_run && WEXITSTATUS(status) != not_found);
}

} // namespace

void show_paged(const std::string &text) {
    std::cout << std::flush;
    const std::string pager = isatty(STDOUT_FILENO) ? wanted_pager() : "";
    if (pager.empty() || !run(pager, text)) std::cout << text << std::flush;
}

} // namespace launcher
