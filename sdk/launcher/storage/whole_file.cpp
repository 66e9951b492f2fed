// SPDX-License-Identifier: MIT
#include "storage/whole_file.hpp"

#include "base/errors.hpp"
#include "base/quote.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace launcher {

namespace fs = std::filesystem;

namespace {

constexpr size_t most_replaced = 64u << 20; // bytes: no file of a launcher's is so large

[[noreturn]] void cannot_write(const fs::path &file, int error) {
    throw RequestError(text(Text::file_unwritable, {path_text(file), system_error_words(error)}));
}

// The hidden name of a file NAME while it is written: ".NAME.ludus-draft-a1B2c3". A long name is
// cut, so that the whole is not too long for the system.
constexpr std::string_view draft_mark = ".ludus-draft-", draft_filling = "XXXXXX";

std::string draft_start(const fs::path &file) {
    constexpr size_t most = 200; // bytes of 255
    std::string name = file.filename().string();
    size_t end = std::min(name.size(), most);
    while (end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80)
        --end;
    return "." + name.substr(0, end) + std::string(draft_mark);
}

// Of the file with that start, or of any file.
bool is_draft(const std::string &found, const std::string &start) {
    if (found.size() <= draft_mark.size() + draft_filling.size() || found[0] != '.') return false;
    const size_t end = found.size() - draft_filling.size();
    const bool filled = std::all_of(found.begin() + static_cast<std::ptrdiff_t>(end), found.end(),
                                    [](unsigned char c) { return std::isalnum(c); });
    const std::string_view before = std::string_view(found).substr(0, end);
    return filled && (start.empty() ? before.ends_with(draft_mark) : before == start);
}

// A draft may have been cut off anywhere.
bool holds_draft(int descriptor, std::string_view begins) {
    std::string head(begins.size(), '\0');
    const ssize_t count = pread(descriptor, head.data(), head.size(), 0);
    return count >= 0 && begins.substr(0, static_cast<size_t>(count)) ==
                             std::string_view(head).substr(0, static_cast<size_t>(count));
}

// Nothing that stands there is replaced; an error of the system's otherwise. File systems have one
// of the two ways, or both.
int give_name(const char *from, const char *to) {
    if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    if (link(from, to) != 0) return errno;
    unlink(from);
    return 0;
}

// A name for the time of writing; the file is gone with the object unless it was renamed. It is
// locked all the while, so that nobody takes it for one that was left behind.
class Draft {
public:
    explicit Draft(const fs::path &file) : file_(file) {
        // Beyond the limit of a file's size a write shall fail, not end the process.
        std::signal(SIGXFSZ, SIG_IGN);
        constexpr int most_tries = 100; // each time it was removed before it was locked
        for (int i = 0; i < most_tries && descriptor_ < 0; ++i)
            open();
        if (descriptor_ < 0) cannot_write(file_, EBUSY);
    }
    ~Draft() {
        if (descriptor_ >= 0) close(descriptor_);
        if (!name_.empty()) unlink(name_.c_str());
    }
    Draft(const Draft &) = delete;
    Draft &operator=(const Draft &) = delete;

    void write(const std::string &text) {
        for (size_t done = 0; done < text.size();) {
            const ssize_t count = ::write(descriptor_, text.data() + done, text.size() - done);
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) cannot_write(file_, count < 0 ? errno : ENOSPC);
            done += static_cast<size_t>(count);
        }
        while (fsync(descriptor_) != 0)
            if (errno != EINTR) cannot_write(file_, errno);
    }
    void replace() {
        if (std::rename(name_.c_str(), file_.c_str()) != 0) cannot_write(file_, errno);
        name_.clear();
    }
    bool create() {
        const int error = give_name(name_.c_str(), file_.c_str());
        if (error == EEXIST) return false;
        if (error != 0) cannot_write(file_, error);
        name_.clear();
        return true;
    }
    // As the file has them that is replaced. A file system without modes is no reason to fail.
    void show_to(Readers readers) {
        struct stat old {};
        if (stat(file_.c_str(), &old) == 0) {
            fchmod(descriptor_, old.st_mode & 0777);
        } else if (readers == Readers::others) {
            const mode_t kept_back = umask(0);
            umask(kept_back);
            fchmod(descriptor_, 0666 & ~kept_back);
        }
    }
    // Locked before anybody can know the file.
    FileLock locked() { return FileLock(std::exchange(descriptor_, -1)); }

private:
    void open() {
        const std::string name = draft_start(file_) + std::string(draft_filling);
        name_ = (file_.parent_path() / name).string();
        descriptor_ = mkostemp(name_.data(), O_CLOEXEC);
        if (descriptor_ < 0) {
            name_.clear();
            cannot_write(file_, errno);
        }
        const bool taken = flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        if (!taken && is_file(descriptor_, name_)) return;
        close(std::exchange(descriptor_, -1));
    }

    const fs::path &file_;
    std::string name_;
    int descriptor_ = -1;
};

// So that a new file outlives a power cut; a file system that cannot do it is no reason to fail.
void sync_folder(const fs::path &folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    fsync(descriptor);
    close(descriptor);
}

