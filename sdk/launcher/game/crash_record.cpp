// SPDX-License-Identifier: MIT
#include "game/crash_record.hpp"

#include "base/shared_memory.hpp"
#include "game/autosave.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <new>

namespace launcher {

namespace {

// Whole at any moment: a new text is written beside the old one.
class Note {
public:
    void set(const std::string &text) {
        const unsigned other = 1 - current_.load();
        const size_t length = std::min(text.size(), texts_[other].size() - 1);
        std::memcpy(texts_[other].data(), text.data(), length);
        texts_[other][length] = '\0';
        current_ = other;
    }
    std::string get() const { return texts_[current_.load()].data(); }

private:
    std::atomic<unsigned> current_ = 0;
    std::array<std::array<char, 20000>, 2> texts_{};
};

struct Box {
    std::atomic<Language> language = Language::en;
    std::atomic<bool> game = false, window = false, ended = false, at_once = false, exited = false;
    std::atomic<int> exit_code = 0;
    Note addon, file, command, problem;
};
static_assert(std::atomic<Language>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

Box own;
Box *box = &own;

} // namespace

Sharing share_record() {
    const SharedMemory memory = shared_memory(sizeof(Box));
    if (!memory.place) return Sharing::none;
    box = memory.filled ? static_cast<Box *>(memory.place) : new (memory.place) Box;
    return memory.filled ? Sharing::as_child : Sharing::as_first;
}

void record_language() {
    box->language = language();
}

void record_addon(const std::string &id) {
    record_language();
    box->addon.set(id);
}

void record_game(const AutoSave &autosave) {
    record_language();
    const Kept kept = kept_of(autosave);
    box->file.set(kept.file);
    box->command.set(kept.command);
    box->problem.set(kept.problem);
    box->game = true;
}

void record_no_game() {
    box->game = false;
}

void record_window() {
    box->window = true;
}

void record_end(int exit_code) {
    box->exit_code = exit_code;
    box->ended = true;
}

void record_exit() {
    box->exited = true;
}

void end_at_once() {
    box->at_once = true;
    end_process();
}

Language language_recorded() {
    return box->language;
}

std::string addon_recorded() {
    return box->addon.get();
}

std::optional<Kept> game_recorded() {
    if (!box->game) return std::nullopt;
    return Kept{box->file.get(), box->command.get(), box->problem.get()};
}

bool window_recorded() {
    return box->window;
}

std::optional<int> end_recorded() {
    return box->ended ? std::optional(box->exit_code.load()) : std::nullopt;
}

bool exit_recorded() {
    return box->exited;
}

bool ended_at_once() {
    return box->at_once;
}

} // namespace launcher
