// SPDX-License-Identifier: MIT
// The games and their options, in every language, and their rolls.
#include "subject.hpp"

#include <algorithm>
#include <cmath>
#include <ludus/text.hpp>
#include <map>
#include <set>

namespace check {

namespace {

bool is_text(const char *text) {
    return text != nullptr && *text != '\0' && ludus::control_in(text) == std::string::npos;
}

void expect_text(Report &report, const std::string &where, const char *field, const char *found) {
    report.expect(is_text(found), where,
                  std::string(field) + " is " + (found ? quote(found) : std::string("NULL")) +
                      "; a UTF-8 text without control characters was expected");
}

// The names of everything, to compare what languages give.
std::vector<std::string> all_names(Context &context, const char *language) {
    const Subject &s = context.subject;
    std::vector<std::string> out;
    const auto take = [&](const std::string &where, const char *field, const char *found) {
        expect_text(context.report, where, field, found);
        out.push_back(found ? found : "");
    };
    ludus_addon_info info{};
    info.size = sizeof info;
    call("addon.info", s.api->info, s.addon, language, &info);
    take("addon.info", "name", info.name);
    for (const ludus_game &game :
         list<ludus_game>("game.games", s.game->games, s.addon, language)) {
        const std::string where = "game.games in " + std::string(language ? language : "NULL");
        take(where, "name", game.name);
        take(where, "summary", game.summary);
        take(where, "side_1", game.side_1);
        take(where, "side_2", game.side_2);
        const std::string id = game.id;
        for (const ludus_option &option : list<ludus_option>(id + ", game.options", s.game->options,
                                                             s.addon, game.id, language)) {
            take(id + ", game.options", "name", option.name);
            if (option.kind != LUDUS_OPTION_CHOICE) continue;
            for (const ludus_option_value &value :
                 list<ludus_option_value>(id + ", game.option_values", s.game->option_values,
                                          s.addon, game.id, option.key, language))
                take(id + ", game.option_values", "name", value.name);
        }
    }
    return out;
}

// --- Options -----------------------------------------------------------------------------------

class Options {
public:
    Options(Context &context, const std::string &game)
        : context_(context), game_(game), where_(game + ", game.check") {}

    void check_all() {
        accept(game_, game_);
        refuse("no.such.game", "an unknown game");
        refuse(game_ + "?no_such_option=1", "an unknown option");
        refuse("", "an empty text");
        for (const ludus_option &option : options(game_))
            check_option(option);
    }

private:
    const Subject &subject() const { return context_.subject; }

    std::vector<ludus_option> options(const std::string &game) const {
        return list<ludus_option>(game + ", game.options", subject().game->options, subject().addon,
                                  game.c_str(), "en");
    }

    std::string accept(const std::string &game, const std::string &expected = "") const {
        const std::string canonical =
            text(game + ", game.check", subject().game->check, subject().addon, game.c_str());
        const std::string again = text(canonical + ", game.check", subject().game->check,
                                       subject().addon, canonical.c_str());
        context_.report.expect(again == canonical, where_,
                               "writes " + quote(canonical) + " anew as " + quote(again) +
                                   "; the same was expected");
        if (!expected.empty())
            context_.report.expect(canonical == expected, where_,
                                   "writes " + quote(game) + " as " + quote(canonical) + "; " +
                                       quote(expected) + " was expected");
        return canonical;
    }

    void refuse(const std::string &game, const std::string &what) const {
        ludus_error error = new_error();
        char out[256];
        uint32_t length = 0;
        const int32_t status = enter(where_, subject().game->check, subject().addon, game.c_str(),
                                     out, 256u, &length, &error);
        context_.report.expect(status == LUDUS_ERROR_UNKNOWN || status == LUDUS_ERROR_SYNTAX,
                               where_,
                               what + ", " + quote(game) + ", gives " + status_name(status) +
                                   "; LUDUS_ERROR_UNKNOWN or _SYNTAX was expected");
        if (status != LUDUS_OK)
            context_.report.expect(is_text(error.text), where_,
                                   "refuses " + quote(game) + " without a sentence");
    }

    void check_option(const ludus_option &option) const {
        const std::string key = option.key;
        const std::string prefix = game_ + "?" + key + "=";
        std::vector<std::string> values;
        if (option.kind == LUDUS_OPTION_NUMBER) {
            const int64_t step =
                std::max<int64_t>(1, (int64_t{option.maximum} - option.minimum) / 64);
            for (int64_t v = option.minimum; v <= option.maximum; v += step)
                values.push_back(std::to_string(v));
            refuse(prefix + std::to_string(int64_t{option.minimum} - 1), "a number below");
            refuse(prefix + std::to_string(int64_t{option.maximum} + 1), "a number above");
        } else {
            for (const ludus_option_value &value : list<ludus_option_value>(
                     game_ + ", game.option_values", subject().game->option_values, subject().addon,
                     game_.c_str(), option.key, "en"))
                values.push_back(value.value);
        }
        refuse(prefix + "no_such_value", "an unknown value");
        refuse(prefix, "a missing value");
        context_.report.expect(
            std::find(values.begin(), values.end(), option.default_value) != values.end() ||
                option.kind == LUDUS_OPTION_NUMBER,
            game_ + ", game.options", "the default of " + key + " is not one of its values");
        for (const std::string &value : values)
            check_value(key, value, value == option.default_value);
    }

