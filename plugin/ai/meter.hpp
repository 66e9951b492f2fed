// SPDX-License-Identifier: MIT
// What a player has spent, and when it must stop: at its nodes, at the clock, or when told to.
#pragma once

#include "ai/chance.hpp"
#include "ai/players.hpp"

#include <chrono>

namespace duodecim {

class Meter {
public:
    // `nodes` is at least 1. Without milliseconds and progress no clock is read.
    Meter(std::uint64_t nodes, std::uint32_t milliseconds, const Progress &progress,
          Basis basis = Basis::network);

    // To be asked before each position is evaluated; false: stop.
    bool spend() {
        if (nodes_ == check_ && !go_on()) return false;
        ++nodes_;
        return true;
    }
    bool done() const { return done_; }
    // Nodes that may still be spent.
    std::uint64_t left() const { return limit_ - nodes_; }

    // The best turn so far, for progress and the result.
    void best(std::size_t turn, Chance chance) {
        turn_ = turn;
        chance_ = chance;
    }
    // Calls progress now: there is a best turn for the first time.
    void begin_progress();
    Thought thought() const { return {turn_, nodes_, chance_, stopped_, basis_}; }

private:
    using Clock = std::chrono::steady_clock;

    bool go_on();
    void tell(Clock::time_point now);
    void stop() {
        done_ = stopped_ = true;
        check_ = nodes_;
    }

    std::uint64_t nodes_ = 0, limit_, check_ = 0;
    std::size_t turn_ = 0;
    Chance chance_ = certain / 2;
    bool done_ = false, stopped_ = false;
    bool timed_;           // the clock is limited
    bool telling_ = false; // progress has begun
    Progress progress_;
    Basis basis_; // of the chances
    Clock::time_point end_{}, next_call_{};
};

} // namespace duodecim
