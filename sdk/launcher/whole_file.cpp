// SPDX-License-Identifier: MIT
#include "whole_file.hpp"

#include "catalogue.hpp"
#include "faults.hpp"
#include "text.hpp"

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

namespace fs = std::filesystem;

namespace {

[[noreturn]] void cannot_write(const fs::path &file, int error) {
    throw Refusal(text(Text::file_unwritable, {path_text(file), fault_words(error)}));
}

constexpr std::string_view draft_end = ".XXXXXX"; // as mkostemp fills it in

// ".NAME.a1B2c3" of the file NAME, or of any file.
bool is_draft(const std::string &found, const std::string &name) {
    if (found.size() <= draft_end.size() + 1 || found[0] != '.') return false;
    const size_t end = found.size() - draft_end.size();
    const std::string_view filling = std::string_view(found).substr(end + 1);
    const bool filled =
        found[end] == '.' && std::all_of(filling.begin(), filling.end(),
                                         [](unsigned char c) { return std::isalnum(c); });
    return filled && (name.empty() || found.compare(1, end - 1, name) == 0);
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
        if (link(name_.c_str(), file_.c_str()) == 0) return true;
        if (errno == EEXIST) return false;
        cannot_write(file_, errno);
    }
    void show_to(Readers readers) {
        if (readers == Readers::user) return;
        const mode_t kept_back = umask(0);
        umask(kept_back);
        fchmod(descriptor_, 0666 & ~kept_back); // a file system without modes is no reason to fail
    }
    // Locked before anybody can know the file.
    FileLock locked() { return FileLock(std::exchange(descriptor_, -1)); }

private:
    void open() {
        const std::string name = "." + file_.filename().string() + std::string(draft_end);
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
        throw Refusal(text(Text::file_not_regular, {path_text(file)}));
    return whole;
}

// Of a file of this name; of all files, where it is empty.
void remove_drafts(const fs::path &folder, const std::string &name) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path found = entry->path();
        if (!is_draft(found.filename().string(), name)) continue;
        const int descriptor = open(found.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0) continue;
        struct stat about {};
        const bool own =
            fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode) && about.st_uid == geteuid();
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
        throw Refusal(text(Text::file_unreadable, {path_text(file), fault_words(reason)}));
    };
    if (!fs::exists(status)) cannot_read(error ? error.value() : ENOENT);
    if (!fs::is_regular_file(status))
        throw Refusal(text(Text::file_not_regular, {path_text(file)}));
    std::ifstream in(file, std::ios::binary);
    if (!in) cannot_read(errno);
    std::string whole(limit + 1, '\0');
    in.read(whole.data(), static_cast<std::streamsize>(whole.size()));
    if (in.bad()) cannot_read(EIO);
    whole.resize(static_cast<size_t>(in.gcount()));
    if (whole.size() > limit)
        throw Refusal(text(Text::file_too_large, {path_text(file), std::to_string(limit)}));
    return whole;
}

void need_folder_of(const fs::path &file) {
    const fs::path folder = whole_path(file).parent_path();
    std::error_code error;
    if (fs::status(folder, error).type() == fs::file_type::not_found && error.value() != ENOTDIR)
        throw Refusal(text(Text::file_without_folder, {path_text(file), path_text(folder)}));
}

void replace_file(const fs::path &file, const std::string &text, FileLock *lock, Readers readers) {
    const fs::path whole = prepared(file);
    Draft draft(whole);
    draft.show_to(readers);
    draft.write(text);
    FileLock next = draft.locked();
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

void remove_drafts_of(const fs::path &file) {
    const fs::path whole = named_by(file);
    remove_drafts(whole.parent_path(), whole.filename().string());
}

void remove_drafts_in(const fs::path &folder) {
    remove_drafts(folder, "");
}

void make_folder(const fs::path &folder) {
    std::error_code error;
    if (fs::is_directory(folder, error)) return;
    fs::create_directories(folder, error);
    if (error) cannot_write(folder, error.value());
}
