// SPDX-License-Identifier: MIT
// What a match of many games says about the first player.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace launcher {

// Games are counted by pairs: the two of a pair have the same dice and so are not independent.
class Tally {
public:
    // Of the two games of a pair, those that the first player won, and those that nobody did, which
    // count half.
    void add_pair(int won, int drawn) {
        const double score = won + drawn / 2.0;
        ++pairs_;
        won_ += static_cast<uint64_t>(won);
        drawn_ += static_cast<uint64_t>(drawn);
        score_ += score;
        squares_ += score * score;
    }

    uint64_t games() const { return 2 * pairs_; }
    uint64_t won() const { return won_; }
    uint64_t drawn() const { return drawn_; }
    double rate() const { return pairs_ ? score_ / static_cast<double>(games()) : 0; }
    // The 95 % interval of the rate, by the normal approximation over pairs. A pair won and a pair
    // lost are thought in addition, so that few pairs that agree do not look certain.
    double low() const { return std::clamp(middle() - margin(), 0.0, rate()); }
    double high() const { return std::clamp(middle() + margin(), rate(), 1.0); }

private:
    double count() const { return static_cast<double>(pairs_ + 2); }
    double middle() const { return (score_ + 2) / (2 * count()); }
    double margin() const {
        const double mean_square = (squares_ + 4) / (4 * count());
        const double variance = (mean_square - middle() * middle()) * count() / (count() - 1);
        return 1.96 * std::sqrt(std::max(variance, 0.0) / count());
    }

    uint64_t pairs_ = 0;
    uint64_t won_ = 0;
    uint64_t drawn_ = 0;
    double score_ = 0;
    double squares_ = 0; // of the pairs' scores
};

} // namespace launcher
