// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <dlfcn.h>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace {

void LUDUS_CALL remember(void *user, std::int32_t, const char *text) {
    static_cast<std::vector<std::string> *>(user)->emplace_back(text);
}

void *library() {
    void *loaded = dlopen(DUODECIM_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!loaded) throw std::runtime_error(dlerror());
    return loaded;
}

} // namespace

ludus_open_fn entry() {
    return reinterpret_cast<ludus_open_fn>(dlsym(library(), LUDUS_ENTRY));
}

bool exports(const char *symbol) {
    return dlsym(library(), symbol) != nullptr;
}

std::filesystem::path staged_folder() {
    return std::filesystem::path(TEST_STAGE) / "addons" / "duodecim";
}

Instance::Instance(const std::filesystem::path &folder) {
    const std::string path = folder.string();
    const ludus_host host{sizeof host, LUDUS_ABI, "tests", path.c_str(), nullptr, remember, &log};
    ludus_error error = error_in();
    if (entry()(&host, &addon, &api, &abi, &error) != LUDUS_OK)
        throw std::runtime_error(error.text);
}

Instance::~Instance() {
    api->destroy(addon);
}

Play::Play(const Instance &instance, const std::string &game) : api(instance.match()) {
    ludus_error error = error_in();
    if (api.create(instance.addon, game.c_str(), &match, &error) != LUDUS_OK)
        throw std::runtime_error(error.text);
}

ludus_state Play::state() const {
    ludus_state out{};
    out.size = sizeof out;
    if (api.state(match, &out, nullptr) != LUDUS_OK) throw std::runtime_error("no state");
    return out;
}

std::string Play::position() const {
    return whole([&](char *text, std::uint32_t capacity, std::uint32_t *length) {
        return api.position(match, text, capacity, length, nullptr);
    });
}

std::string Play::partial() const {
    return whole([&](char *text, std::uint32_t capacity, std::uint32_t *length) {
        return api.partial(match, text, capacity, length, nullptr);
    });
}

std::string Play::save() const {
    return whole([&](char *text, std::uint32_t capacity, std::uint32_t *length) {
        return api.save(match, text, capacity, length, nullptr);
    });
}

std::int32_t Play::undo() const {
    return api.undo(match, nullptr, nullptr);
}

std::int32_t Play::roll(const std::vector<std::int32_t> &dice) const {
    return api.set_dice(match, dice.data(), static_cast<std::uint32_t>(dice.size()), nullptr);
}

std::int32_t Play::go(const std::string &position) const {
    return api.set_position(match, position.c_str(), nullptr);
}

ludus_error error_in(const char *language) {
    ludus_error error{};
    error.size = sizeof error;
    std::string(language).copy(error.language, sizeof error.language - 1);
    return error;
}

std::string whole(const std::function<std::int32_t(char *, std::uint32_t, std::uint32_t *)> &call) {
    std::uint32_t length = 0;
    if (call(nullptr, 0, &length) != LUDUS_OK) throw std::runtime_error("no text");
    std::string text(length + 1u, '?');
    if (call(text.data(), length + 1, &length) != LUDUS_OK || text[length] != '\0')
        throw std::runtime_error("no text the second time");
    text.resize(length);
    return text;
}

std::vector<std::int32_t> roll_of(const Instance &instance, const std::string &game,
                                  std::uint64_t seed, std::uint64_t index) {
    std::vector<std::int32_t> values(LUDUS_MAX_DICE);
    std::uint32_t count = 0;
    if (instance.game().roll(instance.addon, game.c_str(), seed, index, values.data(),
                             LUDUS_MAX_DICE, &count, nullptr) != LUDUS_OK)
        throw std::runtime_error("no roll");
    values.resize(count);
    return values;
}

std::vector<std::string> languages(const Instance &instance) {
    ludus_addon_info info = sized<ludus_addon_info>();
    if (instance.api->info(instance.addon, "en", &info, nullptr) != LUDUS_OK)
        throw std::runtime_error("no info");
    std::istringstream in(info.languages);
    return {std::istream_iterator<std::string>(in), {}};
}

std::vector<std::string> game_ids(const Instance &instance) {
    std::vector<std::string> ids;
    for (const ludus_game &game : list<ludus_game>([&](auto... args) {
             return instance.game().games(instance.addon, nullptr, args..., nullptr);
         }))
        ids.emplace_back(game.id);
    return ids;
}

void play_random(const Instance &instance, const Play &play, const std::string &game,
                 std::uint64_t seed, unsigned most) {
    std::uint64_t draw = seed;
    for (ludus_state state = play.state(); state.phase != LUDUS_PHASE_OVER && state.rolls < most;
         state = play.state()) {
        if (state.phase == LUDUS_PHASE_ROLL) {
            play.roll(roll_of(instance, game, seed, state.rolls));
        } else if (state.phase == LUDUS_PHASE_MOVE) {
            std::uint32_t count = 0;
            play.api.turns(play.match, nullptr, 0, sizeof(ludus_turn), &count, nullptr);
            draw = draw * 6364136223846793005u + 1442695040888963407u; // Knuth's MMIX
            play.api.play_turn(play.match, static_cast<std::uint32_t>((draw >> 33) % count),
                               nullptr);
        } else {
            play.api.end_turn(play.match, nullptr);
        }
    }
}
