// SPDX-License-Identifier: MIT
#include "ui/menu.hpp"

#include <algorithm>
#include <cmath>

namespace launcher {

namespace {

constexpr double least_size = 9; // of letters, in pixels

} // namespace

void Menu::open(Build build) {
    Page page = build();
    pages_.push_back({std::move(build), std::move(page)});
    auto &top = pages_.back();
    while (top.selected + 1 < top.page.items.size() && !top.page.items[top.selected].active())
        ++top.selected;
}

const Item *Menu::chosen() const {
    if (pages_.empty()) return nullptr;
    const Opened &top = pages_.back();
    return top.selected < top.page.items.size() ? &top.page.items[top.selected] : nullptr;
}

void Menu::back() {
    if (!pages_.empty()) pages_.pop_back();
    refresh();
}

void Menu::refresh() {
    if (pages_.empty()) return;
    Opened &top = pages_.back();
    top.page = top.build();
    top.selected = std::min(top.selected, std::max<size_t>(top.page.items.size(), 1) - 1);
}

void Menu::refresh_live() {
    if (!pages_.empty() && pages_.back().page.live) refresh();
}

// ---- Input --------------------------------------------------------------------------------------

// What is called may open, close or rebuild pages: nothing of this one is touched afterwards.
void Menu::act() {
    const Opened &top = pages_.back();
    if (top.selected >= top.page.items.size()) return;
    const Item item = top.page.items[top.selected];
    if (item.act) return item.act();
    if (item.change) change(1);
}

void Menu::change(int by) {
    const Opened &top = pages_.back();
    if (top.selected >= top.page.items.size()) return;
    const auto changed = top.page.items[top.selected].change;
    if (!changed) return;
    changed(by);
    refresh();
}

void Menu::select(int by) {
    Opened &top = pages_.back();
    if (!top.page.lines.empty()) return scroll(by);
    const auto count = static_cast<int>(top.page.items.size());
    for (int i = static_cast<int>(top.selected) + by; i >= 0 && i < count; i += by)
        if (top.page.items[static_cast<size_t>(i)].active()) {
            top.selected = static_cast<size_t>(i);
            return;
        }
    if (by < 0) top.first = 0; // what only tells, above the first to choose
}

void Menu::key(Key key) {
    if (pages_.empty()) return;
    const bool text = !pages_.back().page.lines.empty();
    switch (key) {
    case Key::up:
    case Key::previous:
        return select(-1);
    case Key::down:
    case Key::next:
        return select(1);
    case Key::left:
        return text ? scroll(-seen_ + 1) : change(-1);
    case Key::right:
        return text ? scroll(seen_ - 1) : change(1);
    case Key::accept:
        return text ? back() : act();
    case Key::back:
        return back();
    case Key::menu:
        return close();
    default:
        return;
    }
}

void Menu::press(Point p) {
    if (pages_.empty()) return;
    if (closer_.contains(p)) return back();
    for (const Row &row : rows_) {
        if (!row.box.contains(p)) continue;
        pages_.back().selected = row.item;
        const Item &item = pages_.back().page.items[row.item];
        if (item.change && p.x < row.box.x + row.box.width * 0.5) return change(-1);
        return item.change ? change(1) : act();
    }
}

void Menu::scroll(double rows) {
    if (pages_.empty()) return;
    Opened &top = pages_.back();
    const size_t all = top.page.lines.empty() ? top.page.items.size() : line_count_;
    const double most = std::max(0.0, static_cast<double>(all) - seen_);
    top.first = std::clamp(top.first + rows, 0.0, most);
    if (!top.page.lines.empty()) return;
    // What is chosen stays in sight.
    const auto first = static_cast<size_t>(std::ceil(top.first));
    const size_t last = std::min(first + static_cast<size_t>(seen_), all) - 1;
    if (all == 0 || (top.selected >= first && top.selected <= last)) return;
    for (size_t i = first; i <= last; ++i)
        if (top.page.items[i].active()) {
            top.selected = i;
            if (rows > 0) return; // the uppermost, else the lowest
        }
}

// ---- Picture ------------------------------------------------------------------------------------

void Menu::paint_items(cairo_t *cr, const Theme &theme, Rect box, double height) {
    Opened &top = pages_.back();
    seen_ = std::max(1.0, std::floor(box.height / height));
    const auto selected = static_cast<double>(top.selected);
    if (selected < top.first) top.first = selected;
    if (selected >= top.first + seen_) top.first = selected - seen_ + 1;
    const auto first = static_cast<size_t>(top.first);
    const double pad = height * 0.35, size = std::max(10.0, height * 0.42);
    const double labels = label_width(cr, box.width, size) + 2 * pad;
    for (size_t i = first; i < top.page.items.size() && double(i - first) < seen_; ++i) {
        const Item &item = top.page.items[i];
        const Rect row{box.x, box.y + double(i - first) * height, box.width, height};
        const bool active = item.active(), chosen = active && i == top.selected;
        if (active) rows_.push_back({row, i});
        rounded(cr, row.inset(height * 0.06), height * 0.2);
        if (active) fill_keeping(cr, theme.button, chosen ? 1 : 0.55);
        if (chosen) stroke(cr, theme.accent, std::max(1.5, height * 0.06));
        cairo_new_path(cr);
        const bool split = !item.value.empty();
        write(cr, item.label, {row.x + pad, row.y, (split ? labels : row.width) - 2 * pad, height},
              {size,
               item.strong ? theme.accent
               : active    ? theme.letters
                           : theme.faint,
               Align::left, item.strong},
              least_size);
        if (!split) continue;
        const Rect value{row.x + labels, row.y, row.width - labels - pad, height};
        if (item.change) {
            write(cr, "‹", {value.x, row.y, height * 0.5, height}, {size * 1.4, theme.accent}, 9);
            write(cr, "›", {value.right() - height * 0.5, row.y, height * 0.5, height},
                  {size * 1.4, theme.accent, Align::right}, 9);
        }
        Letters words{size, item.strong ? theme.accent : theme.letters, Align::middle,
                      chosen || item.strong};
        const Rect room{value.x + height * 0.5, row.y, value.width - height, height};
        const double smaller = std::max(least_size, size * 0.75);
        if (text_width(cr, item.value, {smaller, {}, {}, words.bold}) <= room.width) {
            write(cr, item.value, room, words, least_size);
        } else {
            words.bold = item.strong;
            write_in_two(cr, item.value, room, words, least_size);
        }
    }
}

// The values begin where the longest label ends: those that are long themselves have the room.
double Menu::label_width(cairo_t *cr, double width, double size) const {
    double most = width * 0.25;
    for (const auto &item : pages_.back().page.items)
        if (!item.value.empty())
            most = std::max(most, text_width(cr, item.label, {size, {}, Align::left, true}));
    return std::min(most, width * 0.42);
}

std::vector<Menu::Line> Menu::set(cairo_t *cr, Rect box, double height,
                                  const Letters &letters) const {
    const Page &page = pages_.back().page;
    std::vector<Line> rows;
    size_t next = 0; // figure
    for (size_t i = 0; i <= page.lines.size(); ++i) {
        for (; next < page.figures.size() && page.figures[next].line <= i; ++next) {
            const double tall = std::min(box.width * page.figures[next].shape, box.height);
            const auto taken = static_cast<size_t>(std::ceil(tall / height));
            rows.push_back({"", &page.figures[next]});
            rows.resize(rows.size() + std::max<size_t>(taken, 1)); // and a row apart
        }
        if (i == page.lines.size()) break;
        if (page.lines[i].empty() || !page.wrap)
            rows.push_back({page.lines[i]});
        else
            for (const auto &part : broken(cr, page.lines[i], box.width, letters))
                rows.push_back({part});
    }
    return rows;
}

void Menu::paint_lines(cairo_t *cr, const Theme &theme, Rect box, double height) {
    Opened &top = pages_.back();
    const Letters letters{height * 0.68, theme.letters, Align::left, false, true};
    const std::vector<Line> rows = set(cr, box, height, letters);
    line_count_ = rows.size();
    seen_ = std::max(1.0, std::floor(box.height / height));
    scroll(0);
    const auto first = static_cast<double>(static_cast<size_t>(top.first));
    for (size_t i = 0; i < rows.size(); ++i) {
        const double at = static_cast<double>(i) - first;
        const Rect row{box.x, box.y + at * height, box.width, height};
        if (const Figure *figure = rows[i].figure) {
            const double tall = std::min(box.width * figure->shape, box.height);
            if (row.y >= box.bottom() || row.y + tall <= box.y) continue;
            const CairoState saved(cr);
            cairo_rectangle(cr, box.x, box.y, box.width, box.height);
            cairo_clip(cr);
            figure->draw(cr, theme, {box.x, row.y, box.width, tall});
        }
        if (at < 0 || at >= seen_) continue;
        if (top.page.wrap)
            write(cr, rows[i].words, row, letters, 8);
        else
            write_fixed(cr, rows[i].words, row, letters.size, theme.letters);
    }
    paint_scroll_bar(cr, theme, box, height);
}

void Menu::paint_scroll_bar(cairo_t *cr, const Theme &theme, Rect box, double height) {
    if (double(line_count_) <= seen_) return;
    const double part = seen_ / double(line_count_);
    const double at = pages_.back().first / double(line_count_);
    rounded(cr,
            {box.right() + height * 0.25, box.y + box.height * at, height * 0.2, box.height * part},
            height * 0.1);
    fill(cr, theme.accent);
}

void Menu::paint(cairo_t *cr, const Theme &theme, Rect area) {
    rows_.clear();
    if (pages_.empty()) return;
    const CairoState saved(cr);
    cairo_rectangle(cr, area.x, area.y, area.width, area.height);
    fill(cr, {0, 0, 0}, 0.5);
    const Page &page = pages_.back().page;
    const bool text = !page.lines.empty();
    const double unit = std::min(area.height, area.width * 0.75);
    const double most = std::clamp(unit * (text ? 0.045 : 0.078), text ? 14.0 : 20.0, 170.0);
    const double head = std::max(most * 1.2, 24.0), inner = area.height * 0.96 - head;
    // All rows are seen where they stay large enough; else some, and larger.
    const double rows = static_cast<double>(page.items.size());
    const double fitting = inner / (rows + 1.5), least = std::min(most, std::max(20.0, most * 0.5));
    const double height = text || fitting > most ? most : fitting < least ? most * 0.8 : fitting;
    const double pad = height * 0.6;
    const double width = std::min(area.width * 0.96, std::max(unit * (text ? 1.5 : 1.15), 400.0));
    const double room = inner - 2 * pad;
    const double wanted = text ? room : height * static_cast<double>(page.items.size());
    const double tall = std::min(room, wanted) + head + 2 * pad;
    const Rect panel{area.middle().x - width / 2, area.middle().y - tall / 2, width, tall};
    rounded(cr, panel, height * 0.4);
    fill_keeping(cr, theme.panel, theme.grained ? 0.97 : 1);
    stroke(cr, theme.barrier, std::max(1.0, height * 0.05));
    write(cr, page.title, {panel.x + pad, panel.y + pad * 0.5, width - 2 * pad - head, head},
          {head * 0.55, theme.letters, Align::left, true}, 10);
    closer_ = {panel.right() - pad - head * 0.7, panel.y + pad * 0.5, head, head};
    write(cr, "×", closer_, {head * 0.8, theme.letters, Align::middle, true, true}, 10);
    const Rect box{panel.x + pad, panel.y + pad * 0.7 + head, width - 2 * pad,
                   tall - head - pad * 1.5};
    text ? paint_lines(cr, theme, box, height) : paint_items(cr, theme, box, height);
}

} // namespace launcher
