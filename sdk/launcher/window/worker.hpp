// SPDX-License-Identifier: MIT
// Thinks on a thread of its own, one thing at a time. The thinking asks often whether it is to
// stop.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <optional>
#include <thread>

template <class Result>
class Worker {
public:
    using Stop = std::function<bool()>;

    // `done` is called on the worker's thread when a result is there.
    explicit Worker(std::function<void()> done) : done_(std::move(done)) {}
    ~Worker() { stop(); }
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;

    void start(std::function<Result(const Stop &)> work) {
        stop();
        stopping_ = finished_ = false;
        thread_ = std::thread([this, work = std::move(work)] {
            try {
                result_ = work([this] { return stopping_.load(); });
            } catch (...) {
                failure_ = std::current_exception();
            }
            finished_ = true;
            if (!stopping_) done_();
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
        stopping_ = true;
        if (thread_.joinable()) thread_.join();
        result_.reset();
        failure_ = nullptr;
    }

private:
    std::function<void()> done_;
    std::thread thread_;
    std::atomic<bool> stopping_ = false;
    std::atomic<bool> finished_ = false;
    std::optional<Result> result_;
    std::exception_ptr failure_;
};
