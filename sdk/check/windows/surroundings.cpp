// SPDX-License-Identifier: MIT
// What a look can see here. It does not see limits and timers, which Windows does not have, nor handles
// that no file of the C library stands for.
#include "../surroundings.hpp"

#include <array>
#include <cfenv>
#include <cfloat>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <io.h>
#include <locale>
#include <ludus/paths.hpp>
#include <windows.h>
// Behind it:
#include <tlhelp32.h>
#include <xmmintrin.h>

namespace check {

namespace {

namespace fs = std::filesystem;

constexpr unsigned rand_seed = 0x1DE5;
int rand_expected = 0;

std::string number(const char *format, unsigned long value) {
    std::array<char, 32> out;
    std::snprintf(out.data(), out.size(), format, value);
    return out.data();
}

// The library that a function lies in, for its address says nothing.
std::string owner_of(const void *address) {
    HMODULE module = nullptr;
    constexpr DWORD flags =
        GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
    std::wstring name(32768, L'\0');
    if (!GetModuleHandleExW(flags, static_cast<LPCWSTR>(address), &module)) return "a function";
    name.resize(GetModuleFileNameW(module, name.data(), static_cast<DWORD>(name.size())));
    return "a function of " + ludus::utf8(fs::path(name).filename());
}

void read_signals(Surroundings &out) {
    static constexpr std::pair<int, const char *> signals[] = {
        {SIGABRT, "SIGABRT"}, {SIGFPE, "SIGFPE"},   {SIGILL, "SIGILL"},
        {SIGINT, "SIGINT"},   {SIGSEGV, "SIGSEGV"}, {SIGTERM, "SIGTERM"}};
    for (const auto &[signal, name] : signals) {
        const auto handler = std::signal(signal, SIG_DFL);
        std::signal(signal, handler);
        out[std::string("the handler of ") + name] =
            handler == SIG_DFL   ? "the default"
            : handler == SIG_IGN ? "to be ignored"
                                 : owner_of(reinterpret_cast<const void *>(handler));
    }
    const auto filter = SetUnhandledExceptionFilter(nullptr);
    SetUnhandledExceptionFilter(filter);
    out["the filter of exceptions"] =
        filter == nullptr ? "none" : owner_of(reinterpret_cast<const void *>(filter));
}

// Rounding and the like decide what the host itself computes.
void read_arithmetic(Surroundings &out) {
    const int rounding = std::fegetround();
    out["the rounding mode"] = rounding == FE_TONEAREST  ? "to nearest"
                               : rounding == FE_UPWARD   ? "upward"
                               : rounding == FE_DOWNWARD ? "downward"
                                                         : "toward zero";
    const unsigned control = _mm_getcsr();
    out["the set of trapping floating-point exceptions"] = number("0x%lx", ~control >> 7 & 0x3F);
    constexpr unsigned flush_to_zero = 0x8040; // what is denormal, as a result or when read
    out["the handling of denormal numbers"] =
        (control & flush_to_zero) == 0 ? "as they are" : "as zero";
    unsigned short x87 = 0;
    __asm__ __volatile__("fnstcw %0" : "=m"(x87));
    out["the precision of the x87"] = number("0x%x", x87 & 0x300u);
}

void read_environment(Surroundings &out) {
    wchar_t *const all = GetEnvironmentStringsW();
    for (const wchar_t *entry = all; entry != nullptr && *entry != 0;) {
        const std::wstring text(entry);
        entry += text.size() + 1;
        const auto equals = text.find(L'=', 1); // names of drives begin with it
        if (equals != text.npos && text[0] != L'=')
            out["the environment variable " + ludus::utf8(text.substr(0, equals))] =
                ludus::utf8(text.substr(equals + 1));
    }
    FreeEnvironmentStringsW(all);
}

} // namespace

Surroundings read_surroundings() {
    Surroundings out;
    std::error_code error;
    const fs::path folder = fs::current_path(error);
    out["the working folder"] = error ? "none" : ludus::utf8(folder);
    out["the locale"] = std::setlocale(LC_ALL, nullptr);
    out["the locale of C++"] = std::locale().name();
    out["the mode of errors"] = number("0x%lx", GetErrorMode());
    out["the priority"] = number("0x%lx", GetPriorityClass(GetCurrentProcess()));
    out["the priority of the thread"] = std::to_string(GetThreadPriority(GetCurrentThread()));
    DWORD_PTR own = 0;
    DWORD_PTR all = 0;
    GetProcessAffinityMask(GetCurrentProcess(), &own, &all);
    out["the processors to run on"] = number("0x%lx", static_cast<unsigned long>(own));
    // Looking takes a number: the next look begins anew.
    out["the state of rand()"] = std::rand() == rand_expected ? "untouched" : "used";
    seed_rand();
    read_signals(out);
    read_arithmetic(out);
    read_environment(out);
    return out;
}

Surroundings read_open_files() {
    Surroundings out;
    constexpr int most = 512; // files of the C library
    for (int file = 0; file < most; ++file) {
        const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(file));
        if (handle == INVALID_HANDLE_VALUE || reinterpret_cast<intptr_t>(handle) == -2) continue;
        std::wstring name(32768, L'\0');
        name.resize(
            GetFinalPathNameByHandleW(handle, name.data(), static_cast<DWORD>(name.size()), 0));
        out["the open file " + std::to_string(file)] =
            name.empty() ? number("type %lu", GetFileType(handle)) : ludus::utf8(name);
    }
    return out;
}

Surroundings read_folder(const fs::path &folder) {
    Surroundings out;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code unknown;
        const bool is_folder = entry->is_directory(unknown);
        // A folder's own time changes with what is in it, which is listed itself.
        out[ludus::utf8(entry->path().lexically_relative(folder))] =
            is_folder
                ? std::string("a folder")
                : std::to_string(entry->file_size(unknown)) + " bytes, changed at " +
                      std::to_string(entry->last_write_time(unknown).time_since_epoch().count());
    }
    return out;
}

unsigned count_threads() {
    const HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0);
    if (all == INVALID_HANDLE_VALUE) return 0;
    unsigned count = 0;
    THREADENTRY32 entry{};
    entry.dwSize = sizeof entry;
    for (BOOL more = Thread32First(all, &entry); more; more = Thread32Next(all, &entry))
        count += entry.th32OwnerProcessID == GetCurrentProcessId();
    CloseHandle(all);
    return count;
}

void seed_rand() { // with what nobody else would
    std::srand(rand_seed);
    rand_expected = std::rand();
    std::srand(rand_seed);
}

} // namespace check
