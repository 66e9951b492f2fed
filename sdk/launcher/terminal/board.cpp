// SPDX-License-Identifier: MIT
#include "terminal/board.hpp"

#include "terminal/scale.hpp"

#include <algorithm>
#include <utility>

namespace launcher {

char mark_character(int32_t mark) {
    switch (mark) {
    case LUDUS_MARK_ROSETTE:
        return '*';
    case LUDUS_MARK_EYES:
        return '&';
    case LUDUS_MARK_DOTS:
        return ':';
    case LUDUS_MARK_FIVES:
        return '%';
    case LUDUS_MARK_CHANGE:
        return '~';
    case LUDUS_MARK_END:
        return '=';
    default:
        return 0; // the zones of entry and home are no signs of a single place
    }
}

namespace {

// On this grid a byte is a character: others are not written.
bool is_ascii(const std::string &text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

const std::string &label_of(const Scene &scene, const ludus_place &place) {
    static const std::string none;
    const auto label = scene.labels.find(place.id);
    return label == scene.labels.end() || !is_ascii(label->second) ? none : label->second;
}

// Not again below a place that says the same.
bool repeats(const BoardData &board, const Scene &scene, const ludus_place &place) {
    const ludus_place *above = nullptr;
    for (const auto &other : board.places)
        if (other.x == place.x && other.y < place.y && other.mark == place.mark &&
            (!above || other.y > above->y))
            above = &other;
    return above && label_of(scene, *above) == label_of(scene, place);
}

// ---- What is written on a place -----------------------------------------------------------------

int digits(int64_t number) {
    return static_cast<int>(std::to_string(number).size());
}

// A place without an outline that is wide and low has its label before what stands there.
bool labelled_in_row(const ludus_place &place) {
    return place.shape == LUDUS_SHAPE_NONE && place.width * 2 >= place.height * 3;
}

std::string row_label(const ludus_place &place, const Scene &scene) {
    const std::string &label = label_of(scene, place);
    return label.empty() ? "" : label + ' ';
}

// Cells for the fullest this place may become: "x", "x15", "x3o2".
int cells_needed(const ludus_place &place) {
    if (place.capacity <= 4) return std::max(place.capacity, 1);
    int need = 1 + digits(place.capacity);
    if (place.kind == LUDUS_PLACE_SHELTER && place.owner == 0)
        for (int mine = 1; mine < std::min(place.capacity, 100); ++mine)
            need = std::max(need, 2 + digits(mine) + digits(place.capacity - mine));
    return need;
}

struct Group {
    std::string text;
    Ink ink;
};

std::vector<Group> groups_on(const BoardData &board, const Scene &scene, int32_t place) {
    std::vector<Group> groups;
    for (const auto &content : scene.contents) {
        if (content.place != place || content.count == 0) continue;
        const ludus_piece *piece = board.piece(content.player, content.kind);
        std::string text = piece ? piece->letter : "?";
        if (content.count > 1) text += std::to_string(content.count);
        groups.push_back({text, content.player == 1 ? Ink::player_1 : Ink::player_2});
    }
    return groups;
}

char empty_character(const ludus_place &place) {
    if (const char mark = mark_character(place.mark)) return mark;
    switch (place.shape) {
    case LUDUS_SHAPE_TRIANGLE_UP:
        return '^';
    case LUDUS_SHAPE_TRIANGLE_DOWN:
        return 'v';
    case LUDUS_SHAPE_NONE:
        return place.kind == LUDUS_PLACE_FIELD ? '.' : ' ';
    default:
        return ' ';
    }
}

// ---- The drawing --------------------------------------------------------------------------------

class Drawing {
public:
    Drawing(const BoardData &board, const Scene &scene, const Scale &columns, const Scale &rows)
        : board_(board), scene_(scene), columns_(columns), rows_(rows),
          canvas_(columns.size(), rows.size()) {}

    std::string str(const Pens &pens) {
        for (const auto &place : board_.places)
            if (place.shape == LUDUS_SHAPE_SQUARE) outline(place);
        for (const auto &line : board_.lines)
            canvas_.line(columns_(line.x1), rows_(line.y1), columns_(line.x2), rows_(line.y2),
                         line.kind == LUDUS_LINE_BARRIER);
        for (const auto &place : board_.places)
            fill(place);
        return canvas_.str(pens);
    }

private:
    struct Box {
        int left, top, right, bottom;
        int inside() const { return right - left - 1; }
        // Where a text starts that is centred inside.
        int centred(int length) const { return left + 1 + std::max(0, (inside() - length) / 2); }
    };

    Box box(const ludus_place &place) const {
        return {columns_(place.x - place.width / 2), rows_(place.y - place.height / 2),
                columns_(place.x + place.width / 2), rows_(place.y + place.height / 2)};
    }

    void outline(const ludus_place &place) {
        const Box b = box(place);
        canvas_.line(b.left, b.top, b.right, b.top, false);
        canvas_.line(b.left, b.bottom, b.right, b.bottom, false);
        canvas_.line(b.left, b.top, b.left, b.bottom, false);
        canvas_.line(b.right, b.top, b.right, b.bottom, false);
    }

    void fill(const ludus_place &place) {
        const Box b = box(place);
        write_label(place, b);
        write_content(place, b);
    }

    // On the upper edge, with the place's mark.
    void write_label(const ludus_place &place, const Box &b) {
        std::string label = label_of(scene_, place);
        if (label.empty() || labelled_in_row(place)) return;
        if (repeats(board_, scene_, place)) return;
        if (const char mark = mark_character(place.mark)) label += mark;
        const int length = static_cast<int>(label.size());
        if (length <= b.inside()) canvas_.write(b.centred(length), b.top, label, Ink::faint);
    }

    void write_content(const ludus_place &place, const Box &b) {
        std::vector<Group> groups = groups_on(board_, scene_, place.id);
        const bool marked = std::count(scene_.marked.begin(), scene_.marked.end(), place.id) > 0;
        if (groups.empty()) groups.push_back({std::string(1, empty_character(place)), Ink::faint});
        int length = 0;
        for (const auto &group : groups)
            length += static_cast<int>(group.text.size());
        const int row = (b.top + b.bottom) / 2;
        int column = b.centred(length);
        if (labelled_in_row(place)) {
            const std::string label = row_label(place, scene_);
            column = b.left + (canvas_.lined(b.left, row) ? 1 : 0);
            canvas_.write(column, row, label, Ink::faint);
            column += static_cast<int>(label.size());
        }
        const bool room = length + 2 <= b.inside() && !labelled_in_row(place);
        if (room && (marked || place.shape == LUDUS_SHAPE_ROUND)) {
            canvas_.write(column - 1, row, marked ? "[" : "(", marked ? Ink::marked : Ink::faint);
            canvas_.write(column + length, row, marked ? "]" : ")",
                          marked ? Ink::marked : Ink::faint);
        }
        for (const auto &group : groups) {
            const int space = b.right - column + (labelled_in_row(place) ? 1 : 0);
            if (group.text == " " || space <= 0) continue;
            std::string text = group.text.substr(0, static_cast<size_t>(space));
            if (text != group.text) text.back() = '+';
            canvas_.write(column, row, text, marked ? Ink::marked : group.ink);
            column += static_cast<int>(text.size());
        }
    }

    const BoardData &board_;
    const Scene &scene_;
    const Scale &columns_;
    const Scale &rows_;

    Canvas canvas_;
};

// What a drawing has room for; the first that fits is taken.
struct Fit {
    bool labelled; // labels on the squares
    bool even;     // squares as wide as each other are drawn so
    bool fullest;  // as many pieces as a place may hold, not only those that are there
};

// Cells for what stands on a place now.
int cells_taken(const BoardData &board, const Scene &scene, const ludus_place &place) {
    int taken = 0;
    for (const auto &group : groups_on(board, scene, place.id))
        taken += static_cast<int>(group.text.size());
    return std::max(taken, 1);
}

Scale make_columns(const BoardData &board, const Scene &scene, const Fit &fit, int cells) {
    std::vector<Scale::Span> spans;
    std::map<int32_t, int> widest; // need of the squares, by their width
    for (const auto &place : board.places) {
        int need = fit.fullest ? cells_needed(place) : cells_taken(board, scene, place);
        const int label = static_cast<int>(label_of(scene, place).size());
        if (labelled_in_row(place))
            need += static_cast<int>(row_label(place, scene).size()) - (cells > 3 ? 0 : 1);
        else if (fit.labelled && label > 0)
            need = std::max(need, label + (mark_character(place.mark) != 0));
        spans.push_back({place.x - place.width / 2, place.x + place.width / 2, need});
        if (place.shape == LUDUS_SHAPE_SQUARE)
            widest[place.width] = std::max(widest[place.width], need);
    }
    for (size_t i = 0; fit.even && i < spans.size(); ++i)
        if (const ludus_place &place = board.places[i]; place.shape == LUDUS_SHAPE_SQUARE)
            spans[i].need = widest[place.width];
    std::vector<int32_t> coordinates{0, board.size.width};
    for (const auto &line : board.lines) {
        coordinates.push_back(line.x1);
        coordinates.push_back(line.x2);
    }
    return Scale(std::move(spans), std::move(coordinates), cells * 1000);
}

// About two rows to a field, as a cell is twice as high as wide, and to a high one too, whose stack
// is a number here; the height at which the edges fall best on whole rows.
Scale make_rows(const BoardData &board) {
    std::vector<Scale::Span> spans;
    int32_t lowest = 0;
    for (const auto &place : board.places)
        if (place.kind == LUDUS_PLACE_FIELD && (lowest == 0 || place.height < lowest))
            lowest = place.height;
    const auto cells = [&](int height) {
        return lowest > 1000 ? static_cast<int>(int64_t{height} * 1000 / lowest) : height;
    };
    for (const auto &place : board.places)
        spans.push_back({place.y - place.height / 2, place.y + place.height / 2,
                         place.shape == LUDUS_SHAPE_NONE ? 0 : 1});
    std::vector<int32_t> coordinates{0, board.size.height};
    for (const auto &line : board.lines) {
        coordinates.push_back(line.y1);
        coordinates.push_back(line.y2);
    }
    Scale best(spans, coordinates, cells(2000));
    for (const int height : {1900, 2100, 1800, 2200, 1700, 2300, 1600, 2400}) {
        Scale scale(spans, coordinates, cells(height));
        if (scale.misfit() < best.misfit()) best = std::move(scale);
    }
    return best;
}

// Boards may have room above and below.
std::string without_blank_edges(std::string drawing) {
    drawing.erase(0, drawing.find_first_not_of('\n'));
    const size_t last = drawing.find_last_not_of('\n');
    return last == std::string::npos ? "" : drawing.substr(0, last + 1) + '\n';
}

} // namespace

std::string draw(const BoardData &board, const Scene &scene, int columns, const Pens &pens) {
    if (board.places.empty()) return {};
    const Scale rows = make_rows(board);
    constexpr Fit fits[] = {{.labelled = true, .even = true, .fullest = true},
                            {.labelled = true, .even = false, .fullest = true},
                            {.labelled = false, .even = false, .fullest = true},
                            {.labelled = false, .even = true, .fullest = false},
                            {.labelled = false, .even = false, .fullest = false}};
    for (const Fit &fit : fits)
        for (const int cells : {4, 3, 2}) {
            const Scale scale = make_columns(board, scene, fit, cells);
            const bool last = &fit == std::end(fits) - 1 && cells == 2;
            if (scale.size() > columns && !last) continue;
            return without_blank_edges(Drawing(board, scene, scale, rows).str(pens));
        }
    return {};
}

} // namespace launcher
