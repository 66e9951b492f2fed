// SPDX-License-Identifier: MIT
#include "painter/stacks.hpp"

#include <algorithm>
#include <cmath>

namespace launcher {

namespace {

constexpr double share = 0.8;   // of a field, that a piece fills
constexpr double beside = 1.04; // step at which pieces lie side by side, in pieces
constexpr double least_size =
    0.6;                      // of a piece in a full stack, before pieces cover each other more
constexpr double seen = 0.45; // of each piece that lies under another, where there are few
constexpr uint32_t few = 4;
constexpr uint32_t most_drawn = 15;

// A place where groups of several kinds lie side by side is divided among them, along its longer
// side.
Rect part_of(Rect box, size_t part, size_t parts) {
    const double n = static_cast<double>(parts), i = static_cast<double>(part);
    if (box.width >= box.height)
        return {box.x + box.width * i / n, box.y, box.width / n, box.height};
    return {box.x, box.y + box.height * i / n, box.width, box.height / n};
}

// The direction of a stack: that of the addon's fan, and where it cannot be seen in the box, or
// there is none, along the box.
Point direction(const ludus_place &place, Rect box) {
    const double x = place.fan_x, y = place.fan_y;
    const bool wide = box.width > box.height * 1.25, high = box.height > box.width * 1.25;
    const double length = std::hypot(x, y);
    if (wide) return {x < 0 ? -1.0 : 1.0, 0};
    if (high) return {0, y > 0 ? 1.0 : -1.0};
    return length > 0 ? Point{x / length, y / length} : Point{0, -1};
}

struct Stack {
    double size;
    Point first;
    Point step;
};

// How far a stack of `count` may step, and the size of its pieces.
Stack stack_in(const Plan &plan, const ludus_place &place, Rect box, uint32_t count) {
    const Point way = direction(place, box);
    double size = single_size(plan, box);
    const double room_x = std::abs(way.x) > 0.01 ? (box.width * 0.96) / std::abs(way.x) : 1e9;
    const double room_y = std::abs(way.y) > 0.01 ? (box.height * 0.96) / std::abs(way.y) : 1e9;
    const bool slanting = std::abs(way.x) > 0.01 && std::abs(way.y) > 0.01;
    const double gaps = count > 1 ? count - 1.0 : 1.0;
    if (count > 1 && slanting) // room for the fan that the addon asks for
        size = std::max(size * least_size,
                        std::min(size, std::min(box.width, box.height) * 0.96 -
                                           gaps * std::hypot(place.fan_x, place.fan_y) *
                                               plan.scale * std::abs(way.x)));
    if (count > 1 && count <= few && !slanting) // a few are made smaller rather than covered
        size = std::clamp(std::min(room_x, room_y) / (1 + seen * gaps), size * least_size, size);
    const double extent = slanting ? size / std::max(std::abs(way.x), std::abs(way.y)) : size;
    const double room = std::max(0.0, std::min(room_x, room_y) - extent);
    const double step = count > 1 ? std::min(size * beside, room / gaps) : 0;
    const Point middle = box.middle();
    const double half = step * (count - 1.0) / 2;
    return {size, {middle.x - way.x * half, middle.y - way.y * half}, {way.x * step, way.y * step}};
}

using Groups = std::vector<const ludus_content *>;

uint32_t pieces_of(const Groups &groups) {
    uint32_t sum = 0;
    for (const auto *group : groups)
        sum += std::min(group->count, most_drawn);
    return std::min(sum, most_drawn);
}

// One stack of the groups, from the bottom up.
void add_stack(Plan &plan, const PlacedPlace &placed, Rect box, const Groups &groups) {
    const uint32_t drawn = pieces_of(groups);
    const Stack stack = stack_in(plan, *placed.place, box, drawn);
    Point at = stack.first;
    for (const auto *group : groups)
        for (uint32_t i = 0; i < std::min(group->count, most_drawn); ++i) {
            plan.pieces.push_back(
                {placed.place->id, group->player, group->kind, at, stack.size, 0});
            at = {at.x + stack.step.x, at.y + stack.step.y};
        }
    if (groups.size() > 1) return; // few, each seen for itself
    // Up to four are seen at a glance where none covers the next by more than the half.
    const uint32_t count = groups.front()->count;
    const double step = std::hypot(stack.step.x, stack.step.y);
    const bool plain = count <= few && (drawn == 1 || step > stack.size * 0.3);
    const bool apart = count <= 7 && step >= stack.size * 0.98;
    if (!plain && !apart) plan.pieces.back().count = count;
}

// Where pieces fan out, groups lie on each other, as long as they can be seen one by one.
bool lie_on_each_other(const ludus_place &place, const Groups &groups) {
    return groups.size() > 1 && (place.fan_x != 0 || place.fan_y != 0) && pieces_of(groups) <= few;
}

} // namespace

double single_size(const Plan &plan, Rect box) {
    return std::max(1.0, std::min({box.width * share, box.height * share, plan.field * share}));
}

void place_pieces(Plan &plan, const BoardView &view) {
    for (const auto &placed : plan.places) {
        Groups groups;
        for (const auto &content : view.contents)
            if (content.place == placed.place->id && content.count > 0 &&
                view.board->piece(content.player, content.kind))
                groups.push_back(&content);
        if (lie_on_each_other(*placed.place, groups)) {
            add_stack(plan, placed, placed.box, groups);
            continue;
        }
        for (size_t i = 0; i < groups.size(); ++i)
            add_stack(plan, placed, part_of(placed.box, i, groups.size()), {groups[i]});
    }
}

} // namespace launcher
