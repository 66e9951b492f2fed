// SPDX-License-Identifier: MIT
// The commands that judge: every turn of a position, and every turn of a game that was played.
#include "base/output.hpp"
#include "base/quote.hpp"
#include "commands/commands.hpp"
#include "game/hint.hpp"
#include "game/players.hpp"
#include "game/review.hpp"
#include "game/save.hpp"
#include "game/session.hpp"
#include "storage/folders.hpp"
#include "terminal/pager.hpp"
#include "terminal/terminal.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

namespace launcher {

namespace {

using Json = nlohmann::ordered_json;

Json json_of(const ReviewedTurn &turn) {
    static const char *const marks[] = {"", "error", "blunder"};
    return {{"number", turn.number},       {"player", turn.mover},
            {"record", turn.record},       {"before", turn.before},
            {"played", turn.played},       {"best", turn.best},
            {"best_turn", turn.best_turn}, {"loss", turn.loss()},
            {"luck", turn.luck()},         {"mark", marks[static_cast<int>(turn.mark())]}};
}

Json json_of(const Game &game, const ReviewedSide &side, int32_t player) {
    return {{"player", player},  {"side", game.side(player)}, {"turns", side.turns},
            {"loss", side.loss}, {"errors", side.errors},     {"blunders", side.blunders},
            {"luck", side.luck}};
}

void print_review(const Game &game, const Review &review, bool json) {
    if (!json) {
        std::string page;
        for (const std::string &line : review_words(game, review))
            page += fitting(line) + '\n';
        return show_paged(page);
    }
    Json turns = Json::array();
    for (const ReviewedTurn &turn : review.turns)
        turns.push_back(json_of(turn));
    const Json sides{json_of(game, review.side(1), 1), json_of(game, review.side(2), 2)};
    std::cout << Json{{"game", game.text},
                      {"weakened", review.weakened},
                      {"turns", turns},
                      {"sides", sides}}
                     .dump()
              << '\n';
}

// On a terminal; what is looked over may take a while.
bool show_progress(size_t done, size_t all) {
    if (Terminal::error_is_terminal())
        std::cerr << "\r\x1b[K"
                  << text(Text::review_progress, {std::to_string(done + 1), std::to_string(all)})
                  << std::flush;
    return false;
}

} // namespace

int analyse_position(const Catalogue &catalogue, const AnalyseOptions &options) {
    const Game game = catalogue.open(options.game);
    need_analysis(game);
    ludus::Match match(game.addon, game.text);
    match.set_position(options.position);
    const ludus_state state = match.state();
    if (state.phase == LUDUS_PHASE_OVER)
        throw RequestError(text(Text::over_no_turns, {shown(options.position)}));
    const ludus::Budget budget{options.nodes, 0};
    double chance = 0; // of the mover
    ludus_thought result{};
    Json turns = Json::array();
    if (state.phase != LUDUS_PHASE_ROLL) {
        match.turns();
        for (const auto &evaluation : match.analyse(budget, {}, &result)) {
            const std::string turn = match.turn_text(evaluation.turn);
            const double probability = share(evaluation.probability);
            chance = std::max(chance, probability);
            if (!options.json) std::cout << percent(probability) << " %\t" << turn << '\n';
            turns.push_back({{"turn", turn},
                             {"after", match.turn_position(evaluation.turn)},
                             {"probability", probability}});
        }
    } else {
        result = match.evaluate(budget);
        chance = share(result.probability);
        if (!options.json)
            std::cout << fitting(
                             text(Text::analyse_before, {game.side(state.mover), percent(chance)}))
                      << '\n';
    }
    if (result.weakened) complain(weakened_words(game));
    if (options.json)
        std::cout << Json{{"game", game.text},
                          {"position", match.position()},
                          {"probability", chance},
                          {"weakened", result.weakened != 0},
                          {"turns", turns}}
                         .dump()
                  << '\n';
    return 0;
}

int review_game(const Catalogue &catalogue, const ReviewOptions &options) {
    const std::filesystem::path from = typed_path(options.file);
    const Save save = read_save(from);
    try {
        const Game game = game_of(save, catalogue);
        Session session = replayed(save, game);
        if (session.state().phase == LUDUS_PHASE_END) session.end_turn(); // nothing came after it
        const Review looked = review(game, session.match(), {options.nodes, 0}, show_progress);
        if (Terminal::error_is_terminal()) std::cerr << "\r\x1b[K" << std::flush;
        if (looked.weakened) complain(weakened_words(game));
        print_review(game, looked, options.json);
    } catch (const SaveError &fault) {
        refuse_save(from, fault);
    }
    return 0;
}

} // namespace launcher
