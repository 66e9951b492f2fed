// SPDX-License-Identifier: MIT
#include "../system.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <dlfcn.h>
#include <malloc.h>
#include <new>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace check {

void *open_library(const std::filesystem::path &file) {
    void *library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) throw std::runtime_error(dlerror());
    return library;
}

void *symbol_of(void *library, const char *name) {
    return dlsym(library, name);
}

void close_library(void *library) {
    dlclose(library);
}

// One of an exit signal of its own (__WALL) too.
bool has_child() {
    siginfo_t info{};
    return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT | __WALL) == 0;
}

// None can start without touching memory.
long count_children_ended() {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    return used.ru_minflt + used.ru_majflt;
}

uint64_t size_of(int file) {
    return static_cast<uint64_t>(lseek(file, 0, SEEK_END));
}

int64_t position_in(int file) {
    return lseek(file, 0, SEEK_CUR);
}

std::string read_from(int file, uint64_t begin, std::size_t most) {
    std::string out(most, '\0');
    const ssize_t count = pread(file, out.data(), out.size(), static_cast<off_t>(begin));
    out.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return out;
}

bool write_whole(int file, const std::string &bytes) {
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t count = write(file, bytes.data() + done, bytes.size() - done);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        done += static_cast<std::size_t>(count);
    }
    return true;
}

std::size_t memory_in_use() {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

std::string words_of_crash(int signal) {
    if (signal == SIGABRT) return "was aborted (SIGABRT)";
    if (signal == SIGKILL) return "was killed (SIGKILL), as when memory runs out";
    const char *name = sigabbrev_np(signal);
    return "crashed (" + (name ? "SIG" + std::string(name) : "signal " + std::to_string(signal)) +
           ", " + strsignal(signal) + ")";
}

namespace {

uint32_t *is_original = nullptr; // 1, and 0 in a copy that fork has made

} // namespace

// A word that the system sets to 0 in each copy of the process.
void know_this_process() {
    const auto size = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    void *page = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED || madvise(page, size, MADV_WIPEONFORK) != 0)
        throw std::runtime_error("No memory to know this process by");
    is_original = new (page) uint32_t{1};
}

void end_copies() {
    if (*is_original == 0) _exit(0);
}

} // namespace check
