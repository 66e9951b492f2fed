// SPDX-License-Identifier: MIT
// Thinks on a thread of its own, one thing at a time. The thinking asks its token often whether it
// is to stop.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

namespace launcher {

template <class Result>
class Worker {
public:
    // `done` is called on the worker's thread when a result is there.
    explicit Worker(std::function<void()> done) : done_(std::move(done)) {}

    void start(std::function<Result(const std::stop_token &)> work) {
        stop();
        finished_ = false;
        thread_ = std::jthread([this, work = std::move(work)](const std::stop_token &token) {
            try {
                result_ = work(token);
            } catch (...) {
                failure_ = std::current_exception();
            }
            finished_ = true;
            if (!token.stop_requested()) done_();
        });
    }
    bool busy() const { return thread_.joinable(); }
    // The result, once; throws what the work threw.
    std::optional<Result> take() {
        if (!busy() || !finished_) return std::nullopt;
        thread_.join();
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
        return std::exchange(result_, std::nullopt);
    }
    // Returns as soon as the work has noticed.
    void stop() {
        thread_ = {};
        result_.reset();
        failure_ = nullptr;
    }

private:
    std::function<void()> done_;
    std::atomic<bool> finished_ = false;
    std::optional<Result> result_;
    std::exception_ptr failure_;
    std::jthread thread_; // last: it uses the rest
};

} // namespace launcher
