// SPDX-License-Identifier: MIT
// Keeps a game on disk while it is played: after every step the file holds the whole game, so that
// whatever ends the launcher, no more is lost than what was being typed. It replaces nothing but
// what it has written or read itself: where something else has come to stand under the game's name,
// that is left, and the game is kept under another one.
#pragma once

#include "storage/file_lock.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace launcher {

class Session;

class AutoSave {
public:
    // In the user's folder of saves, under a new name.
    static AutoSave in_folder(std::filesystem::path saves);
    // A new game in this file. Throws RequestError where it is there already, or cannot be.
    static AutoSave in_new_file(std::filesystem::path file);
    // The game that is in this file. Throws RequestError where it cannot be read, or where another
    // launcher plays the game in it; from now on no other can.
    static AutoSave in_file(std::filesystem::path file);
    // Nowhere, by the player's wish or because there is no folder.
    static AutoSave nowhere();

    // Writes what has changed. What fails is told by problem(), and tried again the next time: a
    // folder that has vanished is made anew.
    void keep(const Session &session);
    // After a step: the same, but where nobody plays, so that nothing typed can be lost, only once
    // a second. Waiting for the disk at each step would take longer than such a game.
    void keep_step(const Session &session);
    // The game is over: in the folder of saves it goes to the finished ones.
    void finish(const Session &session);

    // Where the game is; nothing before the first step, or where it is kept nowhere.
    const std::optional<std::filesystem::path> &file() const { return file_; }
    // Is it among the user's unfinished games?
    bool listed() const;
    // Why the last step is not on disk, as a sentence; empty where it is.
    const std::string &problem() const { return problem_; }
    // What happened to the file that its player has to know, once; mostly nothing.
    std::string take_news() { return std::exchange(news_, {}); }
    // What the file holds, so far as is known.
    const std::string &written() const { return written_; }

private:
    void write(const Session &session);
    void write_new(const Session &session, const std::string &text);
    void write_beside(const std::string &text, const std::string &why);
    void reopen();
    void move_to(const std::filesystem::path &folder);

    std::optional<std::filesystem::path> folder_; // for a new name
    std::optional<std::filesystem::path> file_;
    bool resumed_ = false;    // and not yet written since
    bool own_folder_ = false; // the launcher's, which it makes where it is missing
    FileLock lock_;
    std::string written_;                             // empty: nothing yet
    std::chrono::steady_clock::time_point last_step_; // that was written
    std::string problem_;
    std::string news_;
};

} // namespace launcher
