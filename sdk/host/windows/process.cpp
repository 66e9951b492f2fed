// SPDX-License-Identifier: MIT
#include "../process.hpp"

#include "../files.hpp"
#include "../system.hpp"
#include "start.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace ludus::detail {

namespace {

void read_what_is_there(HANDLE pipe, std::string &output) {
    DWORD there = 0;
    while (PeekNamedPipe(pipe, nullptr, 0, nullptr, &there, nullptr) && there > 0) {
        std::array<char, 4096> buffer;
        DWORD count = 0;
        const DWORD wanted = std::min<DWORD>(there, static_cast<DWORD>(buffer.size()));
        if (!ReadFile(pipe, buffer.data(), wanted, &count, nullptr) || count == 0) return;
        if (output.size() < 65536) output.append(buffer.data(), count);
    }
}

Cause name_of_exception(DWORD code) {
    switch (code) {
    case 0xC0000005: // STATUS_ACCESS_VIOLATION and the like
    case 0xC0000006:
    case 0x80000002:
        return Cause::access_violation;
    case 0xC000001D:
    case 0xC0000096:
        return Cause::illegal_instruction;
    case 0xC0000094:
        return Cause::division_by_zero;
    case 0xC00000FD:
        return Cause::stack_overflow;
    case 0xC0000374:
        return Cause::damaged_heap;
    default:
        return Cause::other_exception;
    }
}

// abort() of the C library ends with 3; newer ones end as by an exception.
Reason words_of_end(DWORD code) {
    if (code == 3) return {Cause::aborted_or_exit, {3}};
    constexpr DWORD fast_fail = 0xC0000409; // STATUS_STACK_BUFFER_OVERRUN
    const bool exception = code >= 0x80000000 && code <= 0xEFFFFFFF;
    if (!exception) return {Cause::called_exit, {static_cast<int>(code)}};
    std::array<char, 16> number;
    std::snprintf(number.data(), number.size(), "0x%08lX", static_cast<unsigned long>(code));
    if (code == fast_fail) return {Cause::aborted, {number.data(), "fast fail"}};
    return {Cause::crashed_by, {number.data(), name_of_exception(code)}};
}

} // namespace

ChildEnd run_child(const std::filesystem::path &program, const std::vector<std::string> &arguments,
                   std::chrono::milliseconds limit) {
    const Reason prober(Cause::prober, {path_in_quotes(program)});
    Handle from;
    Handle to;
    if (!CreatePipe(from.address(), to.address(), inheritable(), 0))
        bad_file(prober, {Cause::no_pipe, {system_words(last_error())}});
    SetHandleInformation(from.get(), HANDLE_FLAG_INHERIT, 0);
    const Handle nothing(CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE,
                                     FILE_SHARE_READ | FILE_SHARE_WRITE, inheritable(),
                                     OPEN_EXISTING, 0, nullptr));
    std::error_code error;
    const Started child =
        start(program, arguments, {nothing.get(), to.get(), nothing.get()}, error);
    if (error) bad_file(prober, {Cause::not_started, {system_words(error)}});
    to.close();
    ChildEnd out;
    const auto deadline = std::chrono::steady_clock::now() + limit;
    while (WaitForSingleObject(child.process.get(), 5) == WAIT_TIMEOUT) {
        if (std::chrono::steady_clock::now() >= deadline) {
            out.how = Cause::hung;
            return out;
        }
        read_what_is_there(from.get(), out.output);
    }
    read_what_is_there(from.get(), out.output);
    DWORD code = 0;
    GetExitCodeProcess(child.process.get(), &code);
    out.how = words_of_end(code);
    if (out.how.cause() == Cause::called_exit || out.how.cause() == Cause::aborted_or_exit)
        out.exited = static_cast<int>(code);
    return out;
}

} // namespace ludus::detail
