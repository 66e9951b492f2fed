// SPDX-License-Identifier: MIT
#include "../system.hpp"

#include "../../host/windows/handle.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <io.h>
#include <ludus/paths.hpp>
#include <malloc.h>
#include <stdexcept>

namespace check {

void *open_library(const std::filesystem::path &file) {
    constexpr DWORD flags = LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_SYSTEM32;
    const HMODULE library = LoadLibraryExW(ludus::openable(file).c_str(), nullptr, flags);
    if (library == nullptr) throw std::runtime_error(ludus::detail::last_error().message());
    return library;
}

void *symbol_of(void *library, const char *name) {
    const FARPROC symbol = GetProcAddress(static_cast<HMODULE>(library), name);
    return reinterpret_cast<void *>(symbol);
}

void close_library(void *library) {
    FreeLibrary(static_cast<HMODULE>(library));
}

namespace {

// Of the job that this process is in, and with it all that it starts.
JOBOBJECT_BASIC_ACCOUNTING_INFORMATION own_job() {
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION out{};
    QueryInformationJobObject(nullptr, JobObjectBasicAccountingInformation, &out, sizeof out,
                              nullptr);
    return out;
}

} // namespace

bool has_child() {
    return own_job().ActiveProcesses > 1;
}

long count_children_ended() {
    const auto job = own_job();
    return static_cast<long>(job.TotalProcesses) - static_cast<long>(job.ActiveProcesses);
}

uint64_t size_of(int file) {
    return static_cast<uint64_t>(_filelengthi64(file));
}

int64_t position_in(int file) {
    return _lseeki64(file, 0, SEEK_CUR);
}

std::string read_from(int file, uint64_t begin, std::size_t most) {
    std::string out(most, '\0');
    _lseeki64(file, static_cast<int64_t>(begin), SEEK_SET);
    const int count = _read(file, out.data(), static_cast<unsigned>(most));
    out.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return out;
}

bool write_whole(int file, const std::string &bytes) {
    for (std::size_t done = 0; done < bytes.size();) {
        const int count =
            _write(file, bytes.data() + done, static_cast<unsigned>(bytes.size() - done));
        if (count <= 0) return false;
        done += static_cast<std::size_t>(count);
    }
    return true;
}

// Of the C library that most addons share with the validator, msvcrt.
std::size_t memory_in_use() {
    std::size_t out = 0;
    _HEAPINFO entry{};
    while (_heapwalk(&entry) == _HEAPOK)
        if (entry._useflag == _USEDENTRY) out += entry._size;
    return out;
}

std::string words_of_crash(int value) {
    if (value == 3) return "was aborted (SIGABRT)";
    const auto code = static_cast<unsigned>(value);
    const char *name = code == 0xC0000005   ? "access violation"
                       : code == 0xC00000FD ? "stack overflow"
                       : code == 0xC000001D ? "illegal instruction"
                       : code == 0xC0000094 ? "division by zero"
                       : code == 0xC0000374 ? "damaged heap"
                                            : "exception";
    std::array<char, 16> number;
    std::snprintf(number.data(), number.size(), "0x%08X", code);
    return std::string("crashed (") + name + ", " + number.data() + ")";
}

void know_this_process() {}
void end_copies() {} // a process is never copied here

} // namespace check
