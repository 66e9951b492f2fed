// SPDX-License-Identifier: MIT
// ludus-check: holds an addon against the contract.
#include "run.hpp"

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <ludus/addon.h>
#include <nlohmann/json.hpp>

using Json = nlohmann::json;

static void print_json(const check::Settings &settings,
                       const std::vector<check::Summary> &findings) {
    Json list = Json::array();
    for (const check::Summary &finding : findings)
        list.push_back(
            {{"where", finding.where}, {"what", finding.what}, {"checks", finding.checks}});
    const Json json{{"addon", settings.folder.string()}, {"findings", list}};
    std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

static void print_lines(const check::Settings &settings,
                        const std::vector<check::Summary> &findings) {
    for (const check::Summary &finding : findings)
        std::cout << finding.where << ": " << finding.what
                  << (finding.what.ends_with('.') ? "\n" : ".\n");
    if (findings.empty())
        std::cout << settings.folder.string() << " keeps the contract " << LUDUS_ABI_MAJOR << "."
                  << LUDUS_ABI_MINOR << ".\n";
    else
        std::cout << findings.size() << (findings.size() == 1 ? " finding.\n" : " findings.\n");
}

int main(int argc, char **argv) {
    check::Settings settings;
    bool json = false;
    CLI::App app{
        "Checks that an addon keeps the contract of ludus/addon.h, and leaves alone what belongs "
        "to "
        "the host's process. Each check has a process of its own: one that crashes, hangs or exits "
        "is a finding, and the next one goes on. Exit status: 0 nothing found, 1 findings, 2 wrong "
        "usage."};
    app.add_option("addon", settings.folder, "The addon's folder, with its addon.json")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--games", settings.games, "Random games for each game")
        ->check(CLI::Range(1u, 1000000u))
        ->capture_default_str();
    app.add_option("--seed", settings.seed, "Of the random games")->capture_default_str();
    app.add_option("--limit", settings.limit,
                   "Seconds that a call into the addon may take; a function that hung once is "
                   "given one second after that. A check may take 60 times as long")
        ->check(CLI::Range(1u, 86400u))
        ->capture_default_str();
    app.add_flag("--json", json, "Print the findings as JSON");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    try {
        const auto findings = check::run(settings, [&](const std::string &name) {
            if (!json) std::cerr << "checking " << name << "\n";
        });
        if (json)
            print_json(settings, findings);
        else
            print_lines(settings, findings);
        return findings.empty() ? 0 : 1;
    } catch (const check::Interrupted &interrupted) {
        std::signal(interrupted.signal, SIG_DFL); // all that was begun has been ended
        std::raise(interrupted.signal);
        return 1;
    } catch (const std::exception &error) {
        std::cerr << "ludus-check: " << error.what() << "\n";
        return 1;
    }
}