    // The value is accepted, is then the one chosen, and is left out where it is the default.
    void check_value(const std::string &key, const std::string &value, bool is_default) const {
        const std::string game =
            accept(game_ + "?" + key + "=" + value, is_default ? game_ : std::string());
        for (const ludus_option &option : options(game))
            if (option.key == key)
                context_.report.expect(option.value == value, game + ", game.options",
                                       key + " has the value " + quote(option.value) + "; " +
                                           quote(value) + " was expected");
    }

    Context &context_;
    std::string game_;
    std::string where_;
};

// --- Rolls -------------------------------------------------------------------------------------

using Dice = std::vector<int32_t>;

Dice dice_of(const ludus_roll &roll) {
    return {roll.values, roll.values + std::min<uint32_t>(roll.count, LUDUS_MAX_DICE)};
}

std::string written(const Dice &dice) {
    std::string out;
    for (const int32_t die : dice)
        out += (out.empty() ? "" : " ") + std::to_string(die);
    return out;
}

std::map<Dice, double> read_rolls(Context &context, const std::string &game) {
    const std::string where = game + ", game.rolls";
    const Subject &s = context.subject;
    std::map<Dice, double> chances;
    double sum = 0;
    Dice last;
    for (const ludus_roll &roll : list<ludus_roll>(where, s.game->rolls, s.addon, game.c_str())) {
        const Dice dice = dice_of(roll);
        context.report.expect(roll.count >= 1 && roll.count <= LUDUS_MAX_DICE, where,
                              "a roll of " + std::to_string(roll.count) +
                                  " dice; 1 to 8 were expected");
        context.report.expect(std::is_sorted(dice.begin(), dice.end()), where,
                              "the roll " + written(dice) + " is not ascending");
        context.report.expect(last < dice, where,
                              "the roll " + written(dice) + " does not come after " +
                                  written(last) + "; ascending, distinct rolls were expected");
        context.report.expect(roll.ways > 0, where, "the roll " + written(dice) + " has no ways");
        chances[dice] += roll.ways;
        sum += roll.ways;
        last = dice;
    }
    for (auto &[dice, chance] : chances)
        chance /= sum;
    return chances;
}

} // namespace

void check_games(Context &context) {
    for (const ludus_game &game : context.subject.games()) {
        context.report.expect(game.max_moves >= 1, "game.games",
                              std::string(game.id) + " has max_moves 0; at least 1 was expected");
        context.report.expect(game.first_rolled <= 1, "game.games",
                              std::string(game.id) + " has a first_rolled that is not 0 or 1");
        context.note("game", game.id);
        for (const std::string &variant : context.subject.variants(game.id))
            if (variant != game.id) context.note("variant", variant);
    }
}

void check_languages(Context &context) {
    const std::vector<std::string> english = all_names(context, "en");
    const std::vector<std::string> tags = context.subject.languages();
    context.report.expect(!tags.empty() && tags[0] == "en", "addon.info",
                          "languages does not begin with en; English first was expected");
    for (const std::string &tag : tags)
        all_names(context, tag.c_str());
    for (const char *tag : {static_cast<const char *>(nullptr), "", "xx", "xx-Latn-XX", "??"})
        context.report.expect(all_names(context, tag) == english, "languages",
                              "the names in the unknown language " +
                                  (tag ? quote(tag) : std::string("NULL")) +
                                  " are not the English ones; those were expected");
}

void check_options(Context &context) {
    Options(context, context.game).check_all();
}

// The dice of a seed: known rolls, the same again, and loosely as likely as `rolls` says.
void check_rolls(Context &context) {
    const std::string &game = context.game;
    const std::string where = game + ", game.roll";
    const Subject &s = context.subject;
    const std::map<Dice, double> chances = read_rolls(context, game);
    constexpr unsigned throws = 20000;
    std::map<Dice, unsigned> found;
    for (unsigned i = 0; i < throws; ++i) {
        ludus_roll roll{};
        ludus_roll again{};
        const uint64_t seed = context.seed + i % 4;
        call(where, s.game->roll, s.addon, game.c_str(), seed, uint64_t{i / 4}, &roll,
             uint32_t{sizeof roll});
        call(where, s.game->roll, s.addon, game.c_str(), seed, uint64_t{i / 4}, &again,
             uint32_t{sizeof again});
        Dice dice = dice_of(roll);
        if (!context.report.expect(dice == dice_of(again), where,
                                   "gives another roll for the same seed and index"))
            return;
        std::sort(dice.begin(), dice.end());
        if (!context.report.expect(chances.count(dice) > 0, where,
                                   "gives " + written(dice) + ", which is not in game.rolls"))
            return;
        ++found[dice];
    }
    double squared = 0;
    for (const auto &[dice, chance] : chances) {
        const double expected = chance * throws;
        squared += (found[dice] - expected) * (found[dice] - expected) / expected;
    }
    // Six standard deviations of chi-squared above its mean, and some for few degrees of freedom.
    const double freedom = static_cast<double>(chances.size()) - 1;
    const double limit = freedom + 6 * std::sqrt(2 * freedom) + 16;
    context.report.expect(squared < limit, where,
                          "20000 rolls do not fit the odds of game.rolls: chi-squared " +
                              std::to_string(squared) + ", below " + std::to_string(limit) +
                              " was expected");
}

} // namespace check
