// SPDX-License-Identifier: MIT
#include "../system.hpp"

#include "handle.hpp"
#include "ludus/paths.hpp"
#include "ludus/text.hpp"

#include <cstdlib>
#include <io.h>
#include <shellapi.h>

namespace ludus {

std::filesystem::path openable(const std::filesystem::path &path) {
    constexpr std::size_t safe = 160; // leaves room for what is in a folder
    if (path.native().size() < safe || path.native().starts_with(L"\\\\?\\")) return path;
    std::wstring full(32768, L'\0');
    full.resize(
        GetFullPathNameW(path.c_str(), static_cast<DWORD>(full.size()), full.data(), nullptr));
    if (full.empty()) return path;
    if (full.starts_with(L"\\\\")) return L"\\\\?\\UNC" + full.substr(1);
    return L"\\\\?\\" + full;
}

std::filesystem::path startable(const std::filesystem::path &program) {
    if (program.native().size() < MAX_PATH) return program;
    const std::filesystem::path full = openable(program);
    std::wstring brief(32768, L'\0');
    brief.resize(GetShortPathNameW(full.c_str(), brief.data(), static_cast<DWORD>(brief.size())));
    return brief.empty() ? full : std::filesystem::path(brief);
}

std::vector<std::string> program_arguments(int, char **) {
    int count = 0;
    wchar_t **const words = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> out;
    for (int i = 0; i < count; ++i)
        out.push_back(utf8(words[i]));
    LocalFree(words);
    return out;
}

} // namespace ludus

