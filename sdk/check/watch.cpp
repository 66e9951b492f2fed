// SPDX-License-Identifier: MIT
#include "watch.hpp"

#include "guard.hpp"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <sys/mman.h>
#include <unistd.h>

namespace check {

SharedWatch::SharedWatch() {
    void *memory =
        mmap(nullptr, sizeof(Watch), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::runtime_error("No memory to watch an addon by");
    watch_ = new (memory) Watch{};
}

SharedWatch::~SharedWatch() {
    munmap(watch_, sizeof(Watch));
}

namespace {

// One process is one check.
struct Here {
    Watch *watch = nullptr;
    Guard *guard = nullptr;
    uint32_t *is_original = nullptr; // 1, and 0 in a copy that fork has made
};
Here here;
thread_local bool is_main_thread = false;

// A word that the system sets to 0 in each copy of the process.
uint32_t *word_of_this_process() {
    const auto size = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    void *page = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED || madvise(page, size, MADV_WIPEONFORK) != 0)
        throw std::runtime_error("No memory to know this process by");
    return new (page) uint32_t{1};
}

Watch::Call &own_call() {
    thread_local const uint32_t number = here.watch->threads.fetch_add(1);
    return here.watch->calls[std::min<std::size_t>(number, here.watch->calls.size() - 1)];
}

} // namespace

void begin_watching(Watch &watch, Guard &guard) {
    here = {&watch, &guard, word_of_this_process()};
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
    if (*here.is_original == 0) _exit(0); // the addon forked, and this copy came back as well
    own_call().under_way = 0;
    ++here.watch->beats;
    if (is_main_thread) here.guard->after(where_);
}

} // namespace check
