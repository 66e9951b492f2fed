// SPDX-License-Identifier: MIT
// ludus-check: holds an addon against the contract.
#include "run.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <iostream>
#include <ludus/addon.h>
#include <ludus/paths.hpp>
#include <nlohmann/json.hpp>

using Json = nlohmann::json;

static void print_json(const check::Settings &settings,
                       const std::vector<check::Summary> &findings) {
    Json list = Json::array();
    for (const check::Summary &finding : findings)
        list.push_back(
            {{"where", finding.where}, {"what", finding.what}, {"checks", finding.checks}});
    const Json json{{"addon", ludus::utf8(settings.folder)}, {"findings", list}};
    std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

static void print_lines(const check::Settings &settings,
                        const std::vector<check::Summary> &findings) {
    for (const check::Summary &finding : findings)
        std::cout << finding.where << ": " << finding.what
                  << (finding.what.ends_with('.') ? "\n" : ".\n");
    if (findings.empty())
        std::cout << ludus::utf8(settings.folder) << " keeps the contract " << LUDUS_ABI_MAJOR
                  << "." << LUDUS_ABI_MINOR << ".\n";
    else
        std::cout << findings.size() << (findings.size() == 1 ? " finding.\n" : " findings.\n");
}

int main(int argc, char **argv) {
    if (const auto status = check::be_child(argc, argv)) return *status;
    check::Settings settings;
    std::string folder;
    bool json = false;
    CLI::App app{
        "Checks that an addon keeps the contract of ludus/addon.h, and leaves alone what belongs "
        "to "
        "the host's process. Each check has a process of its own: one that crashes, hangs or exits "
        "is a finding, and the next one goes on. Exit status: 0 nothing found, 1 findings, 2 wrong "
        "usage."};
    app.allow_windows_style_options(false); // else /folder is one
    app.add_option("addon", folder, "The addon's folder, with its addon.json")
        ->required()
        ->check([](const std::string &given) {
            std::error_code error;
            const bool there = std::filesystem::is_directory(ludus::path_of(given), error);
            return there ? "" : "Directory does not exist: " + given;
        });
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
        std::vector<std::string> given = ludus::program_arguments(argc, argv);
        given.erase(given.begin());
        std::reverse(given.begin(), given.end()); // as CLI11 takes them
        app.parse(std::move(given));
        settings.folder = ludus::path_of(folder);
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
