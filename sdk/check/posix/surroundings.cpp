// SPDX-License-Identifier: MIT
#include "../surroundings.hpp"

#include <array>
#include <cfenv>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <locale>
#include <sched.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

namespace check {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t rand_size = 128;
struct Rand {
    std::array<char, rand_size> now{};
    std::array<char, rand_size> seeded{};
};
Rand &rand_state() {
    static Rand state;
    return state;
}

std::string number(const char *format, unsigned long value) {
    std::array<char, 32> out;
    std::snprintf(out.data(), out.size(), format, value);
    return out.data();
}

void read_folder_and_masks(Surroundings &out) {
    std::error_code error;
    const fs::path folder = fs::current_path(error);
    out["the working folder"] = error ? "none" : folder.string();
    const mode_t mask = umask(0);
    umask(mask);
    out["the umask"] = number("%04lo", mask);
    out["the state of rand()"] = rand_state().now == rand_state().seeded ? "untouched" : "used";
}

void read_locales(Surroundings &out) {
    out["the locale"] = std::setlocale(LC_ALL, nullptr);
    out["the locale of the thread"] =
        uselocale(nullptr) == LC_GLOBAL_LOCALE ? "that of the process" : "one of its own";
    out["the locale of C++"] = std::locale().name();
}

// The library that a function lies in, for its address says nothing.
std::string owner_of(const void *address) {
    Dl_info info{};
    if (dladdr(address, &info) == 0 || info.dli_fname == nullptr) return "a function";
    return "a function of " + fs::path(info.dli_fname).filename().string();
}

std::string handler_of(const struct sigaction &action) {
    const auto with_info = (action.sa_flags & SA_SIGINFO) != 0;
    if (!with_info && action.sa_handler == SIG_DFL) return "the default";
    if (!with_info && action.sa_handler == SIG_IGN) return "to be ignored";
    return owner_of(with_info ? reinterpret_cast<const void *>(action.sa_sigaction)
                              : reinterpret_cast<const void *>(action.sa_handler));
}

std::string name_of_signal(int signal) {
    const char *name = sigabbrev_np(signal);
    return name ? "SIG" + std::string(name) : "signal " + std::to_string(signal);
}

void read_signals(Surroundings &out) {
    sigset_t blocked;
    sigemptyset(&blocked);
    pthread_sigmask(SIG_SETMASK, nullptr, &blocked);
    std::string names;
    for (int signal = 1; signal < NSIG; ++signal) {
        if (sigismember(&blocked, signal) == 1)
            names += (names.empty() ? "" : " ") + name_of_signal(signal);
        struct sigaction action {};
        if (sigaction(signal, nullptr, &action) == 0)
            out["the handler of " + name_of_signal(signal)] = handler_of(action);
    }
    out["the set of blocked signals"] = names.empty() ? "none" : names;
    stack_t stack{};
    sigaltstack(nullptr, &stack);
    out["the stack for signals"] =
        (stack.ss_flags & SS_DISABLE) != 0 ? "none" : number("%lu bytes", stack.ss_size);
}

// Rounding and the like decide what the host itself computes.
void read_arithmetic(Surroundings &out) {
    const int rounding = std::fegetround();
    out["the rounding mode"] = rounding == FE_TONEAREST  ? "to nearest"
                               : rounding == FE_UPWARD   ? "upward"
                               : rounding == FE_DOWNWARD ? "downward"
                                                         : "toward zero";
    out["the set of trapping floating-point exceptions"] =
        number("0x%lx", static_cast<unsigned long>(fegetexcept()));
#if defined(__x86_64__)
    std::fenv_t all;
    std::fegetenv(&all);
    constexpr unsigned flush_to_zero = 0x8040; // what is denormal, as a result or when read
    out["the handling of denormal numbers"] =
        (all.__mxcsr & flush_to_zero) == 0 ? "as they are" : "as zero";
    out["the precision of the x87"] = number("0x%lx", all.__control_word & 0x300u);
#endif
}

void read_environment(Surroundings &out) {
    for (char **entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const char *equals = std::strchr(*entry, '=');
        if (equals != nullptr)
            out["the environment variable " +
                std::string(*entry, static_cast<std::size_t>(equals - *entry))] = equals + 1;
    }
}

void read_limits(Surroundings &out) {
    static constexpr std::pair<__rlimit_resource, const char *> limits[] = {
        {RLIMIT_AS, "AS"},
        {RLIMIT_CORE, "CORE"},
        {RLIMIT_CPU, "CPU"},
        {RLIMIT_DATA, "DATA"},
        {RLIMIT_FSIZE, "FSIZE"},
        {RLIMIT_MEMLOCK, "MEMLOCK"},
        {RLIMIT_NOFILE, "NOFILE"},
        {RLIMIT_NPROC, "NPROC"},
        {RLIMIT_STACK, "STACK"},
        {RLIMIT_RTPRIO, "RTPRIO"},
        {RLIMIT_NICE, "NICE"},
        {RLIMIT_RSS, "RSS"},
        {RLIMIT_SIGPENDING, "SIGPENDING"}};
    for (const auto &[limit, name] : limits) {
        rlimit found{};
        getrlimit(limit, &found);
        const auto words = [](rlim_t n) {
            return n == RLIM_INFINITY ? std::string("unlimited") : std::to_string(n);
        };
        out[std::string("the limit RLIMIT_") + name] =
            words(found.rlim_cur) + " of " + words(found.rlim_max);
    }
    out["the priority"] = std::to_string(getpriority(PRIO_PROCESS, 0));
    cpu_set_t processors;
    CPU_ZERO(&processors);
    sched_getaffinity(0, sizeof processors, &processors);
    out["the number of processors to run on"] = std::to_string(CPU_COUNT(&processors));
}

void read_timers(Surroundings &out) {
    static constexpr std::pair<__itimer_which, const char *> timers[] = {
        {ITIMER_REAL, "ITIMER_REAL"},
        {ITIMER_VIRTUAL, "ITIMER_VIRTUAL"},
        {ITIMER_PROF, "ITIMER_PROF"}};
    for (const auto &[timer, name] : timers) {
        itimerval left{};
        getitimer(timer, &left);
        out[std::string("the timer ") + name] =
            timerisset(&left.it_value) ? "running" : "not running";
    }
}

} // namespace

