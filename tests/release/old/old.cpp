// SPDX-License-Identifier: MIT
// Uses what glibc has given new names to since 2.28, before main too, and prints what comes of it.
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <dlfcn.h>
#include <filesystem>
#include <future>
#include <iostream>
#include <mutex>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;

struct Begun {
    int value = std::async(std::launch::async, [] { return 41; }).get();
} begun;

void once() {
    std::once_flag flag;
    try {
        std::call_once(flag, [] { throw 1; });
    } catch (int thrown) {
        std::cout << "thrown " << thrown;
    }
    for (int i = 0; i < 2; ++i)
        std::call_once(flag, [] { std::cout << ", once\n"; });
}

void wait() {
    std::mutex mutex;
    std::condition_variable changed;
    std::unique_lock lock(mutex);
    const auto start = Clock::now();
    const bool late = changed.wait_for(lock, std::chrono::milliseconds(30), [] { return false; });
    std::cout << "waited " << (!late && Clock::now() - start >= std::chrono::milliseconds(30));
    std::thread other([&] {
        const std::lock_guard guard(mutex);
        ++begun.value;
        changed.notify_one();
    });
    changed.wait_for(lock, std::chrono::minutes(1), [] { return begun.value == 42; });
    lock.unlock();
    other.join();
    std::cout << ", woken at " << begun.value << '\n';
}

} // namespace

int main(int count, char **arguments) {
    once();
    wait();
    void *library = dlopen("libm.so.6", RTLD_NOW);
    void *symbol = library ? dlsym(library, "cbrt") : nullptr;
    const auto cbrt = reinterpret_cast<double (*)(double)>(symbol);
    std::cout << "loaded " << (cbrt ? cbrt(27) : 0) << ", computed " << std::pow(count + 1., 10)
              << ", " << std::exp(count - 1.) << ", " << std::log(count + 0.) << '\n';
    const std::filesystem::path own = arguments[0];
    std::cout << "file " << (is_regular_file(own) && file_size(own) > 10000) << '\n';
}
