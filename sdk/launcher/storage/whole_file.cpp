// SPDX-License-Identifier: MIT
#include "storage/whole_file.hpp"

#include "base/errors.hpp"
#include "base/quote.hpp"
#include "ludus/paths.hpp"
#include "storage/files.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <fstream>
#include <optional>
#include <string_view>
#include <utility>

namespace launcher {

namespace fs = std::filesystem;
using ludus::openable;

namespace {

constexpr size_t most_replaced = 64u << 20; // bytes: no file of a launcher's is so large

[[noreturn]] void cannot_write(const fs::path &file, std::error_code error) {
    throw RequestError(text(Text::file_unwritable, {path_text(file), system_error_words(error)}));
}

// The hidden name of a file NAME while it is written: ".NAME.ludus-draft-a1B2c3". A long name is
// cut, so that the whole is not too long for the system.
const std::string draft_mark = ".ludus-draft-", draft_filling = "XXXXXX";

std::string draft_start(const fs::path &file) {
    constexpr size_t most = 200; // bytes of 255
    const std::string name = ludus::utf8(file.filename());
    size_t end = std::min(name.size(), most);
    while (end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80)
        --end;
    return "." + name.substr(0, end) + draft_mark;
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

// A name for the time of writing; the file is gone with the object unless it was renamed. It is
// locked all the while, so that nobody takes it for one that was left behind.
class Draft {
public:
    explicit Draft(const fs::path &file) : target_(file) {
        constexpr int most_tries = 100; // each time it was removed before it was locked
        for (int i = 0; i < most_tries && file_ == no_file; ++i)
            open();
        if (file_ == no_file)
            cannot_write(target_, std::make_error_code(std::errc::device_or_resource_busy));
    }
    ~Draft() {
        if (file_ != no_file) close_file(file_);
        if (!name_.empty()) remove_file(name_);
    }
    Draft(const Draft &) = delete;
    Draft &operator=(const Draft &) = delete;

    void write(const std::string &text) { need(write_file(file_, text)); }
    void show_to(Readers readers) { launcher::show_to(file_, target_, readers == Readers::others); }
    // Before anybody can know the file; nothing where another process has the lock on its name.
    std::optional<FileLock> locked() {
        if (lock_stays_with_name) return FileLock::tried(target_);
        return FileLock(std::exchange(file_, no_file));
    }
    void replace() {
        need(replace_by(target_, name_));
        name_.clear();
    }
    bool create() {
        const std::error_code error = give_name(name_, target_);
        if (error == std::errc::file_exists) return false;
        need(error);
        name_.clear();
        return true;
    }

private:
    void open() {
        name_ = target_.parent_path() / ludus::path_of(draft_start(target_) + draft_filling);
        std::error_code error;
        file_ = new_file(name_, error);
        if (file_ == no_file) {
            name_.clear();
            cannot_write(target_, error);
        }
        if (lock_file(file_) && is_file(file_, name_)) return;
        close_file(std::exchange(file_, no_file));
    }
    void need(std::error_code error) const {
        if (error) cannot_write(target_, error);
    }

    const fs::path &target_;
    fs::path name_;
    FileNumber file_ = no_file;
};

fs::path whole_path(const fs::path &file) {
    std::error_code error;
    const fs::path whole = fs::absolute(file, error);
    if (error) cannot_write(file, error);
    return whole;
}

// The file that a link names in the end, whether or not it is there yet.
fs::path named_by(const fs::path &file) {
    constexpr int most_links = 40; // as the system has it
    fs::path named = whole_path(file);
    std::error_code error;
    for (int i = 0; i < most_links && fs::is_symlink(fs::symlink_status(openable(named), error));
         ++i) {
        const fs::path to = fs::read_symlink(named, error);
        if (error) cannot_write(file, error);
        named = named.parent_path() / to; // as it is where it is absolute
    }
    if (fs::is_symlink(fs::symlink_status(openable(named), error)))
        cannot_write(file, std::make_error_code(std::errc::too_many_symbolic_link_levels));
    return named;
}

// The file with its folder.
fs::path prepared(const fs::path &file) {
    const fs::path whole = named_by(file);
    need_folder_of(whole);
    std::error_code error;
    const auto status = fs::status(openable(whole), error);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw TakenError(text(Text::file_not_regular, {path_text(file)}));
    return whole;
}

// What stands there is read before it is replaced.
void need_ours(const fs::path &file, const Replaceable &ours) {
    std::error_code error;
    if (!fs::exists(fs::status(openable(file), error))) return;
    if (const std::error_code protects = may_write(file)) cannot_write(file, protects);
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
    std::error_code error; // a folder that cannot be listed is told by whoever needs it
    for (const fs::path &name : names_in(folder, error))
        if (is_draft(ludus::utf8(name), start)) remove_draft(folder / name, begins);
}

} // namespace

std::string read_whole(const fs::path &file, size_t limit) {
    std::error_code error;
    const auto status = fs::status(openable(file), error);
    const auto cannot_read = [&](std::error_code reason) {
        throw RequestError(
            text(Text::file_unreadable, {path_text(file), system_error_words(reason)}));
    };
    if (!fs::exists(status))
        cannot_read(error ? error : std::make_error_code(std::errc::no_such_file_or_directory));
    if (!fs::is_regular_file(status))
        throw RequestError(text(Text::file_not_regular, {path_text(file)}));
    std::ifstream in(openable(file), std::ios::binary);
    if (!in) cannot_read({errno, std::generic_category()});
    std::string whole;
    char part[1u << 16];
    while (whole.size() <= limit && (in.read(part, sizeof part), in.gcount() > 0))
        whole.append(part, static_cast<size_t>(in.gcount()));
    if (in.bad()) cannot_read(std::make_error_code(std::errc::io_error));
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
    if (fs::status(openable(folder), error).type() == fs::file_type::not_found &&
        error != std::errc::not_a_directory)
        throw RequestError(text(Text::file_without_folder, {path_text(file), path_text(folder)}));
}

void replace_file(const fs::path &file, const std::string &text, const Replaceable &ours,
                  FileLock *lock, Readers readers) {
    const fs::path whole = prepared(file);
    Draft draft(whole);
    draft.show_to(readers);
    draft.write(text);
    std::optional<FileLock> next;
    if (!lock_stays_with_name) next = draft.locked();
    need_ours(whole, ours);
    draft.replace();
    if (lock && next) *lock = std::move(*next);
}

bool create_file(const fs::path &file, const std::string &text, FileLock *lock) {
    const fs::path whole = prepared(file);
    Draft draft(whole);
    draft.write(text);
    std::optional<FileLock> next = draft.locked();
    if (!next || !draft.create()) return false;
    sync_folder(whole.parent_path());
    if (lock) *lock = std::move(*next);
    return true;
}

bool rename_file(const fs::path &file, const fs::path &free, FileLock *lock) {
    std::optional<FileLock> next;
    if (lock && lock_stays_with_name && !(next = FileLock::tried(free))) return false;
    if (give_name(file, free)) return false;
    if (next) *lock = std::move(*next);
    return true;
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
    if (fs::is_directory(openable(folder), error)) return;
    fs::create_directories(openable(folder), error);
    if (error) cannot_write(folder, error);
}

} // namespace launcher
