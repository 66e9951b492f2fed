// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <thread>
#include <vector>

namespace duodecim::solve {

// Runs f(t) for t from 0 to threads - 1, each on a thread of its own, the caller's among them.
// Rethrows what one of them threw; so f must not make the others wait for it.
template <class F>
void run(unsigned threads, const F &f) {
    std::vector<std::exception_ptr> thrown(threads);
    const auto guarded = [&](unsigned t) {
        try {
            f(t);
        } catch (...) {
            thrown[t] = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (unsigned t = 1; t < threads; ++t)
            others.emplace_back(guarded, t);
        guarded(0);
    }
    for (const std::exception_ptr &e : thrown)
        if (e) std::rethrow_exception(e);
}

} // namespace duodecim::solve
