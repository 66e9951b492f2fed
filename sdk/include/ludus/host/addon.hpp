// SPDX-License-Identifier: MIT
// An addon that has been opened.
#pragma once

#include "ludus/host/features.hpp"

namespace ludus {

// A handle of an addon's instance. Copies share it; it is destroyed, and the library released, when
// the last copy, feature and match of it has gone. Every function may be called on any thread, also
// at the same time. Failures are thrown as Error. The texts in the structs given belong to the
// addon and live as long as the instance.
class Addon {
public:
    // Opens an instance. `library` keeps the code of `entry` in memory. Opening again gives
    // another.
    static Addon open(ludus_open_fn entry, std::shared_ptr<void> library, HostDescription host) {
        return Addon(
            std::make_shared<detail::Instance>(entry, std::move(library), std::move(host)));
    }

    // As HostDescription::language. Set it before other threads use the addon.
    void set_language(const std::string &tag) { instance_->caller.set_language(tag); }

    uint32_t abi() const { return instance_->abi; } // the contract agreed on: LUDUS_ABI_MAKE
    const std::string &label() const { return instance_->caller.addon; } // in the host's sentences

    ludus_addon_info info(const std::string &lang) const {
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

    std::vector<ludus_game> games(const std::string &lang) const {
        std::vector<ludus_game> out;
        caller().list("games", out, 32, [&](ludus_game *data, uint32_t capacity, uint32_t *count) {
            caller().call("games", api().games, handle(), in(lang), data, capacity,
                          stride<ludus_game>, count);
        });
        for (const ludus_game &game : out) {
            caller().check_static("games", "id", game.id);
            caller().check_static("games", "name", game.name);
            caller().check_static("games", "summary", game.summary);
            caller().check_static("games", "side_1", game.side_1);
            caller().check_static("games", "side_2", game.side_2);
        }
        return out;
    }

    // The GAME text as the addon writes it, defaults left out.
    std::string check(const std::string &game) const {
        return caller().text("check", api().check, handle(), in(game));
    }

    std::vector<ludus_option> options(const std::string &game, const std::string &lang) const {
        std::vector<ludus_option> out;
        caller().list("options", out, 32,
                      [&](ludus_option *data, uint32_t capacity, uint32_t *count) {
                          caller().call("options", api().options, handle(), in(game), in(lang),
                                        data, capacity, stride<ludus_option>, count);
                      });
        for (const ludus_option &option : out) {
            caller().check_static("options", "key", option.key);
            caller().check_static("options", "value", option.value);
            caller().check_static("options", "default_value", option.default_value);
            caller().check_static("options", "name", option.name);
        }
        return out;
    }

    std::vector<ludus_option_value> option_values(const std::string &game, const std::string &key,
                                                  const std::string &lang) const {
        std::vector<ludus_option_value> out;
        caller().list("option_values", out, 32,
                      [&](ludus_option_value *data, uint32_t capacity, uint32_t *count) {
                          caller().call("option_values", api().option_values, handle(), in(game),
                                        in(key), in(lang), data, capacity,
                                        stride<ludus_option_value>, count);
                      });
        for (const ludus_option_value &value : out) {
            caller().check_static("option_values", "value", value.value);
            caller().check_static("option_values", "name", value.name);
        }
        return out;
    }

    std::vector<ludus_roll> rolls(const std::string &game) const {
        std::vector<ludus_roll> out;
        caller().list("rolls", out, 64, [&](ludus_roll *data, uint32_t capacity, uint32_t *count) {
            caller().call("rolls", api().rolls, handle(), in(game), data, capacity,
                          stride<ludus_roll>, count);
        });
        for (const ludus_roll &roll : out)
            check_roll("rolls", roll);
        return out;
    }

    // The roll number `index` of the dice that `seed` stands for, for Match::set_dice.
    ludus_roll roll(const std::string &game, uint64_t seed, uint64_t index) const {
        ludus_roll out{};
        caller().call("roll", api().roll, handle(), in(game), seed, index, &out,
                      stride<ludus_roll>);
        check_roll("roll", out);
        return out;
    }

    // Empty where the addon has not the feature.
    std::optional<Board> board() const { return feature<Board>(instance_->board); }
    std::optional<Players> players() const { return feature<Players>(instance_->players); }
    std::optional<Analysis> analysis() const { return feature<Analysis>(instance_->analysis); }
    std::optional<Texts> texts() const { return feature<Texts>(instance_->texts); }

private:
    friend class Match;
    explicit Addon(std::shared_ptr<detail::Instance> instance) : instance_(std::move(instance)) {
        instance_->caller.addon = info("en").id;
    }
    template <class T>
    static constexpr uint32_t stride = sizeof(T);
    template <class F>
    std::optional<F> feature(const void *table) const {
        return table == nullptr ? std::nullopt : std::optional<F>(F(instance_));
    }
    void check_roll(const char *function, const ludus_roll &roll) const {
        caller().check(function, detail::fault_of(roll));
    }
    static const char *in(const std::string &text) { return detail::Caller::in(text); }
    const detail::Caller &caller() const { return instance_->caller; }
    const ludus_game_api &api() const { return *instance_->api->game; }
    ludus_addon *handle() const { return instance_->handle(); }

    std::shared_ptr<detail::Instance> instance_;
};

} // namespace ludus
