// SPDX-License-Identifier: MIT
// How long pictures take: the first one, and those that follow while pieces move. By hand:
// bench_painter [WIDTH HEIGHT]
#include "boards.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace launcher;

namespace {

// Of the processor, for this process: what else runs on the machine does not count.
double milliseconds() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

int main(int argc, char **argv) {
    const int width = argc > 2 ? std::atoi(argv[1]) : 1280,
              height = argc > 2 ? std::atoi(argv[2]) : 720;
    if (width < 1 || height < 1 || width > 10000 || height > 10000) return EXIT_FAILURE;
    const BoardData board = small_board();
    BoardView view;
    view.board = &board;
    view.contents = {{1, 1, 1, 1}, {2, 2, 1, 1},  {3, 1, 1, 1},  {7, 1, 1, 5},
                     {8, 2, 1, 5}, {9, 1, 1, 15}, {10, 1, 1, 5}, {10, 2, 1, 5}};
    view.sides[0] = {"Red", "human"};
    view.sides[1] = {"White", "level 3"};
    view.dice = {{3, false}, {5, false}};
    view.movable = {1, 3, 9};
    view.last = {{2, 5}};
    view.note = "Red to move: choose a piece.";
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
    Painter painter;
    constexpr int frames = 200;
    double slowest = 0, all = 0, first = 0;
    for (int i = 0; i <= frames; ++i) {
        view.flying = {{1, 1, double(i * 5 % width), height / 2.0}};
        view.tumble = i % 20 / 20.0;
        const double begun = milliseconds();
        const Context cr(cairo_create(surface.get()));
        painter.paint(cr.get(), view, themes()[0], {0, 0, double(width), double(height)});
        cairo_surface_flush(surface.get());
        const double took = milliseconds() - begun;
        if (i == 0) {
            first = took;
            continue;
        }
        all += took;
        slowest = std::max(slowest, took);
    }
    std::printf("%dx%d: first picture %.1f ms, then %.2f ms a frame, the slowest %.2f ms\n", width,
                height, first, all / frames, slowest);
}
