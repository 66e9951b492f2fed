// SPDX-License-Identifier: MIT
// How a check may end in a process of Windows.
#include "../check.hpp"

#include <array>
#include <cstdio>

Ended check(const std::string &arguments) {
    // The command interpreter takes the outer quotes away.
    const std::string command = "\"\"" CHECK_PROGRAM "\" " + arguments + " 2>NUL\"";
    FILE *pipe = _popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string output;
    std::array<char, 4096> buffer;
    while (const std::size_t count = fread(buffer.data(), 1, buffer.size(), pipe))
        output.append(buffer.data(), count);
    return {_pclose(pipe), output};
}

TEST_CASE("the validator finds what is changed, used or left in the host's process") {
    const auto [name, finding] = GENERATE(values<Fault>({
        {"folder-changed", "match.set_dice: leaves the working folder at \""},
        {"handler-set", "leaves the handler of SIGTERM at \"a function of race.dll\""},
        {"rounding-changed", "match.set_dice: leaves the rounding mode at \"upward\""},
        {"environment-changed", "leaves the environment variable RACE, at \"1\""},
        {"priority-changed", "match.set_dice: leaves the priority at \"0x4000\""},
        {"rand-seeded", "match.set_dice: leaves the state of rand() at \"used\""},
        {"prints", "match.set_dice: writes \"rolled?\" to standard output"},
        {"complains", "match.set_dice: writes \"oh?\" to standard error"},
        {"writes-here", "match.set_dice: writes \"work/race.log\""},
        {"writes-own-folder", "the addon's folder: has a new \"race.log\""},
        {"child-left", "match.set_dice: leaves a child process"},
        {"thread-left", "addon.destroy: leaves 1 thread running"},
        {"file-left", "addon.json\"; none was expected"},
    }));
    INFO(name);
    CHECK_THAT(findings_with(name, ""), Catch::Contains(finding));
}

TEST_CASE("a check that ends badly names the function, and the next one goes on") {
    const std::string found = findings_with("aborts-and-mumbles", "");
    CHECK_THAT(found, Catch::Contains("race.six, game.rolls: was aborted") &&
                          Catch::Contains("the page rules in en is not UTF-8"));
    CHECK_THAT(findings_with("throws", ""),
               Catch::Contains("match.set_dice: lets an exception out"));
}

TEST_CASE("a function that does not come back is named") {
    CHECK_THAT(findings_with("hangs", "--limit 5"),
               Catch::Contains("game.games: did not return within 5 s, while checking"));
}
