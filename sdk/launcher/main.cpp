// SPDX-License-Identifier: MIT
// ludus, the reference launcher: the command line.
#include "commands.hpp"
#include "text.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <string_view>

namespace {

constexpr int exit_usage = 2;

struct Options {
    std::vector<std::filesystem::path> folders;
    std::string language;
    bool addons_json = false;
    std::vector<std::string> position; // in words, as a shell divides it where quotes are left out
    TurnsOptions turns;
    PerftOptions perft;
    MatchOptions match;
    BestOptions best;
    PlayOptions play;
    std::string command = "play";
};

std::string joined(const std::vector<std::string> &words) {
    std::string all;
    for (const auto &word : words)
        all += (all.empty() ? "" : " ") + word;
    return all;
}

CLI::App *command(CLI::App &app, Options &o, const char *name, Text about) {
    CLI::App *sub = app.add_subcommand(name, text(about));
    sub->fallthrough();
    sub->parse_complete_callback([&o, name] { o.command = name; });
    return sub;
}

void add_addons(CLI::App &app, Options &o) {
    CLI::App *sub = command(app, o, "addons", Text::about_addons);
    sub->add_flag("--json", o.addons_json, text(Text::option_json));
}

void add_turns(CLI::App &app, Options &o) {
    CLI::App *sub = command(app, o, "turns", Text::about_turns);
    sub->add_option("GAME", o.turns.game, text(Text::option_game));
    sub->add_option("POSITION", o.position, text(Text::option_position));
    sub->add_flag("--stdin", o.turns.from_stdin, text(Text::option_stdin));
    sub->add_flag("--json", o.turns.json, text(Text::option_stdin_json));
}

void add_perft(CLI::App &app, Options &o) {
    CLI::App *sub = command(app, o, "perft", Text::about_perft);
    sub->add_option("GAME", o.perft.game, text(Text::option_game))->required();
    sub->add_option("DEPTH", o.perft.depth, text(Text::option_depth))
        ->required()
        ->check(CLI::Range(0, 100));
    sub->add_option("--position", o.perft.position, text(Text::option_position));
}

void add_match(CLI::App &app, Options &o) {
    CLI::App *sub = command(app, o, "match", Text::about_match);
    sub->add_option("GAME", o.match.game, text(Text::option_game))->required();
    sub->add_option("--first", o.match.first, text(Text::option_first_match))->required();
    sub->add_option("--second", o.match.second, text(Text::option_second_match))->required();
    sub->add_option("--games", o.match.games, text(Text::option_games))->capture_default_str();
    sub->add_option("--seed", o.match.seed, text(Text::option_seed))->capture_default_str();
    sub->add_option("--nodes", o.match.nodes, text(Text::option_nodes))->capture_default_str();
    sub->add_flag("--json", o.match.json, text(Text::option_json));
}

void add_best(CLI::App &app, Options &o) {
    CLI::App *sub = command(app, o, "best", Text::about_best);
    sub->add_option("GAME", o.best.game, text(Text::option_game))->required();
    sub->add_option("POSITION", o.position, text(Text::option_position))->required();
    sub->add_option("--player", o.best.player, text(Text::option_player))->required();
    sub->add_option("--nodes", o.best.nodes, text(Text::option_nodes))->capture_default_str();
    sub->add_option("--seed", o.best.seed, text(Text::option_seed))->capture_default_str();
    sub->add_flag("--json", o.best.json, text(Text::option_json));
}

void add_play(CLI::App &app, Options &o) {
    CLI::App *sub = command(app, o, "play", Text::about_play);
    sub->add_option("GAME", o.play.game, text(Text::option_game_play));
    for (CLI::App *each : {sub, &app}) { // also without the command's name
        each->add_option("--first", o.play.first, text(Text::option_first));
        each->add_option("--second", o.play.second, text(Text::option_second));
        each->add_option_function<uint64_t>(
            "--seed",
            [&o](uint64_t seed) {
                o.play.seed = seed;
                o.play.seeded = true;
            },
            text(Text::option_seed_play));
    }
}

void describe(CLI::App &app, Options &o) {
    app.name("ludus");
    app.require_subcommand(0, 1);
    app.set_version_flag("--version",
                         launcher_name() + ", contract " + std::to_string(LUDUS_ABI_MAJOR) + '.' +
                             std::to_string(LUDUS_ABI_MINOR),
                         text(Text::option_version));
    app.add_option("--addons", o.folders, text(Text::option_addons))
        ->allow_extra_args(false)
        ->type_name("DIR");
    app.add_option("--lang", o.language, text(Text::option_lang))->type_name("TAG");
    add_play(app, o);
    add_addons(app, o);
    add_turns(app, o);
    add_perft(app, o);
    add_match(app, o);
    add_best(app, o);
}

// What the parser cannot know.
void check_turns(const TurnsOptions &turns) {
    if (turns.from_stdin == !turns.position.empty())
        throw Usage(text(Text::usage_position_or_stdin));
    if (turns.json && !turns.from_stdin) throw Usage(text(Text::usage_json_stdin));
    if (turns.game.empty() && !turns.json) throw Usage(text(Text::usage_game_or_json));
}

int run(Options &o) {
    o.turns.position = o.best.position = joined(o.position);
    if (o.command == "turns") check_turns(o.turns);
    const Catalogue catalogue(o.folders, o.language);
    if (o.command == "addons") return list_addons(catalogue, o.addons_json);
    if (o.command == "turns") return list_turns(catalogue, o.turns);
    if (o.command == "perft") return count_positions(catalogue, o.perft);
    if (o.command == "match") return play_match(catalogue, o.match);
    if (o.command == "best") return show_best(catalogue, o.best);
    return play_game(catalogue, o.play);
}

int fail(const std::string &sentence, int exit_code) {
    std::cout << std::flush;
    std::cerr << "ludus: " << sentence << '\n';
    return exit_code;
}

int usage(const std::string &sentence, const CLI::App &app) {
    std::string asked = "ludus";
    for (const CLI::App *sub : app.get_subcommands())
        asked += ' ' + sub->get_name();
    return fail(sentence + "\n" + text(Text::usage_see_help, {asked}), exit_usage);
}

int launch(int argc, char **argv) {
    Options options;
    CLI::App app(text(Text::about));
    describe(app, options);
    try {
        app.parse(argc, argv);
        return run(options);
    } catch (const CLI::Success &answer) { // help or version
        return app.exit(answer);
    } catch (const CLI::ParseError &error) {
        return usage(error.what(), app);
    } catch (const Usage &error) {
        return usage(error.what(), app);
    } catch (const std::exception &error) {
        return fail(sentence(error), 1);
    }
}

} // namespace

int main(int argc, char **argv) {
    // The host's own child, which tries an addon; see ludus::LoadOptions.
    if (argc == 4 && std::string_view(argv[1]) == "--probe-addon")
        return ludus::probe_main(argv[2], argv[3]);
    std::ios::sync_with_stdio(false);
    return launch(argc, argv);
}
