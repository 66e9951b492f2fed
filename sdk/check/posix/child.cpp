// SPDX-License-Identifier: MIT
#include "../child.hpp"

#include "../system.hpp"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <new>
#include <poll.h>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace check {

namespace fs = std::filesystem;

namespace {

volatile std::sig_atomic_t interrupted = 0;

class File {
public:
    explicit File(int number) : number_(number) {
        if (number < 0) throw std::runtime_error("No file or pipe for a check can be opened");
    }
    ~File() { ::close(number_); }
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    int get() const { return number_; }

private:
    int number_;
};

// Memory of its own, mapped shared and empty.
class SharedWatch {
public:
    SharedWatch() {
        void *memory =
            mmap(nullptr, sizeof(Watch), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::runtime_error("No memory to watch an addon by");
        watch_ = new (memory) Watch{};
    }
    ~SharedWatch() { munmap(watch_, sizeof(Watch)); }
    SharedWatch(const SharedWatch &) = delete;
    SharedWatch &operator=(const SharedWatch &) = delete;
    Watch &operator*() const { return *watch_; }

private:
    Watch *watch_;
};

// Standard input, output and error of a check, in memory.
struct Streams {
    File in{memfd_create("input", MFD_CLOEXEC)};
    File out{memfd_create("output", MFD_CLOEXEC)};
    File err{memfd_create("complaints", MFD_CLOEXEC)};

    Streams() {
        const std::string lines(64, '\n');
        if (pwrite(in.get(), lines.data(), lines.size(), 0) < 0)
            throw std::runtime_error("No input for a check can be written");
    }
    std::string unsaid(int stream, const Watch &watch) const {
        const int file = stream == 1 ? out.get() : err.get();
        const uint64_t told = watch.output[stream];
        const uint64_t size = size_of(file);
        return read_from(
            file, told,
            size > told ? static_cast<std::size_t>(std::min<uint64_t>(size - told, 1u << 16)) : 0);
    }
};

// --- In the child -------------------------------------------------------------------------------

// Ends with its parent; has a process group, files and a folder of its own, and dumps no core.
void settle(pid_t parent, const Streams &streams, const fs::path &stage) noexcept {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(0);
    setpgid(0, 0);
    prctl(PR_SET_CHILD_SUBREAPER, 1); // what an addon's child leaves behind is seen as well
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, SIG_DFL);
    const rlimit nothing{0, 0};
    setrlimit(RLIMIT_CORE, &nothing);
    dup2(streams.in.get(), STDIN_FILENO);
    dup2(streams.out.get(), STDOUT_FILENO);
    dup2(streams.err.get(), STDERR_FILENO);
    fs::current_path(stage / "work");
    setenv("HOME", (stage / "home").c_str(), 1);
    setenv("TMPDIR", (stage / "tmp").c_str(), 1);
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME",
                             "XDG_RUNTIME_DIR"})
        unsetenv(name);
}

// --- In the parent ------------------------------------------------------------------------------

// What an addon's process left running comes to us, the nearest that adopts orphans.
void end_orphans() {
    std::error_code error;
    for (const auto &entry : fs::directory_iterator("/proc", error)) {
        const int process = std::atoi(entry.path().filename().c_str());
        if (process <= 0) continue;
        std::ifstream in(entry.path() / "stat");
        std::string stat((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
        const std::size_t name_end = stat.rfind(')'); // then " S PPID"
        if (name_end == std::string::npos || name_end + 4 >= stat.size()) continue;
        if (std::atoi(stat.c_str() + name_end + 4) != getpid()) continue;
        kill(process, SIGKILL);
        waitpid(process, nullptr, __WALL);
    }
}

// The process of a check, from its start to its end.
class Child {
public:
    Child(pid_t process, int in, Hearing &hearing) : process_(process), in_(in), hearing_(hearing) {
        setpgid(process, process); // whoever comes first
        fcntl(in, F_SETFL, O_NONBLOCK);
    }
    ~Child() { end(); }
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;

    Ended wait() {
        bool may = true;
        while (may && !has_ended()) {
            if (interrupted != 0) throw Interrupted{interrupted};
            listen(20);
            may = hearing_.may_go_on();
        }
        const int status = end();
        while (listen(0)) {
        }
        const bool exited = WIFEXITED(status);
        return hearing_.ended(exited ? std::optional<int>(WEXITSTATUS(status)) : std::nullopt,
                              exited ? 0 : WTERMSIG(status));
    }

private:
    bool has_ended() const {
        siginfo_t info{};
        return waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) !=
                   0 ||
               info.si_pid != 0;
    }

    // Reads what is there, waiting for it; false where there is nothing.
    bool listen(int milliseconds) {
        pollfd wanted{closed_ ? -1 : in_, POLLIN, 0};
        if (poll(&wanted, 1, milliseconds) <= 0) return false;
        std::array<char, 65536> bytes;
        const ssize_t count = read(in_, bytes.data(), bytes.size());
        closed_ = count == 0;
        if (count <= 0) return false;
        hearing_.add(bytes.data(), static_cast<std::size_t>(count));
        return true;
    }

    // Its whole group, before its number is free again, and what left the group.
    int end() {
        int status = 0;
        if (process_ <= 0) return status;
        kill(-process_, SIGKILL);
        kill(process_, SIGKILL);
        while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
        process_ = 0;
        siginfo_t info{};
        if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT | __WALL) == 0) end_orphans();
        return status;
    }

    pid_t process_;
    int in_;
    Hearing &hearing_;
    bool closed_ = false;
};

} // namespace

Ended run_once(const Scratch &scratch, const Job &job, const Limits &limits,
               const std::function<void(const Frame &)> &on_frame,
               const std::vector<Stretch> &stretches) {
    scratch.clean();
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const SharedWatch watch;
    const Streams streams;
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("No pipe to a check can be opened");
    const File from(ends[0]);
    std::optional<File> to(ends[1]);
    const pid_t parent = getpid();
    const pid_t process = fork();
    if (process < 0) throw std::runtime_error("No process for a check can be started");
    if (process == 0) {
        settle(parent, streams, scratch.stage());
        close(from.get());
        const Stage stage{{streams.in.get(), streams.out.get(), streams.err.get()},
                          scratch.stage()};
        carry_out(job.task, stage, *watch, to->get(), stretches);
    }
    to.reset();
    Hearing hearing(*watch, limits, on_frame);
    Ended out = Child(process, from.get(), hearing).wait();
    for (const int stream : {1, 2})
        out.streams[stream] = streams.unsaid(stream, *watch);
    return out;
}

// Nothing is started anew here: a child is a copy.
std::optional<int> be_child(int, char **) {
    return std::nullopt;
}

void listen_to_signals() {
    struct sigaction action {};
    action.sa_handler = [](int signal) { interrupted = signal; };
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaction(signal, &action, nullptr);
}

} // namespace check
