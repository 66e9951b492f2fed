// SPDX-License-Identifier: MIT
#include "game/review.hpp"

#include "game/dice_source.hpp"
#include "game/hint.hpp"
#include "game/players.hpp"
#include "game/standing.hpp"
#include "words/text.hpp"

#include <algorithm>

namespace launcher {

namespace {

constexpr double error_loss = 0.02, blunder_loss = 0.05;

// Plays a match again, turn by turn, and judges each.
class Reviewer {
public:
    Reviewer(const Game &game, const ludus::Match &match, ludus::Budget budget,
             const ReviewProgress &progress, const TurnJudged &judged)
        : game_(game), played_(match), again_(game.addon, game.text), budget_(budget),
          progress_(progress), judged_(judged) {
        again_.set_position(match.start());
    }

    Review run() {
        const size_t all = turns_over(played_.state());
        Review review;
        while (review.turns.size() < all && !progress_(review.turns.size(), all)) {
            const auto turn = next(static_cast<uint32_t>(review.turns.size()), all);
            if (!turn) break;
            review.turns.push_back(*turn);
            review.weakened = weakened_;
            if (judged_) judged_(*turn);
        }
        return review;
    }

private:
    // Nothing where it was stopped.
    std::optional<ReviewedTurn> next(uint32_t index, size_t all) {
        bool stopped = false;
        const auto watched = [&](const ludus_thought &) {
            return stopped = stopped || progress_(index, all);
        };
        ReviewedTurn turn{};
        turn.number = index + 1;
        turn.mover = again_.state().mover;
        turn.record = played_.record(index);
        const DiceAndTurn parts = dice_and_turn(turn.record);
        if (!before_) before_ = evaluated(watched);
        turn.before = *before_;
        const bool rolled = parts.dice != no_dice;
        if (rolled) again_.set_dice(*roll_written(game_, parts.dice));
        ludus_thought result{};
        const auto judged = again_.analyse(budget_, watched, &result);
        weakened_ = weakened_ || result.weakened;
        if (stopped || judged.empty()) return std::nullopt;
        const std::string best_after = again_.turn_position(judged.front().turn);
        turn.best = share(judged.front().probability);
        if (!rolled) turn.before = turn.best; // no luck in it
        turn.best_turn = again_.turn_text(judged.front().turn);
        again_.play_text(parts.turn);
        if (again_.state().may_end) again_.end_turn();
        // What was played is worth a look of its own, which the next roll has too: so the accounts
        // of luck and losses add up.
        before_ = evaluated(watched);
        if (stopped) return std::nullopt;
        turn.played = again_.state().mover == turn.mover ? *before_ : 1 - *before_;
        if (again_.position() == best_after || turn.played > turn.best) {
            turn.best = turn.played;
            if (!rolled) turn.before = turn.best;
            turn.best_turn = parts.turn;
        }
        return turn;
    }

    double evaluated(const ludus::Progress &watched) {
        const ludus_thought thought = again_.evaluate(budget_, watched);
        weakened_ = weakened_ || thought.weakened;
        return share(thought.probability);
    }

    const Game &game_;
    const ludus::Match &played_;
    ludus::Match again_;
    const ludus::Budget budget_;
    const ReviewProgress &progress_;
    const TurnJudged &judged_;
    std::optional<double> before_; // the next roll
    bool weakened_ = false;
};

std::string turn_words(const Game &game, const ReviewedTurn &turn) {
    const bool same = points(turn.loss()) == points(0);
    std::string words =
        text(same ? Text::review_turn : Text::review_turn_loss,
             {std::to_string(turn.number), game.side(turn.mover), told_record(turn.record),
              percent(turn.played), points(turn.loss()), turn.best_turn});
    if (turn.mark() == ReviewedTurn::Mark::none) return words;
    const bool blunder = turn.mark() == ReviewedTurn::Mark::blunder;
    return words + ' ' + text(blunder ? Text::review_blunder : Text::review_error);
}

std::string side_words(const Game &game, const Review &review, int32_t player) {
    const ReviewedSide side = review.side(player);
    const double each = side.turns ? side.loss / static_cast<double>(side.turns) : 0;
    return text(has_dice(game) ? Text::review_side : Text::review_side_no_dice,
                {game.side(player), std::to_string(side.turns), points(side.loss),
                 decimal(100 * each, 2), std::to_string(side.errors), std::to_string(side.blunders),
                 signed_points(side.luck)});
}

} // namespace

ReviewedTurn::Mark ReviewedTurn::mark() const {
    return loss() >= blunder_loss ? Mark::blunder : loss() >= error_loss ? Mark::error : Mark::none;
}

ReviewedSide Review::side(int32_t player) const {
    ReviewedSide side;
    for (const ReviewedTurn &turn : turns) {
        if (turn.mover != player) continue;
        ++side.turns;
        side.loss += turn.loss();
        side.luck += turn.luck();
        side.errors += turn.mark() == ReviewedTurn::Mark::error;
        side.blunders += turn.mark() == ReviewedTurn::Mark::blunder;
    }
    return side;
}

std::string points(double share_of_one) {
    return decimal(100 * share_of_one, 1);
}

std::string signed_points(double share_of_one) {
    return (share_of_one < 0 ? "" : "+") + points(share_of_one);
}

void need_analysis(const Game &game) {
    if (!game.addon.analysis()) throw RequestError(text(Text::analysis_none, {game.addon.label()}));
}

Review review(const Game &game, const ludus::Match &match, ludus::Budget budget,
              const ReviewProgress &progress, const TurnJudged &judged) {
    need_analysis(game);
    return Reviewer(game, match, budget, progress, judged).run();
}

std::vector<std::string> review_words(const Game &game, const Review &review) {
    if (review.turns.empty()) return {text(Text::review_nothing)};
    std::vector<std::string> lines;
    if (review.weakened) lines.push_back(weakened_words(game));
    for (const ReviewedTurn &turn : review.turns)
        lines.push_back(turn_words(game, turn));
    for (const int32_t player : {1, 2})
        lines.push_back(side_words(game, review, player));
    return lines;
}

} // namespace launcher
