// SPDX-License-Identifier: MIT
// Pages over the board: lists to choose from, and texts to read. By pointer or by keys.
#pragma once

#include "painter/pen.hpp"
#include "painter/theme.hpp"

#include <functional>
#include <string>
#include <vector>

namespace launcher {

// What a keyboard or a pad says.
enum class Key { left, right, up, down, accept, back, next, previous, undo, hint, menu };

struct Item {
    std::string label;
    std::string value{};               // shown with arrows where it can be changed
    std::function<void()> act{};       // neither: it only tells
    std::function<void(int)> change{}; // to the one before (-1) or behind (1)
    bool strong = false;               // not to be overlooked

    bool active() const { return act || change; } // it can be chosen
};

// Among the lines of a text.
struct Figure {
    size_t line;  // the one it stands before
    double shape; // height, of its width
    std::function<void(cairo_t *, const Theme &, Rect)> draw;
};

struct Page {
    std::string title;
    std::vector<Item> items;
    std::vector<std::string> lines{}; // instead of items: a text, each line as it is
    bool wrap = true;                 // lines are broken between words, else of fixed width
    std::vector<Figure> figures{};    // of a text, in the order of their lines
    bool live = false;                // it changes while it is looked at
};

class Menu {
public:
    // Pages are built anew after each change of theirs.
    using Build = std::function<Page()>;

    bool shown() const { return !pages_.empty(); }
    size_t depth() const { return pages_.size(); }
    const Item *chosen() const; // on the page on top
    void open(Build build);
    void back();
    void close() { pages_.clear(); }
    void refresh();      // the page on top
    void refresh_live(); // where it is a live one

    void key(Key key);
    void press(Point p);
    void scroll(double rows);
    void paint(cairo_t *cr, const Theme &theme, Rect area);

private:
    struct Opened {
        Build build;
        Page page;
        size_t selected = 0;
        double first = 0; // row on top
    };
    struct Row {
        Rect box;
        size_t item;
    };

    void act();
    void change(int by);
    void select(int by);
    double label_width(cairo_t *cr, double width, double size) const;
    void paint_items(cairo_t *cr, const Theme &theme, Rect box, double height);
    // A row of a text: a line, or the beginning of a figure.
    struct Line {
        std::string words;
        const Figure *figure = nullptr;
    };
    std::vector<Line> set(cairo_t *cr, Rect box, double height, const Letters &letters) const;
    void paint_lines(cairo_t *cr, const Theme &theme, Rect box, double height);
    void paint_scroll_bar(cairo_t *cr, const Theme &theme, Rect box, double height);

    std::vector<Opened> pages_;
    std::vector<Row> rows_; // as painted last
    Rect closer_;
    double seen_ = 1;       // rows that fit
    size_t line_count_ = 0; // of a text
};

} // namespace launcher
