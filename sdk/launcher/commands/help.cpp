// SPDX-License-Identifier: MIT
#include "commands/help.hpp"

#include "base/output.hpp"
#include "base/quote.hpp"
#include "base/wrap.hpp"
#include "game/catalogue.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <charconv>

namespace launcher {

namespace {

constexpr size_t name_width = 22;

std::string row(const std::string &name, const std::string &about, size_t columns) {
    return name_and_about(name, name_width, about, columns);
}

std::string option_name(const CLI::Option &option) {
    const std::string value = option.get_positional() || option.get_expected_max() == 0
                                  ? ""
                                  : ' ' + placeholder(option.get_type_name());
    std::string names;
    for (const auto &name : option.get_snames())
        names += (names.empty() ? "-" : ", -") + name;
    for (const auto &name : option.get_lnames())
        names += (names.empty() ? "--" : ", --") + name;
    return (option.get_positional() ? placeholder(option.get_name()) : names) + value;
}

std::string option_about(const CLI::Option &option) {
    std::string about = option.get_description();
    if (option.get_required()) about += ' ' + text(Text::help_required);
    const std::string usual = option.get_default_str();
    return usual.empty() ? about : about + ' ' + text(Text::help_default, {usual});
}

std::string options_of(const CLI::App &app, Text heading, bool positional, size_t columns) {
    std::string rows;
    for (const CLI::Option *option : app.get_options())
        if (option->get_positional() == positional)
            rows += row(option_name(*option), option_about(*option), columns);
    return rows.empty() ? "" : '\n' + text(heading) + '\n' + rows;
}

std::string usage_of(const CLI::App &app, const std::string &name, bool commands) {
    std::string words = name + " [" + text(Text::help_word_options) + ']';
    if (commands) words += " [" + text(Text::help_word_command) + ']';
    for (const CLI::Option *option : app.get_options())
        if (option->get_positional()) {
            const std::string value = placeholder(option->get_name());
            words += option->get_required() ? ' ' + value : " [" + value + ']';
        }
    return text(Text::help_usage, {words});
}

// Behind the last ": ", where the parser writes what was typed.
std::string behind_colon(const std::string &said) {
    const size_t colon = said.find(": ");
    return colon == std::string::npos ? said : said.substr(colon + 2);
}

std::string before(const std::string &said, const std::string &words) {
    return said.substr(0, said.find(words));
}

} // namespace

std::string HelpFormatter::make_help(const CLI::App *app, std::string, CLI::AppFormatMode) const {
    const auto columns = static_cast<size_t>(std::clamp(terminal_columns(), 60, 100));
    const auto commands = app->get_subcommands([](const CLI::App *) { return true; });
    const bool top = app->get_parent() == nullptr;
    std::string called =
        top ? app->get_name() : app->get_parent()->get_name() + ' ' + app->get_name();
    std::string out = wrapped(app->get_description(), columns) + '\n' +
                      wrapped(usage_of(*app, called, !commands.empty()), columns) + '\n';
    if (!commands.empty()) out += '\n' + text(Text::help_commands) + '\n';
    for (const CLI::App *command : commands)
        out += row(command->get_name(), command->get_description(), columns);
    out += options_of(*app, Text::help_arguments, true, columns);
    out += options_of(*app, Text::help_options, false, columns);
    if (!commands.empty()) out += '\n' + wrapped(text(Text::help_more), columns) + '\n';
    return out;
}

std::string placeholder(const std::string &name) {
    static const std::pair<const char *, Text> known[] = {
        {"DIR", Text::word_folder},        {"LANGUAGE", Text::word_language},
        {"PLAYER", Text::word_player},     {"NUMBER", Text::word_number},
        {"KIND", Text::word_kind},         {"WORD", Text::word_word},
        {"HOW", Text::word_how},           {"FILE", Text::word_file},
        {"SPEED", Text::word_speed},       {"GAME", Text::word_game},
        {"POSITION", Text::word_position}, {"DEPTH", Text::word_depth},
        {"THEME", Text::word_theme},       {"SIDE", Text::word_side},
        {"WxH", Text::word_size},          {"PAGE", Text::word_page}};
    for (const auto &[english, id] : known)
        if (name == english) return text(id);
    return name;
}

std::string complaint(const CLI::ParseError &error) {
    const std::string said = error.what();
    const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
    const std::string typed = behind_colon(said);
    if (kind == CLI::ExitCodes::ExtrasError) return text(Text::usage_unexpected, {shown(typed)});
    if (kind == CLI::ExitCodes::RequiredError)
        return text(Text::usage_missing, {placeholder(before(said, " is required"))});
    if (kind == CLI::ExitCodes::ValidationError) return printable(typed); // one of the checks below
    if (kind == CLI::ExitCodes::ArgumentMismatch) {
        const std::string override = " was given a disallowed flag override";
        if (said.find(override) != std::string::npos)
            return text(Text::usage_no_flag_value, {"--" + before(said, override)});
        const bool twice = said.find("At Most") != std::string::npos;
        return text(twice ? Text::usage_twice : Text::usage_no_value, {before(said, ": ")});
    }
    if (kind == CLI::ExitCodes::ConversionError && typed.find(" = ") != std::string::npos)
        return text(Text::usage_not_a_number, {placeholder(before(typed, " = ")),
                                               shown(typed.substr(typed.find(" = ") + 3))});
    return shown(said);
}

CLI::Validator one_of(const std::string &option, const std::vector<std::string> &values) {
    return CLI::Validator(
        [option, values](std::string &typed) -> std::string {
            if (std::find(values.begin(), values.end(), typed) != values.end()) return {};
            std::string list;
            for (const auto &value : values)
                list += (list.empty() ? "" : ", ") + value;
            return text(Text::usage_choice, {option, shown(typed), list});
        },
        "");
}

CLI::Validator not_empty(const std::string &option) {
    return CLI::Validator(
        [option](std::string &typed) -> std::string {
            return typed.empty() ? text(Text::usage_empty, {placeholder(option)}) : std::string();
        },
        "");
}

CLI::Validator number_from(const std::string &option, uint64_t least, uint64_t most) {
    return CLI::Validator(
        [=](std::string &typed) -> std::string {
            // Digits alone: the parser's own reading lets "-1" and numbers beyond 64 bits wrap.
            uint64_t number = 0;
            const char *const end = typed.data() + typed.size();
            const auto [stop, fault] = std::from_chars(typed.data(), end, number);
            if (stop != end || fault == std::errc::invalid_argument)
                return text(Text::usage_not_a_number, {placeholder(option), shown(typed)});
            const bool fits = fault == std::errc();
            if (fits && number >= least && number <= most) return {};
            return text(Text::usage_range, {placeholder(option), shown(typed),
                                            std::to_string(least), std::to_string(most)});
        },
        "");
}

} // namespace launcher
