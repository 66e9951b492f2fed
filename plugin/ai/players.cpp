// SPDX-License-Identifier: MIT
#include "ai/players.hpp"

#include "ai/levels.hpp"
#include "ai/meter.hpp"
#include "ai/misjudgement.hpp"
#include "ai/plain.hpp"
#include "ai/search.hpp"
#include "rules/games.hpp"

#include <algorithm>
#include <limits>

namespace duodecim {

namespace {

// Whatever the budget, a turn ends in seconds.
constexpr std::uint64_t most_nodes = 20'000'000;
constexpr std::uint64_t analysis_nodes = 1'000'000;

// The first of them only where the game has it.
constexpr PlayerInfo all_players[] = {
    {"greedy", false, 2}, {"level-1", true, 1}, {"level-2", true, 2}, {"level-3", true, 3},
    {"level-4", true, 4}, {"level-5", true, 5}, {"random", false, 0}, {"pips", false, 1},
};

template <class G>
std::span<const PlayerInfo> players_of() {
    return std::span(all_players).subspan(has_greedy<G> ? 0 : 1);
}

template <class G, class... Rest>
std::span<const PlayerInfo> find_players(std::string_view id, const std::tuple<G, Rest...> *) {
    for (const std::string_view known : G::ids)
        if (known == id) return players_of<G>();
    if constexpr (sizeof...(Rest) > 0)
        return find_players(id, static_cast<const std::tuple<Rest...> *>(nullptr));
    else
        return {};
}

Fault unknown_player(std::string_view name, std::span<const PlayerInfo> players) {
    std::vector<std::string> known;
    for (const PlayerInfo &player : players)
        known.emplace_back(player.id);
    return {FaultKind::unknown, "player.unknown", {std::string(name), listed(known)}};
}

std::uint64_t nodes_of(const Budget &budget, std::uint64_t own) {
    return std::min(budget.nodes > 0 ? budget.nodes : own, most_nodes);
}

// What there is to play this game with.
template <class G>
Sources sources_of(const typename G::Config &config, const Knowledge *knowledge, bool table) {
    Sources out;
    if (!knowledge) return out;
    if constexpr (Solvable<G>)
        if (table) out.table = knowledge->table(config);
    out.network = knowledge->network<G>(config);
    return out;
}

// One thought about a match of G.
template <class G>
class Thinker {
public:
    using State = typename G::State;

    explicit Thinker(const MatchOf<G> &match) : match_(match), config_(match.config()) {
        if (match.dice().count > 0)
            G::turns(config_, match.before(), match.dice(), match.made(), choices_);
    }

    Thought plain(std::string_view player, const Sources &sources, std::uint64_t seed) {
        const Chooser chooser{key(seed)};
        if (player == "random") return decided(chooser.below(choices_.size(), 0), sources);
        if (player == "greedy") return decided(greedy(choices_), sources);
        return decided(best_by_pips<G>(config_, mover(), choices_, chooser), sources);
    }

    Thought level(unsigned level, const Sources &sources, const Budget &budget, std::uint64_t seed,
                  const Progress &progress) {
        if (sources.basis() == Basis::pips) return plain("pips", sources, seed);
        const Effort effort = effort_of(level, sources, budget);
        Meter meter(effort.nodes, budget.milliseconds, progress, sources.basis());
        std::vector<Ranked> ranked =
            Search<G>(config_, mover(), sources, effort, meter).rank(choices_);
        if (effort.noise > 0 && ranked.front().chance < certain) disturb(ranked, effort, seed);
        meter.best(ranked.front().turn, ranked.front().chance);
        return meter.thought();
    }

    std::vector<Evaluation> analysis(const Sources &sources, const Budget &budget,
                                     const Progress &progress, Thought *how) {
        Effort effort = effort_of(levels, sources, budget);
        for (std::uint16_t &count : effort.candidates)
            if (count > 0) count = std::numeric_limits<std::uint16_t>::max();
        effort.window = certain;
        effort.alike = true;
        Meter meter(nodes_of(budget, analysis_nodes), budget.milliseconds, progress,
                    sources.basis());
        std::vector<Evaluation> out;
        for (const Ranked &r : Search<G>(config_, mover(), sources, effort, meter).rank(choices_))
            out.push_back({r.turn, r.chance});
        meter.best(out.front().turn, out.front().probability);
        if (how) *how = meter.thought();
        return out;
    }

    Chance before_roll(const Sources &sources, const Budget &budget, const Progress &progress,
                       Thought *how) {
        const Effort effort = effort_of(levels, sources, budget);
        Meter meter(nodes_of(budget, analysis_nodes), budget.milliseconds, progress,
                    sources.basis());
        const Chance chance =
            Search<G>(config_, mover(), sources, effort, meter).before_roll(match_.before());
        meter.best(0, chance);
        if (how) *how = meter.thought();
        return chance;
    }

private:
    Effort effort_of(unsigned level, const Sources &sources, const Budget &budget) const {
        Effort effort = level_effort(config_, level);
        if (!sources.network) effort.candidates = {}; // pips are not worth a look ahead
        effort.nodes = nodes_of(budget, effort.nodes);
        return effort;
    }

