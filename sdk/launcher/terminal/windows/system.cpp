// SPDX-License-Identifier: MIT
#include "terminal/system.hpp"

#include "base/console.hpp"
#include "base/windows/system.hpp"
#include "terminal/streams.hpp"

#include <atomic>
#include <memory>
#include <system_error>
#include <thread>
#include <utility>

namespace launcher {

namespace {

std::atomic<int> stop = 0;
HANDLE stopped = nullptr; // an event, set from the stop on

BOOL WINAPI on_event(DWORD event) { // on a thread of its own
    const bool keys = event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
    notice_stop(keys ? interrupted_by_keys : hung_up);
    // Where the console goes the process ends when this returns; it ends by itself before.
    if (!keys) Sleep(INFINITE);
    return TRUE;
}

// One read, which may go on for ever, on a thread that nobody waits for then.
struct Reading {
    HANDLE done = CreateEventW(nullptr, TRUE, FALSE, nullptr);
    std::string text;
    DWORD error = 0; // of the system's
    ~Reading() { CloseHandle(done); }
};

void read_console(HANDLE input, Reading &reading) {
    static wchar_t half = 0; // of a character outside the basic plane
    std::wstring line(4096, L'\0');
    size_t length = 0;
    if (half) line[length++] = std::exchange(half, 0);
    DWORD count = 0;
    SetLastError(0);
    const auto room = static_cast<DWORD>(line.size() - length);
    if (!ReadConsoleW(input, line.data() + length, room, &count, nullptr) || count == 0)
        reading.error = GetLastError();
    length += count;
    if (length > 0 && IS_HIGH_SURROGATE(line[length - 1])) half = line[--length];
    constexpr wchar_t ctrl_z = 0x1A; // at the head of a line: the end
    if (length > 0 && line[0] == ctrl_z) length = 0;
    reading.text = narrow(std::wstring_view(line).substr(0, length));
}

void read_pipe(HANDLE input, Reading &reading) {
    reading.text.resize(4096);
    DWORD count = 0;
    if (!ReadFile(input, reading.text.data(), static_cast<DWORD>(reading.text.size()), &count,
                  nullptr))
        reading.error = GetLastError();
    reading.text.resize(count);
}

} // namespace

void catch_stops() {
    if (!stopped) stopped = CreateEventW(nullptr, TRUE, FALSE, nullptr);
    ResetEvent(stopped);
    stop = 0;
    SetConsoleCtrlHandler(on_event, TRUE);
}

void leave_stops() {
    SetConsoleCtrlHandler(on_event, FALSE);
}

int stop_noticed() {
    return stop;
}

void notice_stop(int number) {
    stop = number;
    SetEvent(stopped);
}

void wait_for_stop(int milliseconds) {
    WaitForSingleObject(stopped, static_cast<DWORD>(milliseconds));
}

bool read_input(std::string &pending, bool typed) {
    const auto reading = std::make_shared<Reading>();
    const HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
    std::thread([reading, input, typed] {
        typed ? read_console(input, *reading) : read_pipe(input, *reading);
        SetEvent(reading->done);
    }).detach();
    const HANDLE either[] = {stopped, reading->done};
    if (WaitForMultipleObjects(2, either, FALSE, INFINITE) == WAIT_OBJECT_0) return true;
    pending += reading->text;
    switch (reading->error) {
    case 0:
        return !reading->text.empty();
    case ERROR_OPERATION_ABORTED: // by Ctrl-C, which is on its way
        wait_for_stop(1000);
        return true;
    case ERROR_BROKEN_PIPE:
    case ERROR_HANDLE_EOF:
        return false;
    default:
        if (!pending.empty()) return false; // first what has come
        throw input_unreadable(
            std::error_code(static_cast<int>(reading->error), std::system_category())
                .default_error_condition()
                .value());
    }
}

// A console shows what is typed when it is waited for.
bool typed_before() {
    return false;
}

// Characters go to it as they are.
bool shows_unicode() {
    return true;
}

bool obeys_escapes() {
    static const bool obeys = [] {
        const HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
        DWORD mode = 0;
        return GetConsoleMode(output, &mode) &&
               SetConsoleMode(output, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }();
    return obeys;
}

} // namespace launcher
