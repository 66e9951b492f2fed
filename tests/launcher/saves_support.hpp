// SPDX-License-Identifier: MIT
// A user's home with saved games in it, and a launcher that can be stopped at any moment.
#pragma once

#include "game/catalogue.hpp"
#include "game/save.hpp"
#include "game/session.hpp"
#include "support.hpp"

#include <csignal>

using namespace launcher;

// A home of its own, in which several runs find what those before have left.
class Home {
public:
    // The launcher with the tiny race as the only addon.
    Result race(Words arguments, const std::string &input = "",
                const Words &environment = {}) const;
    Result race_in_terminal(Words arguments, const std::vector<Typed> &typed) const;

    std::filesystem::path path(const std::string &name) const { return folder_.path() / name; }
    std::filesystem::path saves() const { return path("data/ludus/saves"); }
    Words environment() const { return {"XDG_DATA_HOME=" + path("data").string()}; }
    // The one unfinished, or finished, game.
    std::filesystem::path only_save(const std::string &folder = "") const;

private:
    TemporaryFolder folder_{TemporaryFolder::In::memory};
};

// Whether the launcher has said it, as an answer or as a complaint.
bool says(const Result &result, const std::string &text);

// The .ludus files of a folder; none where it does not exist.
std::vector<std::filesystem::path> saves_in(const std::filesystem::path &folder);

// A launcher that runs while the test looks on, through pipes.
class Child {
public:
    enum class Input { ends, stays_open };
    Child(Words arguments, const std::string &input, const Words &environment,
          Input after = Input::ends);
    ~Child();
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;

    // Until something has been printed, or the output has ended.
    void wait_for_output();
    // Until that has been printed; it must be.
    void wait_for(const std::string &text);
    void type(const std::string &line) const; // where the input stays open
    void signal(int number) const { kill(pid_, number); }
    // Ends the input and reads to the end; the exit code, or 128 and the signal.
    int end();

    std::string out;

private:
    bool read_some();

    pid_t pid_ = -1;
    int from_ = -1;
    int to_ = -1;
    bool ended_ = false;
};

// The games of the addons, opened in the test itself.
const Game &race_game();
// A game of the race as the launcher keeps it: so many rolls, each side playing its first move.
std::string played_save(DiceSource dice, uint32_t rolls);
// What loading says of a text: empty where the game goes on.
std::string refusal_of(const std::string &text);
