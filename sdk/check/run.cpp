// SPDX-License-Identifier: MIT
#include "run.hpp"

#include "subject.hpp"
#include "system.hpp"

#include <algorithm>
#include <iostream>
#include <ludus/discover.hpp>
#include <ludus/paths.hpp>
#include <set>

namespace check {

namespace {

using namespace std::chrono_literals;

enum class Each { addon, game, variant };

// A check of its own process: of the whole addon, of each game, or of each game and each value of
// its options. A new rule goes into one of these, or becomes a line here.
struct Check {
    const char *name;
    Each each;
    void (*run)(Context &);
};

constexpr Check checks[] = {
    {"the games", Each::addon, check_games}, // first: the rest follows from what it notes
    {"the life of the library", Each::addon, check_life},
    {"the manifest and the library", Each::addon, check_manifest},
    {"the entry and the instances", Each::addon, check_entry},
    {"the languages", Each::addon, check_languages},
    {"NULL arguments", Each::game, check_arguments},
    {"texts, lists and structs at every size", Each::game, check_outputs},
    {"the options", Each::game, check_options},
    {"the rolls", Each::variant, check_rolls},
    {"the board", Each::variant, check_board},
    {"random games", Each::variant, check_play},
    {"players and analysis", Each::variant, check_players},
    {"texts", Each::variant, check_texts},
    {"threads", Each::game, check_threads},
};

// --- In the process of a check ------------------------------------------------------------------

// The library as a host takes it, once its file has been checked.
class Library {
public:
    explicit Library(const std::filesystem::path &file) {
        try {
            const Calling calling(loading);
            library_ = open_library(file);
        } catch (const std::runtime_error &error) {
            throw Failed(loading, error.what());
        }
        void *symbol = symbol_of(library_, LUDUS_ENTRY);
        if (symbol == nullptr) throw Failed(loading, "it does not export " LUDUS_ENTRY);
        entry = reinterpret_cast<ludus_open_fn>(symbol);
    }
    void unload() {
        const Calling calling(unloading);
        close_library(library_);
    }

    static inline const std::string loading = "loading the library";
    static inline const std::string unloading = "unloading the library";
    ludus_open_fn entry = nullptr;

private:
    void *library_ = nullptr; // kept: what a library does at the end of the process is part of it
};

// Runs f; what it throws is a finding.
void guarded(Report &report, const std::string &name, const std::function<void()> &f) {
    try {
        f();
    } catch (const Failed &failed) {
        report.find(failed.where, failed.what());
    } catch (const std::exception &error) {
        report.find(name, error.what());
    }
}

// A check of a game, or of the whole addon where `game` is empty, as its process gets to know it.
struct Subjected {
    const Check &check;
    std::string game;
    std::filesystem::path library;
    Settings settings;
    std::filesystem::path data;

    std::string name() const {
        return game.empty() ? check.name : check.name + std::string(" of ") + game;
    }
    std::vector<std::string> words() const {
        return {std::to_string(&check - checks),
                game,
                ludus::utf8(library),
                ludus::utf8(settings.folder),
                std::to_string(settings.games),
                std::to_string(settings.seed),
                ludus::utf8(data)};
    }
    void run(Report &report, Guard &guard, const std::function<void(const Frame &)> &send) const {
        guarded(report, name(), [&] {
            Library loaded(library);
            guard.look_alone(Library::loading);
            bool unload = false;
            guarded(report, name(),
                    [&] { unload = run_with_instance(loaded, report, guard, send); });
            guard.look_alone("addon.destroy");
            if (!unload) return;
            loaded.unload();
            guard.look_alone(Library::unloading);
        });
    }

private:
    // Whether the library is to be unloaded then.
    bool run_with_instance(const Library &loaded, Report &report, Guard &guard,
                           const std::function<void(const Frame &)> &send) const {
        const Subject subject(loaded.entry, settings.folder);
        const auto note = [&](const std::string &key, const std::string &value) {
            send({Kind::note, key, value});
        };
        note("opened", "");
        Context context{report, guard, subject, data, game, settings.games, settings.seed, note};
        check.run(context);
        return context.unload;
    }
};

class Runner {
public:
    Runner(const Settings &settings, const std::function<void(const std::string &)> &begun)
        : settings_(settings), begun_(begun) {}

