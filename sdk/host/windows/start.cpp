// SPDX-License-Identifier: MIT
#include "start.hpp"

#include "ludus/paths.hpp"

#include <algorithm>

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
    explicit Inherited(std::vector<HANDLE> handles) : handles_(std::move(handles)) {
        SIZE_T size = 0;
        InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        room_.resize(size);
        InitializeProcThreadAttributeList(list(), 1, 0, &size);
        UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                  handles_.size() * sizeof(HANDLE), nullptr, nullptr);
    }
    ~Inherited() { DeleteProcThreadAttributeList(list()); }
    Inherited(const Inherited &) = delete;
    Inherited &operator=(const Inherited &) = delete;
    LPPROC_THREAD_ATTRIBUTE_LIST list() {
        return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room_.data());
    }

private:
    std::vector<HANDLE> handles_;
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

} // namespace

Started start(const std::filesystem::path &program, const std::vector<std::string> &arguments,
              const Streams &streams, std::error_code &error) {
    std::vector<HANDLE> all = streams.others;
    for (const HANDLE stream : {streams.in, streams.out, streams.err})
        if (std::find(all.begin(), all.end(), stream) == all.end()) all.push_back(stream);
    Inherited inherited(all);
    STARTUPINFOEXW how{};
    how.StartupInfo.cb = sizeof how;
    how.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    how.StartupInfo.hStdInput = streams.in;
    how.StartupInfo.hStdOutput = streams.out;
    how.StartupInfo.hStdError = streams.err;
    how.lpAttributeList = inherited.list();
    Started out{make_job(), Handle()};
    std::wstring line = command_line(program, arguments);
    PROCESS_INFORMATION made{};
    constexpr DWORD flags = EXTENDED_STARTUPINFO_PRESENT | CREATE_NO_WINDOW | CREATE_SUSPENDED;
    if (!CreateProcessW(startable(program).c_str(), line.data(), nullptr, nullptr, TRUE, flags,
                        nullptr, nullptr, &how.StartupInfo, &made)) {
        error = last_error();
        return out;
    }
    out.process = Handle(made.hProcess);
    const Handle thread(made.hThread);
    if (AssignProcessToJobObject(out.job.get(), out.process.get())) {
        ResumeThread(thread.get());
    } else {
        error = last_error();
        TerminateProcess(out.process.get(), 1);
    }
    return out;
}

} // namespace ludus::detail
