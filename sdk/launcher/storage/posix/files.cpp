// SPDX-License-Identifier: MIT
#include "storage/files.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace launcher {

namespace fs = std::filesystem;

namespace {

std::error_code error_of(int number) {
    return {number, std::generic_category()};
}

int descriptor(FileNumber file) {
    return static_cast<int>(file);
}

// A draft may have been cut off anywhere.
bool holds_draft(FileNumber file, std::string_view begins) {
    std::string head(begins.size(), '\0');
    const ssize_t count = pread(descriptor(file), head.data(), head.size(), 0);
    return count >= 0 && begins.substr(0, static_cast<size_t>(count)) ==
                             std::string_view(head).substr(0, static_cast<size_t>(count));
}

} // namespace

bool lock_file(FileNumber file) {
    return flock(descriptor(file), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool lock_name(const fs::path &name, FileNumber &lock) {
    constexpr int most_tries = 100; // each time it was replaced meanwhile
    for (int i = 0; i < most_tries; ++i) {
        lock = open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        if (lock == no_file) return true;
        const bool own = lock_file(lock);
        if (own && is_file(lock, name)) return true;
        close_file(std::exchange(lock, no_file));
        if (!own) return false;
    }
    return false;
}

const bool lock_stays_with_name = false;

bool is_file(FileNumber file, const fs::path &name) {
    struct stat locked {
    }, named{};
    return fstat(descriptor(file), &locked) == 0 && stat(name.c_str(), &named) == 0 &&
           locked.st_dev == named.st_dev && locked.st_ino == named.st_ino;
}

void close_file(FileNumber file) {
    close(descriptor(file));
}

FileNumber new_file(fs::path &name, std::error_code &error) {
    // Beyond the limit of a file's size a write shall fail, not end the process.
    std::signal(SIGXFSZ, SIG_IGN);
    std::string filled = name.string();
    filled.replace(filled.size() - 6, 6, "XXXXXX");
    const int file = mkostemp(filled.data(), O_CLOEXEC);
    error = file < 0 ? error_of(errno) : std::error_code();
    name = filled;
    return file;
}

std::error_code write_file(FileNumber file, const std::string &text) {
    for (size_t done = 0; done < text.size();) {
        const ssize_t count = ::write(descriptor(file), text.data() + done, text.size() - done);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return error_of(count < 0 ? errno : ENOSPC);
        done += static_cast<size_t>(count);
    }
    while (fsync(descriptor(file)) != 0)
        if (errno != EINTR) return error_of(errno);
    return {};
}

void show_to(FileNumber file, const fs::path &replaced, bool others) {
    struct stat old {};
    if (stat(replaced.c_str(), &old) == 0) {
        fchmod(descriptor(file), old.st_mode & 0777);
    } else if (others) {
        const mode_t kept_back = umask(0);
        umask(kept_back);
        fchmod(descriptor(file), 0666 & ~kept_back);
    }
}

void remove_file(const fs::path &file) {
    unlink(file.c_str());
}

std::error_code replace_by(const fs::path &file, const fs::path &by) {
    return std::rename(by.c_str(), file.c_str()) == 0 ? std::error_code() : error_of(errno);
}

// File systems have one of the two ways, or both.
std::error_code give_name(const fs::path &file, const fs::path &name) {
    if (renameat2(AT_FDCWD, file.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) == 0) return {};
    if (errno != EINVAL && errno != ENOSYS) return error_of(errno);
    if (link(file.c_str(), name.c_str()) != 0) return error_of(errno);
    unlink(file.c_str());
    return {};
}

std::error_code may_write(const fs::path &file) {
    return access(file.c_str(), W_OK) == 0 ? std::error_code() : error_of(errno);
}

// A file system that cannot do it is no reason to fail.
void sync_folder(const fs::path &folder) {
    const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    fsync(file);
    close(file);
}

std::vector<fs::path> names_in(const fs::path &folder, std::error_code &error) {
    std::vector<fs::path> names;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        names.push_back(entry->path().filename());
    return names;
}

void remove_draft(const fs::path &draft, std::string_view begins) {
    const int file = open(draft.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return;
    struct stat about {};
    const bool own = fstat(file, &about) == 0 && S_ISREG(about.st_mode) &&
                     about.st_uid == geteuid() && about.st_nlink == 1 && holds_draft(file, begins);
    if (own && flock(file, LOCK_EX | LOCK_NB) == 0 && is_file(file, draft)) unlink(draft.c_str());
    close(file);
}

} // namespace launcher
