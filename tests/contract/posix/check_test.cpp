// SPDX-License-Identifier: MIT
// What the validator finds in the host's process, and how a check may end there.
#include "../check.hpp"

#include <array>
#include <cstdio>
#include <sys/wait.h>

Ended check(const std::string &arguments) {
    FILE *pipe = popen((CHECK_PROGRAM " " + arguments + " 2>/dev/null").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string output;
    std::array<char, 4096> buffer;
    while (const std::size_t count = fread(buffer.data(), 1, buffer.size(), pipe))
        output.append(buffer.data(), count);
    const int status = pclose(pipe);
    REQUIRE(WIFEXITED(status));
    return {WEXITSTATUS(status), output};
}

TEST_CASE("the validator finds what is changed, used or left in the host's process") {
    const auto [name, finding] = GENERATE(values<Fault>({
        {"folder-changed", "match.set_dice: leaves the working folder at \"/\""},
        {"umask-changed", "match.set_dice: leaves the umask at \"0000\""},
        {"locale-changed", "match.set_dice: leaves the locale at \"C.UTF-8\"; \"C\" was expected"},
        {"thread-locale-changed", "match.set_dice: leaves the locale of the thread"},
        {"handler-set", "leaves the handler of SIGUSR1 at \"a function of race.so\""},
        {"signals-blocked", "leaves the set of blocked signals at \"SIGTERM\""},
        {"signal-stack-set", "leaves the stack for signals at \"65536 bytes\""},
        {"rounding-changed", "match.set_dice: leaves the rounding mode at \"upward\""},
        {"environment-changed", "leaves the environment variable RACE, at \"1\""},
        {"limit-changed", "leaves the limit RLIMIT_NOFILE at \"64 of "},
        {"priority-changed", "match.set_dice: leaves the priority at \"19\""},
        {"timer-started", "leaves the timer ITIMER_REAL at \"running\""},
        {"rand-seeded", "match.set_dice: leaves the state of rand() at \"used\""},
        {"prints", "match.set_dice: writes \"rolled?\" to standard output"},
        {"complains", "match.set_dice: writes \"oh?\" to standard error"},
        {"reads-input", "match.set_dice: reads standard input"},
        {"output-closed", "match.set_dice: leaves the open file 1 at \"nothing\""},
        {"everything-closed", "match.set_dice: closed a file of the process that is not its own"},
        {"everything-written-to", "match.set_dice: wrote to a file of the process that is not its"},
        {"forks", "match.set_dice: has run a child process"},
        {"child-left", "match.set_dice: leaves a child process"},
        {"daemon-left", "match.set_dice: leaves a child process"},
        {"two-return", "match.set_dice: leaves a child process"},
        {"writes-here", "match.set_dice: writes \"work/race.log\""},
        {"writes-home", "match.set_dice: writes \"home/race.log\""},
        {"writes-own-folder", "the addon's folder: has a new \"race.log\""},
        {"thread-left", "addon.destroy: leaves 1 thread running"},
        {"file-left", "file-left\"; none was expected"},
        {"thread-at-load", "loading the library: leaves 1 thread running"},
        {"prints-at-load", "loading the library: writes \"rolled?\" to standard output"},
        {"prints-at-unload", "unloading the library: writes \"rolled?\" to standard output"},
    }));
    INFO(name);
    CHECK_THAT(findings_with(name, ""), Catch::Contains(finding));
}

#if defined(__x86_64__)
TEST_CASE("the validator finds denormal numbers flushed to zero") {
    CHECK_THAT(findings_with("denormals-flushed", ""),
               Catch::Contains("leaves the handling of denormal numbers at \"as zero\""));
}
#endif

// A sanitizer has an allocator of its own, and finds what is lost, not what is kept.
#if !defined(TEST_SANITIZED)
TEST_CASE("the validator finds memory that is kept") {
    CHECK_THAT(findings_with("match-kept", ""), Catch::Contains("bytes of memory with each match"));
    CHECK_THAT(findings_with("instance-kept", ""),
               Catch::Contains("addon.destroy: leaves some") && Catch::Contains("each instance"));
}
#endif

TEST_CASE("a check that ends badly names the function, and the next one goes on") {
    const std::string found = findings_with("aborts-and-mumbles", "");
    CHECK_THAT(found, Catch::Contains("race.six, game.rolls: was aborted (SIGABRT), while checking "
                                      "texts, lists and structs at every size of race.six"));
    CHECK_THAT(found, Catch::Contains("race.six, texts.page: the page rules in en is not UTF-8"));
    CHECK_THAT(findings_with("aborts", ""), Catch::Contains("match.set_dice: was aborted"));
    CHECK_THAT(findings_with("aborts-at-unload", ""),
               Catch::Contains("unloading the library: was aborted (SIGABRT)") &&
                   Catch::Contains("the end of the process: was aborted (SIGABRT)"));
    CHECK_THAT(findings_with("throws", ""),
               Catch::Contains("match.set_dice: lets an exception out"));
}

TEST_CASE("a function that does not come back is named") {
    CHECK_THAT(findings_with("hangs", "--limit 2"),
               Catch::Contains("game.games: did not return within 2 s, while checking"));
    CHECK_THAT(findings_with("stops", "--limit 2"),
               Catch::Contains("match.set_dice: did not return within 2 s, while checking"));
}
