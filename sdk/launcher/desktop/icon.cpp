// SPDX-License-Identifier: MIT
// ludus-icon FOLDER [ICO]: draws the launcher's icon into a folder of the hicolor theme, a field with a
// rosette and a piece on its way, of the painter's own make; ICO is the file for Windows, which is
// kept in ../window/windows, as no program is built that runs here when that is built for.
#include "painter/layers.hpp"

#include <cairo-svg.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace launcher;

namespace {

namespace fs = std::filesystem;

void draw(cairo_t *cr, double size) {
    const Theme &theme = themes().front();
    const Rect all{size * 0.03, size * 0.03, size * 0.94, size * 0.94};
    rounded(cr, all, size * 0.14);
    fill_keeping(cr, theme.board);
    stroke(cr, theme.groove, size * 0.02);
    const Rect inner = all.inset(size * 0.09);
    rounded(cr, inner, size * 0.06);
    fill_keeping(cr, theme.field);
    stroke(cr, theme.groove, size * 0.015);

    const BoardView view;
    const Plan plan;
    ludus_place place{};
    place.mark = LUDUS_MARK_ROSETTE;
    draw_ornament({cr, theme, view, plan}, {&place, inner, LUDUS_SHAPE_SQUARE});

    ludus_piece piece{};
    piece.shape = LUDUS_PIECE_DISC;
    piece.colour = 0xF4EEDC;
    draw_piece(cr, theme, piece, {size * 0.72, size * 0.72}, size * 0.42);
}

void check(cairo_status_t status, const fs::path &file) {
    if (status != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error(file.string() + ": " + cairo_status_to_string(status));
}

fs::path file_in(const fs::path &folder, const std::string &size, const std::string &name) {
    const fs::path file = folder / size / "apps" / name;
    fs::create_directories(file.parent_path());
    return file;
}

fs::path png_of(const fs::path &folder, int size) {
    const std::string width = std::to_string(size);
    return file_in(folder, width + 'x' + width, "ludus.png");
}

void draw_pixels(const fs::path &folder, int size) {
    const fs::path file = png_of(folder, size);
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size));
    const Context cr(cairo_create(surface.get()));
    draw(cr.get(), size);
    check(cairo_status(cr.get()), file);
    check(cairo_surface_write_to_png(surface.get(), file.c_str()), file);
}

void draw_lines(const fs::path &folder) {
    constexpr double size = 256;
    const fs::path file = file_in(folder, "scalable", "ludus.svg");
    const Surface surface(cairo_svg_surface_create(file.c_str(), size, size));
    const Context cr(cairo_create(surface.get()));
    draw(cr.get(), size);
    cairo_surface_finish(surface.get());
    check(cairo_surface_status(surface.get()), file);
}

std::string little_endian(size_t number, int bytes) {
    std::string out;
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>(number >> 8 * i & 0xFF);
    return out;
}

// Since Windows Vista: the pictures as they are, behind a list of them (ICONDIR).
void gather(const fs::path &folder, const std::vector<int> &sizes, const fs::path &ico) {
    std::string list = little_endian(0, 2) + little_endian(1, 2) + little_endian(sizes.size(), 2);
    std::string pictures;
    const size_t before = list.size() + 16 * sizes.size();
    for (const int size : sizes) {
        std::ostringstream png;
        png << std::ifstream(png_of(folder, size), std::ios::binary).rdbuf();
        const std::string side = little_endian(static_cast<size_t>(size), 1); // 256 is 0
        list += side + side + little_endian(0, 2) + little_endian(1, 2) + little_endian(32, 2) +
                little_endian(png.str().size(), 4) + little_endian(before + pictures.size(), 4);
        pictures += png.str();
    }
    if (!(std::ofstream(ico, std::ios::binary) << list << pictures))
        throw std::runtime_error(ico.string() + " cannot be written");
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2 && argc != 3) {
        std::cerr << "usage: ludus-icon FOLDER [ICO]\n";
        return 2;
    }
    try {
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
            draw_pixels(argv[1], size);
        draw_lines(argv[1]);
        if (argc == 3) gather(argv[1], {16, 24, 32, 48, 64, 256}, argv[2]);
    } catch (const std::exception &error) {
        std::cerr << "ludus-icon: " << error.what() << "\n";
        return 1;
    }
}
