// SPDX-License-Identifier: MIT
// Small helpers over cairo: paths, letters, and surfaces that free themselves.
#pragma once

#include "painter/colour.hpp"
#include "painter/plan.hpp"

#include <cairo.h>
#include <memory>
#include <optional>
#include <string>

namespace launcher {

struct CairoFree {
    void operator()(cairo_t *cr) const { cairo_destroy(cr); }
    void operator()(cairo_surface_t *surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_pattern_t *pattern) const { cairo_pattern_destroy(pattern); }
};
using Context = std::unique_ptr<cairo_t, CairoFree>;
using Surface = std::unique_ptr<cairo_surface_t, CairoFree>;
using Pattern = std::unique_ptr<cairo_pattern_t, CairoFree>;

// Keeps clip, matrix and source of a context for a while.
class CairoState {
public:
    explicit CairoState(cairo_t *cr) : cr_(cr) { cairo_save(cr); }
    ~CairoState() { cairo_restore(cr_); }
    CairoState(const CairoState &) = delete;
    CairoState &operator=(const CairoState &) = delete;

private:
    cairo_t *cr_;
};

void ink(cairo_t *cr, Colour colour, double alpha = 1);
void rounded(cairo_t *cr, Rect box, double radius);    // a new path
void circle(cairo_t *cr, Point middle, double radius); // a new path
void fill(cairo_t *cr, Colour colour, double alpha = 1);
void fill_keeping(cairo_t *cr, Colour colour, double alpha = 1);
void stroke(cairo_t *cr, Colour colour, double width, double alpha = 1);

enum class Align { left, middle, right };

struct Letters {
    double size = 12; // pixels
    Colour colour;
    Align align = Align::left;
    bool bold = false;
    bool sans = false;
    std::optional<Colour> round{}; // the letters' edge, where they stand on more than one ground
};

double text_width(cairo_t *cr, const std::string &text, const Letters &letters);
// On one line, its middle at the middle of the box; what does not fit is made smaller, down to
// `least` pixels, then cut short with an ellipsis.
void write(cairo_t *cr, const std::string &text, Rect box, Letters letters, double least = 9);
// The same on two lines, where one is not enough.
void write_in_two(cairo_t *cr, const std::string &text, Rect box, Letters letters,
                  double least = 9);
// Letters of one width, made smaller until 72 of them fit; what is longer is cut.
void write_fixed(cairo_t *cr, const std::string &text, Rect box, double size, Colour colour);
// Broken between words into lines that are no wider.
std::vector<std::string> broken(cairo_t *cr, const std::string &text, double width,
                                const Letters &letters);

} // namespace launcher
