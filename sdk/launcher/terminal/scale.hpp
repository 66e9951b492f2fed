// SPDX-License-Identifier: MIT
// Turns a board's coordinates into columns or rows, wide enough for what is written there.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace launcher {

class Scale {
public:
    // What is written on a place needs this many cells between its two edges.
    struct Span {
        int32_t from;
        int32_t to;
        int need;
    };

    // `cells` are thousandths of a cell to a field, that is to 1000 units.
    Scale(std::vector<Span> spans, std::vector<int32_t> coordinates, int cells) {
        for (const Span &span : spans) {
            coordinates.push_back(span.from);
            coordinates.push_back(span.to);
        }
        std::sort(coordinates.begin(), coordinates.end());
        for (size_t first = 0, i = 0; i < coordinates.size(); ++i) {
            if (coordinates[i] - coordinates[first] > gap) first = i;
            const bool ends =
                i + 1 == coordinates.size() || coordinates[i + 1] - coordinates[first] > gap;
            if (!ends) continue;
            edges_.push_back(coordinates[i]);
            const int64_t middle = (int64_t{coordinates[first]} + coordinates[i]) / 2 * cells;
            cells_.push_back(static_cast<int>((middle + nearly_half) / 1000000));
            misfit_ += std::abs(middle - int64_t{cells_.back()} * 1000000);
        }
        std::sort(spans.begin(), spans.end(),
                  [](const Span &a, const Span &b) { return a.to < b.to; });
        for (const Span &span : spans)
            widen(span);
    }

    // The cell of one of the coordinates given.
    int operator()(int32_t coordinate) const { return cells_[index(coordinate)]; }
    int size() const { return cells_.empty() ? 0 : cells_.back() + 1; }
    // How far, in all, the edges lie from whole cells.
    int64_t misfit() const { return misfit_; }

private:
    static constexpr int32_t gap = 150;            // edges as near as this are drawn as one
    static constexpr int64_t nearly_half = 400000; // so that halves all round the same way

    size_t index(int32_t coordinate) const {
        const auto found = std::lower_bound(edges_.begin(), edges_.end(), coordinate);
        return static_cast<size_t>(std::min(found, edges_.end() - 1) - edges_.begin());
    }

    void widen(const Span &span) {
        const size_t last = index(span.to);
        const int missing = span.need + 1 - (cells_[last] - cells_[index(span.from)]);
        for (size_t i = last; missing > 0 && i < cells_.size(); ++i)
            cells_[i] += missing;
    }

    std::vector<int32_t> edges_; // ascending: the last coordinate of each group drawn as one
    std::vector<int> cells_;     // of each edge
    int64_t misfit_ = 0;
};

} // namespace launcher
