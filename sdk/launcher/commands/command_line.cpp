// SPDX-License-Identifier: MIT
#include "commands/command_line.hpp"

#include "base/quote.hpp"
#include "commands/help.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

CLI::App *command(CLI::App &app, CommandLine &o, const char *name, Text about) {
    CLI::App *sub = app.add_subcommand(name, text(about));
    sub->fallthrough();
    sub->parse_complete_callback([&o, name] { o.command = name; });
    return sub;
}

void add_rules(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "rules", Text::about_rules);
    sub->add_option("GAME", o.rules_game, text(Text::option_game_rules))->required();
    sub->add_option("PAGE", o.rules_page, text(Text::option_page))->check(not_empty("PAGE"));
}

void add_addons(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "addons", Text::about_addons);
    sub->add_flag("--json", o.addons_json, text(Text::option_json))->disable_flag_override();
}

void add_players(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "players", Text::about_players);
    sub->add_option("GAME", o.players_game, text(Text::option_game_players));
}

void add_turns(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "turns", Text::about_turns);
    sub->add_option("GAME", o.turns.game, text(Text::option_game));
    sub->add_option("POSITION", o.position, text(Text::option_position));
    sub->add_flag("--stdin", o.turns.from_stdin, text(Text::option_stdin))->disable_flag_override();
    sub->add_flag("--json", o.turns.json, text(Text::option_stdin_json))->disable_flag_override();
}

void add_perft(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "perft", Text::about_perft);
    sub->add_option("GAME", o.perft.game, text(Text::option_game))->required();
    sub->add_option("DEPTH", o.perft.depth, text(Text::option_depth))
        ->required()
        ->check(number_from("DEPTH", 0, 100));
    sub->add_option("--position", o.perft.position, text(Text::option_position))
        ->type_name("POSITION");
}

// Any number of 64 bits.
void add_number(CLI::App &sub, const std::string &option, uint64_t &number, Text about) {
    sub.add_option(option, number, text(about))
        ->capture_default_str()
        ->check(number_from(option, 0, UINT64_MAX))
        ->type_name("NUMBER");
}

void add_match(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "match", Text::about_match);
    sub->add_option("GAME", o.match.game, text(Text::option_game))->required();
    sub->add_option("--first", o.match.first, text(Text::option_first_match))
        ->required()
        ->type_name("PLAYER");
    sub->add_option("--second", o.match.second, text(Text::option_second_match))
        ->required()
        ->type_name("PLAYER");
    sub->add_option("--games", o.match.games, text(Text::option_games))
        ->capture_default_str()
        ->check(number_from("--games", 2, 1'000'000))
        ->type_name("NUMBER");
    add_number(*sub, "--seed", o.match.seed, Text::option_seed);
    add_number(*sub, "--nodes", o.match.nodes, Text::option_nodes);
    sub->add_flag("--json", o.match.json, text(Text::option_json))->disable_flag_override();
}

void add_best(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "best", Text::about_best);
    sub->add_option("GAME", o.best.game, text(Text::option_game))->required();
    sub->add_option("POSITION", o.position, text(Text::option_position))->required();
    sub->add_option("--player", o.best.player, text(Text::option_player))
        ->required()
        ->type_name("PLAYER");
    add_number(*sub, "--nodes", o.best.nodes, Text::option_nodes);
    add_number(*sub, "--seed", o.best.seed, Text::option_seed);
    sub->add_flag("--json", o.best.json, text(Text::option_json))->disable_flag_override();
}

void add_analyse(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "analyse", Text::about_analyse);
    sub->add_option("GAME", o.analyse.game, text(Text::option_game))->required();
    sub->add_option("POSITION", o.position, text(Text::option_position_analyse))->required();
    add_number(*sub, "--nodes", o.analyse.nodes, Text::option_analyse_nodes);
    sub->add_flag("--json", o.analyse.json, text(Text::option_json))->disable_flag_override();
}

void add_review(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "review", Text::about_review);
    sub->add_option("FILE", o.review.file, text(Text::option_save_file))
        ->required()
        ->check(not_empty("FILE"));
    add_number(*sub, "--nodes", o.review.nodes, Text::option_analyse_nodes);
    sub->add_flag("--json", o.review.json, text(Text::option_json))->disable_flag_override();
}

void add_draw(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "draw", Text::about_draw);
    sub->add_option("GAME", o.draw.game, text(Text::option_game))->required();
    sub->add_option("POSITION", o.position, text(Text::option_position_draw));
    sub->add_option("--png", o.draw.png, text(Text::option_png))->type_name("FILE");
    sub->add_option("--svg", o.draw.svg, text(Text::option_svg))->type_name("FILE");
    sub->add_option("--size", o.draw.size, text(Text::option_size))
        ->capture_default_str()
        ->type_name("WxH");
    sub->add_option("--theme", o.draw.theme, text(Text::option_theme))
        ->capture_default_str()
        ->check(one_of("--theme", {"classic", "high-contrast"}))
        ->type_name("THEME");
    sub->add_option("--route", o.draw.route, text(Text::option_route))
        ->check(number_from("--route", 1, 2))
        ->type_name("SIDE");
}

// Where the game is played.
void add_places(CLI::App &app, CommandLine &o) {
    app.add_flag("--window", o.play.window, text(Text::option_window));
    app.add_flag("--terminal", o.play.terminal, text(Text::option_terminal));
    app.add_flag("--say", o.play.say, text(Text::option_say));
    app.add_option("--theme", o.play.theme, text(Text::option_theme))
        ->check(one_of("--theme", {"classic", "high-contrast"}))
        ->type_name("THEME");
}

