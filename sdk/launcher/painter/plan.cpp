// SPDX-License-Identifier: MIT
#include "painter/plan.hpp"

#include "painter/stacks.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace launcher {

namespace {

// An outline that lies in the board and is no larger.
Rect clipped(const ludus_place &place, const ludus_board &size) {
    const auto within = [](double value, double most) { return std::clamp(value, 0.0, most); };
    const double width = within(place.width, size.width);
    const double height = within(place.height, size.height);
    const double x = within(place.x, size.width), y = within(place.y, size.height);
    return {std::clamp(x - width / 2, 0.0, size.width - width),
            std::clamp(y - height / 2, 0.0, size.height - height), width, height};
}

// The width of a usual field.
double field_of(const BoardData &board) {
    std::vector<double> widths;
    for (const auto &place : board.places) {
        const Rect box = clipped(place, board.size);
        if (place.kind == LUDUS_PLACE_FIELD) widths.push_back(std::min(box.width, box.height));
    }
    if (widths.empty()) return std::min(board.size.width, board.size.height) / 8.0;
    std::nth_element(widths.begin(), widths.begin() + static_cast<long>(widths.size() / 2),
                     widths.end());
    return widths[widths.size() / 2];
}

bool drawable(const BoardView &view) {
    return view.board && !view.board->places.empty() && view.board->size.width > 0 &&
           view.board->size.height > 0;
}

// ---- The parts of the picture -------------------------------------------------------------------

void place_dice(Plan &plan, size_t count, Rect band) {
    constexpr double gap = 0.25; // of a die
    if (count == 0 || band.width <= 0) return;
    const auto number = static_cast<double>(count);
    const double size = std::min(band.height, band.width / (number + gap * (number - 1)));
    double x = band.middle().x - size * (number + gap * (number - 1)) / 2;
    for (size_t i = 0; i < count; ++i, x += size * (1 + gap))
        plan.dice.push_back({x, band.middle().y - size / 2, size, size});
}

// Both sides on top, the sentence below; between them what the board leaves is for the dice.
void divide(Plan &plan, const BoardView &view) {
    const Rect area = plan.area;
    const double unit = std::min(area.height, area.width * 0.75);
    const double pad = unit * 0.018;
    const double header = std::max(unit * 0.105, 25.0);
    const double note = std::max(unit * 0.075, 18.0);
    const double bar = view.probability != BoardView::unseen ? std::max(5.0, unit * 0.016) : 0;
    plan.header = {area.x + pad, area.y + pad, area.width - 2 * pad, header};
    plan.note = {area.x + pad, area.bottom() - note - pad / 2, area.width - 2 * pad, note};
    plan.bar = {plan.header.x, plan.header.bottom() + pad / 2, plan.header.width, bar};
    const double top = plan.bar.bottom() + pad;
    Rect middle{area.x + pad, top, area.width - 2 * pad, plan.note.y - top - pad / 2};
    const double side = plan.header.width * 0.36;
    plan.sides[0] = {plan.header.x, plan.header.y, side, header};
    plan.sides[1] = {plan.header.right() - side, plan.header.y, side, header};
    plan.dice_band = {plan.header.x + side + pad, plan.header.y,
                      plan.header.width - 2 * (side + pad), header};
    plan.board = middle;
    if (!drawable(view)) return;
    const ludus_board &size = view.board->size;
    const double margin = std::max(3.0, unit * 0.022);
    const double scale = std::min((middle.width - 2 * margin) / size.width,
                                  (middle.height - 2 * margin) / size.height);
    plan.scale = std::max(scale, 0.0);
    const double width = size.width * plan.scale + 2 * margin;
    const double height = size.height * plan.scale + 2 * margin;
    const double spare = middle.height - height;
    const double band = std::min(spare * 0.5, unit * 0.16);
    // Without dice, or as a picture of the board alone.
    const bool empty = view.dice.empty() && (view.note.empty() || view.board->dice.empty());
    const bool below = !empty && band > header * 0.8; // room for larger dice under the board
    const double top_spare = below ? (spare - band) * 0.45 : spare / 2;
    plan.board = {middle.middle().x - width / 2, middle.y + top_spare, width, height};
    if (below)
        plan.dice_band = {middle.x, plan.board.bottom() + (spare - band) * 0.28, middle.width,
                          band};
    plan.origin = {plan.board.x + margin, plan.board.y + margin};
}

void place_places(Plan &plan, const BoardData &board) {
    plan.field = field_of(board) * plan.scale;
    for (const auto &place : board.places) {
        const Rect box = clipped(place, board.size);
        const bool known =
            place.shape >= LUDUS_SHAPE_NONE && place.shape <= LUDUS_SHAPE_TRIANGLE_DOWN;
        plan.places.push_back(
            {&place,
             {plan.origin.x + box.x * plan.scale, plan.origin.y + box.y * plan.scale,
              box.width * plan.scale, box.height * plan.scale},
             known ? place.shape : LUDUS_SHAPE_SQUARE});
    }
}

// Across and along count differently: a place straight ahead is nearer than one aside.
double distance(Point from, Point to, int dx, int dy) {
    const double x = to.x - from.x, y = to.y - from.y;
    const double along = x * dx + y * dy, across = std::abs(x * dy) + std::abs(y * dx);
    if (along <= across * 0.45 || along < 1e-6) return -1;
    return along + 2.2 * across;
}

} // namespace

