// SPDX-License-Identifier: MIT
// A game looked over on a thread of its own, turn by turn; what is known so far is there meanwhile.
#pragma once

#include "base/worker.hpp"
#include "game/review.hpp"
#include "game/session.hpp"

#include <memory>
#include <mutex>

namespace launcher {

class BackgroundReview {
public:
    // Begins. The game must outlive it; the session may go on. `wake` is called on another thread
    // whenever more is known.
    BackgroundReview(const Session &session, std::function<void()> wake);

    // True: more is known than before, or it has come to its end.
    bool advance();
    void stop(); // what is known stays
    bool busy() const { return worker_.busy(); }

    const Review &review() const { return review_; } // the turns judged so far
    size_t all() const { return all_; }              // turns to be judged
    bool done() const { return review_.turns.size() == all_; }
    // The roll number `index`, from 0, once it is judged.
    const ReviewedTurn *turn(size_t index) const;
    const std::string &problem() const { return problem_; } // why it has ended early
    bool judges(const Session &session) const;              // it has not changed meanwhile

private:
    struct Fresh {
        std::mutex mutex;
        std::vector<ReviewedTurn> turns;
    };
    bool gather();

    std::vector<std::string> records_;
    size_t all_;
    Review review_;
    std::string problem_;
    std::shared_ptr<Fresh> fresh_ = std::make_shared<Fresh>();
    Worker<bool> worker_;
};

} // namespace launcher
