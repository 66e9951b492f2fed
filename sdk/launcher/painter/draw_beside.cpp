// SPDX-License-Identifier: MIT
// Beside the board: who plays, the dice, a sentence.
#include "painter/layers.hpp"

#include <algorithm>
#include <cmath>

namespace launcher {

namespace {

const ludus_piece *first_piece(const PaintContext &c, int32_t player) {
    if (!c.view.board) return nullptr;
    for (const auto &piece : c.view.board->pieces)
        if (piece.player == player) return &piece;
    return nullptr;
}

void draw_side(const PaintContext &c, int32_t player) {
    const Rect b = c.plan.sides[player - 1];
    const Side &side = c.view.sides[player - 1];
    const bool left = player == 1,
               turn = c.view.winner ? c.view.winner == player : c.view.mover == player;
    const double line = std::max(1.0, b.height * 0.05);
    rounded(c.cr, b.inset(line / 2), b.height * 0.22);
    fill_keeping(c.cr, c.theme.panel, c.theme.grained ? 0.85 : 1);
    stroke(c.cr, turn ? c.theme.accent : c.theme.faint, turn ? line * 1.4 : line * 0.5,
           turn ? 1 : 0.35);
    const double size = b.height * 0.62, pad = b.height * 0.19;
    const double x = left ? b.x + pad + size / 2 : b.right() - pad - size / 2;
    if (const ludus_piece *piece = first_piece(c, player))
        draw_piece(c.cr, c.theme, *piece, {x, b.middle().y}, size);
    const double start = left ? b.x + 2 * pad + size : b.x + pad;
    const Rect words{start, b.y, b.width - 3 * pad - size, b.height};
    const Align align = left ? Align::left : Align::right;
    const bool two = b.height >= 40 && !side.player.empty();
    const double big = std::max(11.0, b.height * (two ? 0.34 : 0.42));
    const Rect upper{words.x, words.y + b.height * 0.07, words.width,
                     two ? b.height * 0.5 : b.height * 0.86};
    write(c.cr, side.name, upper, {big, c.theme.letters, align, true}, 10);
    if (two)
        write(c.cr, side.player, {words.x, words.y + b.height * 0.53, words.width, b.height * 0.36},
              {std::max(10.0, b.height * 0.24), c.theme.faint, align}, 9);
}

// Who is likely to win: the left part is player 1's.
void draw_bar(const PaintContext &c) {
    const Rect b = c.plan.bar;
    if (c.view.probability == BoardView::unseen || b.height <= 0) return;
    if (c.view.probability == BoardView::unknown) {
        rounded(c.cr, b, 1);
        return stroke(c.cr, c.theme.faint, 1);
    }
    const double part = std::clamp(c.view.probability / 1e9, 0.0, 1.0);
    const ludus_piece *one = first_piece(c, 1), *two = first_piece(c, 2);
    const Colour left = one ? piece_colours(c.theme, *one).body : c.theme.accent;
    const Colour right = two ? piece_colours(c.theme, *two).body : c.theme.faint;
    cairo_rectangle(c.cr, b.x, b.y, b.width * part, b.height);
    fill(c.cr, left);
    cairo_rectangle(c.cr, b.x + b.width * part, b.y, b.width * (1 - part), b.height);
    fill(c.cr, right);
    rounded(c.cr, b, 1);
    stroke(c.cr, c.theme.faint, 1);
    cairo_rectangle(c.cr, b.x + b.width / 2 - 0.5, b.y, 1, b.height);
    fill(c.cr, c.theme.accent);
}

// ---- Dice ---------------------------------------------------------------------------------------

// What kind of thing the die number `index` is; nullptr where that cannot be told.
const ludus_die *die_of(const PaintContext &c, size_t index) {
    if (!c.view.board) return nullptr;
    for (const auto &die : c.view.board->dice) {
        if (index < die.count) return &die;
        index -= die.count;
    }
    return c.view.board->dice.empty() ? nullptr : &c.view.board->dice.back();
}

bool is_cube(const ludus_die *die) {
    return die && die->faces == 6;
}

bool is_pyramid(const ludus_die *die) {
    return die && (die->faces == 2 || die->faces == 4);
}

void pips(cairo_t *cr, int32_t value, Point m, double size, Colour colour) {
    const double apart = size * 0.25, r = std::max(size * 0.085, 1.0);
    const auto pip = [&](double x, double y) {
        circle(cr, {m.x + x * apart, m.y + y * apart}, r);
        fill(cr, colour);
    };
    if (value % 2 == 1) pip(0, 0);
    if (value >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (value >= 4) {
        pip(-1, 1);
        pip(1, -1);
    }
    if (value == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

void body(const PaintContext &c, Colour ivory, double size, Colour edge) {
    if (c.theme.grained) {
        const Pattern light(cairo_pattern_create_linear(0, -size / 2, 0, size / 2));
        const Colour top = mix(ivory, {1, 1, 1}, 0.25), low = mix(ivory, {0.4, 0.3, 0.15}, 0.2);
        cairo_pattern_add_color_stop_rgb(light.get(), 0, top.r, top.g, top.b);
        cairo_pattern_add_color_stop_rgb(light.get(), 1, low.r, low.g, low.b);
        cairo_set_source(c.cr, light.get());
        cairo_fill_preserve(c.cr);
    } else {
        fill_keeping(c.cr, ivory);
    }
    stroke(c.cr, edge, std::max(1.0, size * 0.035));
}

void draw_die(const PaintContext &c, size_t index, Rect box) {
    const Die &die = c.view.dice[index];
    const ludus_die *kind = die_of(c, index);
    const CairoState saved(c.cr);
    const double t = c.view.tumble, n = static_cast<double>(index);
    const double size = box.width * 0.9;
    cairo_translate(c.cr, box.middle().x,
                    box.middle().y - t * box.height * 0.25 * std::sin(t * 9 + n));
    cairo_rotate(c.cr, t * (4 + n) + (n - 1) * 0.05);
    const Colour ivory = c.theme.grained ? Colour::hex(0xF3E9D0) : Colour{1, 1, 1};
    const Colour dark = c.theme.grained ? Colour::hex(0x2A1A0E) : Colour{0, 0, 0};
    const Colour shown = die.used ? mix(ivory, c.theme.table, 0.62) : ivory;
    const std::string number = std::to_string(die.value);
    if (is_pyramid(kind)) {
        cairo_new_path(c.cr);
        cairo_move_to(c.cr, 0, -size * 0.5);
        cairo_line_to(c.cr, size * 0.54, size * 0.42);
        cairo_line_to(c.cr, -size * 0.54, size * 0.42);
        cairo_close_path(c.cr);
        cairo_set_line_join(c.cr, CAIRO_LINE_JOIN_ROUND);
        body(c, shown, size, dark);
        write(c.cr, number, {-size * 0.4, -size * 0.22, size * 0.8, size * 0.64},
              {size * 0.46, dark, Align::middle, true, true});
    } else {
        rounded(c.cr, {-size / 2, -size / 2, size, size}, size * 0.16);
        body(c, shown, size, dark);
        if (is_cube(kind) && die.value >= 1 && die.value <= 6)
            pips(c.cr, die.value, {0, 0}, size, dark);
        else
            write(c.cr, number, {-size * 0.4, -size * 0.4, size * 0.8, size * 0.8},
                  {size * 0.6, dark, Align::middle, true, true});
    }
    if (!die.used) return;
    cairo_move_to(c.cr, -size * 0.42, size * 0.42); // struck out
    cairo_line_to(c.cr, size * 0.42, -size * 0.42);
    stroke(c.cr, c.theme.grained ? c.theme.faint : dark, std::max(1.5, size * 0.06));
}

} // namespace

void draw_dice(const PaintContext &c) {
    for (size_t i = 0; i < c.plan.dice.size() && i < c.view.dice.size(); ++i)
        draw_die(c, i, c.plan.dice[i]);
}

void draw_header(const PaintContext &c) {
    for (const int32_t player : {1, 2})
        if (!c.view.sides[player - 1].name.empty()) draw_side(c, player);
    draw_bar(c);
    const bool free = c.plan.dice_band.y > c.plan.header.bottom() || c.view.dice.empty();
    const Rect between{c.plan.sides[0].right(), c.plan.header.y,
                       c.plan.sides[1].x - c.plan.sides[0].right(), c.plan.header.height};
    if (free && !c.view.title.empty())
        write_in_two(c.cr, c.view.title, between.inset(between.height * 0.1),
                     {std::max(11.0, between.height * 0.3), c.theme.letters, Align::middle});
}

void draw_note(const PaintContext &c) {
    if (c.view.note.empty()) return;
    const Rect b = c.plan.note;
    write_in_two(c.cr, c.view.note, b,
                 {std::max(b.height * 0.5, 11.0), c.theme.letters, Align::middle});
}

} // namespace launcher
