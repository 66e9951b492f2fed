// SPDX-License-Identifier: MIT
#include "ai/solve/solver.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace duodecim::solve {

namespace {

std::filesystem::path native(const std::string &path) {
    return std::u8string(path.begin(), path.end());
}

bool write(std::ofstream &out, const void *data, std::size_t bytes) {
    out.write(static_cast<const char *>(data), static_cast<std::streamsize>(bytes));
    return bool(out);
}

// The blocks and then the head before them.
bool write_all(std::ofstream &out, table::Head head, const Exact &exact) {
    // The solution is in memory, so these are sizes.
    const auto count = static_cast<std::size_t>(head.count);
    std::vector<std::uint64_t> hashes(static_cast<std::size_t>(table::blocks(count)));
    std::vector<std::uint16_t> block;
    bool well = write(out, &head, sizeof head) && write(out, hashes.data(), 8 * hashes.size());
    for (std::size_t b = 0; b < hashes.size() && well; ++b) {
        const std::size_t first = b * table::block_size;
        block.resize(std::min<std::size_t>(table::block_size, count - first));
        for (std::size_t i = 0; i < block.size(); ++i)
            block[i] = static_cast<std::uint16_t>(std::lround(exact(first + i) * table::unit));
        hashes[b] = table::hash(block.data(), 2 * block.size());
        well = write(out, block.data(), 2 * block.size());
    }
    head.hash = table::hash(head, hashes.data());
    out.seekp(0);
    return well && write(out, &head, sizeof head) && write(out, hashes.data(), 8 * hashes.size());
}

} // namespace

std::string write_table(const Ur::Config &config, const std::string &exact_path,
                        const std::string &path) {
    std::string fault;
    const std::unique_ptr<Exact> exact = Exact::open(exact_path, config, fault);
    if (!exact) return fault;
    table::Head head{};
    std::memcpy(head.magic, table::magic, sizeof head.magic);
    head.version = table::version;
    head.block_size = table::block_size;
    head.count = exact->ranking().count();
    game_text(config).copy(head.game, sizeof head.game - 1);

    const std::string beside = path + ".new";
    std::ofstream out(native(beside), std::ios::binary | std::ios::trunc);
    const bool written = out && write_all(out, head, *exact);
    out.close();
    std::error_code error;
    if (written && out) std::filesystem::rename(native(beside), native(path), error);
    if (written && out && !error) return "";
    std::error_code ignored;
    std::filesystem::remove(native(beside), ignored);
    return "cannot write " + path + ", of " + std::to_string(table::file_bytes(head.count)) +
           " bytes";
}

std::optional<double> discrepancy(const Table &table, std::uint64_t samples) {
    const std::vector<Roll> rolls = distinct_rolls(Ur::dice(table.config()));
    std::vector<Choice<Ur::State>> choices;
    const std::uint64_t count = table.ranking().count();
    const std::uint64_t step =
        std::max<std::uint64_t>(count / std::max<std::uint64_t>(samples, 1), 1);
    double largest = 0;
    for (std::uint64_t rank = 0; rank < count; rank += step) {
        const Ur::State state = table.ranking().state(rank);
        const auto value = table.chance(state);
        double sum = 0, ways = 0;
        for (const Roll &roll : rolls) {
            Ur::turns(table.config(), state, roll.dice, {}, choices);
            Chance best = 0;
            for (const auto &choice : choices) {
                const auto after = table.chance(choice.after);
                if (!after) return std::nullopt;
                best =
                    std::max(best, choice.after.mover == state.mover ? *after : certain - *after);
            }
            sum += double(best) * roll.ways;
            ways += roll.ways;
        }
        if (!value) return std::nullopt;
        largest = std::max(largest, std::abs(*value - sum / ways) / certain);
    }
    return largest;
}

} // namespace duodecim::solve