namespace ludus::detail {

namespace fs = std::filesystem;

namespace {

Handle open_to_look(const fs::path &path) {
    return Handle(CreateFileW(openable(path).c_str(), 0,
                              FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                              OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr));
}

bool look_at(const fs::path &path, BY_HANDLE_FILE_INFORMATION &out, std::error_code &error) {
    const Handle file = open_to_look(path);
    const bool seen = file.is_open() && GetFileInformationByHandle(file.get(), &out);
    error = seen ? std::error_code() : last_error();
    return seen;
}

int64_t joined(DWORD high, DWORD low) {
    return static_cast<int64_t>(uint64_t{high} << 32 | low);
}

} // namespace

fs::path resolved(const fs::path &path, std::error_code &error) {
    const Handle file = open_to_look(path);
    std::wstring full(32768, L'\0');
    const auto room = static_cast<DWORD>(full.size());
    DWORD length = file.is_open() ? GetFinalPathNameByHandleW(file.get(), full.data(), room, 0) : 0;
    if (length == 0 && file.is_open()) // Wine knows no long one
        length = GetFullPathNameW(openable(path).c_str(), room, full.data(), nullptr);
    error = length == 0 ? last_error() : std::error_code();
    if (error) return {};
    full.resize(length);
    if (full.starts_with(L"\\\\?\\UNC\\")) return L"\\\\" + full.substr(8);
    return full.starts_with(L"\\\\?\\") ? full.substr(4) : full;
}

fs::file_type type_at(const fs::path &path, std::error_code &error) {
    const Handle file = open_to_look(path);
    error = file.is_open() ? std::error_code() : last_error();
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
        return fs::file_type::not_found;
    if (error) return fs::file_type::none;
    const DWORD type = GetFileType(file.get());
    if (type == FILE_TYPE_PIPE) return fs::file_type::fifo;
    if (type != FILE_TYPE_DISK) return fs::file_type::character;
    BY_HANDLE_FILE_INFORMATION info{};
    if (!GetFileInformationByHandle(file.get(), &info)) {
        error = last_error();
        return fs::file_type::none;
    }
    return (info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? fs::file_type::directory
                                                                   : fs::file_type::regular;
}

uint64_t size_at(const fs::path &path, std::error_code &error) {
    BY_HANDLE_FILE_INFORMATION info{};
    if (!look_at(path, info, error)) return 0;
    return static_cast<uint64_t>(joined(info.nFileSizeHigh, info.nFileSizeLow));
}

std::vector<fs::path> folders_in(const fs::path &folder, std::error_code &error) {
    std::vector<fs::path> out;
    WIN32_FIND_DATAW found{};
    const HANDLE list = FindFirstFileW((openable(folder) / L"*").c_str(), &found);
    error = list == INVALID_HANDLE_VALUE ? last_error() : std::error_code();
    if (error) return out;
    do {
        constexpr DWORD folder_or_link = FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT;
        const bool hidden =
            found.cFileName[0] == L'.' || (found.dwFileAttributes & FILE_ATTRIBUTE_HIDDEN) != 0;
        if (!hidden && (found.dwFileAttributes & folder_or_link) != 0)
            out.push_back(folder / found.cFileName);
    } while (FindNextFileW(list, &found));
    FindClose(list);
    return out;
}

FileStamp stamp_of(const fs::path &path) {
    BY_HANDLE_FILE_INFORMATION info{};
    std::error_code error;
    if (!look_at(path, info, error)) return {};
    return {info.dwVolumeSerialNumber, joined(info.nFileIndexHigh, info.nFileIndexLow),
            joined(info.nFileSizeHigh, info.nFileSizeLow),
            joined(info.ftLastWriteTime.dwHighDateTime, info.ftLastWriteTime.dwLowDateTime),
            joined(info.ftCreationTime.dwHighDateTime, info.ftCreationTime.dwLowDateTime)};
}

std::string words_of(const std::error_code &error) {
    if (error.category() != std::system_category()) return error.message();
    constexpr DWORD flags = FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS;
    std::wstring words(2048, L'\0');
    for (const DWORD language : {MAKELANGID(LANG_ENGLISH, SUBLANG_ENGLISH_US), 0}) {
        const DWORD length =
            FormatMessageW(flags, nullptr, static_cast<DWORD>(error.value()), language,
                           words.data(), static_cast<DWORD>(words.size()), nullptr);
        if (length == 0) continue;
        words.resize(length);
        words.resize(words.find_last_not_of(L" .\r\n") + 1);
        if (const auto insert = words.find(L"%1"); insert != words.npos)
            words.replace(insert, 2, L"the file");
        return printable(utf8(words));
    }
    return "error " + std::to_string(error.value()) + " of Windows";
}

Reason load_library(boost::dll::shared_library &library, const fs::path &path) {
    // Dependencies beside it and of the system, not where the program or the user happens to be.
    constexpr DWORD flags = LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_SYSTEM32;
    DWORD before = 0;
    SetThreadErrorMode(SEM_FAILCRITICALERRORS | SEM_NOOPENFILEERRORBOX, &before); // no box
    std::error_code error;
    // With this it leaves the path as it is: to the standard library \\?\ makes none absolute.
    constexpr auto as_it_is = boost::dll::load_mode::search_system_folders;
    library.load(startable(path), as_it_is | static_cast<boost::dll::load_mode::type>(flags),
                 error);
    SetThreadErrorMode(before, nullptr);
    return error ? Reason(words_of(error)) : Reason();
}

bool is_loaded(const fs::path &library) {
    return GetModuleHandleW(startable(library).c_str()) != nullptr;
}

std::string own_process() {
    return std::to_string(GetCurrentProcessId());
}

void end_with(const std::string &) {
    // The job that process.cpp makes sees to it.
}

struct ProbeOutput::File {
    Handle out;
};

ProbeOutput::ProbeOutput() : file_(new File) {
    SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    _set_error_mode(_OUT_TO_STDERR); // what abort() has to say, without a box
    const HANDLE self = GetCurrentProcess();
    DuplicateHandle(self, GetStdHandle(STD_OUTPUT_HANDLE), self, file_->out.address(), 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    _dup2(2, 1); // closes what was 1
    SetStdHandle(STD_OUTPUT_HANDLE, GetStdHandle(STD_ERROR_HANDLE));
}

ProbeOutput::~ProbeOutput() = default;

bool ProbeOutput::write(std::string_view text) {
    DWORD written = 0;
    return GetFileType(file_->out.get()) == FILE_TYPE_PIPE &&
           WriteFile(file_->out.get(), text.data(), static_cast<DWORD>(text.size()), &written,
                     nullptr) &&
           written == text.size();
}

} // namespace ludus::detail
