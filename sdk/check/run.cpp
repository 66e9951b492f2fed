// SPDX-License-Identifier: MIT
#include "run.hpp"

#include "subject.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <ludus/load.hpp>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace check {

namespace {

using Json = nlohmann::json;

struct Check {
    const char *name;
    void (*run)(Context &);
};

constexpr Check checks[] = {
    {"the manifest and the library", check_manifest},
    {"the entry and the instances", check_entry},
    {"NULL arguments", check_arguments},
    {"texts, lists and structs at every size", check_outputs},
    {"games, options and rolls", check_games},
    {"the board", check_board},
    {"random games", check_play},
    {"players and analysis", check_players},
    {"texts", check_texts},
    {"threads", check_threads},
};

// Runs f; what it throws is a finding.
void guarded(Report &report, const std::string &name, const std::function<void()> &f) {
    report.begin(name);
    try {
        f();
    } catch (const Failed &failed) {
        report.find(failed.where, failed.what());
    } catch (const std::exception &error) {
        report.find(name, error.what());
    } catch (...) {
        report.find(name, "an exception left the addon; none may");
    }
    report.finish();
}

// The library as a host would take it: its manifest, its file, its entry.
ludus_open_fn load_entry(const std::filesystem::path &folder) {
    return ludus::load_entry(ludus::look_at(folder));
}

void run_checks(const Settings &settings, Report &report) {
    std::optional<Subject> subject;
    guarded(report, "loading", [&] {
        const auto folder = std::filesystem::canonical(settings.folder);
        subject.emplace(load_entry(folder), folder);
    });
    if (!subject) return;
    Context context{report, *subject, settings.games, settings.seed};
    for (const Check &check : checks)
        guarded(report, check.name, [&] { check.run(context); });
    guarded(report, "destroying the instance", [&] { subject.reset(); });
}

void write_line(int out, const Json &json) {
    const std::string line = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    for (std::size_t done = 0; done < line.size();) {
        const ssize_t count = write(out, line.data() + done, line.size() - done);
        if (count <= 0) _exit(3);
        done += static_cast<std::size_t>(count);
    }
}

[[noreturn]] void be_child(const Settings &settings, int out) {
    dup2(STDERR_FILENO, STDOUT_FILENO); // what the addon prints
    Report report;
    report.on_begin = [&](const std::string &name) { write_line(out, {{"begin", name}}); };
    report.on_finding = [&](const Finding &finding) {
        write_line(out, {{"where", finding.where}, {"what", finding.what}});
    };
    run_checks(settings, report);
    write_line(out, {{"done", true}});
    std::exit(0); // as a host ends: what the library does then is part of it
}

// What a child says, line by line, until it ends or is silent for too long.
class Listener {
public:
    Listener(int in, const std::function<void(const std::string &)> &begun)
        : in_(in), begun_(begun) {}

    bool listen(unsigned seconds) { // false: silent
        for (;;) {
            pollfd wanted{in_, POLLIN, 0};
            const int ready = poll(&wanted, 1, static_cast<int>(seconds) * 1000);
            if (ready < 0 && errno == EINTR) continue;
            if (ready <= 0) return false;
            char buffer[4096];
            const ssize_t count = read(in_, buffer, sizeof buffer);
            if (count <= 0) return true;
            text_.append(buffer, static_cast<std::size_t>(count));
            take_lines();
        }
    }

    std::vector<Finding> findings;
    std::string check = "loading"; // under way
    bool done = false;

private:
    void take_lines() {
        for (std::size_t end; (end = text_.find('\n')) != std::string::npos;) {
            const Json json = Json::parse(text_.substr(0, end));
            text_.erase(0, end + 1);
            if (json.contains("begin"))
                begun_(check = json["begin"].get<std::string>());
            else if (json.contains("where"))
                findings.push_back({json["where"], json["what"]});
            else
                done = true;
        }
    }

    int in_;
    const std::function<void(const std::string &)> &begun_;
    std::string text_;
};

} // namespace

std::vector<Finding> run(const Settings &settings,
                         const std::function<void(const std::string &)> &begun) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("No pipe to the process that checks");
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("No process that checks can be started");
    if (child == 0) {
        close(ends[0]);
        be_child(settings, ends[1]);
    }
    close(ends[1]);
    Listener listener(ends[0], begun);
    const bool spoke = listener.listen(settings.silence);
    if (!spoke) kill(child, SIGKILL);
    close(ends[0]);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    const std::string where = "while checking " + listener.check;
    if (!spoke)
        listener.findings.push_back({where, "the addon did not come back for " +
                                                std::to_string(settings.silence) + " seconds"});
    else if (WIFSIGNALED(status))
        listener.findings.push_back({where, "the addon crashed: signal " +
                                                std::to_string(WTERMSIG(status)) + ", " +
                                                strsignal(WTERMSIG(status))});
    else if (!listener.done || WEXITSTATUS(status) != 0)
        listener.findings.push_back({where, "the addon ended the process with exit status " +
                                                std::to_string(WEXITSTATUS(status))});
    return listener.findings;
}

} // namespace check