Plan plan(const BoardView &view, Rect area) {
    Plan plan;
    plan.area = area;
    divide(plan, view);
    if (!view.dice.empty())
        place_dice(plan, view.dice.size(), plan.dice_band.inset(plan.dice_band.height * 0.1));
    if (!drawable(view)) return plan;
    place_places(plan, *view.board);
    place_pieces(plan, view);
    return plan;
}

const PlacedPlace *Plan::find(int32_t id) const {
    for (const auto &placed : places)
        if (placed.place->id == id) return &placed;
    return nullptr;
}

int32_t Plan::place_at(Point p) const {
    for (auto placed = places.rbegin(); placed != places.rend(); ++placed)
        if (placed->box.contains(p)) return placed->place->id;
    return 0;
}

Point Plan::spot(int32_t id) const {
    for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece)
        if (piece->place == id) return piece->middle;
    const PlacedPlace *placed = find(id);
    return placed ? placed->box.middle() : area.middle();
}

double Plan::piece_size(int32_t id) const {
    for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece)
        if (piece->place == id) return piece->size;
    const PlacedPlace *placed = find(id);
    return placed ? single_size(*this, placed->box) : 0;
}

int32_t Plan::neighbour(int32_t from, int dx, int dy) const {
    const PlacedPlace *start = find(from);
    if (!start) return places.empty() ? 0 : places.front().place->id;
    int32_t nearest = 0;
    double least = 0;
    for (const auto &placed : places) {
        if (placed.place->id == from) continue;
        const double away = distance(start->box.middle(), placed.box.middle(), dx, dy);
        if (away < 0 || (nearest && away >= least)) continue;
        nearest = placed.place->id;
        least = away;
    }
    return nearest;
}

std::string Plan::text() const {
    std::string out;
    char line[160];
    const auto x = [this](double px) {
        return std::lround((px - board.x) * 1000 / std::max(board.width, 1.0));
    };
    const auto y = [this](double px) {
        return std::lround((px - board.y) * 1000 / std::max(board.height, 1.0));
    };
    for (const auto &placed : places) {
        const Rect &b = placed.box;
        std::snprintf(line, sizeof line, "place %d: %ld,%ld to %ld,%ld\n",
                      static_cast<int>(placed.place->id), x(b.x), y(b.y), x(b.right()),
                      y(b.bottom()));
        out += line;
    }
    for (const auto &piece : pieces) {
        std::snprintf(line, sizeof line, "piece %d/%d on %d: %ld,%ld",
                      static_cast<int>(piece.player), static_cast<int>(piece.kind),
                      static_cast<int>(piece.place), x(piece.middle.x), y(piece.middle.y));
        out += line;
        out += piece.count ? " counted " + std::to_string(piece.count) + '\n' : "\n";
    }
    return out;
}

} // namespace launcher
