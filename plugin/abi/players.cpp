// SPDX-License-Identifier: MIT
// The program's players, and analysis.
#include "ai/players.hpp"

#include "abi/game.hpp"
#include "abi/out.hpp"
#include "abi/tables.hpp"

#include <algorithm>

namespace duodecim {

namespace {

// Whose thought it is: of a player who may be weakened, or as things stand, without a turn.
enum class Of { level, plain, position };

ludus_thought thought_of(const Thought &thought, Of of) {
    return {.size = sizeof(ludus_thought),
            .turn = of == Of::position ? LUDUS_NO_TURN : static_cast<std::uint32_t>(thought.turn),
            .nodes = thought.nodes,
            .probability = thought.probability,
            .stopped = thought.stopped,
            .weakened = of != Of::plain && thought.basis == Basis::pips,
            .reserved = 0};
}

// The host's callback as the AI calls it.
struct Listener {
    ludus_progress_fn progress; // may be NULL
    void *user;
    Of of;

    // A host that throws asks for an end.
    static int call(void *self, const Thought &so_far) noexcept {
        const auto *listener = static_cast<const Listener *>(self);
        const ludus_thought thought = thought_of(so_far, listener->of);
        try {
            return listener->progress(listener->user, &thought);
        } catch (...) {
            return 1;
        }
    }
    Progress as_progress() { return progress ? Progress{call, this} : Progress{}; }
};

const Knowledge *knowledge_of(const ludus_match *match) {
    return &*match->addon->knowledge;
}

// `budget` may be NULL.
std::int32_t check_budget(const Call &call, const ludus_budget *budget) {
    return budget ? check_struct(call, budget, "budget") : LUDUS_OK;
}
Budget read_budget(const ludus_budget *budget) {
    return budget ? Budget{budget->nodes, budget->milliseconds} : Budget{};
}

// Whether a player of that name is a level; an unknown one is the AI's to refuse.
bool is_level(const Match &match, std::string_view player) {
    const auto game = read_game_text(match.game());
    const std::span<const PlayerInfo> own = players((*game)->id());
    return std::any_of(own.begin(), own.end(),
                       [&](const PlayerInfo &p) { return p.id == player && p.level; });
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
        if (const std::int32_t status = check_struct(call, out, "out")) return status;
        if (const std::int32_t status = check_budget(call, budget)) return status;
        Listener listener{progress, user, is_level(it, player) ? Of::level : Of::plain};
        const Result<Thought> thought = duodecim::think(
            it, player, read_budget(budget), seed, listener.as_progress(), knowledge_of(match));
        if (!thought) return call.fault(thought.fault());
        return give_struct(thought_of(*thought, listener.of), out);
    });
}

// What can be refused before an analysis.
std::int32_t check_analysis(const Call &call, const ludus_budget *budget,
                            const ludus_evaluation *out, std::uint32_t capacity,
                            std::uint32_t stride, const std::uint32_t *count,
                            const ludus_thought *result) {
    if (const std::int32_t status = check_budget(call, budget)) return status;
    if (result)
        if (const std::int32_t status = check_struct(call, result, "result")) return status;
    return check_list(call, out, capacity, stride, first_size<ludus_evaluation>, count);
}

std::int32_t LUDUS_CALL analyse(ludus_match *match, const ludus_budget *budget,
                                ludus_progress_fn progress, void *user, ludus_evaluation *out,
                                std::uint32_t capacity, std::uint32_t stride, std::uint32_t *count,
                                ludus_thought *result, ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status =
                check_analysis(call, budget, out, capacity, stride, count, result))
            return status;
        const Result<std::size_t> turns = it.turns();
        if (!turns) return call.fault(turns.fault());
        if (capacity == 0) {
            *count = static_cast<std::uint32_t>(*turns);
            return result ? give_struct(ludus_thought{}, result) : LUDUS_OK;
        }
        Listener listener{progress, user, Of::level};
        Thought how{};
        const Result<std::vector<Evaluation>> own = duodecim::analyse(
            it, read_budget(budget), listener.as_progress(), knowledge_of(match), &how);
        if (!own) return call.fault(own.fault());
        const auto make = [&](std::size_t i) {
            const Evaluation &e = (*own)[i];
            return ludus_evaluation{.turn = static_cast<std::uint32_t>(e.turn),
                                    .probability = e.probability};
        };
        if (result) give_struct(thought_of(how, listener.of), result);
        return give_list(call, own->size(), make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL evaluate(ludus_match *match, const ludus_budget *budget,
                                 ludus_progress_fn progress, void *user, ludus_thought *out,
                                 ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status = check_struct(call, out, "out")) return status;
        if (const std::int32_t status = check_budget(call, budget)) return status;
        Listener listener{progress, user, Of::position};
        Thought how{};
        const Result<std::int32_t> own = duodecim::evaluate(
            it, read_budget(budget), listener.as_progress(), knowledge_of(match), &how);
        if (!own) return call.fault(own.fault());
        return give_struct(thought_of(how, listener.of), out);
    });
}

} // namespace

const ludus_players_api players_table{
    .size = sizeof(ludus_players_api), .reserved = 0, .players = list, .think = think};
const ludus_analysis_api analysis_table{
    .size = sizeof(ludus_analysis_api), .reserved = 0, .analyse = analyse, .evaluate = evaluate};

} // namespace duodecim
