// SPDX-License-Identifier: MIT
#include "storage/files.hpp"

#include "base/windows/system.hpp"
#include "ludus/paths.hpp"

#include <random>

namespace launcher {

namespace fs = std::filesystem;
using ludus::openable;

namespace {

constexpr DWORD all_may = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

std::error_code last_error() {
    return {static_cast<int>(GetLastError()), std::system_category()};
}

HANDLE handle_of(FileNumber file) {
    return reinterpret_cast<HANDLE>(file);
}

FileNumber opened(const fs::path &file, DWORD access, DWORD how) {
    return reinterpret_cast<FileNumber>(CreateFileW(openable(file).c_str(), access, all_may,
                                                    nullptr, how, FILE_ATTRIBUTE_NORMAL, nullptr));
}

// Locks of Windows keep others from reading what they cover: one byte where no file has any.
OVERLAPPED locked_byte() {
    OVERLAPPED place{};
    place.OffsetHigh = 0x40000000;
    return place;
}

// False as well where the file system has no locks.
bool is_locked_now(FileNumber file) {
    OVERLAPPED place = locked_byte();
    return LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                      &place);
}

// A draft may have been cut off anywhere.
bool holds_draft(FileNumber file, std::string_view begins) {
    std::string head(begins.size(), '\0');
    DWORD count = 0;
    return ReadFile(handle_of(file), head.data(), static_cast<DWORD>(head.size()), &count,
                    nullptr) &&
           begins.substr(0, count) == std::string_view(head).substr(0, count);
}

// What looks at every new file, for viruses or to find it again, holds it for a moment.
template <class Call>
std::error_code patiently(Call call) {
    constexpr int most_tries = 20;
    for (int i = 1;; ++i) {
        if (call()) return {};
        const std::error_code error = last_error();
        const bool held =
            error.value() == ERROR_SHARING_VIOLATION || error.value() == ERROR_ACCESS_DENIED;
        if (!held || i == most_tries) return error;
        Sleep(10);
    }
}

// The one folder that has the name, whatever links and short names lead there.
fs::path true_folder(const fs::path &name) {
    const HANDLE folder = CreateFileW(openable(name).c_str(), 0, all_may, nullptr, OPEN_EXISTING,
                                      FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (folder == INVALID_HANDLE_VALUE) return name;
    std::wstring path(GetFinalPathNameByHandleW(folder, nullptr, 0, 0), L'\0');
    path.resize(GetFinalPathNameByHandleW(folder, path.data(), static_cast<DWORD>(path.size()), 0));
    CloseHandle(folder);
    return path.empty() ? name : fs::path(path);
}

fs::path long_name(const fs::path &file) {
    const std::wstring given = openable(file);
    std::wstring path(GetLongPathNameW(given.c_str(), nullptr, 0), L'\0');
    path.resize(GetLongPathNameW(given.c_str(), path.data(), static_cast<DWORD>(path.size())));
    return (path.empty() ? file : fs::path(path)).filename();
}

// ".NAME.ludus-lock"; a long name is cut, so that the whole is not too long for the system.
fs::path beside(const fs::path &file) {
    constexpr size_t most = 200; // of 255
    return true_folder(file.parent_path()) /
           (L"." + long_name(file).native().substr(0, most) + L".ludus-lock");
}

} // namespace

bool lock_file(FileNumber file) {
    return is_locked_now(file) || GetLastError() != ERROR_LOCK_VIOLATION;
}

// By a file beside it that nobody else can open meanwhile, and that the system removes with the
// process: a file that is itself open cannot be replaced before Windows 10.
bool lock_name(const fs::path &name, FileNumber &lock) {
    std::error_code error;
    const fs::path whole = fs::absolute(name, error),
                   other = openable(beside(error ? name : whole));
    error = patiently([&] {
        const HANDLE file = CreateFileW(other.c_str(), DELETE, 0, nullptr, OPEN_ALWAYS,
                                        FILE_ATTRIBUTE_HIDDEN | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
        lock = reinterpret_cast<FileNumber>(file);
        return lock != no_file;
    });
    if (!error || error.value() == ERROR_SHARING_VIOLATION) return !error;
    // Where nobody may make a file there is none. Another user's, or one being removed, there is.
    return GetFileAttributesW(other.c_str()) == INVALID_FILE_ATTRIBUTES &&
           GetLastError() != ERROR_ACCESS_DENIED;
}

const bool lock_stays_with_name = true;

bool is_file(FileNumber file, const fs::path &name) {
    const FileNumber other = opened(name, 0, OPEN_EXISTING);
    BY_HANDLE_FILE_INFORMATION locked{}, named{};
    const bool known = other != no_file && GetFileInformationByHandle(handle_of(file), &locked) &&
                       GetFileInformationByHandle(handle_of(other), &named);
    if (other != no_file) close_file(other);
    return known && locked.dwVolumeSerialNumber == named.dwVolumeSerialNumber &&
           locked.nFileIndexHigh == named.nFileIndexHigh &&
           locked.nFileIndexLow == named.nFileIndexLow;
}

void close_file(FileNumber file) {
    CloseHandle(handle_of(file));
}

// Who may read it the folder says, and all that is the user's.
FileNumber new_file(fs::path &name, std::error_code &error) {
    constexpr std::wstring_view letters = L"abcdefghijklmnopqrstuvwxyz0123456789";
    static thread_local std::mt19937 any{std::random_device{}()};
    const std::wstring begins = name.native().substr(0, name.native().size() - 6);
    constexpr int most_tries = 100;
    for (int i = 0; i < most_tries; ++i) {
        std::wstring filled = begins;
        while (filled.size() < begins.size() + 6)
            filled += letters[any() % letters.size()];
        name = filled;
        const FileNumber file = opened(name, GENERIC_READ | GENERIC_WRITE, CREATE_NEW);
        error = file == no_file ? last_error() : std::error_code();
        if (error.value() != ERROR_FILE_EXISTS) return file;
    }
    return no_file;
}

std::error_code write_file(FileNumber file, const std::string &text) {
    DWORD count = 0;
    const auto size = static_cast<DWORD>(text.size()); // no file of a launcher's has 4 GiB
    if (!WriteFile(handle_of(file), text.data(), size, &count, nullptr)) return last_error();
    if (count != size) return std::make_error_code(std::errc::no_space_on_device);
    return FlushFileBuffers(handle_of(file)) ? std::error_code() : last_error();
}

void show_to(FileNumber, const fs::path &, bool) {}

void remove_file(const fs::path &file) {
    DeleteFileW(openable(file).c_str());
}

std::error_code replace_by(const fs::path &file, const fs::path &by) {
    return patiently([&] {
        return MoveFileExW(openable(by).c_str(), openable(file).c_str(),
                           MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
    });
}

std::error_code give_name(const fs::path &file, const fs::path &name) {
    return patiently([&] {
        return MoveFileExW(openable(file).c_str(), openable(name).c_str(), MOVEFILE_WRITE_THROUGH);
    });
}

std::error_code may_write(const fs::path &file) {
    const DWORD attributes = GetFileAttributesW(openable(file).c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && attributes & FILE_ATTRIBUTE_READONLY)
        return std::make_error_code(std::errc::permission_denied);
    FileNumber there = no_file;
    const std::error_code error =
        patiently([&] { return (there = opened(file, GENERIC_WRITE, OPEN_EXISTING)) != no_file; });
    if (there != no_file) close_file(there);
    return error;
}

void sync_folder(const fs::path &) {} // names are written through

std::vector<fs::path> names_in(const fs::path &folder, std::error_code &error) {
    std::vector<fs::path> names;
    WIN32_FIND_DATAW found{};
    const HANDLE list = FindFirstFileW((openable(folder) / L"*").c_str(), &found);
    error = list == INVALID_HANDLE_VALUE ? last_error() : std::error_code();
    if (error) return names;
    do
        if (const fs::path name = found.cFileName; name != L"." && name != L"..")
            names.push_back(name);
    while (FindNextFileW(list, &found));
    FindClose(list);
    return names;
}

void remove_draft(const fs::path &draft, std::string_view begins) {
    const FileNumber file = opened(draft, GENERIC_READ, OPEN_EXISTING);
    if (file == no_file) return;
    const bool left = is_locked_now(file) && holds_draft(file, begins) && is_file(file, draft);
    close_file(file);
    if (left) remove_file(draft);
}

} // namespace launcher