    std::vector<Summary> run() {
        settings_.folder = std::filesystem::canonical(settings_.folder);
        begun_("the folder");
        found_ = ludus::look_at(settings_.folder);
        if (!found_.usable()) {
            findings_.add("the folder", {"the addon's folder", found_.refusal.sentence()});
            return findings_.summaries();
        }
        for (const Check &check : checks) {
            for (const auto &[game, name] : subjects_of(check))
                run_one(check, game, name);
            if (!opened_) break; // nor would the others find anything else
            add_promised_games();
        }
        return findings_.summaries();
    }

private:
    // Those of the manifest that the library did not come to tell.
    void add_promised_games() {
        for (const auto &promised : found_.manifest->games)
            if (std::none_of(games_.begin(), games_.end(),
                             [&](const auto &game) { return game.second == promised.id; }))
                games_.emplace_back("game", promised.id);
    }

    // The GAME texts that the check is run with, and its name for each.
    std::vector<std::pair<std::string, std::string>> subjects_of(const Check &check) const {
        std::vector<std::pair<std::string, std::string>> out;
        if (check.each == Each::addon) out.emplace_back("", check.name);
        for (const auto &[kind, game] : games_)
            if (check.each == Each::variant || (check.each == Each::game && kind == "game"))
                out.emplace_back(game, check.name + std::string(" of ") + game);
        return out;
    }

    void run_one(const Check &check, const std::string &game, const std::string &name) {
        begun_(name);
        const Subjected subjected{check, game, found_.library, settings_, scratch_.data()};
        const Job job{[&](Report &report, Guard &guard, const auto &send) {
                          subjected.run(report, guard, send);
                      },
                      subjected.words()};
        const std::chrono::seconds limit(settings_.limit);
        const Limits limits{[&](const std::string &where) {
                                return hung_.count(function_of(where)) > 0 ? 1s : limit;
                            },
                            limit, limit * 60};
        const Surroundings before = read_folder(settings_.folder);
        const Ended ended =
            run_in_child(scratch_, job, limits, [&](const Frame &frame) { take(name, frame); });
        findings_.add_end(name, ended, limits);
        findings_.compare_folder(name, before, read_folder(settings_.folder));
        if (ended.how == End::hung) hung_.insert(function_of(ended.where));
        if (ended.how != End::well) std::cerr << ended.streams[2]; // such as a sanitizer's report
    }

    void take(const std::string &check, const Frame &frame) {
        switch (frame.kind) {
        case Kind::finding:
            findings_.add(check, {frame.first, frame.second});
            break;
        case Kind::more:
            findings_.more(frame.first, static_cast<unsigned>(std::stoul(frame.second)));
            break;
        case Kind::note:
            if (frame.first == "opened")
                opened_ = true;
            else
                games_.emplace_back(frame.first, frame.second);
            break;
        case Kind::again:
        case Kind::done:
            break;
        }
    }

    Settings settings_;
    const std::function<void(const std::string &)> &begun_;
    Scratch scratch_;
    ludus::Found found_;
    Findings findings_;
    bool opened_ = false;
    std::vector<std::pair<std::string, std::string>> games_; // "game" or "variant", its GAME text
    std::set<std::string> hung_; // functions, which are not waited for as long again
};

} // namespace

Task task_named(const std::vector<std::string> &words) {
    Settings settings;
    settings.folder = ludus::path_of(words.at(3));
    settings.games = static_cast<unsigned>(std::stoul(words.at(4)));
    settings.seed = std::stoull(words.at(5));
    const Subjected subjected{checks[std::stoul(words.at(0))], words.at(1),
                              ludus::path_of(words.at(2)), settings, ludus::path_of(words.at(6))};
    return [subjected](Report &report, Guard &guard, const auto &send) {
        subjected.run(report, guard, send);
    };
}

std::vector<Summary> run(const Settings &settings,
                         const std::function<void(const std::string &)> &begun) {
    listen_to_signals();
    return Runner(settings, begun).run();
}

} // namespace check
