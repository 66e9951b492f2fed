// SPDX-License-Identifier: MIT
#include "rules/games.hpp"

#include "rules/notation.hpp"

#include <algorithm>
#include <array>

namespace duodecim {

namespace {

template <Rules G>
class GameOf final : public Game {
public:
    GameOf(std::string_view id, const typename G::Config &config) : id_(id), config_(config) {}
    std::string_view id() const override { return id_; }
    std::string text() const override { return write_game(id_, options()); }
    std::vector<Option> options() const override { return G::options(config_); }
    const DiceSet &dice() const override { return G::dice(config_); }
    board::Board board() const override { return G::board(config_); }
    std::vector<board::Word> words(Player player) const override {
        std::vector<board::Word> out;
        for (unsigned l = 0; l < G::shape(config_).lines; ++l)
            for (const std::int8_t p : G::places(config_))
                out.push_back(
                    {place_word(p), G::place_id(config_, player, static_cast<std::int8_t>(l), p)});
        return out;
    }
    std::unique_ptr<Match> new_match() const override {
        return std::make_unique<MatchOf<G>>(id_, config_);
    }

private:
    std::string_view id_;
    typename G::Config config_;
};

template <class G>
Result<std::unique_ptr<Game>> configure(std::string_view id, const GameText &text) {
    const typename G::Config plain = G::plain(id);
    if (Outcome fault = check_keys(id, text.settings, G::options(plain))) return *fault;
    const Result<typename G::Config> config = G::configure(plain, text.settings);
    if (!config) return config.fault();
    return std::unique_ptr<Game>(std::make_unique<GameOf<G>>(id, *config));
}

// Tries the rules one after another until one has the id.
template <class G, class... Rest>
Result<std::unique_ptr<Game>> find_rules(const GameText &text, const std::tuple<G, Rest...> *) {
    for (const std::string_view id : G::ids)
        if (id == text.id) return configure<G>(id, text);
    if constexpr (sizeof...(Rest) > 0) {
        return find_rules(text, static_cast<const std::tuple<Rest...> *>(nullptr));
    } else {
        const auto ids = game_ids();
        return Fault{FaultKind::unknown,
                     "game.unknown",
                     {shortened(text.id), listed({ids.begin(), ids.end()})},
                     1};
    }
}

template <class... G>
constexpr auto ids_of(const std::tuple<G...> *) {
    std::array<std::string_view, (std::size(G::ids) + ...)> ids;
    auto next = ids.begin();
    ((next = std::copy(std::begin(G::ids), std::end(G::ids), next)), ...);
    return ids;
}

constexpr auto all_ids = ids_of(static_cast<const AllRules *>(nullptr));

} // namespace

std::span<const std::string_view> game_ids() {
    return all_ids;
}

Result<std::unique_ptr<Game>> read_game_text(std::string_view text) {
    const Result<GameText> read = read_game(text);
    if (!read) return read.fault();
    return find_rules(*read, static_cast<const AllRules *>(nullptr));
}

} // namespace duodecim
