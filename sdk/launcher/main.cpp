// SPDX-License-Identifier: MIT
// ludus, the reference launcher.
#include "base/output.hpp"
#include "commands/command_line.hpp"
#include "commands/help.hpp"
#include "commands/supervisor.hpp"
#include "game/crash_record.hpp"
#include "ludus/paths.hpp"
#include "storage/folders.hpp"
#include "terminal/streams.hpp"
#include "words/text.hpp"

#include <iostream>
#include <optional>

using namespace launcher;

namespace {

using Words = std::vector<std::string>;

constexpr int exit_usage = 2;

std::string joined(const std::vector<std::string> &words) {
    std::string all;
    for (const auto &word : words)
        all += (all.empty() ? "" : " ") + word;
    return all;
}

int run(CommandLine &o, SettingsStore &memory) {
    o.best.position = o.analyse.position = joined(o.position);
    if (!o.position.empty()) o.turns.position = o.best.position;
    o.draw.position = joined(o.position);
    if (o.command == "turns") check_turns(o.turns);
    std::vector<std::filesystem::path> folders;
    for (const std::string &folder : o.folders)
        folders.push_back(typed_path(folder));
    set_told_folders(folders);
    const Catalogue catalogue(folders, tag_of(language()));
    if (o.command == "rules") return show_rules(catalogue, o.rules_game, o.rules_page);
    if (o.command == "addons") return list_addons(catalogue, o.addons_json);
    if (o.command == "players") return list_players(catalogue, o.players_game);
    if (o.command == "turns") return list_turns(catalogue, o.turns);
    if (o.command == "perft") return count_positions(catalogue, o.perft);
    if (o.command == "match") return play_match(catalogue, o.match);
    if (o.command == "verify") return verify_game(catalogue, o.verified);
    if (o.command == "best") return show_best(catalogue, o.best);
    if (o.command == "draw") return draw_picture(catalogue, o.draw);
    if (o.command == "analyse") return analyse_position(catalogue, o.analyse);
    if (o.command == "review") return review_game(catalogue, o.review);
    o.play.resumed = o.play.resumed || o.command == "resume";
    check_play(o.play);
    if (!o.language.empty()) o.play.language = tag_of(language());
    memory.complain();
    if (const auto exit_code = play_window(catalogue, o.play, memory)) return *exit_code;
    return play_game(catalogue, o.play, memory);
}

int fail(const std::string &sentence, int exit_code) {
    complain(sentence);
    if (nobody_reads()) tell_in_window(sentence);
    return exit_code;
}

int usage(const std::string &sentence, const CLI::App &app) {
    std::string asked = "ludus";
    for (const CLI::App *sub : app.get_subcommands())
        asked += ' ' + sub->get_name();
    return fail(sentence + "\n" + text(Text::usage_see_help, {asked}), exit_usage);
}

// What holds before the command line is read, as help and complaints are in the language too: the
// value of an option, or nothing.
std::optional<std::string> value_of(const std::string &option, const Words &words) {
    std::optional<std::string> value;
    for (size_t i = 1; i < words.size() && words[i] != "--"; ++i) {
        const std::string &word = words[i];
        if (word == option) value = i + 1 < words.size() ? words[i + 1] : "";
        if (word.rfind(option + '=', 0) == 0) value = word.substr(option.size() + 1);
    }
    return value;
}

// A person at a terminal is remembered; a script is not.
SettingsStore settle_language(const Words &words) {
    set_language(language_of_locale());
    const auto asked = value_of("--lang", words);
    const auto named = asked ? language_named(*asked) : std::nullopt;
    if (named) set_language(*named);
    const bool used = somebody_types() && !value_of("--no-settings", words);
    SettingsStore memory(used);
    if (const auto last = language_named(memory.settings().language); last && !asked)
        set_language(*last);
    return memory;
}

// As main has them.
std::vector<char *> pointers(Words &words) {
    std::vector<char *> all;
    for (std::string &word : words)
        all.push_back(word.data());
    all.push_back(nullptr);
    return all;
}

int launch(Words &words) {
    SettingsStore memory = settle_language(words);
    record_language();
    CommandLine options;
    CLI::App app(text(Text::about));
    app.allow_windows_style_options(false); // else /folder is one
    describe(app, options);
    try {
        app.parse(static_cast<int>(words.size()), pointers(words).data());
        return run(options, memory);
    } catch (const CLI::Success &answer) { // help or version
        return app.exit(answer, std::cout, std::cerr);
    } catch (const CLI::ParseError &error) {
        return usage(complaint(error), app);
    } catch (const UsageError &error) {
        return usage(error.what(), app);
    } catch (const std::exception &error) {
        return fail(sentence(error), 1);
    }
}

} // namespace

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false); // before a stream is given another buffer
    Words words = ludus::program_arguments(argc, argv);
    open_standard_streams(words.size());
    // The host's own child, which tries an addon; see ludus::LoadOptions.
    if (const auto tried = ludus::probe_main(argc, pointers(words).data())) return *tried;
    if (const auto ended = supervised(tell_in_window)) return *ended;
    start_folder(); // before an addon can change it
    int exit_code = launch(words);
    std::cout.flush();
    if (!std::cout && exit_code == 0) exit_code = fail(text(Text::output_lost), 1);
    record_end(exit_code);
    return exit_code;
}
