// SPDX-License-Identifier: MIT
#include "terminal/system.hpp"

#include "base/console.hpp"
#include "terminal/streams.hpp"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace launcher {

namespace {

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

} // namespace

void catch_stops() {
    stop = 0;
    open_wake_up();
    catch_interrupt(on_interrupt);
}

void leave_stops() {
    catch_interrupt(SIG_DFL);
}

int stop_noticed() {
    return stop;
}

void notice_stop(int number) {
    stop = number;
}

void wait_for_stop(int milliseconds) {
    pollfd wanted{wake_up[0], POLLIN, 0};
    poll(&wanted, 1, milliseconds);
}

bool read_input(std::string &pending, bool typed) {
    const bool gone = wait_for_input();
    if (typed && gone) stop = SIGHUP; // it may come later
    if (stop) return true;
    char buffer[4096];
    const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (count > 0) {
        pending.append(buffer, static_cast<size_t>(count));
    } else if (count < 0 && errno == EIO) {
        stop = SIGHUP;
    } else if (count == 0) {
        return false;
    } else if (errno != EINTR && errno != EAGAIN) {
        if (!pending.empty()) return false; // first what has come
        throw input_unreadable(errno);
    }
    return true;
}

bool typed_before() {
    pollfd wanted{STDIN_FILENO, POLLIN, 0};
    return poll(&wanted, 1, 0) > 0;
}

bool shows_unicode() {
    for (const char *variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        if (!is_set(variable)) continue;
        const std::string name = *environment(variable);
        return name.find("UTF-8") != std::string::npos || name.find("utf8") != std::string::npos;
    }
    return false;
}

bool obeys_escapes() {
    return is_set("TERM") && environment("TERM") != "dumb";
}

} // namespace launcher
