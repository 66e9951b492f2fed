// SPDX-License-Identifier: MIT
#include "painter/theme.hpp"

namespace launcher {

namespace {

// Walnut, with fields of a middle tone: ivory and dark stones stand out from it alike.
Theme classic() {
    Theme t;
    t.id = "classic";
    t.table = Colour::hex(0x1E2A2B);
    t.board = Colour::hex(0x4A2F1D);
    t.field = Colour::hex(0x9E7B53);
    t.entry = Colour::hex(0x967B47);
    t.home = Colour::hex(0xA97552);
    t.tray = Colour::hex(0x66806C);
    t.groove = Colour::hex(0x23150C);
    t.barrier = Colour::hex(0xC9A45C);
    t.ink = Colour::hex(0x170D06);
    t.letters = Colour::hex(0xF1E6CF);
    t.faint = Colour::hex(0xC5B899);
    t.accent = Colour::hex(0xF2C14E);
    t.target = Colour::hex(0xFFF3C4);
    t.capture = Colour::hex(0xE8432E);
    t.last = Colour::hex(0xF7E7B4);
    t.panel = Colour::hex(0x2A2018);
    t.button = Colour::hex(0x5A3E28);
    t.inlay_dark = Colour::hex(0x22344F);
    t.inlay_light = Colour::hex(0xE6D7B4);
    t.inlay_red = Colour::hex(0x6E2418);
    return t;
}

Theme high_contrast() {
    Theme t;
    t.id = "high-contrast";
    t.table = Colour::hex(0x000000);
    t.board = Colour::hex(0x000000);
    t.field = Colour::hex(0x1C1C1C);
    t.entry = Colour::hex(0x10203A);
    t.home = Colour::hex(0x14300F);
    t.tray = Colour::hex(0x262626);
    t.groove = Colour::hex(0xFFFFFF);
    t.barrier = Colour::hex(0xFFFFFF);
    t.ink = Colour::hex(0xFFFFFF);
    t.letters = Colour::hex(0xFFFFFF);
    t.faint = Colour::hex(0xE0E0E0);
    t.accent = Colour::hex(0xFFE000);
    t.target = Colour::hex(0x00FFFF);
    t.capture = Colour::hex(0xFF5AD0);
    t.last = Colour::hex(0x7CFF6B);
    t.panel = Colour::hex(0x000000);
    t.button = Colour::hex(0x2B2B2B);
    t.inlay_dark = Colour::hex(0x7A7A7A);
    t.inlay_light = Colour::hex(0xB8B8B8);
    t.inlay_red = Colour::hex(0x9A9A9A);
    t.grained = false;
    return t;
}

// Light pieces are white there, and dark ones orange: what is dark would vanish.
PieceColours plain_colours(const ludus_piece &piece) {
    const bool light = luminance(Colour::hex(piece.colour)) > 0.35;
    const Colour black{0, 0, 0}, white{1, 1, 1};
    if (light) return {white, white, black};
    return {Colour::hex(0xFF9A1F), Colour::hex(0xFF9A1F), black};
}

} // namespace

const std::vector<Theme> &themes() {
    static const std::vector<Theme> all{classic(), high_contrast()};
    return all;
}

const Theme *theme_named(const std::string &id) {
    for (const auto &theme : themes())
        if (theme.id == id) return &theme;
    return nullptr;
}

Colour inscribed(const Theme &theme, Colour ground) {
    Colour colour = ground;
    for (double part = 0; part <= 1 && contrast(colour, ground) < inscription_contrast;
         part += 0.01)
        colour = mix(ground, theme.groove, part);
    return colour;
}

PieceColours piece_colours(const Theme &theme, const ludus_piece &piece) {
    if (!theme.grained) return plain_colours(piece);
    constexpr double shaded_contrast = piece_contrast * 1.15; // light and shade take some of it
    constexpr double light_from = 0.3; // of luminance: such pieces are made lighter, others darker
    Colour body = Colour::hex(piece.colour & 0xFFFFFF);
    const bool light = luminance(body) >= light_from;
    const Colour end = light ? Colour{1, 1, 1} : Colour{0, 0, 0};
    for (const Colour &ground : theme.grounds())
        for (double part = 0; part <= 1 && contrast(body, ground) < shaded_contrast; part += 0.02)
            body = mix(Colour::hex(piece.colour & 0xFFFFFF), end, part);
    const Colour dark = Colour::hex(0x1A0F08), pale = Colour::hex(0xEBD9B0);
    if (light) return {body, mix(body, Colour::hex(0x6B4A22), 0.75), Colour::hex(0x3B2412)};
    return {body, mix(body, dark, 0.55), pale};
}

} // namespace launcher
