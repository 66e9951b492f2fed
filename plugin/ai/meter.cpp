// SPDX-License-Identifier: MIT
#include "ai/meter.hpp"

#include <algorithm>

namespace duodecim {

namespace {

constexpr std::uint64_t nodes_between_checks = 256; // some 50 microseconds
constexpr std::chrono::milliseconds between_calls{5};

} // namespace

Meter::Meter(std::uint64_t nodes, std::uint32_t milliseconds, const Progress &progress, Basis basis)
    : limit_(nodes), timed_(milliseconds > 0), progress_(progress), basis_(basis) {
    if (timed_) end_ = Clock::now() + std::chrono::milliseconds(milliseconds);
}

bool Meter::go_on() {
    if (nodes_ >= limit_) done_ = true;
    if (done_) return false;
    check_ = std::min(limit_, nodes_ + nodes_between_checks);
    if (!timed_ && !telling_) return true;
    const Clock::time_point now = Clock::now();
    if (timed_ && now >= end_)
        stop();
    else if (telling_ && now >= next_call_)
        tell(now);
    return !done_;
}

void Meter::begin_progress() {
    if (progress_.call == nullptr || done_) return;
    telling_ = true;
    tell(Clock::now());
}

void Meter::tell(Clock::time_point now) {
    next_call_ = now + between_calls;
    if (progress_.call(progress_.user, thought()) != 0) stop();
}

} // namespace duodecim
