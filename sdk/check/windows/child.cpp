// SPDX-License-Identifier: MIT
// A process cannot be copied here: it is started anew, and told by words what to do.
#include "../child.hpp"

#include "../../host/windows/start.hpp"
#include "../run.hpp"
#include "../system.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <ludus/paths.hpp>
#include <new>
#include <stdexcept>

namespace check {

namespace fs = std::filesystem;
using ludus::detail::Handle;

namespace {

constexpr const char *in_child = "--in-the-process-of-a-check";

std::atomic<int> interrupted = 0;
Watch *own_watch = nullptr; // in a child

// A file that a child inherits and others may read meanwhile.
Handle inherited_file(const fs::path &path, DWORD access) {
    constexpr DWORD share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    Handle out(CreateFileW(path.c_str(), access, share, ludus::detail::inheritable(), OPEN_ALWAYS,
                           FILE_ATTRIBUTE_NORMAL, nullptr));
    if (!out.is_open()) throw std::runtime_error("No file or pipe for a check can be opened");
    return out;
}

// Standard input, output and error of a check, in files beside its folder.
struct Files {
    fs::path in, out, err;
    explicit Files(const fs::path &stage)
        : in(stage.parent_path() / "input"), out(stage.parent_path() / "output"),
          err(stage.parent_path() / "complaints") {}
};

int open_to_read(const fs::path &path) {
    return _wopen(path.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
}

std::string unsaid(const fs::path &file, uint64_t told) {
    const int number = open_to_read(file);
    if (number < 0) return "";
    const uint64_t size = size_of(number);
    const uint64_t left = size > told ? std::min<uint64_t>(size - told, 1u << 16) : 0;
    std::string text = read_from(number, told, static_cast<std::size_t>(left));
    _close(number);
    return text;
}

std::string number_of(HANDLE handle) {
    return std::to_string(reinterpret_cast<std::uintptr_t>(handle));
}
HANDLE handle_of(const std::string &number) {
    return reinterpret_cast<HANDLE>(static_cast<std::uintptr_t>(std::stoull(number)));
}

Watch *view_of(HANDLE memory) {
    void *view = MapViewOfFile(memory, FILE_MAP_ALL_ACCESS, 0, 0, sizeof(Watch));
    if (view == nullptr) throw std::runtime_error("No memory to watch an addon by");
    return static_cast<Watch *>(view);
}

fs::path own_program() {
    std::wstring out(32768, L'\0');
    out.resize(GetModuleFileNameW(nullptr, out.data(), static_cast<DWORD>(out.size())));
    return out;
}

// Has a folder of its own, and shows no box; its streams are binary.
void settle(const fs::path &stage) {
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    _set_error_mode(_OUT_TO_STDERR);
    std::signal(SIGABRT, [](int) { own_watch->aborted = 1; });
    fs::current_path(stage / "work");
    const auto set = [&](const wchar_t *name, const fs::path &value) {
        _wputenv((std::wstring(name) + L"=" + value.native()).c_str());
    };
    for (const wchar_t *name : {L"HOME", L"USERPROFILE", L"APPDATA", L"LOCALAPPDATA"})
        set(name, stage / "home");
    for (const wchar_t *name : {L"TMP", L"TEMP", L"TMPDIR"})
        set(name, stage / "tmp");
    for (const int stream : {0, 1, 2})
        _setmode(stream, _O_BINARY);
}

std::string words_of(const std::vector<Stretch> &stretches) {
    std::string out;
    for (const Stretch &each : stretches)
        out += std::to_string(each.first) + " " + std::to_string(each.last) + " ";
    return out;
}

std::vector<Stretch> stretches_of(const std::string &words) {
    std::vector<Stretch> out;
    for (const char *at = words.c_str(); *at != '\0';) {
        char *end = nullptr;
        Stretch each{};
        each.first = std::strtoull(at, &end, 10);
        each.last = std::strtoull(end, &end, 10);
        out.push_back(each);
        at = end + 1;
    }
    return out;
}

void listen(HANDLE pipe, Hearing &hearing) {
    DWORD there = 0;
    while (PeekNamedPipe(pipe, nullptr, 0, nullptr, &there, nullptr) && there > 0) {
        std::array<char, 65536> bytes;
        DWORD count = 0;
        const DWORD wanted = std::min<DWORD>(there, static_cast<DWORD>(bytes.size()));
        if (!ReadFile(pipe, bytes.data(), wanted, &count, nullptr) || count == 0) return;
        hearing.add(bytes.data(), count);
    }
}

// Ends the process with all that it started.
void end(const ludus::detail::Started &child) {
    TerminateJobObject(child.job.get(), 1);
    WaitForSingleObject(child.process.get(), INFINITE);
}

} // namespace

Ended run_once(const Scratch &scratch, const Job &job, const Limits &limits,
               const std::function<void(const Frame &)> &on_frame,
               const std::vector<Stretch> &stretches) {
    scratch.clean();
    const Files files(scratch.stage());
    for (const fs::path &file : {files.in, files.out, files.err})
        DeleteFileW(file.c_str());
    Handle memory(CreateFileMappingW(INVALID_HANDLE_VALUE, ludus::detail::inheritable(),
                                     PAGE_READWRITE, 0, sizeof(Watch), nullptr));
    Watch *const watch = new (view_of(memory.get())) Watch{};
    const Handle in = inherited_file(files.in, GENERIC_READ | GENERIC_WRITE);
    const Handle out = inherited_file(files.out, FILE_APPEND_DATA | SYNCHRONIZE);
    const Handle err = inherited_file(files.err, FILE_APPEND_DATA | SYNCHRONIZE);
    DWORD written = 0;
    WriteFile(in.get(), std::string(64, '\n').data(), 64, &written, nullptr);
    SetFilePointer(in.get(), 0, nullptr, FILE_BEGIN);
    Handle from;
    Handle to;
    if (!CreatePipe(from.address(), to.address(), ludus::detail::inheritable(), 1u << 16))
        throw std::runtime_error("No pipe to a check can be opened");
    SetHandleInformation(from.get(), HANDLE_FLAG_INHERIT, 0);
    std::vector<std::string> words{in_child, number_of(memory.get()), number_of(to.get()),
                                   ludus::utf8(scratch.stage()), words_of(stretches)};
    words.insert(words.end(), job.words.begin(), job.words.end());
    std::error_code error;
    const ludus::detail::Started child = ludus::detail::start(
        own_program(), words, {in.get(), out.get(), err.get(), {memory.get(), to.get()}}, error);
    if (error) throw std::runtime_error("No process for a check can be started");
    to.close();
    Hearing hearing(*watch, limits, on_frame);
    bool may = true;
    while (may && WaitForSingleObject(child.process.get(), 20) == WAIT_TIMEOUT) {
        if (interrupted != 0) {
            end(child);
            throw Interrupted{interrupted};
        }
        listen(from.get(), hearing);
        may = hearing.may_go_on();
    }
    DWORD code = 0;
    GetExitCodeProcess(child.process.get(), &code);
    end(child);
    listen(from.get(), hearing);
    const bool crashed = code >= 0x80000000 || (code == 3 && watch->aborted != 0);
    Ended ended = hearing.ended(crashed ? std::nullopt : std::optional<int>(static_cast<int>(code)),
                                static_cast<int>(code));
    ended.streams[1] = unsaid(files.out, watch->output[1]);
    ended.streams[2] = unsaid(files.err, watch->output[2]);
    UnmapViewOfFile(watch);
    return ended;
}

std::optional<int> be_child(int argc, char **argv) {
    const std::vector<std::string> words = ludus::program_arguments(argc, argv);
    if (words.size() < 6 || words[1] != in_child) return std::nullopt;
    own_watch = view_of(handle_of(words[2]));
    const int out = _open_osfhandle(reinterpret_cast<intptr_t>(handle_of(words[3])), _O_BINARY);
    const fs::path stage = ludus::path_of(words[4]);
    const std::vector<Stretch> stretches = stretches_of(words[5]);
    const Task task = task_named({words.begin() + 6, words.end()});
    settle(stage);
    const Files files(stage);
    const Stage own{{0, open_to_read(files.out), open_to_read(files.err)}, stage};
    carry_out(task, own, *own_watch, out, stretches);
}

void listen_to_signals() {
    SetConsoleCtrlHandler(
        [](DWORD event) -> BOOL {
            interrupted = event == CTRL_BREAK_EVENT ? SIGBREAK : SIGINT;
            return TRUE;
        },
        TRUE);
}

} // namespace check