// How the program behaves, in a new game or another.
void add_manners(CLI::App &app, CommandLine &o) {
    app.add_flag("--plain", o.play.plain, text(Text::option_plain))->disable_flag_override();
    app.add_option("--speed", o.play.speed, text(Text::option_speed))
        ->check(one_of("--speed", {"slow", "normal", "fast", "instant"}))
        ->type_name("SPEED");
    app.add_flag_function(
        "--auto-forced,!--no-auto-forced", [&o](int64_t given) { o.play.auto_forced = given > 0; },
        text(Text::option_auto_forced));
}

void add_play(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "play", Text::about_play);
    sub->add_option("GAME", o.play.game, text(Text::option_game_play))->check(not_empty("GAME"));
    for (CLI::App *each : {sub, &app}) { // also without the command's name
        each->add_option("--first", o.play.first, text(Text::option_first))
            ->check(not_empty("--first"))
            ->type_name("PLAYER");
        each->add_option("--second", o.play.second, text(Text::option_second))
            ->check(not_empty("--second"))
            ->type_name("PLAYER");
        each->add_option_function<uint64_t>(
                "--seed",
                [&o](uint64_t seed) {
                    o.play.seed = seed;
                    o.play.seeded = true;
                },
                text(Text::option_seed_play))
            ->check(number_from("--seed", 0, UINT64_MAX))
            ->type_name("NUMBER");
        each->add_option("--dice", o.play.dice, text(Text::option_dice))
            ->check(one_of("--dice", {"fair", "typed"}))
            ->type_name("KIND");
        each->add_option("--word", o.play.word, text(Text::option_word))->type_name("WORD");
        each->add_option("--begin", o.play.begin, text(Text::option_begin))
            ->check(one_of("--begin", {"agreed", "rolled", "drawn"}))
            ->type_name("HOW");
        each->add_option("--save", o.play.save, text(Text::option_save))
            ->check(not_empty("--save"))
            ->type_name("FILE");
        each->add_flag("--no-save", o.play.no_save, text(Text::option_no_save))
            ->disable_flag_override();
        each->add_option("--resume", o.play.resume, text(Text::option_resume))
            ->check(not_empty("--resume"))
            ->type_name("FILE")
            ->each([&o](const std::string &) { o.play.resumed = true; });
        add_manners(*each, o);
        add_places(*each, o);
    }
}

void add_resume(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "resume", Text::about_resume);
    sub->add_option("FILE", o.play.resume, text(Text::option_resume_file))
        ->check(not_empty("FILE"));
    add_manners(*sub, o);
    add_places(*sub, o);
}

void add_verify(CLI::App &app, CommandLine &o) {
    CLI::App *sub = command(app, o, "verify", Text::about_verify);
    sub->add_option("FILE", o.verified, text(Text::option_save_file))
        ->required()
        ->check(not_empty("FILE"));
}

} // namespace

void describe(CLI::App &app, CommandLine &o) {
    app.name("ludus");
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_help_flag("-h,--help", text(Text::option_help));
    app.require_subcommand(0, 1);
    app.set_version_flag("--version", launcher_name() + ", contract " + ludus::abi_text(LUDUS_ABI),
                         text(Text::option_version));
    app.add_option("--addons", o.folders, text(Text::option_addons))
        ->allow_extra_args(false)
        ->type_name("DIR");
    app.add_option("--lang", o.language, text(Text::option_lang, {language_choice()}))
        ->check([](const std::string &tag) {
            return language_named(tag) ? std::string()
                                       : text(Text::usage_language, {shown(tag), language_tags()});
        })
        ->type_name("LANGUAGE");
    app.add_flag("--no-settings", o.no_settings, text(Text::option_no_settings))
        ->disable_flag_override();
    add_play(app, o);
    add_resume(app, o);
    add_verify(app, o);
    add_rules(app, o);
    add_addons(app, o);
    add_players(app, o);
    add_turns(app, o);
    add_perft(app, o);
    add_match(app, o);
    add_best(app, o);
    add_draw(app, o);
    add_analyse(app, o);
    add_review(app, o);
}

void check_turns(const TurnsOptions &turns) {
    if (turns.from_stdin == turns.position.has_value())
        throw UsageError(text(Text::usage_position_or_stdin));
    if (turns.json && !turns.from_stdin) throw UsageError(text(Text::usage_json_stdin));
    if (turns.game.empty() && !turns.json) throw UsageError(text(Text::usage_game_or_json));
}

void check_play(const PlayOptions &play) {
    if (play.window && (play.terminal || play.plain))
        throw UsageError(text(Text::usage_window_terminal));
    if (play.window && play.word) throw UsageError(text(Text::usage_window_dice));
    if (play.no_save && !play.save.empty()) throw UsageError(text(Text::usage_save_twice));
    if (play.seeded && (!play.dice.empty() || play.word))
        throw UsageError(text(Text::usage_seed_dice));
    if (play.dice == "typed" && play.word) throw UsageError(text(Text::usage_word_typed));
    if (!play.resumed) return;
    const std::pair<const char *, bool> new_only[] = {
        {"GAME", !play.game.empty()},       {"--first", !play.first.empty()},
        {"--second", !play.second.empty()}, {"--seed", play.seeded},
        {"--dice", !play.dice.empty()},     {"--word", play.word.has_value()},
        {"--begin", !play.begin.empty()},   {"--save", !play.save.empty()},
        {"--no-save", play.no_save}};
    for (const auto &[option, given] : new_only)
        if (given) throw UsageError(text(Text::usage_resume_alone, {placeholder(option)}));
}

} // namespace launcher