fs::path whole_path(const fs::path &file) {
    std::error_code error;
    const fs::path whole = fs::absolute(file, error);
    if (error) cannot_write(file, error.value());
    return whole;
}

// The file that a link names in the end, whether or not it is there yet.
fs::path named_by(const fs::path &file) {
    constexpr int most_links = 40; // as the system has it
    fs::path named = whole_path(file);
    std::error_code error;
    for (int i = 0; i < most_links && fs::is_symlink(fs::symlink_status(named, error)); ++i) {
        const fs::path to = fs::read_symlink(named, error);
        if (error) cannot_write(file, error.value());
        named = named.parent_path() / to; // as it is where it is absolute
    }
    if (fs::is_symlink(fs::symlink_status(named, error))) cannot_write(file, ELOOP);
    return named;
}

// The file with its folder.
fs::path prepared(const fs::path &file) {
    const fs::path whole = named_by(file);
    need_folder_of(whole);
    std::error_code error;
    const auto status = fs::status(whole, error);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw TakenError(text(Text::file_not_regular, {path_text(file)}));
    return whole;
}

// What stands there is read before it is replaced.
void need_ours(const fs::path &file, const Replaceable &ours) {
    std::error_code error;
    if (!fs::exists(fs::status(file, error))) return;
    if (access(file.c_str(), W_OK) != 0) cannot_write(file, errno); // its owner protects it
    std::string text;
    try {
        text = read_whole(file, most_replaced);
    } catch (const RequestError &error) {
        throw TakenError(error.what());
    }
    if (!ours(text)) throw TakenError(launcher::text(Text::save_taken, {path_text(file)}));
}

// Of a file whose drafts start like this; of all files, where it is empty.
void remove_drafts(const fs::path &folder, const std::string &start, std::string_view begins) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path found = entry->path();
        if (!is_draft(found.filename().string(), start)) continue;
        const int descriptor = open(found.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0) continue;
        struct stat about {};
        const bool own = fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode) &&
                         about.st_uid == geteuid() && about.st_nlink == 1 &&
                         holds_draft(descriptor, begins);
        if (own && flock(descriptor, LOCK_EX | LOCK_NB) == 0 && is_file(descriptor, found))
            unlink(found.c_str());
        close(descriptor);
    }
}

} // namespace

std::string read_whole(const fs::path &file, size_t limit) {
    std::error_code error;
    const auto status = fs::status(file, error);
    const auto cannot_read = [&](int reason) {
        throw RequestError(
            text(Text::file_unreadable, {path_text(file), system_error_words(reason)}));
    };
    if (!fs::exists(status)) cannot_read(error ? error.value() : ENOENT);
    if (!fs::is_regular_file(status))
        throw RequestError(text(Text::file_not_regular, {path_text(file)}));
    std::ifstream in(file, std::ios::binary);
    if (!in) cannot_read(errno);
    std::string whole;
    char part[1u << 16];
    while (whole.size() <= limit && (in.read(part, sizeof part), in.gcount() > 0))
        whole.append(part, static_cast<size_t>(in.gcount()));
    if (in.bad()) cannot_read(EIO);
    if (whole.size() > limit)
        throw RequestError(text(Text::file_too_large, {path_text(file), std::to_string(limit)}));
    return whole;
}

bool holds(const fs::path &file, const Replaceable &such) {
    try {
        return such(read_whole(file, most_replaced));
    } catch (const RequestError &) {
        return false;
    }
}

void need_folder_of(const fs::path &file) {
    const fs::path folder = whole_path(file).parent_path();
    std::error_code error;
    if (fs::status(folder, error).type() == fs::file_type::not_found && error.value() != ENOTDIR)
        throw RequestError(text(Text::file_without_folder, {path_text(file), path_text(folder)}));
}

void replace_file(const fs::path &file, const std::string &text, const Replaceable &ours,
                  FileLock *lock, Readers readers) {
    const fs::path whole = prepared(file);
    Draft draft(whole);
    draft.show_to(readers);
    draft.write(text);
    FileLock next = draft.locked();
    need_ours(whole, ours);
    draft.replace();
    if (lock) *lock = std::move(next);
}

bool create_file(const fs::path &file, const std::string &text, FileLock *lock) {
    const fs::path whole = prepared(file);
    Draft draft(whole);
    draft.write(text);
    FileLock next = draft.locked();
    if (!draft.create()) return false;
    sync_folder(whole.parent_path());
    if (lock) *lock = std::move(next);
    return true;
}

bool rename_file(const fs::path &file, const fs::path &free) {
    return give_name(file.c_str(), free.c_str()) == 0;
}

void remove_drafts_of(const fs::path &file, std::string_view begins) {
    const fs::path whole = named_by(file);
    remove_drafts(whole.parent_path(), draft_start(whole), begins);
}

void remove_drafts_in(const fs::path &folder, std::string_view begins) {
    remove_drafts(folder, "", begins);
}

void make_folder(const fs::path &folder) {
    std::error_code error;
    if (fs::is_directory(folder, error)) return;
    fs::create_directories(folder, error);
    if (error) cannot_write(folder, error.value());
}

} // namespace launcher
