// SPDX-License-Identifier: MIT
#include "support.hpp"

#include "catch.hpp"
#include "screen.hpp"
#include "words/language.hpp"

#include <cstdlib>
#include <fcntl.h>
#include <regex>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

// A slot of a text that was given no argument.
void check_slots(const Result &result) {
    static const std::regex slot("\\{[1-9][:}]");
    CHECK_FALSE(std::regex_search(result.out, slot));
    CHECK_FALSE(std::regex_search(result.err, slot));
}

} // namespace

Result run_ludus(const Words &arguments, const std::string &input, const Words &environment) {
    const TemporaryFolder folder(TemporaryFolder::In::memory);
    const fs::path in = folder.path() / "in", out = folder.path() / "out",
                   err = folder.path() / "err";
    write_file(in, input);
    const pid_t pid = fork();
    if (pid == 0) {
        child::set_environment(folder.path(), environment);
        child::redirect(STDIN_FILENO, in, O_RDONLY);
        child::redirect(STDOUT_FILENO, out, O_WRONLY | O_CREAT);
        child::redirect(STDERR_FILENO, err, O_WRONLY | O_CREAT);
        child::execute(arguments);
    }
    int status = 0;
    REQUIRE(waitpid(pid, &status, 0) == pid);
    Result result{child::code_of(status), read_file(out), read_file(err)};
    check_slots(result);
    return result;
}

Result ludus_race(Words arguments, const std::string &input) {
    arguments.insert(arguments.begin(), {"--addons", RACE_ADDONS});
    return run_ludus(arguments, input);
}

Result ludus_in_terminal(const Words &arguments, const std::vector<Typed> &typed, int columns,
                         const Words &environment) {
    Screen screen(arguments, columns, environment);
    for (const auto &[after, keys, new_columns] : typed) {
        INFO("waiting for \"" << after << "\" in:\n" << screen.shown);
        const bool appeared = screen.wait_for(after);
        REQUIRE(appeared);
        if (new_columns > 0) screen.resize(new_columns);
        screen.type(keys);
    }
    Result result{screen.end(), "", ""};
    result.out = screen.shown;
    check_slots(result);
    return result;
}

std::string always_first(int moves) {
    std::string input;
    for (int i = 0; i < moves; ++i)
        input += "1\n";
    return input;
}

Words lines_of(const std::string &text) {
    Words lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

bool has(const std::string &text, const std::string &part) {
    INFO(text);
    return text.find(part) != std::string::npos;
}

Words language_words() {
    Words tags;
    for (const Language each : languages)
        tags.push_back(tag_of(each));
    return tags;
}

std::set<std::string> arguments_of(const std::string &words) {
    static const std::regex slot("\\{([1-9])[:}]");
    std::set<std::string> found;
    for (std::sregex_iterator i(words.begin(), words.end(), slot), end; i != end; ++i)
        found.insert((*i)[1]);
    return found;
}

std::string replaced(std::string text, const std::string &from, const std::string &to) {
    const size_t found = text.find(from);
    INFO("\"" << from << "\" was expected in: " << text);
    REQUIRE(found != std::string::npos);
    return text.replace(found, from.size(), to);
}

void check_golden(const std::string &name, const std::string &text) {
    const fs::path file = fs::path(TEST_SOURCE_DIR) / "tests/launcher" / name;
    if (std::getenv("REMAKE_GOLDENS")) write_file(file, text);
    CHECK(text == read_file(file));
}
