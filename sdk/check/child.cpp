// SPDX-License-Identifier: MIT
#include "child.hpp"

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

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_stretches = 8; // looked into call by call, of one check

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
        const File &file = stream == 1 ? out : err;
        const uint64_t told = watch.output[stream];
        const auto size = static_cast<uint64_t>(lseek(file.get(), 0, SEEK_END));
        std::string text(size > told ? std::min<uint64_t>(size - told, 1u << 16) : 0, '\0');
        const ssize_t count = pread(file.get(), text.data(), text.size(), static_cast<off_t>(told));
        text.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        return text;
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

[[noreturn]] void be_child(const Scratch &scratch, const Streams &streams, Watch &watch, int out,
                           const Task &task, const std::vector<Stretch> &stretches) noexcept {
    const Stage stage{{streams.in.get(), streams.out.get(), streams.err.get()}, scratch.stage()};
    const auto send = [&](const Frame &frame) {
        if (write_frame(out, frame)) return;
        watch.deaf = 1;
        _exit(EXIT_FAILURE);
    };
    Report report;
    report.on_finding = [&](const Finding &finding) {
        send({Kind::finding, finding.where, finding.what});
    };
    report.on_more = [&](const std::string &where, unsigned count) {
        send({Kind::more, where, std::to_string(count)});
    };
    Guard guard(report, watch, stage, stretches);
    if (stretches.size() < most_stretches)
        guard.on_unclear = [&](const Stretch &stretch) {
            send({Kind::again, std::to_string(stretch.first), std::to_string(stretch.last)});
            _exit(EXIT_SUCCESS);
        };
    begin_watching(watch, guard);
    task(report, guard, send);
    report.finish();
    send({Kind::done, "", ""});
    static const std::string end = "the end of the process";
    alignas(Calling) static unsigned char room[sizeof(Calling)];
    new (room) Calling(end); // for good: it is not over before the process is
    std::exit(EXIT_SUCCESS); // as a host ends: what the library does then is part of it
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
    Child(pid_t process, int in, Watch &watch, const std::function<void(const Frame &)> &on_frame)
        : process_(process), in_(in), watch_(watch), on_frame_(on_frame) {
        setpgid(process, process); // whoever comes first
        fcntl(in, F_SETFL, O_NONBLOCK);
    }
    ~Child() { end(); }
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;

    Ended wait(const Limits &limits) {
        Ended out;
        const auto begin = Clock::now();
        auto heard = begin;
        for (uint64_t beats = 0; !has_ended();) {
            if (interrupted != 0) throw Interrupted{interrupted};
            listen(20);
            const auto now = Clock::now();
            if (beats != watch_.beats) {
                beats = watch_.beats;
                heard = now;
            }
            look_for_call(out);
            if (reader_.garbled()) out.how = End::garbled;
            if (now - heard > limits.call(out.where)) out.how = End::hung;
            if (now - begin > limits.check) out.how = End::slow;
            if (out.how != End::well) break;
        }
        look_for_call(out);
        const int status = end();
        while (listen(0)) {
        }
        out.done = done_;
        out.again = again_;
        if (out.how == End::well && !again_) judge(status, out);
        return out;
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
        reader_.add(bytes.data(), static_cast<std::size_t>(count));
        while (const auto frame = reader_.next()) {
            done_ = done_ || frame->kind == Kind::done;
            if (frame->kind == Kind::again)
                again_ = Stretch{std::stoull(frame->first), std::stoull(frame->second)};
            else
                on_frame_(*frame);
        }
        return true;
    }

    void look_for_call(Ended &out) const {
        const Watch::Call *call = &watch_.calls[0];
        for (const Watch::Call &each : watch_.calls)
            if (call->under_way == 0 && each.under_way != 0) call = &each;
        out.in_call = call->under_way != 0;
        out.where = call->where.data();
    }

    void judge(int status, Ended &out) const {
        if (watch_.deaf != 0)
            out.how = End::deaf;
        else if (reader_.garbled())
            out.how = End::garbled;
        else if (WIFSIGNALED(status))
            out.how = End::signal;
        else if (!done_ || WEXITSTATUS(status) != 0)
            out.how = End::status;
        out.value = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
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
    Watch &watch_;
    const std::function<void(const Frame &)> &on_frame_;
    FrameReader reader_;
    bool done_ = false;
    std::optional<Stretch> again_;
    bool closed_ = false;
};

} // namespace

Scratch::Scratch() {
    std::string name = (fs::temp_directory_path() / "ludus-check.XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("No temporary folder can be made in " +
                                 quote(fs::temp_directory_path().string()));
    root_ = fs::canonical(name);
}

Scratch::~Scratch() {
    std::error_code error;
    fs::remove_all(root_, error);
}

void Scratch::clean() const {
    std::error_code error;
    fs::remove_all(stage(), error);
    fs::remove_all(data(), error);
    for (const char *name : {"work", "home", "tmp"})
        fs::create_directories(stage() / name);
}

static Ended run_once(const Scratch &scratch, const Task &task, const Limits &limits,
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
        be_child(scratch, streams, *watch, to->get(), task, stretches);
    }
    to.reset();
    Ended out = Child(process, from.get(), *watch, on_frame).wait(limits);
    for (const int stream : {1, 2})
        out.streams[stream] = streams.unsaid(stream, *watch);
    return out;
}

Ended run_in_child(const Scratch &scratch, const Task &task, const Limits &limits,
                   const std::function<void(const Frame &)> &on_frame) {
    std::vector<Stretch> stretches;
    for (;;) {
        Ended ended = run_once(scratch, task, limits, on_frame, stretches);
        if (!ended.again) return ended;
        stretches.push_back(*ended.again);
    }
}

void listen_to_signals() {
    struct sigaction action {};
    action.sa_handler = [](int signal) { interrupted = signal; };
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaction(signal, &action, nullptr);
}

} // namespace check