    Player mover() const { return match_.before().mover; }

    // Draws differ from position to position, also where a host gives the same seed to all.
    std::uint64_t key(std::uint64_t seed) const {
        std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a
        for (const char c : match_.position() + " " + match_.partial())
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
        return hash ^ seed;
    }

    Thought decided(std::size_t turn, const Sources &sources) {
        const State &after = choices_[turn].after;
        const bool won = G::winner(config_, after) == mover();
        return {.turn = turn,
                .nodes = 1,
                .probability = won ? certain : Judge<G>(config_, sources)(after, mover()),
                .stopped = false,
                .basis = sources.basis()};
    }

    // Puts first the turn that is best with noise added to its log-odds, so that a mistake is the
    // likelier the less it costs. Nobody forgets to bear off.
    void disturb(std::vector<Ranked> &ranked, const Effort &effort, std::uint64_t seed) {
        if (choices_[ranked.front().turn].turn.flags() & flag::bears_off) return;
        const Misjudgement misjudgement(effort.noise, effort.habit, seed);
        std::size_t best = 0;
        std::int64_t most = std::numeric_limits<std::int64_t>::min();
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            const std::int64_t value = std::int64_t{logit_of(ranked[i].chance)} +
                                       misjudged(misjudgement, choices_[ranked[i].turn].after);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        std::swap(ranked.front(), ranked[best]);
    }

    // By the view of one player, whether or not a turn gives another roll.
    std::int64_t misjudged(const Misjudgement &misjudgement, State after) const {
        Inputs inputs;
        after.mover = other(mover());
        NetworkInputs<G>::fill(config_, after, inputs);
        return misjudgement(NetworkInputs<G>::shape(config_), inputs);
    }

    const MatchOf<G> &match_;
    const typename G::Config &config_;
    std::vector<Choice<State>> choices_;
};

Outcome check_phase(const Match &match) {
    const Status status = match.status();
    if (status.phase == Phase::move || status.phase == Phase::end) return std::nullopt;
    return wrong_phase(status.phase, status.winner);
}

} // namespace

std::span<const PlayerInfo> players(std::string_view game_id) {
    return find_players(game_id, static_cast<const AllRules *>(nullptr));
}

Result<Thought> think(const Match &match, std::string_view player, const Budget &budget,
                      std::uint64_t seed, const Progress &progress, const Knowledge *knowledge) {
    if (Outcome fault = check_phase(match)) return *fault;
    return visit(match, [&]<class G>(const MatchOf<G> &it) -> Result<Thought> {
        for (const PlayerInfo &known : players_of<G>()) {
            if (known.id != player) continue;
            Thinker<G> thinker(it);
            const auto level = static_cast<unsigned>(known.rank);
            const bool table = known.level && level == levels;
            const Sources sources = sources_of<G>(it.config(), knowledge, table);
            return known.level ? thinker.level(level, sources, budget, seed, progress)
                               : thinker.plain(player, sources, seed);
        }
        return unknown_player(player, players_of<G>());
    });
}

Result<std::vector<Evaluation>> analyse(const Match &match, const Budget &budget,
                                        const Progress &progress, const Knowledge *knowledge,
                                        Thought *how) {
    if (Outcome fault = check_phase(match)) return *fault;
    return visit(match, [&]<class G>(const MatchOf<G> &it) -> Result<std::vector<Evaluation>> {
        const Sources sources = sources_of<G>(it.config(), knowledge, true);
        return Thinker<G>(it).analysis(sources, budget, progress, how);
    });
}

Basis basis(const Match &match, const Knowledge *knowledge) {
    return visit(match, [&]<class G>(const MatchOf<G> &it) {
        return sources_of<G>(it.config(), knowledge, true).basis();
    });
}

Result<std::int32_t> evaluate(const Match &match, const Budget &budget, const Progress &progress,
                              const Knowledge *knowledge, Thought *how) {
    const Phase phase = match.status().phase;
    if (phase == Phase::over) {
        if (how)
            *how = {.turn = 0,
                    .nodes = 0,
                    .probability = 0,
                    .stopped = false,
                    .basis = Basis::table}; // it is known
        return std::int32_t{0};
    }
    return visit(match, [&]<class G>(const MatchOf<G> &it) -> Result<std::int32_t> {
        Thinker<G> thinker(it);
        const Sources sources = sources_of<G>(it.config(), knowledge, true);
        if (phase == Phase::roll) return thinker.before_roll(sources, budget, progress, how);
        return thinker.analysis(sources, budget, progress, how).front().probability;
    });
}

} // namespace duodecim
