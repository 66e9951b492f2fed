// SPDX-License-Identifier: MIT
// The launcher in a terminal, while the test looks on; and the child's side of starting it.
#pragma once

#include "support.hpp"

#include <sys/types.h>

namespace child {

// A user who has nothing yet, and then what the test wants, as NAME=value.
void set_environment(const std::filesystem::path &home, const Words &environment);
void redirect(int descriptor, const std::filesystem::path &file, int flags);
[[noreturn]] void execute(const Words &arguments);
// Of waitpid: the exit code, or 128 and the signal.
int code_of(int status);

} // namespace child

class Screen {
public:
    // `output`: the file to which the launcher writes instead; empty: the terminal.
    Screen(const Words &arguments, int columns, const Words &environment,
           const std::filesystem::path &output = {});
    ~Screen();
    Screen(const Screen &) = delete;
    Screen &operator=(const Screen &) = delete;

    // Until the text has appeared behind what was seen before, or nothing more comes.
    bool wait_for(const std::string &text);
    void type(const std::string &keys) const;
    void resize(int columns) const;
    // Closes the terminal, as its window is closed, and waits for the launcher's end.
    int hang_up();
    // Reads until the launcher ends; its exit code.
    int end();

    std::string shown;

private:
    bool read_some();
    int wait();

    const TemporaryFolder home_{TemporaryFolder::In::memory};
    pid_t pid_ = -1;
    int terminal_ = -1;
    size_t seen_ = 0;
    bool ended_ = false;
};
