// SPDX-License-Identifier: MIT
#include "saves_support.hpp"

#include "catch.hpp"
#include "open_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace fs = std::filesystem;

bool says(const Result &result, const std::string &text) {
    return has(result.out + result.err, text);
}

Result Home::race(Words arguments, const std::string &input, const Words &environment) const {
    arguments.insert(arguments.begin(), {"--addons", RACE_ADDONS});
    Words all = this->environment();
    all.insert(all.end(), environment.begin(), environment.end());
    return run_ludus(arguments, input, all);
}

Result Home::race_in_terminal(Words arguments, const std::vector<Typed> &typed) const {
    arguments.insert(arguments.begin(), {"--addons", RACE_ADDONS, "--speed", "instant"});
    Words all = environment();
    all.insert(all.end(), {"TERM=xterm", "NO_COLOR=1"});
    return ludus_in_terminal(arguments, typed, 80, all);
}

fs::path Home::only_save(const std::string &folder) const {
    const auto found = saves_in(saves() / folder);
    REQUIRE(found.size() == 1);
    return found[0];
}

std::vector<fs::path> saves_in(const fs::path &folder) {
    std::vector<fs::path> found;
    std::error_code missing;
    for (const auto &entry : fs::directory_iterator(folder, missing))
        if (entry.path().extension() == ".ludus") found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

Child::Child(Words arguments, const std::string &input, const Words &environment, Input after) {
    arguments.insert(arguments.begin(), {LUDUS, "--addons", RACE_ADDONS});
    int in[2], out_pipe[2];
    REQUIRE(pipe2(in, O_CLOEXEC) == 0);
    REQUIRE(pipe2(out_pipe, O_CLOEXEC) == 0);
    pid_ = fork();
    REQUIRE(pid_ >= 0);
    if (pid_ == 0) {
        std::vector<char *> argv;
        for (const auto &argument : arguments)
            argv.push_back(const_cast<char *>(argument.c_str()));
        argv.push_back(nullptr);
        for (const auto &variable : environment)
            putenv(const_cast<char *>(variable.c_str()));
        dup2(in[0], STDIN_FILENO);
        dup2(out_pipe[1], STDOUT_FILENO);
        execv(LUDUS, argv.data());
        _exit(127);
    }
    close(in[0]);
    close(out_pipe[1]);
    REQUIRE(write(in[1], input.data(), input.size()) == static_cast<ssize_t>(input.size()));
    to_ = in[1];
    if (after == Input::ends) close(std::exchange(to_, -1));
    from_ = out_pipe[0];
}

Child::~Child() {
    close(from_);
    if (to_ >= 0) close(to_);
    if (ended_) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
}

bool Child::read_some() {
    char buffer[4096];
    const ssize_t count = read(from_, buffer, sizeof buffer);
    if (count > 0) out.append(buffer, static_cast<size_t>(count));
    return count > 0;
}

void Child::wait_for_output() {
    if (out.empty()) read_some();
}

void Child::wait_for(const std::string &text) {
    while (out.find(text) == std::string::npos) {
        INFO("\"" << text << "\" was expected in: " << out);
        REQUIRE(read_some());
    }
}

void Child::type(const std::string &line) const {
    REQUIRE(write(to_, line.data(), line.size()) == static_cast<ssize_t>(line.size()));
}

int Child::end() {
    if (to_ >= 0) close(std::exchange(to_, -1));
    while (read_some())
        continue;
    int status = 0;
    REQUIRE(waitpid(pid_, &status, 0) == pid_);
    ended_ = true;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

const Game &race_game() {
    static const Game game = opened_game(RACE_ADDONS, "race.six");
    return game;
}

std::string played_save(DiceSource dice, uint32_t rolls) {
    Session session(race_game(), person(), program_player(race_game(), "random"), std::move(dice));
    while (session.state().phase != LUDUS_PHASE_OVER) {
        const ludus_state state = session.state();
        if (state.phase == LUDUS_PHASE_ROLL && state.rolls == rolls) break;
        if (state.phase == LUDUS_PHASE_ROLL) {
            if (!session.roll()) session.roll(Values{static_cast<int32_t>(state.rolls % 4 + 1)});
        } else if (state.phase == LUDUS_PHASE_MOVE) {
            session.match().moves();
            session.play(0);
        } else {
            session.end_turn();
        }
    }
    return save_text(session);
}

std::string refusal_of(const std::string &text) {
    try {
        const Session session = replayed(parse_save(text), race_game());
        parse_save(save_text(session)); // what goes on can be kept again
        return {};
    } catch (const SaveError &fault) {
        REQUIRE(fault.line >= 1);
        return "line " + std::to_string(fault.line) + ": " + fault.what();
    }
}
