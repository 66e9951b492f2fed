// SPDX-License-Identifier: MIT
#include "ui/background_review.hpp"

#include "game/standing.hpp"

namespace launcher {

namespace {

std::vector<std::string> records_of(const Session &session) {
    std::vector<std::string> records{session.match().start()};
    for (uint32_t i = 0; i < session.state().turns; ++i)
        records.push_back(session.match().record(i));
    return records;
}

} // namespace

BackgroundReview::BackgroundReview(const Session &session, std::function<void()> wake)
    : records_(records_of(session)), all_(turns_over(session.state())), worker_(wake) {
    auto match = std::make_shared<ludus::Match>(session.match().clone());
    const Game *game = &session.game();
    worker_.start([match, game, wake, fresh = fresh_](const auto &stop) {
        const auto judged = [&](const ReviewedTurn &turn) {
            {
                const std::lock_guard lock(fresh->mutex);
                fresh->turns.push_back(turn);
            }
            wake();
        };
        launcher::review(
            *game, *match, {}, [&](size_t, size_t) { return stop.stop_requested(); }, judged);
        return true;
    });
}

bool BackgroundReview::advance() {
    if (!worker_.busy()) return false;
    bool ended = false;
    try {
        ended = worker_.take().has_value();
    } catch (const std::runtime_error &error) { // of the addon
        problem_ = sentence(error);
        ended = true;
    }
    return gather() || ended;
}

bool BackgroundReview::gather() {
    const std::lock_guard lock(fresh_->mutex);
    const auto turns = std::exchange(fresh_->turns, {});
    review_.turns.insert(review_.turns.end(), turns.begin(), turns.end());
    return !turns.empty();
}

void BackgroundReview::stop() {
    worker_.stop();
    gather();
}

const ReviewedTurn *BackgroundReview::turn(size_t index) const {
    return index < review_.turns.size() ? &review_.turns[index] : nullptr;
}

bool BackgroundReview::judges(const Session &session) const {
    return records_ == records_of(session);
}

} // namespace launcher
