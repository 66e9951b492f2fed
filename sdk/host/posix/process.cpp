// SPDX-License-Identifier: MIT
// For POSIX.
#include "../process.hpp"

#include "../files.hpp"
#include "file_descriptor.hpp"
#include "ludus/paths.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace ludus::detail {

namespace {

// Ends the child and all that it started, and collects it, whatever happens.
class Child {
public:
    explicit Child(pid_t pid) : pid_(pid) {}
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;
    ~Child() {
        if (pid_ <= 0) return;
        kill(-pid_, SIGKILL);
        while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR)
            continue;
    }
    bool ended(int &status) {
        siginfo_t info{};
        const int found =
            waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
        if (found == 0 && info.si_pid == 0) return false;
        if (found < 0 && errno == EINTR) return false;
        kill(-pid_, SIGKILL); // what the child itself has started, before its number is free again
        // A host that ignores SIGCHLD gets no status: then the output alone must tell.
        if (waitpid(std::exchange(pid_, 0), &status, 0) < 0) status = 0;
        return true;
    }

private:
    pid_t pid_;
};

void read_what_is_there(int fd, int milliseconds, std::string &output) {
    pollfd wanted{fd, POLLIN, 0};
    if (poll(&wanted, 1, milliseconds) <= 0) return;
    std::array<char, 4096> buffer;
    const ssize_t count = read(fd, buffer.data(), buffer.size());
    if (count > 0 && output.size() < 65536)
        output.append(buffer.data(), static_cast<std::size_t>(count));
    if (count == 0 && milliseconds > 0) usleep(1000); // closed: wait for the end without haste
}

// A child in a process group of its own, its output into a pipe, its input and complaints nowhere.
pid_t spawn(const std::filesystem::path &program, const std::vector<std::string> &arguments,
            int output) {
    std::vector<char *> argv{const_cast<char *>(program.c_str())};
    for (const std::string &argument : arguments)
        argv.push_back(const_cast<char *>(argument.c_str()));
    argv.push_back(nullptr);
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                              POSIX_SPAWN_SETSIGDEF);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t pid = 0;
    const int error = posix_spawn(&pid, argv[0], &actions, &attributes, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error != 0)
        bad_file(
            {Cause::prober, {path_in_quotes(program)}},
            {Cause::not_started, {system_words(std::error_code(error, std::generic_category()))}});
    return pid;
}

Reason words_of_end(int status) {
    if (WIFEXITED(status)) return {Cause::called_exit, {WEXITSTATUS(status)}};
    const int signal = WTERMSIG(status);
    const Cause cause = signal == SIGABRT ? Cause::aborted : Cause::crashed;
    return {cause, {signal, strsignal(signal)}};
}

} // namespace

ChildEnd run_child(const std::filesystem::path &program, const std::vector<std::string> &arguments,
                   std::chrono::milliseconds limit) {
    int ends[2];
    if (pipe(ends) != 0)
        bad_file({Cause::prober, {path_in_quotes(program)}},
                 {Cause::no_pipe, {system_words(std::error_code(errno, std::generic_category()))}});
    FileDescriptor from(ends[0]);
    FileDescriptor to(ends[1]);
    for (const int end : ends)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    Child child(spawn(program, arguments, to.get()));
    to.close();
    ChildEnd out;
    const auto deadline = std::chrono::steady_clock::now() + limit;
    int status = 0;
    while (!child.ended(status)) {
        if (std::chrono::steady_clock::now() >= deadline) {
            out.how = Cause::hung;
            return out;
        }
        read_what_is_there(from.get(), 5, out.output);
    }
    std::size_t before;
    do {
        before = out.output.size();
        read_what_is_there(from.get(), 0, out.output);
    } while (out.output.size() != before);
    if (WIFEXITED(status)) out.exited = WEXITSTATUS(status);
    out.how = words_of_end(status);
    return out;
}

} // namespace ludus::detail
