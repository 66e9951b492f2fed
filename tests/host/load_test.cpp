// SPDX-License-Identifier: MIT
// What would take the process down is tried by a child first.
#include "support.hpp"

#include <csignal>
#include <cstdlib>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace {

std::string probed(const std::string &fault_name, ludus::LoadOptions options = with_prober()) {
    TempFolder root;
    const Fault fault(fault_name);
    put_addon(root.path() / "race");
    return load_refusal(root.path(), options);
}

} // namespace

TEST_CASE("A good addon passes the prober") {
    CHECK(probed("") == "");
}

TEST_CASE("A static constructor that aborts costs a sentence") {
    CHECK_THAT(probed("load-abort"),
               has("race.so\": aborted (signal 6, ") && has("while it was tried"));
}

TEST_CASE("A static constructor that throws costs a sentence") {
    CHECK_THAT(probed("load-throw"), has("aborted (signal 6") || has("let an exception out"));
}

TEST_CASE("A library that exits while it is loaded costs a sentence, also with status 0") {
    CHECK_THAT(probed("load-exit"), has("called exit(0) while it was tried"));
    CHECK_THAT(probed("load-says-ok"), has("called exit(0) while it was tried"));
}

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

TEST_CASE("A library that crashes while it is loaded costs a sentence") {
    CHECK_THAT(probed("load-crash"), has("crashed (signal 11, "));
}

TEST_CASE("A library that crashes when the program ends costs a sentence") {
    CHECK_THAT(probed("exit-crash"), has("crashed (signal 11, ") && has("when the trial ended"));
}

TEST_CASE("A library that hangs while it is loaded is ended after the time limit") {
    ludus::LoadOptions options = with_prober();
    options.limit = std::chrono::milliseconds(300);
    const auto start = std::chrono::steady_clock::now();
    CHECK_THAT(probed("load-hang", options), has("hung and was ended while it was tried"));
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
}

TEST_CASE("What the prober refuses is said in the same words as without it") {
    CHECK(probed("init-fails") == "The dice are lost.");
    CHECK_THAT(probed("null-function"), has("ludus_match_api: the function play is NULL"));
    CHECK_THAT(probed("wrong-id"), has("has the id \"chess\""));
}

TEST_CASE("An addon that refuses to open says so in the host's language, through the prober too") {
    for (const ludus::LoadOptions &options : {with_prober(), ludus::LoadOptions{}}) {
        TempFolder root;
        const Fault fault("init-fails");
        put_addon(root.path() / "race");
        const ludus::Found found = find_one(root.path());
        CHECK(sentence_of([&] { ludus::load(found, {.language = "ru"}, options); }) ==
              "Кости потеряны.");
    }
}

TEST_CASE("A reason comes through the prober as it was, for a host to say in its language") {
    TempFolder root;
    const Fault fault("null-function");
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    std::vector<std::string> sentences;
    for (const ludus::LoadOptions &options : {with_prober(), ludus::LoadOptions{}}) {
        try {
            ludus::load(found, {}, options);
            FAIL("it was loaded");
        } catch (const ludus::Error &refused) {
            CHECK(refused.code() == LUDUS_ERROR_INTERNAL);
            REQUIRE(refused.reason().cause() == ludus::Cause::in_call);
            CHECK(refused.reason().arguments().at(2).cause() == ludus::Cause::function_null);
            sentences.push_back(refused.what());
        }
    }
    CHECK(sentences.at(0) == sentences.at(1));
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

TEST_CASE("A prober that cannot be started, or is none, is named") {
    CHECK_THAT(probed("", {.prober = "/nowhere/prober"}), has("The prober \"/nowhere/prober\""));
    CHECK_THAT(probed("", {.prober = "/bin/true"}), has("called exit(0)"));
}

TEST_CASE("A host that ignores the end of children can use a prober") {
    const auto before = std::signal(SIGCHLD, SIG_IGN);
    CHECK(probed("") == "");
    CHECK_THAT(probed("load-crash"), has("it is not used"));
    std::signal(SIGCHLD, before);
}

TEST_CASE("The example in host.hpp plays a game to its end") {
    TempFolder root;
    put_addon(root.path() / "addons/race");
    fs::create_directory(root.path() / "addons/broken");
    const std::string command = "cd '" + root.path().string() + "' && '" HOST_EXAMPLE "' > out";
    REQUIRE(std::system(command.c_str()) == 0);
    CHECK_THAT(read_file(root.path() / "out"), has("broken/addon.json\": is missing\n") &&
                                                   (has("race.six: 1\n") || has("race.six: 2\n")));
}
