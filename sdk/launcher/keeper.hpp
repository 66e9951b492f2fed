// SPDX-License-Identifier: MIT
// Keeps a game on disk while it is played: after every step the file holds the whole game, so that
// whatever ends the launcher, no more is lost than what was being typed.
#pragma once

#include "file_lock.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

class Session;

class Keeper {
public:
    // In the user's folder of saves, under a new name.
    static Keeper in_folder(std::filesystem::path saves);
    // In this file, which is replaced. Throws Refusal where another launcher plays the game in it;
    // from now on no other can.
    static Keeper in_file(std::filesystem::path file);
    // Nowhere, by the player's wish or because there is no folder.
    static Keeper nowhere();

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

private:
    void write_new(const Session &session, const std::string &text);
    void reopen();
    void move_to(const std::filesystem::path &folder);

    std::optional<std::filesystem::path> folder_; // for a new name
    std::optional<std::filesystem::path> file_;
    bool own_folder_ = false; // the launcher's, which it makes where it is missing
    FileLock lock_;
    std::string written_;
    std::chrono::steady_clock::time_point last_step_; // that was written
    std::string problem_;
};
