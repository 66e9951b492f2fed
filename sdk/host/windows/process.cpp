// SPDX-License-Identifier: MIT
#include "../process.hpp"

#include "../files.hpp"
#include "../system.hpp"
#include "handle.hpp"
#include "ludus/paths.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace ludus::detail {

namespace {

// As CommandLineToArgvW takes it apart: backslashes count only before quotes.
void append_quoted(std::wstring &line, const std::wstring &argument) {
    line += L'"';
    std::size_t backslashes = 0;
    for (const wchar_t letter : argument) {
        if (letter == L'"') line.append(backslashes + 1, L'\\');
        backslashes = letter == L'\\' ? backslashes + 1 : 0;
        line += letter;
    }
    line.append(backslashes, L'\\');
    line += L'"';
}

std::wstring command_line(const std::filesystem::path &program,
                          const std::vector<std::string> &arguments) {
    std::wstring line;
    append_quoted(line, program.filename().native()); // Wine would look for a whole path once more
    for (const std::string &argument : arguments) {
        line += L' ';
        append_quoted(line, path_of(argument).native());
    }
    return line;
}

// The handles that a child gets, and no others.
class Inherited {
public:
    explicit Inherited(std::array<HANDLE, 2> handles) : handles_(handles) {
        SIZE_T size = 0;
        InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        room_.resize(size);
        InitializeProcThreadAttributeList(list(), 1, 0, &size);
        UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                  sizeof handles_, nullptr, nullptr);
    }
    ~Inherited() { DeleteProcThreadAttributeList(list()); }
    Inherited(const Inherited &) = delete;
    Inherited &operator=(const Inherited &) = delete;
    LPPROC_THREAD_ATTRIBUTE_LIST list() {
        return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room_.data());
    }

private:
    std::array<HANDLE, 2> handles_;
    std::vector<unsigned char> room_;
};

// A job, and all that is in it ends with the last handle of it: with this, or with this process.
Handle make_job() {
    Handle job(CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags =
        JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

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
    SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
    Handle from;
    Handle to;
    if (!CreatePipe(from.address(), to.address(), &inherited, 0))
        bad_file(prober, {Cause::no_pipe, {system_words(last_error())}});
    SetHandleInformation(from.get(), HANDLE_FLAG_INHERIT, 0);
    Handle nothing(CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE,
                               FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited, OPEN_EXISTING, 0,
                               nullptr));
    Inherited handles({to.get(), nothing.get()});
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = start.StartupInfo.hStdError = nothing.get();
    start.StartupInfo.hStdOutput = to.get();
    start.lpAttributeList = handles.list();
    const Handle job = make_job();
    std::wstring line = command_line(program, arguments);
    PROCESS_INFORMATION made{};
    const DWORD flags = EXTENDED_STARTUPINFO_PRESENT | CREATE_NO_WINDOW | CREATE_SUSPENDED;
    if (!CreateProcessW(startable(program).c_str(), line.data(), nullptr, nullptr, TRUE, flags,
                        nullptr, nullptr, &start.StartupInfo, &made))
        bad_file(prober, {Cause::not_started, {system_words(last_error())}});
    const Handle process(made.hProcess);
    const Handle thread(made.hThread);
    if (!AssignProcessToJobObject(job.get(), process.get())) {
        const std::error_code error = last_error();
        TerminateProcess(process.get(), 1);
        bad_file(prober, {Cause::not_started, {system_words(error)}});
    }
    ResumeThread(thread.get());
    to.close();
    ChildEnd out;
    const auto deadline = std::chrono::steady_clock::now() + limit;
    while (WaitForSingleObject(process.get(), 5) == WAIT_TIMEOUT) {
        if (std::chrono::steady_clock::now() >= deadline) {
            out.how = Cause::hung;
            return out;
        }
        read_what_is_there(from.get(), out.output);
    }
    read_what_is_there(from.get(), out.output);
    DWORD code = 0;
    GetExitCodeProcess(process.get(), &code);
    out.how = words_of_end(code);
    if (out.how.cause() == Cause::called_exit || out.how.cause() == Cause::aborted_or_exit)
        out.exited = static_cast<int>(code);
    return out;
}

} // namespace ludus::detail
