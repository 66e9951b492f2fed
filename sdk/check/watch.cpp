// SPDX-License-Identifier: MIT
#include "watch.hpp"

#include "guard.hpp"
#include "system.hpp"

#include <algorithm>

namespace check {

namespace {

// One process is one check.
struct Here {
    Watch *watch = nullptr;
    Guard *guard = nullptr;
};
Here here;
thread_local bool is_main_thread = false;

Watch::Call &own_call() {
    thread_local const uint32_t number = here.watch->threads.fetch_add(1);
    return here.watch->calls[std::min<std::size_t>(number, here.watch->calls.size() - 1)];
}

} // namespace

void begin_watching(Watch &watch, Guard &guard) {
    know_this_process();
    here = {&watch, &guard};
    is_main_thread = true;
    own_call(); // the first is the main thread's
}

Calling::Calling(const std::string &where) : where_(where) {
    Watch::Call &call = own_call();
    const std::size_t length = std::min(where.size(), call.where.size() - 1);
    std::copy_n(where.begin(), length, call.where.begin());
    call.where[length] = 0;
    call.under_way = 1;
    ++here.watch->beats;
}

Calling::~Calling() {
    end_copies();
    own_call().under_way = 0;
    ++here.watch->beats;
    if (is_main_thread) here.guard->after(where_);
}

} // namespace check
