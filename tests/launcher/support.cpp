// SPDX-License-Identifier: MIT
#include "support.hpp"

#include "catch.hpp"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <pty.h>
#include <regex>
#include <signal.h>
#include <sstream>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

// In the child: a user who has nothing yet, and then what the test wants.
void set_environment(const fs::path &home, const Words &environment) {
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "LC_MESSAGES", "LANG"})
        unsetenv(variable);
    setenv("HOME", home.c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    for (const auto &variable : environment) {
        const size_t equals = variable.find('=');
        setenv(variable.substr(0, equals).c_str(), variable.substr(equals + 1).c_str(), 1);
    }
}

[[noreturn]] void execute(const Words &arguments) {
    std::vector<char *> argv{const_cast<char *>(LUDUS)};
    for (const auto &argument : arguments)
        argv.push_back(const_cast<char *>(argument.c_str()));
    argv.push_back(nullptr);
    execv(LUDUS, argv.data());
    _exit(127);
}

int code_of(int status) {
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void redirect(int descriptor, const fs::path &file, int flags) {
    const int opened = open(file.c_str(), flags, 0600);
    if (opened < 0 || dup2(opened, descriptor) < 0) _exit(126);
}

// A slot of a text that was given no argument.
void check_slots(const Result &result) {
    static const std::regex slot("\\{[1-9][:}]");
    CHECK_FALSE(std::regex_search(result.out, slot));
    CHECK_FALSE(std::regex_search(result.err, slot));
}

// A terminal with the launcher in it.
class Screen {
public:
    Screen(const Words &arguments, int columns, const Words &environment) {
        winsize size = size_of(columns);
        pid_ = forkpty(&terminal_, nullptr, nullptr, &size);
        if (pid_ != 0) return;
        set_environment(home_.path(), environment);
        execute(arguments);
    }
    ~Screen() {
        close(terminal_);
        if (!ended_) {
            kill(pid_, SIGKILL);
            waitpid(pid_, nullptr, 0);
        }
    }

    // Until the text has appeared behind what was seen before, or nothing more comes.
    bool wait_for(const std::string &text) {
        for (;;) {
            const size_t found = shown.find(text, seen_);
            if (found != std::string::npos) {
                seen_ = found + text.size();
                return true;
            }
            if (!read_some()) return false;
        }
    }
    void type(const std::string &keys) {
        REQUIRE(write(terminal_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
    }
    void resize(int columns) {
        const winsize size = size_of(columns);
        REQUIRE(ioctl(terminal_, TIOCSWINSZ, &size) == 0); // the launcher gets SIGWINCH
    }
    int end() {
        while (read_some())
            continue;
        int status = 0;
        waitpid(pid_, &status, 0);
        ended_ = true;
        return code_of(status);
    }

    std::string shown;

private:
    static winsize size_of(int columns) {
        winsize size{};
        size.ws_col = static_cast<unsigned short>(columns);
        size.ws_row = 50;
        return size;
    }

    bool read_some() {
        pollfd wanted{terminal_, POLLIN, 0};
        if (poll(&wanted, 1, patience) <= 0) {
            kill(pid_, SIGKILL);
            return false;
        }
        char buffer[4096];
        const ssize_t count = read(terminal_, buffer, sizeof buffer);
        if (count <= 0) return false; // the other end is closed
        shown.append(buffer, static_cast<size_t>(count));
        return true;
    }

    static constexpr int patience = 60000; // milliseconds without a sign of life
    const TemporaryFolder home_{TemporaryFolder::In::memory};
    pid_t pid_ = -1;
    int terminal_ = -1;
    size_t seen_ = 0;
    bool ended_ = false;
};

} // namespace

Result run_ludus(const Words &arguments, const std::string &input, const Words &environment) {
    const TemporaryFolder folder(TemporaryFolder::In::memory);
    const fs::path in = folder.path() / "in", out = folder.path() / "out",
                   err = folder.path() / "err";
    write_file(in, input);
    const pid_t pid = fork();
    if (pid == 0) {
        set_environment(folder.path(), environment);
        redirect(STDIN_FILENO, in, O_RDONLY);
        redirect(STDOUT_FILENO, out, O_WRONLY | O_CREAT);
        redirect(STDERR_FILENO, err, O_WRONLY | O_CREAT);
        execute(arguments);
    }
    int status = 0;
    REQUIRE(waitpid(pid, &status, 0) == pid);
    Result result{code_of(status), read_file(out), read_file(err)};
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

std::string replaced(std::string text, const std::string &from, const std::string &to) {
    const size_t found = text.find(from);
    INFO("\"" << from << "\" was expected in: " << text);
    REQUIRE(found != std::string::npos);
    return text.replace(found, from.size(), to);
}

TemporaryFolder::TemporaryFolder(In place) {
    const fs::path memory = "/dev/shm";
    const bool there = place == In::memory && access(memory.c_str(), W_OK | X_OK) == 0;
    const fs::path parent = there ? memory : fs::temp_directory_path();
    std::string name = (parent / "ludus-test-XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::string read_file(const fs::path &file) {
    std::ifstream in(file, std::ios::binary);
    INFO(file);
    REQUIRE(in);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_file(const fs::path &file, const std::string &text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    INFO(file);
    REQUIRE(out);
}

void check_golden(const std::string &name, const std::string &text) {
    const fs::path file = fs::path(TEST_SOURCE_DIR) / "tests/launcher" / name;
    if (std::getenv("REMAKE_GOLDENS")) write_file(file, text);
    CHECK(text == read_file(file));
}