Surroundings read_surroundings() {
    Surroundings out;
    read_folder_and_masks(out);
    read_locales(out);
    read_signals(out);
    read_arithmetic(out);
    read_environment(out);
    read_limits(out);
    read_timers(out);
    return out;
}

Surroundings read_open_files() {
    Surroundings out;
    std::error_code error;
    for (const auto &entry : fs::directory_iterator("/proc/self/fd", error)) {
        const std::string name = entry.path().filename().string();
        const int file = std::atoi(name.c_str());
        const fs::path target = fs::read_symlink(entry.path(), error);
        const int flags = fcntl(file, F_GETFL);
        if (error || flags < 0) continue; // that of this very list
        if (target.string().starts_with("/proc/") && target.filename() == "fd") continue;
        out["the open file " + name] =
            target.string() + ((flags & O_NONBLOCK) != 0 ? ", not blocking" : "");
    }
    return out;
}

Surroundings read_folder(const fs::path &folder) {
    Surroundings out;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        struct stat found {};
        if (lstat(entry->path().c_str(), &found) != 0) continue;
        // A folder's own size and time change with what is in it, which is listed itself.
        const std::string state = S_ISDIR(found.st_mode)
                                      ? "a folder"
                                      : std::to_string(found.st_size) + " bytes, changed at " +
                                            std::to_string(found.st_mtim.tv_sec) + "." +
                                            std::to_string(found.st_mtim.tv_nsec);
        out[entry->path().lexically_relative(folder).string()] =
            state + number(", mode %lo", found.st_mode);
    }
    return out;
}

unsigned count_threads() {
    std::error_code error;
    unsigned count = 0;
    for (fs::directory_iterator entry("/proc/self/task", error), end; !error && entry != end;
         entry.increment(error))
        ++count;
    return count;
}

void seed_rand() { // with what nobody else would
    Rand &state = rand_state();
    initstate(0x1DE5, state.now.data(), state.now.size());
    state.seeded = state.now;
}

} // namespace check
