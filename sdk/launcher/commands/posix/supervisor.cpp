// SPDX-License-Identifier: MIT
#include "commands/supervisor.hpp"

#include "commands/told_end.hpp"
#include "game/crash_record.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace launcher {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto together = 100ms; // signals that come so close are one: "timeout" sends two
constexpr auto patience = 2s;    // after which it is said that there is no answer
constexpr auto last_wait = 10s;  // after a terminal is gone, where nobody can ask again

// Of a process, as Linux tells it; empty where it does not.
std::string status_of(const std::string &process, const std::string &field) {
    std::ifstream status("/proc/" + process + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind(field + ":\t", 0) == 0) return line.substr(field.size() + 2);
    return "";
}

bool debugged() {
    const std::string tracer = status_of("self", "TracerPid");
    return !tracer.empty() && tracer != "0";
}

// As while a pager has the terminal: then Ctrl-C is the pager's.
bool ignores(pid_t process, int signal) {
    const std::string mask = status_of(std::to_string(process), "SigIgn");
    return std::strtoull(mask.c_str(), nullptr, 16) >> (signal - 1) & 1;
}

bool ignored(int signal) { // as nohup wants it, or a shell behind "&"
    struct sigaction now {};
    return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

// A terminal as it was, whatever has happened to it meanwhile.
class TerminalState {
public:
    TerminalState() : known_(tcgetattr(STDIN_FILENO, &state_) == 0) {}
    void restore() const {
        if (known_ && tcgetpgrp(STDIN_FILENO) == getpgrp())
            tcsetattr(STDIN_FILENO, TCSANOW, &state_);
    }

private:
    termios state_{};
    bool known_;
};

// ---- What is said -------------------------------------------------------------------------------

std::string signal_name(int signal) {
    const char *name = sigabbrev_np(signal);
    return name ? std::string("SIG") + name : std::to_string(signal);
}

bool is_crash(int signal) {
    for (const int crash : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS, SIGSYS, SIGTRAP})
        if (signal == crash) return true;
    return false;
}

std::string words_of_end(int status) {
    if (WIFEXITED(status)) return words_of_exit();
    const std::string name = signal_name(WTERMSIG(status));
    return is_crash(WTERMSIG(status)) ? words_of_crash(name) : text(Text::end_killed, {name});
}

// ---- The watch ----------------------------------------------------------------------------------

class Watch {
public:
    Watch(pid_t child, const sigset_t &signals, const sigset_t &before, const Show &show)
        : child_(child), signals_(signals), before_(before), show_(show) {}

    int run() {
        int status = 0;
        while (!ended(status)) {
            siginfo_t info{};
            const int signal = next(info);
            if (signal > 0 && signal != SIGCHLD) pass_on(signal, info);
            if (signal < 0 && asked_ && Clock::now() >= *asked_ + limit()) tell_silence();
        }
        return told(status);
    }

private:
    Clock::duration limit() const { return hung_up_ ? Clock::duration(last_wait) : patience; }

    bool ended(int &status) const {
        const pid_t found = waitpid(child_, &status, WNOHANG);
        return found == child_ || (found < 0 && errno == ECHILD);
    }

    // Below 0: none came in time.
    int next(siginfo_t &info) const {
        if (!asked_ || told_ || stopped_by_) return sigwaitinfo(&signals_, &info);
        const auto left = std::max<Clock::duration>(*asked_ + limit() - Clock::now(), 0s);
        const auto whole = std::chrono::duration_cast<std::chrono::seconds>(left);
        const timespec most{whole.count(), (left - whole) / 1ns};
        return sigtimedwait(&signals_, &info, &most);
    }

    // A terminal sends Ctrl-C to both processes; what is sent to this one is meant for both.
    void pass_on(int signal, const siginfo_t &info) {
        const bool from_keys = info.si_code == SI_KERNEL && signal != SIGHUP;
        if (!from_keys) kill(child_, signal);
        if (signal == SIGQUIT || (from_keys && ignores(child_, signal))) return;
        const auto now = Clock::now();
        hung_up_ = hung_up_ || signal == SIGHUP;
        if (!asked_) asked_ = now;
        if (now - *asked_ >= together) stop(signal);
    }

    void stop(int signal) {
        stopped_by_ = signal;
        kill(child_, SIGKILL);
    }

    void tell_silence() {
        if (hung_up_) return stop(SIGHUP);
        told_ = true;
        if (!addon_recorded().empty()) explain_end(about_addon(Text::end_silent));
    }

    // The exit code for an end.
    int told(int status) const {
        if (WIFEXITED(status) && end_recorded() == WEXITSTATUS(status)) return WEXITSTATUS(status);
        terminal_.restore();
        set_language(language_recorded());
        if (stopped_by_ || ended_at_once()) {
            explain_end(about_addon(Text::end_stopped), words_of_game());
            return stopped_by_ ? 128 + stopped_by_ : 1;
        }
        if (WIFSIGNALED(status) && !is_crash(WTERMSIG(status)) && WTERMSIG(status) != SIGKILL)
            end_likewise(WTERMSIG(status));
        std::string words = words_of_end(status);
        explain_end(words, words_of_game());
        for (const std::string &more : words_of_game())
            words += '\n' + more;
        sigprocmask(SIG_SETMASK, &before_, nullptr);
        if (window_recorded() && show_) show_(words);
        return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : 1;
    }

    // By the same signal, which a shell wants to see; the core is the child's.
    void end_likewise(int signal) const {
        for (const std::string &words : words_of_game())
            if (signal == SIGQUIT) explain_end(words);
        const rlimit none{0, 0};
        setrlimit(RLIMIT_CORE, &none);
        std::signal(signal, SIG_DFL);
        raise(signal);
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_UNBLOCK, &all, nullptr);
    }

    pid_t child_;
    const sigset_t &signals_;
    const sigset_t &before_;
    const Show &show_;
    TerminalState terminal_;
    std::optional<Clock::time_point> asked_; // to end, for the first time
    bool told_ = false;                      // that there is no answer
    bool hung_up_ = false;                   // the terminal is gone
    int stopped_by_ = 0;                     // the signal that ended its patience
};

} // namespace

std::optional<int> supervised(const Show &show) {
    if (debugged() || share_record() == Sharing::none) return std::nullopt;
    sigset_t signals, before;
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        if (!ignored(signal)) sigaddset(&signals, signal);
    sigprocmask(SIG_BLOCK, &signals, &before);
    const auto children = std::signal(SIGCHLD, SIG_DFL); // ignored, no status would be kept
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child > 0) return Watch(child, signals, before, show).run();
    std::signal(SIGCHLD, children);
    sigprocmask(SIG_SETMASK, &before, nullptr);
    if (child < 0) return std::nullopt; // too many processes: it works all the same
    prctl(PR_SET_PDEATHSIG, SIGKILL);   // what was killed is gone
    if (getppid() != parent) raise(SIGKILL);
    return std::nullopt;
}

} // namespace launcher
