// SPDX-License-Identifier: MIT
// What would take the process down is tried by a child first: where processes are those of POSIX.
#include "../support.hpp"

#include <csignal>
#include <cstdlib>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace {

// The processes that try the addons of a root, by number.
std::vector<pid_t> trials_of(const fs::path &root) {
    std::vector<pid_t> out;
    for (const auto &entry : fs::directory_iterator("/proc")) {
        const std::string line = read_file(entry.path() / "cmdline");
        if (line.find("--probe-addon") != line.npos && line.find(root.native()) != line.npos)
            out.push_back(std::atoi(entry.path().filename().c_str()));
    }
    return out;
}

bool comes_true(const std::function<bool()> &is) {
    for (int tries = 0; tries < 3000 && !is(); ++tries)
        usleep(10000);
    return is();
}

} // namespace

TEST_CASE("A library that closes or takes the files of the program is not said to exit") {
    CHECK_THAT(probed("load-closes"), has("closed files that were not its own while it was tried"));
    CHECK_THAT(probed("load-takes"), has("closed files that were not its own while it was tried"));
}

TEST_CASE("A library that is changed while it is tried is not loaded") {
    TempFolder folder;
    const fs::path script = folder.path() / "prober";
    write_file(script, "#!/bin/sh\nprintf x >> \"$2\"\nprintf ok\n");
    fs::permissions(script, fs::perms(0755));
    CHECK_THAT(probed("", {.prober = script}), has("race.so\": was changed while it was tried"));
}

TEST_CASE("A trial ends with the program that began it, whatever ended that") {
    TempFolder root;
    const Fault fault("load-hang");
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    const pid_t host = fork();
    if (host == 0) {
        ludus::LoadOptions options = with_prober();
        options.limit = std::chrono::hours(1);
        try {
            ludus::load(found, {}, options);
        } catch (...) {
        }
        _exit(0);
    }
    CHECK(comes_true([&] { return trials_of(root.path()).size() == 1; }));
    kill(host, SIGKILL);
    waitpid(host, nullptr, 0);
    CHECK(comes_true([&] { return trials_of(root.path()).empty(); }));
}

TEST_CASE("What a prober says that no prober of ours says is passed over") {
    for (const std::string line :
         {"", "ok", "[", "[7]", "[1, 2]", "{}", "[\"a\", []]", "[1, []]"}) {
        TempFolder folder;
        const fs::path script = folder.path() / "prober";
        write_file(script, "#!/bin/sh\nprintf '%s' '" + line + "'\nexit 1\n");
        fs::permissions(script, fs::perms(0755));
        INFO(line);
        CHECK_THAT(probed("", {.prober = script}), has("called exit(1)"));
    }
}

TEST_CASE("A host that ignores the end of children can use a prober") {
    const auto before = std::signal(SIGCHLD, SIG_IGN);
    CHECK(probed("") == "");
    CHECK_THAT(probed("load-crash"), has("it is not used"));
    std::signal(SIGCHLD, before);
}

TEST_CASE("A library that crashes when the program ends costs a sentence") {
    CHECK_THAT(probed("exit-crash"), has(crashed) && has("when the trial ended"));
}
