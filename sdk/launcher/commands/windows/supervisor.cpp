// SPDX-License-Identifier: MIT
#include "commands/supervisor.hpp"

#include "base/console.hpp"
#include "base/windows/system.hpp"
#include "commands/told_end.hpp"
#include "game/crash_record.hpp"
#include "ludus/paths.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace launcher {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto together = 100ms; // keys that come so close are one
constexpr auto patience = 2s;    // after which it is said that there is no answer
constexpr int by_keys = 130;     // the exit code that shells give Ctrl-C

HANDLE pressed = nullptr; // an event: Ctrl-C, which the console tells both processes
HANDLE child = nullptr;

BOOL WINAPI on_event(DWORD event) {
    if (event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT) return SetEvent(pressed);
    // The console goes. When this returns the process ends, and the child with it: that saves first.
    WaitForSingleObject(child, INFINITE);
    return FALSE;
}

// As it was, whatever has happened to it meanwhile.
class ConsoleState {
public:
    ConsoleState() {
        for (auto &[stream, mode, known] : streams_)
            known = GetConsoleMode(GetStdHandle(stream), &mode);
    }
    void restore() const {
        for (const auto &[stream, mode, known] : streams_)
            if (known) SetConsoleMode(GetStdHandle(stream), mode);
    }

private:
    struct State {
        DWORD stream, mode = 0;
        BOOL known = FALSE;
    };
    State streams_[2] = {{STD_INPUT_HANDLE}, {STD_OUTPUT_HANDLE}};
};

// What is in it ends with this process, however that ends. Systems before Windows 8 have no job
// within a job: what the child tries goes its own way, and is in one of the host's own.
void bind_to_this(HANDLE process) {
    static const HANDLE job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags =
        JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_SILENT_BREAKAWAY_OK;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    AssignProcessToJobObject(job, process);
}

// The same program with the same words, in the same console or again in none.
bool start_child() {
    std::wstring words = GetCommandLineW();
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    start.hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    const DWORD console = GetConsoleCP() == 0 ? DETACHED_PROCESS : 0;
    PROCESS_INFORMATION made{};
    if (!CreateProcessW(ludus::startable(own_program()).c_str(), words.data(), nullptr, nullptr,
                        TRUE, CREATE_SUSPENDED | console, nullptr, nullptr, &start, &made))
        return false;
    bind_to_this(made.hProcess);
    AllowSetForegroundWindow(made.dwProcessId); // its window is what was asked for
    child = made.hProcess;
    ResumeThread(made.hThread);
    CloseHandle(made.hThread);
    return true;
}

std::string crash_name(DWORD code) {
    switch (code) {
    case 3: // the library's abort
        return "abort";
    case EXCEPTION_ACCESS_VIOLATION:
        return "EXCEPTION_ACCESS_VIOLATION";
    case EXCEPTION_STACK_OVERFLOW:
        return "EXCEPTION_STACK_OVERFLOW";
    case EXCEPTION_INT_DIVIDE_BY_ZERO:
        return "EXCEPTION_INT_DIVIDE_BY_ZERO";
    case EXCEPTION_ILLEGAL_INSTRUCTION:
        return "EXCEPTION_ILLEGAL_INSTRUCTION";
    default:
        char number[16];
        std::snprintf(number, sizeof number, "0x%08lX", static_cast<unsigned long>(code));
        return number;
    }
}

std::string words_of_end(DWORD code) {
    if ((code == 3 && !exit_recorded()) || code >= 0xC0000000)
        return words_of_crash(crash_name(code));
    constexpr DWORD by_task_manager = 1;
    const bool killed = code == by_task_manager && !exit_recorded();
    return killed ? text(Text::end_killed, {std::to_string(code)}) : words_of_exit();
}

class Watch {
public:
    explicit Watch(const Show &show) : show_(show) {}

    int run() {
        const HANDLE both[] = {child, pressed};
        for (;;) {
            switch (WaitForMultipleObjects(2, both, FALSE, left())) {
            case WAIT_OBJECT_0:
                return told();
            case WAIT_OBJECT_0 + 1:
                asked();
                break;
            default:
                told_ = true;
                if (!addon_recorded().empty()) explain_end(about_addon(Text::end_silent));
            }
        }
    }

private:
    DWORD left() const { // milliseconds
        if (!asked_ || told_ || stopped_) return INFINITE;
        const auto rest = std::max<Clock::duration>(*asked_ + patience - Clock::now(), 0s);
        return static_cast<DWORD>(rest / 1ms);
    }

    void asked() {
        const auto now = Clock::now();
        if (!asked_) asked_ = now;
        if (now - *asked_ < together) return;
        stopped_ = true;
        TerminateProcess(child, EXIT_FAILURE);
    }

    // The exit code for an end.
    int told() const {
        DWORD code = 0;
        GetExitCodeProcess(child, &code);
        const bool by_console = code == STATUS_CONTROL_C_EXIT; // where nobody plays
        if (by_console || end_recorded() == static_cast<int>(code)) return static_cast<int>(code);
        console_.restore();
        set_language(language_recorded());
        if (stopped_ || ended_at_once()) {
            explain_end(about_addon(Text::end_stopped), words_of_game());
            return stopped_ ? by_keys : EXIT_FAILURE;
        }
        std::string words = words_of_end(code);
        explain_end(words, words_of_game());
        for (const std::string &more : words_of_game())
            words += '\n' + more;
        if (window_recorded() && show_) show_(words);
        return EXIT_FAILURE;
    }

    const Show &show_;
    const ConsoleState console_;
    std::optional<Clock::time_point> asked_; // to end, for the first time
    bool told_ = false;                      // that there is no answer
    bool stopped_ = false;
};

} // namespace

std::optional<int> supervised(const Show &show) {
    if (IsDebuggerPresent()) return std::nullopt;
    const Sharing sharing = share_record();
    if (sharing == Sharing::as_child) std::atexit(record_exit);
    pressed = CreateEventW(nullptr, FALSE, FALSE, nullptr);
    if (sharing != Sharing::as_first || !pressed) return std::nullopt;
    Watch watch(show);
    SetConsoleCtrlHandler(on_event, TRUE);
    if (start_child()) return watch.run();
    SetConsoleCtrlHandler(on_event, FALSE); // it works all the same
    return std::nullopt;
}

} // namespace launcher
