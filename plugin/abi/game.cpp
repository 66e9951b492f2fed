// SPDX-License-Identifier: MIT
// The games of the addon.
#include "abi/game.hpp"

#include "abi/out.hpp"
#include "abi/tables.hpp"

namespace duodecim {

namespace {

// Three dice each decide who is red.
constexpr bool first_is_rolled(std::string_view id) {
    return id == "duodecim.asilo";
}

std::int32_t LUDUS_CALL games(ludus_addon *addon, const char *language, ludus_game *out,
                              std::uint32_t capacity, std::uint32_t stride, std::uint32_t *count,
                              ludus_error *error) {
    return guarded(addon, error, [&](const Call &call) {
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t i) {
            const std::string_view id = game_ids()[i];
            const std::string key = "game." + std::string(id);
            return ludus_game{.id = addon->pool.keep(id),
                              .name = words.of(key + ".name"),
                              .summary = words.of(key + ".summary"),
                              .first_rolled = first_is_rolled(id),
                              .reserved = 0};
        };
        return give_list(call, game_ids().size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL check(ludus_addon *addon, const char *game, char *text,
                              std::uint32_t capacity, std::uint32_t *length, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        return give_text(call, it.text(), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL sides(ludus_addon *addon, const char *game, const char *language,
                              ludus_side *out, std::uint32_t capacity, std::uint32_t stride,
                              std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const board::Board board = it.board();
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t i) {
            const int player = static_cast<int>(i) + 1;
            const auto piece =
                std::find_if(board.pieces.begin(), board.pieces.end(),
                             [&](const board::Piece &p) { return p.player == player; });
            return ludus_side{
                .name = words.of("side." + std::string(it.id()) + "." + std::to_string(player)),
                .colour = piece->colour,
                .reserved = 0};
        };
        return give_list(call, 2, make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL options(ludus_addon *addon, const char *game, const char *language,
                                ludus_option *out, std::uint32_t capacity, std::uint32_t stride,
                                std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const std::vector<Option> own = it.options();
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t i) {
            const Option &o = own[i];
            return ludus_option{.key = addon->pool.keep(o.key),
                                .value = addon->pool.keep(o.value),
                                .default_value = addon->pool.keep(o.default_value),
                                .name = words.of("option." + std::string(o.key) + ".name"),
                                .kind =
                                    o.values.empty() ? LUDUS_OPTION_NUMBER : LUDUS_OPTION_CHOICE,
                                .minimum = o.minimum,
                                .maximum = o.maximum,
                                .reserved = 0};
        };
        return give_list(call, own.size(), make, out, capacity, stride, count);
    });
}

// A number's values are listed too.
std::vector<std::string> values_of(const Option &option) {
    std::vector<std::string> values = option.values;
    if (values.empty())
        for (int n = option.minimum; n <= option.maximum; ++n)
            values.push_back(std::to_string(n));
    return values;
}

std::int32_t LUDUS_CALL option_values(ludus_addon *addon, const char *game, const char *key,
                                      const char *language, ludus_option_value *out,
                                      std::uint32_t capacity, std::uint32_t stride,
                                      std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (!key) return call.null("key");
        const std::vector<Option> own = it.options();
        const auto option =
            std::find_if(own.begin(), own.end(), [&](const Option &o) { return o.key == key; });
        if (option == own.end()) {
            const std::vector<Setting> asked{{key, {}, 0, 0}};
            return call.fault(*check_keys(it.id(), asked, own));
        }
        const std::vector<std::string> values = values_of(*option);
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t i) {
            const char *value = addon->pool.keep(values[i]);
            const bool named = !option->values.empty();
            return ludus_option_value{
                .value = value,
                .name = named ? words.of("option." + std::string(key) + "." + values[i]) : value};
        };
        return give_list(call, values.size(), make, out, capacity, stride, count);
    });
}

ludus_roll roll_of(const Dice &dice, std::uint32_t ways) {
    ludus_roll out{};
    give_dice(dice, out.values);
    out.count = dice.count;
    out.ways = ways;
    return out;
}

std::int32_t LUDUS_CALL rolls(ludus_addon *addon, const char *game, ludus_roll *out,
                              std::uint32_t capacity, std::uint32_t stride, std::uint32_t *count,
                              ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const std::vector<Roll> own = distinct_rolls(it.dice());
        const auto make = [&](std::size_t i) { return roll_of(own[i].dice, own[i].ways); };
        return give_list(call, own.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL roll(ludus_addon *addon, const char *game, std::uint64_t seed,
                             std::uint64_t index, std::int32_t *values, std::uint32_t capacity,
                             std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const Dice own = ascending(throw_dice(it.dice(), seed, index));
        const auto make = [&](std::size_t i) { return std::int32_t{own.value[i]}; };
        return give_list(call, own.count, make, values, capacity, sizeof *values, count);
    });
}

} // namespace

const char *Words::of(std::string_view key) const {
    const std::string *text = addon.texts.find(language, key);
    return text ? text->c_str() : addon.pool.keep(key);
}

const char *Words::of(const board::Name &name) const {
    return addon.pool.keep(addon.texts.say(language, name.key, name.args));
}

const ludus_game_api game_table{.size = sizeof(ludus_game_api),
                                .reserved = 0,
                                .games = games,
                                .check = check,
                                .sides = sides,
                                .options = options,
                                .option_values = option_values,
                                .rolls = rolls,
                                .roll = roll};

} // namespace duodecim
