// SPDX-License-Identifier: MIT
#include "game/autosave.hpp"

#include "game/save.hpp"
#include "game/session.hpp"
#include "ludus/paths.hpp"
#include "storage/folders.hpp"
#include "storage/whole_file.hpp"
#include "words/text.hpp"

#include <cctype>
#include <ctime>

namespace launcher {

namespace fs = std::filesystem;
using ludus::openable;

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
    return fs::equivalent(openable(file.parent_path()), openable(folder), error);
}

// A file in the user's folder of unfinished games.
bool in_saves(const fs::path &file) {
    const auto saves = saves_folder();
    return saves && lies_in(file, *saves);
}

bool stands(const fs::path &file) {
    std::error_code error;
    return fs::exists(fs::symlink_status(openable(file), error));
}

} // namespace

AutoSave AutoSave::in_folder(fs::path saves) {
    AutoSave autosave;
    autosave.folder_ = std::move(saves);
    autosave.own_folder_ = true;
    return autosave;
}

AutoSave AutoSave::in_new_file(fs::path file) {
    std::error_code error;
    const auto status = fs::status(openable(file), error); // a link may name what is not there yet
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw TakenError(text(Text::file_not_regular, {path_text(file)}));
    if (fs::exists(status))
        throw TakenError(
            text(holds(file, looks_like_save) ? Text::save_taken_game : Text::save_taken,
                 {path_text(file)}));
    need_folder_of(file);
    AutoSave autosave;
    autosave.own_folder_ = in_saves(file);
    autosave.file_ = std::move(file);
    return autosave;
}

AutoSave AutoSave::in_file(fs::path file) {
    AutoSave autosave;
    remove_drafts_of(file, save_magic);
    autosave.lock_ = FileLock(file);
    autosave.written_ = read_whole(file, largest_save);
    autosave.resumed_ = true;
    autosave.own_folder_ = in_saves(file);
    autosave.file_ = std::move(file);
    return autosave;
}

AutoSave AutoSave::nowhere() {
    return {};
}

bool AutoSave::listed() const {
    return file_ && in_saves(*file_);
}

void AutoSave::keep(const Session &session) {
    if (!file_ && !folder_) return;
    try {
        write(session);
        problem_.clear();
        if (session.state().phase != LUDUS_PHASE_OVER) reopen();
    } catch (const std::runtime_error &error) {
        problem_ = sentence(error);
        if (!std::ispunct(static_cast<unsigned char>(problem_.back()))) problem_ += '.';
    }
}

void AutoSave::write(const Session &session) {
    const std::string text = save_text(session);
    if (own_folder_) make_folder(file_ ? file_->parent_path() : *folder_);
    if (!file_) return write_new(session, text);
    if (written_.empty()) {
        if (!create_file(*file_, text, &lock_))
            throw TakenError(launcher::text(Text::save_taken, {path_text(*file_)}));
        written_ = text;
        return;
    }
    const auto own = [&](const std::string &found) { return found == written_; };
    try {
        // Once more where a game goes on: what was played last is the newest file.
        if (!std::exchange(resumed_, false) && text == written_ && holds(*file_, own)) return;
        replace_file(*file_, text, own, &lock_);
        written_ = text;
    } catch (const TakenError &taken) {
        write_beside(text, taken.what());
    }
}

void AutoSave::keep_step(const Session &session) {
    const auto now = std::chrono::steady_clock::now();
    const bool played = session.seat(1).human() || session.seat(2).human();
    if (!played && now - last_step_ < std::chrono::seconds(1)) return;
    keep(session);
    last_step_ = now;
}

void AutoSave::write_new(const Session &session, const std::string &text) {
    const std::string name = new_name(session);
    remove_drafts_in(*folder_, save_magic);
    for (int number = 1; !file_; ++number)
        if (const fs::path file = *folder_ / numbered(name, number);
            create_file(file, text, &lock_))
            file_ = file;
    written_ = text;
}

void AutoSave::write_beside(const std::string &text, const std::string &why) {
    const fs::path taken = *file_;
    for (int number = 2; *file_ == taken; ++number)
        if (const fs::path file = taken.parent_path() / numbered(taken.stem().string(), number);
            create_file(file, text, &lock_))
            file_ = file;
    written_ = text;
    news_ = launcher::text(Text::save_beside, {why, path_text(*file_)});
}

void AutoSave::finish(const Session &session) {
    keep(session);
    if (!file_ || !problem_.empty() || !listed()) return;
    move_to(finished_folder(file_->parent_path()));
}

// A finished game that goes on, as its end was taken back, is among the unfinished ones again.
void AutoSave::reopen() {
    const auto saves = saves_folder();
    if (saves && lies_in(*file_, finished_folder(*saves))) move_to(*saves);
}

// Where that fails the file stays where it is, and is as good there.
void AutoSave::move_to(const fs::path &folder) {
    std::error_code error;
    fs::create_directories(openable(folder), error);
    if (fs::is_symlink(fs::symlink_status(openable(*file_), error)))
        return; // it may lead from there alone
    for (int number = 1;; ++number) {
        const fs::path kept = folder / numbered(file_->stem().string(), number);
        if (rename_file(*file_, kept, &lock_)) {
            file_ = kept;
            return;
        }
        if (!stands(kept)) return;
    }
}

} // namespace launcher
