// SPDX-License-Identifier: MIT
// A person who plays on the console. To know where pieces are in the picture, a face of the
// person's own shows the game that a save state holds.
#pragma once

#include "console.hpp"
#include "ui/gui.hpp"

using namespace launcher;

// The usual options of a console with those addons, but for what was chosen.
ConsoleOptions with(const std::filesystem::path &addons,
                    const std::map<std::string, std::string> &chosen = {});

class Player {
public:
    Player(Console &console, const std::filesystem::path &addons);

    // The game as it is now.
    const LiveGame &look();
    // Until a person is asked, or the game is over; false: it is over.
    bool wait();
    void move_by_pad();
    void move_by_keyboard();
    void move_by_pointer();
    void play(const std::string &move); // by its text, with the pointer
    bool over();

private:
    bool asked();
    Point spot(int32_t place);
    template <class Move>
    void move(Move move);

    Console &console_;
    Catalogue catalogue_;
    SettingsStore memory_;
    std::unique_ptr<Gui> face_;
    std::string seen_;
};
