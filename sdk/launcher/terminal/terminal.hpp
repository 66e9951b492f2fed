// SPDX-License-Identifier: MIT
// The operating system's side of a conversation: terminal or pipe, width, colours, Ctrl-C.
#pragma once

#include "base/output.hpp"
#include "terminal/canvas.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace launcher {

// Ctrl-C while a person plays, a closed terminal, or SIGTERM; the game stops cleanly.
struct Interrupted {};

// A person has left; the reason has been said.
struct Left {};

// What was to be shown could not be written: a disk is full, say. A sentence.
struct OutputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Terminal {
public:
    // From now on Ctrl-C is noticed instead of ending the process. `plain`: nothing is drawn, also
    // where there is a terminal.
    explicit Terminal(bool plain = false);
    ~Terminal();
    Terminal(const Terminal &) = delete;
    Terminal &operator=(const Terminal &) = delete;

    // Input and output are both a terminal: somebody types, and sees what is typed.
    bool asks() const { return asks_; }
    // That, and it may be drawn on; otherwise all is plain lines.
    bool interactive() const { return interactive_; }
    bool unicode() const { return unicode_; }
    bool coloured() const { return coloured_; }
    // Now: the window may be resized at any time.
    int columns() const { return terminal_columns(); }

    // And flush. Throws OutputError, or Interrupted where the terminal is gone.
    void write(const std::string &text);
    // A sentence: broken between words where it is wider than a terminal; one line in a pipe.
    void say(const std::string &sentence);
    // The same unbroken, where it ends with what is to be copied.
    void say_whole(const std::string &sentence);
    // The same after an interruption, where anybody is there still.
    void farewell(const std::string &sentence);
    // A line that the next one overwrites; nothing where there is no terminal.
    void status(const std::string &text);
    // Without its newline; empty at the end of the input. The prompt is for whoever types. What was
    // typed before it, or where nobody sees what is typed, is written out, so that what is printed
    // is a whole record. Throws Interrupted, or RequestError where it cannot be read.
    std::optional<std::string> read_line(const std::string &prompt = "");

    // So long, or until Ctrl-C; nothing where nobody looks.
    void pause(int milliseconds);

    static bool interrupted();
    static int exit_code(); // of a process that was interrupted, as shells count
    static bool error_is_terminal();

private:
    bool typed_ahead() const;
    std::optional<std::string> read_raw_line();

    bool typed_; // the input is a terminal, or was
    bool seen_;  // the output
    bool asks_;
    bool interactive_;
    bool unicode_;
    bool coloured_;
    bool status_shown_ = false;
    std::string pending_; // read, but not yet asked for
};

} // namespace launcher
