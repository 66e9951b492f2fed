// SPDX-License-Identifier: MIT
#include "whole_file.hpp"

#include "catalogue.hpp"
#include "faults.hpp"
#include "text.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <system_error>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

[[noreturn]] void cannot_write(const fs::path &file, int error) {
    throw Refusal(text(Text::file_unwritable, {path_text(file), fault_words(error)}));
}

// A name for the time of writing; the file is gone with the object unless it was renamed.
class Draft {
public:
    explicit Draft(const fs::path &file) : file_(file) {
        name_ = (file.parent_path() / ("." + file.filename().string() + ".XXXXXX")).string();
        // Beyond the limit of a file's size a write shall fail, not end the process.
        std::signal(SIGXFSZ, SIG_IGN);
        descriptor_ = mkostemp(name_.data(), O_CLOEXEC);
        if (descriptor_ < 0) cannot_write(file_, errno);
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
    // Locked before anybody can know the file.
    FileLock locked() { return FileLock(std::exchange(descriptor_, -1)); }

private:
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

// The file with its folder.
fs::path prepared(const fs::path &file) {
    const fs::path whole = whole_path(file);
    need_folder_of(whole);
    std::error_code error;
    const auto status = fs::status(whole, error);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw Refusal(text(Text::file_not_regular, {path_text(file)}));
    return whole;
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

void replace_file(const fs::path &file, const std::string &text, FileLock *lock) {
    const fs::path whole = prepared(file);
    Draft draft(whole);
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

void make_folder(const fs::path &folder) {
    std::error_code error;
    if (fs::is_directory(folder, error)) return;
    fs::create_directories(folder, error);
    if (error) cannot_write(folder, error.value());
}
