// SPDX-License-Identifier: MIT
#include "instance.hpp"
#include "ludus/handles.hpp"

namespace ludus {

namespace {

template <class T>
constexpr uint32_t stride = sizeof(T);

const char *in(const std::string &text) {
    return detail::Caller::in(text);
}

} // namespace

Addon Addon::open(ludus_open_fn entry, std::shared_ptr<void> library, HostDescription host) {
    return Addon(std::make_shared<detail::Instance>(entry, std::move(library), std::move(host)));
}

Addon::Addon(std::shared_ptr<detail::Instance> instance) : instance_(std::move(instance)) {
    instance_->caller.addon = info("en").id;
}

void Addon::set_language(const std::string &tag) {
    instance_->caller.set_language(tag);
}

uint32_t Addon::abi() const {
    return instance_->abi;
}

const std::string &Addon::label() const {
    return instance_->caller.addon;
}

ludus_addon_info Addon::info(const std::string &lang) const {
    ludus_addon_info out{};
    out.size = sizeof out;
    caller().call("info", instance_->api->info, handle(), in(lang), &out);
    caller().check_static("info", "id", out.id);
    caller().check_static("info", "version", out.version);
    caller().check_static("info", "name", out.name);
    caller().check_static("info", "licence", out.licence);
    caller().check_static("info", "languages", out.languages);
    return out;
}

std::vector<ludus_game> Addon::games(const std::string &lang) const {
    std::vector<ludus_game> out;
    caller().list("games", out, 32, [&](ludus_game *data, uint32_t capacity, uint32_t *count) {
        caller().call("games", api().games, handle(), in(lang), data, capacity, stride<ludus_game>,
                      count);
    });
    for (const ludus_game &game : out) {
        caller().check_static("games", "id", game.id);
        caller().check_static("games", "name", game.name);
        caller().check_static("games", "summary", game.summary);
    }
    return out;
}

std::string Addon::check(const std::string &game) const {
    return caller().line("check", api().check, handle(), in(game));
}

std::vector<ludus_side> Addon::sides(const std::string &game, const std::string &lang) const {
    std::vector<ludus_side> out;
    caller().list("sides", out, 2, [&](ludus_side *data, uint32_t capacity, uint32_t *count) {
        caller().call("sides", api().sides, handle(), in(game), in(lang), data, capacity,
                      stride<ludus_side>, count);
    });
    if (out.size() != 2) caller().fault("sides", {Cause::sides_wrong, {out.size()}});
    for (const ludus_side &side : out)
        caller().check_static("sides", "name", side.name);
    return out;
}

std::vector<ludus_option> Addon::options(const std::string &game, const std::string &lang) const {
    std::vector<ludus_option> out;
    caller().list("options", out, 32, [&](ludus_option *data, uint32_t capacity, uint32_t *count) {
        caller().call("options", api().options, handle(), in(game), in(lang), data, capacity,
                      stride<ludus_option>, count);
    });
    for (const ludus_option &option : out) {
        caller().check_static("options", "key", option.key);
        caller().check_static("options", "value", option.value);
        caller().check_static("options", "default_value", option.default_value);
        caller().check_static("options", "name", option.name);
    }
    return out;
}

std::vector<ludus_option_value> Addon::option_values(const std::string &game,
                                                     const std::string &key,
                                                     const std::string &lang) const {
    std::vector<ludus_option_value> out;
    caller().list("option_values", out, 32,
                  [&](ludus_option_value *data, uint32_t capacity, uint32_t *count) {
                      caller().call("option_values", api().option_values, handle(), in(game),
                                    in(key), in(lang), data, capacity, stride<ludus_option_value>,
                                    count);
                  });
    for (const ludus_option_value &value : out) {
        caller().check_static("option_values", "value", value.value);
        caller().check_static("option_values", "name", value.name);
    }
    return out;
}

std::vector<ludus_roll> Addon::rolls(const std::string &game) const {
    std::vector<ludus_roll> out;
    caller().list("rolls", out, 64, [&](ludus_roll *data, uint32_t capacity, uint32_t *count) {
        caller().call("rolls", api().rolls, handle(), in(game), data, capacity, stride<ludus_roll>,
                      count);
    });
    for (const ludus_roll &roll : out)
        caller().check("rolls", detail::fault_of(roll));
    return out;
}

std::vector<int32_t> Addon::roll(const std::string &game, uint64_t seed, uint64_t index) const {
    std::vector<int32_t> out;
    caller().list("roll", out, LUDUS_MAX_DICE,
                  [&](int32_t *data, uint32_t capacity, uint32_t *count) {
                      caller().call("roll", api().roll, handle(), in(game), seed, index, data,
                                    capacity, count);
                  });
    if (out.empty()) caller().fault("roll", Cause::roll_empty);
    if (out.size() > LUDUS_MAX_DICE) caller().fault("roll", Cause::too_many_dice);
    return out;
}

template <class F>
std::optional<F> Addon::feature(const void *table) const {
    return table == nullptr ? std::nullopt : std::optional<F>(F(instance_));
}

std::optional<Board> Addon::board() const {
    return feature<Board>(instance_->board);
}
std::optional<Players> Addon::players() const {
    return feature<Players>(instance_->players);
}
std::optional<Analysis> Addon::analysis() const {
    return feature<Analysis>(instance_->analysis);
}
std::optional<Texts> Addon::texts() const {
    return feature<Texts>(instance_->texts);
}

const detail::Caller &Addon::caller() const {
    return instance_->caller;
}
const ludus_game_api &Addon::api() const {
    return *instance_->api->game;
}
ludus_addon *Addon::handle() const {
    return instance_->handle();
}

} // namespace ludus
