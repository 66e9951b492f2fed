// SPDX-License-Identifier: MIT
// How long a window takes from the start of the launcher to its first picture, on the display that
// DISPLAY names: each start in milliseconds, then the median.
//
//   xvfb-run -a bench_start COUNT LAUNCHER ARGUMENT...
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <signal.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double first_picture(char **command) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) std::exit(1);
    const auto begun = Clock::now();
    const pid_t child = fork();
    if (child == 0) {
        const int kept = dup(ends[1]); // the launcher's own children close it as they start
        setenv("FIRST_PICTURE", std::to_string(kept).c_str(), 1);
        setenv("LD_PRELOAD", FIRST_PICTURE_LIBRARY, 1);
        execvp(command[0], command);
        _exit(127);
    }
    close(ends[1]);
    char nothing;
    while (read(ends[0], &nothing, 1) > 0) // until the launcher closes its end
        ;
    const std::chrono::duration<double, std::milli> taken = Clock::now() - begun;
    close(ends[0]);
    int status = 0;
    const bool ended = waitpid(child, &status, WNOHANG) == child; // without a picture
    if (ended) std::fprintf(stderr, "%s has ended too early\n", command[0]);
    if (ended) std::exit(1);
    kill(child, SIGTERM);
    waitpid(child, &status, 0);
    return taken.count();
}

} // namespace

int main(int argc, char **argv) {
    const int count = argc > 2 ? std::atoi(argv[1]) : 0;
    if (count < 1) return std::fputs("bench_start COUNT LAUNCHER ARGUMENT...\n", stderr), 2;
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        times.push_back(first_picture(argv + 2));
        std::printf("%.0f ms\n", times.back());
    }
    std::sort(times.begin(), times.end());
    std::printf("median: %.0f ms\n", times[times.size() / 2]);
}
