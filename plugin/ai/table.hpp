// SPDX-License-Identifier: MIT
// A solved table of a game of Ur: the winning probability of every position, from a file that
// duodecim-solve has made. The file is mapped into memory, not read: opening checks its head, and
// each block is checked when a position of it is first asked for.
#pragma once

#include "ai/chance.hpp"
#include "ai/mapped_file.hpp"
#include "ai/table_format.hpp"
#include "ai/ur_ranking.hpp"

#include <atomic>
#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace duodecim {

// Any number of threads may use one table.
class Table {
public:
    // Nothing where the file cannot be used; then `fault` is a sentence without a full stop.
    static std::shared_ptr<Table> open(const std::string &path, const Ur::Config &config,
                                       std::string &fault);
    // By its name in a folder (UTF-8). Nothing and no fault where none is.
    static std::shared_ptr<Table> find(const std::string &folder, const Ur::Config &config,
                                       std::string &fault);
    // The GAME text in a file's head; empty where it has none, which `open` then complains about.
    static std::string game_in(const std::string &path);
    // "ur.finkel-pieces-3.table" for "ur.finkel?pieces=3".
    static std::string file_name(std::string_view game);

    // That state.mover wins, before rolling; right to a 131,070th. Nothing where the file is
    // damaged. The state is one of this game.
    std::optional<Chance> chance(const Ur::State &state) const;
    // Whether no block that was asked for is damaged.
    bool whole() const { return !damage_met_.load(std::memory_order_relaxed); }
    // Called once, when the first damaged block is met, by the thread that asked for it; `fault` is
    // a sentence without a full stop. To be set before other threads have the table.
    void on_damage(std::function<void(const std::string &fault)> tell) { tell_ = std::move(tell); }
    // Checks all blocks now; the fault, if any.
    std::string check() const;

    const UrRanking &ranking() const { return ranking_; }
    const Ur::Config &config() const { return config_; }

private:
    enum Block : std::uint8_t { unknown, good, damaged };

    Table(const std::string &path, const Ur::Config &config);
    std::string check_head() const;
    bool check_block(std::uint64_t block) const;
    std::string damage(std::uint64_t block) const;

    std::string path_;
    Ur::Config config_;
    UrRanking ranking_;
    MappedFile file_;
    // Two threads that check the same block find the same.
    std::unique_ptr<std::atomic<std::uint8_t>[]> block_;
    mutable std::atomic<bool> damage_met_ = false;
    std::function<void(const std::string &)> tell_;
};

// The GAME text of a config, canonical.
std::string game_text(const Ur::Config &config);

// The games that there are tables of.
template <class G>
concept Solvable = requires(const Table &table, const typename G::State &state) {
    { table.config() } -> std::same_as<const typename G::Config &>;
    { table.chance(state) } -> std::same_as<std::optional<Chance>>;
};
static_assert(Solvable<Ur>);

} // namespace duodecim
