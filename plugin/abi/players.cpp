// SPDX-License-Identifier: MIT
// The program's players, and analysis.
#include "ai/players.hpp"

#include "abi/game.hpp"
#include "abi/out.hpp"
#include "abi/tables.hpp"

namespace duodecim {

namespace {

// The host's callback as the AI calls it.
struct Listener {
    ludus_progress_fn progress; // may be NULL
    void *user;

    static ludus_thought thought_of(const Thought &thought) {
        ludus_thought out{};
        out.size = sizeof out;
        out.turn = static_cast<std::uint32_t>(thought.turn);
        out.nodes = thought.nodes;
        out.probability = thought.probability;
        out.stopped = thought.stopped;
        return out;
    }
    // A host that throws asks for an end.
    static int call(void *self, const Thought &so_far) noexcept {
        const auto *listener = static_cast<const Listener *>(self);
        const ludus_thought thought = thought_of(so_far);
        try {
            return listener->progress(listener->user, &thought);
        } catch (...) {
            return 1;
        }
    }
    Progress as_progress() { return progress ? Progress{call, this} : Progress{}; }
};

// What the addon of a match knows; NULL: nothing.
const Knowledge *knowledge_of(const ludus_match *match) {
    const auto &knowledge = match->addon->knowledge;
    return knowledge ? &*knowledge : nullptr;
}

// What a host allows, as far as its struct reaches; `budget` may be NULL.
Budget read_budget(const ludus_budget *budget) {
    ludus_budget own{};
    if (budget) {
        std::uint32_t size = 0;
        std::memcpy(&size, budget, sizeof size);
        std::memcpy(&own, budget, std::min<std::size_t>(size, sizeof own));
    }
    return {own.nodes, own.milliseconds};
}

std::int32_t LUDUS_CALL list(ludus_addon *addon, const char *game, const char *language,
                             ludus_player *out, std::uint32_t capacity, std::uint32_t stride,
                             std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        const std::span<const PlayerInfo> own = players(it.id());
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t i) {
            const PlayerInfo &p = own[i];
            return ludus_player{.id = addon->pool.keep(p.id),
                                .name = words.of("player." + std::string(p.id)),
                                .kind = p.level ? LUDUS_PLAYER_LEVEL : LUDUS_PLAYER_PLAIN,
                                .rank = p.rank};
        };
        return give_list(call, own.size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL think(ludus_match *match, const char *player, const ludus_budget *budget,
                              std::uint64_t seed, ludus_progress_fn progress, void *user,
                              ludus_thought *out, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (!player) return call.null("player");
        // Refuses what cannot be given before the long thought, not after.
        if (!out) return call.null("out");
        Listener listener{progress, user};
        const Result<Thought> thought = duodecim::think(
            it, player, read_budget(budget), seed, listener.as_progress(), knowledge_of(match));
        if (!thought) return call.fault(thought.fault());
        return give_struct(call, Listener::thought_of(*thought), out);
    });
}

std::int32_t LUDUS_CALL analyse(ludus_match *match, const ludus_budget *budget,
                                ludus_progress_fn progress, void *user, ludus_evaluation *out,
                                std::uint32_t capacity, std::uint32_t stride, std::uint32_t *count,
                                ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status = check_list(call, out, capacity, stride, count))
            return status;
        Listener listener{progress, user};
        const Result<std::vector<Evaluation>> own =
            duodecim::analyse(it, read_budget(budget), listener.as_progress(), knowledge_of(match));
        if (!own) return call.fault(own.fault());
        const auto make = [&](std::size_t i) {
            const Evaluation &e = (*own)[i];
            return ludus_evaluation{.turn = static_cast<std::uint32_t>(e.turn),
                                    .probability = e.probability};
        };
        return give_list(call, own->size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL evaluate(ludus_match *match, const ludus_budget *budget,
                                 ludus_progress_fn progress, void *user, std::int32_t *probability,
                                 ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (!probability) return call.null("probability");
        Listener listener{progress, user};
        const Result<std::int32_t> own = duodecim::evaluate(
            it, read_budget(budget), listener.as_progress(), knowledge_of(match));
        if (!own) return call.fault(own.fault());
        *probability = *own;
        return LUDUS_OK;
    });
}

} // namespace

const ludus_players_api players_table{
    .size = sizeof(ludus_players_api), .reserved = 0, .players = list, .think = think};
const ludus_analysis_api analysis_table{
    .size = sizeof(ludus_analysis_api), .reserved = 0, .analyse = analyse, .evaluate = evaluate};

} // namespace duodecim
