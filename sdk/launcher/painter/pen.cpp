// SPDX-License-Identifier: MIT
#include "painter/pen.hpp"

#include "painter/faces.hpp"

#include <algorithm>
#include <numbers>

namespace launcher {

void ink(cairo_t *cr, Colour colour, double alpha) {
    cairo_set_source_rgba(cr, colour.r, colour.g, colour.b, alpha);
}

void rounded(cairo_t *cr, Rect box, double radius) {
    constexpr double quarter = std::numbers::pi / 2;
    const double r = std::max(0.0, std::min({radius, box.width / 2, box.height / 2}));
    cairo_new_path(cr);
    cairo_arc(cr, box.right() - r, box.y + r, r, -quarter, 0);
    cairo_arc(cr, box.right() - r, box.bottom() - r, r, 0, quarter);
    cairo_arc(cr, box.x + r, box.bottom() - r, r, quarter, 2 * quarter);
    cairo_arc(cr, box.x + r, box.y + r, r, 2 * quarter, 3 * quarter);
    cairo_close_path(cr);
}

void circle(cairo_t *cr, Point middle, double radius) {
    cairo_new_path(cr);
    cairo_arc(cr, middle.x, middle.y, std::max(radius, 0.0), 0, 2 * std::numbers::pi);
    cairo_close_path(cr);
}

void fill(cairo_t *cr, Colour colour, double alpha) {
    ink(cr, colour, alpha);
    cairo_fill(cr);
}

void fill_keeping(cairo_t *cr, Colour colour, double alpha) {
    ink(cr, colour, alpha);
    cairo_fill_preserve(cr);
}

void stroke(cairo_t *cr, Colour colour, double width, double alpha) {
    ink(cr, colour, alpha);
    cairo_set_line_width(cr, width);
    cairo_stroke(cr);
}

namespace {

struct OptionsFree {
    void operator()(cairo_font_options_t *options) const { cairo_font_options_destroy(options); }
};

// Pixels by the same rules everywhere, whatever a desktop would have; outlines stay what they are.
void choose_font(cairo_t *cr, Face face, double size) {
    static const std::unique_ptr<cairo_font_options_t, OptionsFree> on_pixels = [] {
        std::unique_ptr<cairo_font_options_t, OptionsFree> made(cairo_font_options_create());
        cairo_font_options_set_antialias(made.get(), CAIRO_ANTIALIAS_GRAY);
        cairo_font_options_set_hint_style(made.get(), CAIRO_HINT_STYLE_SLIGHT);
        cairo_font_options_set_hint_metrics(made.get(), CAIRO_HINT_METRICS_ON);
        return made;
    }();
    if (cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE)
        cairo_set_font_options(cr, on_pixels.get());
    cairo_set_font_face(cr, font_face(face));
    cairo_set_font_size(cr, size);
}

void choose_font(cairo_t *cr, const Letters &letters) {
    const Face face = letters.sans ? (letters.bold ? Face::sans_bold : Face::sans)
                                   : (letters.bold ? Face::serif_bold : Face::serif);
    choose_font(cr, face, letters.size);
}

// Code points that are valid in UTF-8, but no characters: after one, cairo draws nothing any more.
std::string without_noncharacters(std::string text) {
    const auto byte = [&](size_t at) { return static_cast<unsigned char>(text[at]); };
    for (size_t i = 0; i < text.size(); ++i) {
        const size_t length = byte(i) >= 0xF0 ? 4 : byte(i) >= 0xE0 ? 3 : 1;
        if (length == 1 || i + length > text.size()) continue;
        const unsigned char last = byte(i + length - 1), middle = byte(i + length - 2);
        const bool end = middle == 0xBF && last >= 0xBE && // of a plane
                         (length == 3 ? byte(i) == 0xEF : (byte(i + 1) & 0x0F) == 0x0F);
        const bool inner = length == 3 && byte(i) == 0xEF && middle == 0xB7 && last >= 0x90 &&
                           last <= 0xAF; // U+FDD0 to U+FDEF
        if (end || inner) text.replace(i, length, "\xEF\xBF\xBD");
    }
    return text;
}

double width_of(cairo_t *cr, const std::string &text) {
    cairo_text_extents_t extents{};
    cairo_text_extents(cr, text.c_str(), &extents);
    return extents.x_advance;
}

// Without its last character.
std::string shorter(std::string text) {
    while (!text.empty() && (text.back() & 0xC0) == 0x80)
        text.pop_back();
    if (!text.empty()) text.pop_back();
    return text;
}

std::string fitted(cairo_t *cr, std::string text, double width) {
    if (width_of(cr, text) <= width) return text;
    while (!text.empty() && width_of(cr, text + "…") > width)
        text = shorter(text);
    return text.empty() ? text : text + "…";
}

} // namespace

double text_width(cairo_t *cr, const std::string &text, const Letters &letters) {
    const CairoState saved(cr);
    choose_font(cr, letters);
    return width_of(cr, without_noncharacters(text));
}

void write(cairo_t *cr, const std::string &given, Rect box, Letters letters, double least) {
    if (given.empty() || box.width <= 0) return;
    const std::string text = without_noncharacters(given);
    const CairoState saved(cr);
    choose_font(cr, letters);
    const double full = width_of(cr, text);
    if (full > box.width) {
        const double lowest = std::min(least, letters.size);
        letters.size = std::max(lowest, letters.size * box.width / full);
        choose_font(cr, letters);
        while (letters.size > lowest && width_of(cr, text) > box.width) { // widths are whole pixels
            letters.size = std::max(lowest, letters.size * 0.98);
            choose_font(cr, letters);
        }
    }
    const std::string shown = fitted(cr, text, box.width);
    const double spare = box.width - width_of(cr, shown);
    const double left = letters.align == Align::left    ? 0
                        : letters.align == Align::right ? spare
                                                        : spare / 2;
    cairo_font_extents_t font{};
    cairo_font_extents(cr, &font);
    const double baseline = box.middle().y + (font.ascent - font.descent) / 2;
    if (letters.round) {
        cairo_move_to(cr, box.x + left, baseline);
        cairo_text_path(cr, shown.c_str());
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
        stroke(cr, *letters.round, letters.size * 0.3);
    }
    ink(cr, letters.colour);
    cairo_move_to(cr, box.x + left, baseline);
    cairo_show_text(cr, shown.c_str());
    cairo_new_path(cr);
}

void write_in_two(cairo_t *cr, const std::string &text, Rect box, Letters letters, double least) {
    auto lines = broken(cr, text, box.width, letters);
    if (lines.size() > 1) { // two lines in the room of one and a half
        letters.size = std::min(letters.size, std::max(10.0, box.height * 0.42));
        lines = broken(cr, text, box.width, letters);
    }
    if (lines.size() <= 1) return write(cr, text, box, letters, least);
    std::string rest = lines[1];
    for (size_t i = 2; i < lines.size(); ++i)
        rest += ' ' + lines[i];
    write(cr, lines[0], {box.x, box.y, box.width, box.height / 2}, letters, least);
    write(cr, rest, {box.x, box.y + box.height / 2, box.width, box.height / 2}, letters, least);
}

void write_fixed(cairo_t *cr, const std::string &text, Rect box, double size, Colour colour) {
    constexpr double columns = 72;
    const CairoState saved(cr);
    choose_font(cr, Face::mono, size);
    const double letter = width_of(cr, "m");
    cairo_set_font_size(cr, std::min(size, size * box.width / (columns * std::max(letter, 0.1))));
    ink(cr, colour);
    cairo_move_to(cr, box.x, box.y + box.height * 0.75);
    cairo_show_text(cr, fitted(cr, without_noncharacters(text), box.width).c_str());
    cairo_new_path(cr);
}

std::vector<std::string> broken(cairo_t *cr, const std::string &given, double width,
                                const Letters &letters) {
    const std::string text = without_noncharacters(given);
    const CairoState saved(cr);
    choose_font(cr, letters);
    std::vector<std::string> lines;
    std::string line;
    size_t at = 0;
    while (at < text.size()) {
        const size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        const std::string longer = line.empty() ? word : line + ' ' + word;
        if (!line.empty() && width_of(cr, longer) > width) {
            lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
        at = end + 1;
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

} // namespace launcher
