// SPDX-License-Identifier: MIT
// The games and their options, in every language, and their rolls.
#include "match.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
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
        const std::string id = game.id;
        for (const ludus_side &side :
             list<ludus_side>(id + ", game.sides", s.game->sides, s.addon, game.id, language))
            take(id + ", game.sides", "name", side.name);
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
        accept(capitals(game_), game_);
        accept("  " + game_ + " ", game_);
        accept(spelt_out(), game_);
        Match match(subject(), " " + capitals(game_));
        const std::string canonical = match.text("game", &ludus_match_api::game);
        context_.report.expect(canonical == game_, game_ + ", match.game",
                               "gives " + quote(canonical) + " for a match made with capitals; " +
                                   quote(game_) + " was expected");
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

    static std::string capitals(std::string text) {
        for (char &c : text)
            c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        return text;
    }

    // With all its defaults, the last option first.
    std::string spelt_out() const {
        std::string out;
        for (const ludus_option &option : options(game_))
            out = "&" + std::string(option.key) + "=" + option.default_value + out;
        if (!out.empty()) out[0] = '?';
        return game_ + out;
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
        if (status == LUDUS_OK) return;
        error.text[sizeof error.text - 1] = 0;
        context_.report.expect(is_text(error.text), where_,
                               "refuses " + quote(game) + " without a sentence");
        context_.report.expect(error.code == status && error.length >= std::strlen(error.text) &&
                                   error.size == sizeof error,
                               where_,
                               "refuses " + quote(game) +
                                   " with another code, length or size in the error; the status, "
                                   "the sentence's length and the caller's size were expected");
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
        accept(capitals(" " + game_ + "?" + key + "=" + value), game);
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

// A roll of as many values as dice are thrown shows each die, in the order of board.dice.
void check_order(Context &context, const std::string &game, const Dice &roll) {
    const Subject &s = context.subject;
    if (s.board == nullptr) return;
    const auto dice =
        list<ludus_die>(game + ", board.dice", s.board->dice, s.addon, game.c_str(), "en");
    std::size_t thrown = 0;
    for (const ludus_die &die : dice)
        thrown += die.count;
    if (roll.size() != thrown) return; // what the throw is worth
    auto value = roll.begin();
    for (const ludus_die &die : dice) {
        const auto end = value + die.count;
        bool faces = true;
        for (auto i = value; i != end; ++i)
            faces = faces && std::count(die.values, die.values + std::min(die.faces, 24u), *i) > 0;
        context.report.expect(faces && std::is_sorted(value, end), game + ", game.rolls",
                              "the roll " + written(roll) +
                                  " is not in the order of board.dice, ascending within a kind");
        value = end;
    }
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
                                  " values; 1 to 8 were expected");
        check_order(context, game, dice);
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

static void check_sides(Context &context, const std::string &game) {
    const Subject &s = context.subject;
    const std::string where = game + ", game.sides";
    const auto sides = list<ludus_side>(where, s.game->sides, s.addon, game.c_str(), "en");
    context.report.expect(sides.size() == 2, where,
                          "lists " + std::to_string(sides.size()) +
                              " sides; two, that of player 1 first, were expected");
    for (const ludus_side &side : sides)
        context.report.expect(side.colour <= 0xFFFFFF, where, "a colour above 0xFFFFFF");
}

void check_games(Context &context) {
    for (const ludus_game &game : context.subject.games()) {
        context.report.expect(game.first_rolled <= 1, "game.games",
                              std::string(game.id) + " has a first_rolled that is not 0 or 1");
        context.note("game", game.id);
        for (const std::string &variant : context.subject.variants(game.id)) {
            if (variant != game.id) context.note("variant", variant);
            check_sides(context, variant);
        }
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

// A roll of fewer values than it has, none at all, and of a game without dice.
static void check_roll_sizes(Context &context, bool dice) {
    const std::string &game = context.game;
    const std::string where = game + ", game.roll";
    const Subject &s = context.subject;
    ludus_error error = new_error();
    uint32_t count = 0;
    int32_t values[LUDUS_MAX_DICE + 1] = {};
    const auto roll = [&](uint32_t capacity) {
        std::fill(std::begin(values), std::end(values), -77);
        return enter(where, s.game->roll, s.addon, game.c_str(), context.seed, uint64_t{0},
                     capacity > 0 ? values : nullptr, capacity, &count, &error);
    };
    if (!dice) {
        context.report.expect_status(roll(LUDUS_MAX_DICE), LUDUS_ERROR_DICE, where,
                                     "a game without dice");
        return;
    }
    const Dice full = s.roll(game, context.seed, 0);
    for (uint32_t capacity = 0; capacity <= full.size(); ++capacity) {
        context.report.expect_status(roll(capacity), LUDUS_OK, where,
                                     "capacity " + std::to_string(capacity));
        context.report.expect(count == full.size() && values[capacity] == -77, where,
                              "writes beyond its capacity, or counts less than there is");
    }
}

// The dice of a seed: known rolls, the same again, and loosely as likely as `rolls` says.
void check_rolls(Context &context) {
    const std::string &game = context.game;
    const std::string where = game + ", game.roll";
    const Subject &s = context.subject;
    const std::map<Dice, double> chances = read_rolls(context, game);
    check_roll_sizes(context, !chances.empty());
    if (chances.empty()) return; // no dice
    constexpr unsigned throws = 20000;
    std::map<Dice, unsigned> found;
    for (unsigned i = 0; i < throws; ++i) {
        const uint64_t seed = context.seed + i % 4;
        const Dice dice = s.roll(game, seed, i / 4);
        if (!context.report.expect(dice == s.roll(game, seed, i / 4), where,
                                   "gives another roll for the same seed and index"))
            return;
        if (!context.report.expect(chances.count(dice) > 0, where,
                                   "gives " + written(dice) +
                                       ", which is not in game.rolls in that order"))
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
