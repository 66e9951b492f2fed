// SPDX-License-Identifier: MIT
// The look back: turn by turn, and what each was worth.
#include "ui/gui.hpp"
#include "words/text.hpp"

namespace launcher {

namespace {

// "-3.2 error"
std::string cost_words(const ReviewedTurn &turn) {
    const std::string loss = points(turn.loss());
    if (loss == points(0)) return loss;
    switch (turn.mark()) {
    case ReviewedTurn::Mark::error:
        return '-' + loss + ' ' + text(Text::window_error);
    case ReviewedTurn::Mark::blunder:
        return '-' + loss + ' ' + text(Text::window_blunder);
    default:
        return '-' + loss;
    }
}

void add_side(std::vector<Item> &items, const Game &game, const Review &review, int32_t player) {
    const ReviewedSide side = review.side(player);
    const double each = side.turns ? side.loss / static_cast<double>(side.turns) : 0;
    const std::string name = game.side(player);
    items.push_back({text(Text::window_lost, {name}),
                     text(Text::window_lost_each, {points(side.loss), decimal(100 * each, 2)})});
    items.push_back({text(Text::window_errors, {name}),
                     text(Text::window_blunders,
                          {std::to_string(side.errors), std::to_string(side.blunders)})});
    items.push_back({text(Text::window_luck, {name}), signed_points(side.luck)});
}

} // namespace

// Begins to judge the game as it stands, unless that is done or under way.
void Gui::look_over() {
    if (!live_ || !live_->game().addon.analysis()) return;
    const bool known = review_run_ && review_run_->judges(live_->session());
    if (known && (review_run_->busy() || review_run_->done())) return;
    review_run_ = std::make_unique<BackgroundReview>(live_->session(), wake_);
}

const Review *Gui::known() const {
    return review_run_ && live_->game().addon.analysis() ? &review_run_->review() : nullptr;
}

void Gui::step_through(uint32_t turns) {
    look_over();
    menu_.close();
    playback_.emplace(live_->session(), turns);
}

bool Gui::playback_key(Key key) {
    switch (key) {
    case Key::left:
    case Key::previous:
        playback_->go(-1);
        return true;
    case Key::right:
    case Key::next:
    case Key::accept:
        playback_->go(1);
        return true;
    case Key::up:
    case Key::down:
        if (known()) playback_->go_to_marked(key == Key::up ? -1 : 1, *known());
        return true;
    case Key::back:
        playback_.reset();
        return true;
    default:
        return key != Key::menu;
    }
}

Page Gui::review_page() {
    Page page{text(Text::window_review), {}};
    page.live = true;
    if (!review_run_) return page;
    const Review &review = review_run_->review();
    const Game &game = live_->game();
    if (!review_run_->problem().empty()) page.items.push_back({review_run_->problem()});
    if (review_run_->all() == 0) page.items.push_back({text(Text::review_nothing)});
    if (review_run_->busy() && !review_run_->done())
        page.items.push_back({text(Text::review_progress, {std::to_string(review.turns.size() + 1),
                                                           std::to_string(review_run_->all())})});
    for (const int32_t player : {1, 2})
        if (!review.turns.empty()) add_side(page.items, game, review, player);
    for (const ReviewedTurn &turn : review.turns) {
        const auto [dice, played] = dice_and_turn(turn.record);
        const std::string number = std::to_string(turn.number);
        Item item{text(Text::window_reviewed,
                       {number, game.side(turn.mover), dice == "-" ? played : dice}),
                  cost_words(turn), [this, number = turn.number] { step_through(number); }};
        item.strong = turn.mark() != ReviewedTurn::Mark::none;
        page.items.push_back(std::move(item));
    }
    return page;
}

} // namespace launcher
