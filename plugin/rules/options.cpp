// SPDX-License-Identifier: MIT
#include "rules/options.hpp"

#include "rules/reader.hpp"

#include <algorithm>

namespace duodecim {

namespace {

// Up to the next delimiter, in lower case; ids, keys and values are letters, digits, ".", "-", "_".
std::string read_word(Reader &in, std::string_view key) {
    std::string word;
    const auto belongs = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
    };
    for (char c = in.peek(); belongs(c); c = in.peek()) {
        word += c;
        in.skip();
    }
    if (word.empty()) in.fail(FaultKind::syntax, key, {in.found()});
    return word;
}

} // namespace

std::string shortened(std::string_view word) {
    constexpr std::size_t most = 40;
    return std::string(word.substr(0, most)) + (word.size() > most ? "..." : "");
}

std::string listed(const std::vector<std::string> &words) {
    std::string out;
    for (const std::string &word : words)
        out += (out.empty() ? "" : ", ") + word;
    return out;
}

Result<GameText> read_game(std::string_view text) {
    while (text.ends_with(' '))
        text.remove_suffix(1);
    Reader in(text);
    GameText game;
    in.skip_blanks();
    game.id = read_word(in, "game.id");
    bool more = !in.at_end();
    if (more) in.expect('?', "game.question");
    while (more && !in.failed()) {
        Setting setting{};
        setting.key_column = in.column();
        setting.key = read_word(in, "game.key");
        in.expect('=', "game.equals", {shortened(setting.key)});
        setting.value_column = in.column();
        setting.value = read_word(in, "game.value");
        if (!in.failed() && find(game.settings, setting.key))
            in.fail(FaultKind::syntax, "game.twice", {shortened(setting.key)}, setting.key_column);
        game.settings.push_back(setting);
        more = !in.at_end();
        if (more) in.expect('&', "game.and");
    }
    if (in.failed()) return *in.fault();
    return game;
}

std::string write_game(std::string_view id, const std::vector<Option> &options) {
    std::string out(id);
    char before = '?';
    for (const Option &option : options)
        if (option.value != option.default_value) {
            out += before;
            out += option.key;
            out += '=';
            out += option.value;
            before = '&';
        }
    return out;
}

const Setting *find(const std::vector<Setting> &settings, std::string_view key) {
    const auto at = std::find_if(settings.begin(), settings.end(),
                                 [&](const Setting &s) { return s.key == key; });
    return at == settings.end() ? nullptr : &*at;
}

Result<std::string> chosen(const Setting &setting, const Option &option) {
    const std::string &value = setting.value;
    if (!option.values.empty()) {
        if (std::find(option.values.begin(), option.values.end(), value) == option.values.end())
            return Fault{FaultKind::unknown,
                         "option.choice",
                         {std::string(setting.key), shortened(value), listed(option.values)},
                         setting.value_column};
        return value;
    }
    Reader in(setting.value);
    const auto number = static_cast<int>(in.number(1'000'000, "option.number"));
    if (in.failed() || !in.at_end() || number < option.minimum || number > option.maximum)
        return Fault{FaultKind::unknown,
                     "option.number",
                     {std::string(setting.key), shortened(value), std::to_string(option.minimum),
                      std::to_string(option.maximum)},
                     setting.value_column};
    return value;
}

Outcome check_keys(std::string_view id, const std::vector<Setting> &settings,
                   const std::vector<Option> &options) {
    std::vector<std::string> keys;
    for (const Option &option : options)
        keys.emplace_back(option.key);
    for (const Setting &setting : settings)
        if (std::find(keys.begin(), keys.end(), setting.key) == keys.end())
            return Fault{FaultKind::unknown,
                         keys.empty() ? "option.none" : "option.key",
                         {shortened(setting.key), std::string(id), listed(keys)},
                         setting.key_column};
    return std::nullopt;
}

} // namespace duodecim
