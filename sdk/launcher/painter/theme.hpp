// SPDX-License-Identifier: MIT
// The materials of a picture. Pieces have the hue that the addon gives them, fitted to the theme.
#pragma once

#include "ludus/addon.h"
#include "painter/colour.hpp"

#include <string>
#include <vector>

namespace launcher {

struct Theme {
    std::string id; // "classic"
    Colour table;   // round the board
    Colour board;   // its body, between the places
    Colour field;
    Colour entry; // a field of the entry zone
    Colour home;  // of the home zone
    Colour tray;  // a place without an outline
    Colour groove;
    Colour barrier;
    Colour ink;     // letters on a field
    Colour letters; // on board and table
    Colour faint;   // the same, less important
    Colour accent;  // whose turn, what can move
    Colour target;
    Colour capture;
    Colour last; // what moved last
    Colour panel;
    Colour button;
    Colour inlay_dark; // ornaments
    Colour inlay_light;
    Colour inlay_red;
    bool grained = true; // wood and shadows; false: plain colours

    // The grounds that pieces stand on.
    std::vector<Colour> grounds() const { return {field, entry, home, tray}; }
};

// "classic" and "high-contrast".
const std::vector<Theme> &themes();
// nullptr: there is none of that name.
const Theme *theme_named(const std::string &id);

// How a kind of piece looks: body, rim, and what is drawn on it.
struct PieceColours {
    Colour body;
    Colour rim;
    Colour sign;
};
PieceColours piece_colours(const Theme &theme, const ludus_piece &piece);

// The letters that a ground itself bears: seen where one looks for them, and no match for a piece.
Colour inscribed(const Theme &theme, Colour ground);

constexpr double inscription_contrast = 1.6; // to its ground
constexpr double piece_contrast = 3.0;       // to every ground
constexpr double text_contrast = 4.5;

} // namespace launcher
