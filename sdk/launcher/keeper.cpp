// SPDX-License-Identifier: MIT
#include "keeper.hpp"

#include "folders.hpp"
#include "save.hpp"
#include "session.hpp"
#include "whole_file.hpp"

#include <ctime>

namespace fs = std::filesystem;

namespace {

// "duodecim.asilo-2026-03-15-201502": sorted by name, a game's saves are sorted by time.
std::string new_name(const Session &session) {
    std::string name = session.game().id();
    for (char &c : name)
        if (c == '/' || c == '\0') c = '_';
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    char stamp[32] = "";
    if (localtime_r(&now, &local)) std::strftime(stamp, sizeof stamp, "-%Y-%m-%d-%H%M%S", &local);
    return name + stamp;
}

constexpr const char *ending = ".ludus";

// Of this name, or with a number behind where it is taken.
std::string numbered(const std::string &name, int number) {
    return number == 1 ? name + ending : name + '-' + std::to_string(number) + ending;
}

bool lies_in(const fs::path &file, const fs::path &folder) {
    std::error_code error;
    return fs::equivalent(fs::absolute(file).parent_path(), folder, error);
}

// A file in the user's folder of unfinished games.
bool in_saves(const fs::path &file) {
    const auto saves = saves_folder();
    return saves && lies_in(file, *saves);
}

// Where nothing stands yet.
fs::path free_name(const fs::path &folder, const std::string &stem) {
    for (int number = 1;; ++number) {
        const fs::path file = folder / numbered(stem, number);
        std::error_code error;
        if (!fs::exists(fs::symlink_status(file, error))) return file;
    }
}

} // namespace

Keeper Keeper::in_folder(fs::path saves) {
    Keeper keeper;
    keeper.folder_ = std::move(saves);
    keeper.own_folder_ = true;
    return keeper;
}

Keeper Keeper::in_file(fs::path file) {
    Keeper keeper;
    remove_drafts_of(file);
    keeper.lock_ = FileLock(file);
    keeper.own_folder_ = in_saves(file);
    keeper.file_ = std::move(file);
    return keeper;
}

Keeper Keeper::nowhere() {
    return {};
}

bool Keeper::listed() const {
    return file_ && in_saves(*file_);
}

void Keeper::keep(const Session &session) {
    if (!file_ && !folder_) return;
    if (file_ && session.state().phase != LUDUS_PHASE_OVER) reopen();
    const std::string text = save_text(session);
    if (text == written_ && problem_.empty()) return;
    try {
        if (own_folder_) make_folder(file_ ? file_->parent_path() : *folder_);
        if (file_)
            replace_file(*file_, text, &lock_);
        else
            write_new(session, text);
        written_ = text;
        problem_.clear();
    } catch (const Refusal &refusal) {
        problem_ = refusal.what();
    }
}

void Keeper::keep_step(const Session &session) {
    const auto now = std::chrono::steady_clock::now();
    const bool played = session.seat(1).human() || session.seat(2).human();
    if (!played && now - last_step_ < std::chrono::seconds(1)) return;
    keep(session);
    last_step_ = now;
}

void Keeper::write_new(const Session &session, const std::string &text) {
    const std::string name = new_name(session);
    remove_drafts_in(*folder_);
    for (int number = 1; !file_; ++number)
        if (const fs::path file = *folder_ / numbered(name, number);
            create_file(file, text, &lock_))
            file_ = file;
}

void Keeper::finish(const Session &session) {
    keep(session);
    if (!file_ || !problem_.empty() || !listed()) return;
    move_to(finished_folder(file_->parent_path()));
}

// A finished game that goes on, as its end was taken back, is among the unfinished ones again.
void Keeper::reopen() {
    const auto saves = saves_folder();
    if (saves && lies_in(*file_, finished_folder(*saves))) move_to(*saves);
}

// Where that fails the file stays where it is, and is as good there.
void Keeper::move_to(const fs::path &folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (fs::is_symlink(fs::symlink_status(*file_, error))) return; // it may lead from there alone
    const fs::path kept = free_name(folder, file_->stem().string());
    fs::rename(*file_, kept, error);
    if (!error) file_ = kept;
}
