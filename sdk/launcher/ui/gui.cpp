// SPDX-License-Identifier: MIT
// The board and its buttons.
#include "ui/gui.hpp"

#include "game/save.hpp"
#include "storage/folders.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <cmath>

namespace launcher {

Gui::Gui(const Catalogue &catalogue, GuiOptions options, SettingsStore &memory, LiveGame::Say say,
         std::function<void()> wake)
    : catalogue_(catalogue), options_(std::move(options)), memory_(memory),
      settings_(memory.settings()), say_(std::move(say)), wake_(std::move(wake)),
      warnings_(std::make_shared<Warnings>()) {
    catalogue_.listen([warnings = warnings_, wake = wake_](const std::string &sentence) {
        if (warnings->add(sentence)) wake();
    });
    if (!options_.saved.empty()) {
        sit_down(start_saved(catalogue_, typed_path(options_.saved)));
        return;
    }
    if (!options_.new_game.game.empty()) {
        begin_new();
        return;
    }
    first_page_ = true;
    prepare_new_game(settings_.game);
    menu_.open([this] { return new_game_page(); });
    if (options_.choose_saved) menu_.open([this] { return saves_page(); });
}

const Theme &Gui::theme() const {
    const Theme *named = theme_named(options_.theme);
    return named ? *named : themes().front();
}

// ---- Games --------------------------------------------------------------------------------------

void Gui::sit_down(StartedGame started) {
    playback_.reset();
    review_run_.reset();
    start_rolls_.reset();
    live_.reset(); // its thinking ends
    painter_ = {};
    live_ = std::make_unique<LiveGame>(std::move(started), pace_of(options_.speed), say_, wake_);
    live_->set_odds(odds_);
    live_->set_auto_forced(options_.auto_forced);
    menu_.close();
    first_page_ = false;
    cursor_ = 0;
    dragging_ = false;
    pressed_ = 0;
    dirty_ = true;
}

AutoSave Gui::autosave_for_new() {
    if (options_.no_save) return AutoSave::nowhere();
    if (!options_.save_in.empty()) // of the first game alone
        return AutoSave::in_new_file(typed_path(std::exchange(options_.save_in, {})));
    if (const auto saves = saves_folder()) return AutoSave::in_folder(*saves);
    return AutoSave::nowhere();
}

void Gui::begin_new() {
    if (!options_.save_in.empty()) AutoSave::in_new_file(typed_path(options_.save_in));
    if (rolls_for_start()) return;
    if (live_) live_->keep();
    const bool own_file = !options_.save_in.empty() && !options_.no_save;
    StartedGame started = start_new(catalogue_, options_.new_game, autosave_for_new());
    if (own_file) { // what cannot be kept there is known before anybody plays
        started.autosave.keep(*started.session);
        if (!started.autosave.problem().empty()) throw RequestError(started.autosave.problem());
    }
    settings_.game = started.game->text;
    for (const auto &[side, last] : {std::pair(&options_.new_game.first, &settings_.first),
                                     {&options_.new_game.second, &settings_.second}}) {
        if (side->empty()) continue;
        const Seat seat = any_player(*started.game, *side); // "3" is short for an id
        *last = *side = seat.human() ? human_id : seat.id;
    }
    memory_.keep(settings_);
    options_.new_game.seed.reset();
    options_.new_game.rolled.clear();
    sit_down(std::move(started));
}

void Gui::go_on(const std::filesystem::path &file) {
    if (live_) {
        live_->keep();
        if (live_->autosave().file() == file) return menu_.close();
    }
    sit_down(start_saved(catalogue_, file));
}

// ---- Time and picture ---------------------------------------------------------------------------

// The game, as nothing is looked at instead.
bool Gui::goes_on() const {
    return live_ && !start_rolls_ && !playback_ && !menu_.shown();
}

bool Gui::advance(int64_t now) {
    now_ = now;
    try {
        advance_all();
    } catch (const std::runtime_error &error) {
        give_up(error);
    }
    return std::exchange(dirty_, false);
}

void Gui::advance_all() {
    if (review_run_ && !menu_.shown() && !playback_) review_run_->stop(); // nobody looks any longer
    if (review_run_ && review_run_->advance()) {
        dirty_ = true;
        menu_.refresh_live();
    }
    if (goes_on() && live_->advance(now_)) dirty_ = true;
    if (live_)
        if (const std::string fault = live_->take_problem(); !fault.empty()) tell_stopped(fault);
    tell_warnings();
}

std::optional<int64_t> Gui::due() const {
    if (dirty_) return now_;
    return goes_on() ? live_->due() : std::nullopt;
}

std::vector<Gui::Button> Gui::buttons() {
    const auto keys = [this](Key each) { return [this, each] { key(each); }; };
    if (dice_asked()) return dice_buttons();
    if (playback_)
        return {{{}, "‹", keys(Key::left)},
                {{}, "›", keys(Key::right)},
                {{}, text(Text::window_back), keys(Key::back)}};
    std::vector<Button> list{{{}, text(Text::window_menu), keys(Key::menu)}};
    list.push_back({{}, text(Text::window_new), [this] {
                        prepare_new_game(options_.new_game.game);
                        menu_.open([this] { return new_game_page(); });
                    }});
    if (live_) {
        const bool over = live_->session().state().phase == LUDUS_PHASE_OVER;
        list.push_back({{}, text(Text::window_undo), keys(Key::undo)});
        if (!over)
            list.push_back({{}, text(Text::window_hint), keys(Key::hint)});
        else if (live_->game().addon.analysis())
            list.push_back({{}, text(Text::window_review), keys(Key::hint)});
        add_acts(list);
    }
    return list;
}

std::optional<Rect> Gui::button(const std::string &label) const {
    for (const auto &button : buttons_)
        if (button.label == label) return button.box;
    return std::nullopt;
}

void Gui::paint_buttons(cairo_t *cr, Rect bar) {
    buttons_ = buttons();
    cairo_rectangle(cr, bar.x, bar.y, bar.width, bar.height);
    fill(cr, theme().panel);
    const double gap = bar.height * 0.14;
    const auto count = static_cast<double>(buttons_.size());
    const double width = std::min(bar.height * 5, (bar.width - gap) / count - gap);
    double x = bar.middle().x - ((width + gap) * count - gap) / 2;
    for (auto &button : buttons_) {
        button.box = {x, bar.y + gap, width, bar.height - 2 * gap};
        rounded(cr, button.box, bar.height * 0.18);
        fill_keeping(cr, theme().button);
        stroke(cr, button.chosen ? theme().accent : theme().faint,
               button.chosen ? std::max(2.0, bar.height * 0.05) : 1, button.chosen ? 1 : 0.5);
        write(cr, button.label, button.box.inset(2),
              {std::max(10.0, bar.height * 0.36), theme().letters, Align::middle}, 9);
        x += width + gap;
    }
}

void Gui::paint(cairo_t *cr, int width, int height) {
    try {
        paint_all(cr, width, height);
    } catch (const std::runtime_error &error) {
        give_up(error);
        paint_all(cr, width, height);
    }
}

void Gui::paint_all(cairo_t *cr, int width, int height) {
    const double unit = std::min(double(height), width * 0.75);
    const double bar = std::min(std::max(unit * 0.075, 24.0), height * 0.5);
    const Rect board{0, 0, double(width), height - bar};
    BoardView view;
    if (start_rolls_) {
        view = start_rolls_->view();
    } else if (playback_) {
        view = playback_->view(live_->board(), known());
    } else if (live_) {
        view = live_->view(now_, painter_.plan());
        view.cursor = cursor_shown_ ? cursor_ : 0;
        if (dragging_ && view.picked) {
            const auto topmost = std::find_if(
                view.contents.rbegin(), view.contents.rend(), [&](const ludus_content &content) {
                    return content.place == view.picked && content.player == view.mover;
                });
            if (topmost != view.contents.rend()) {
                view.flying.push_back({topmost->player, topmost->kind, pointer_.x, pointer_.y});
                --topmost->count;
            }
        }
        if (live_->board().places.empty())
            view.note =
                text(Text::draw_no_board, {live_->game().addon.label(), live_->game().text});
    }
    view.route = route_;
    painter_.paint(cr, view, theme(), board);
    paint_buttons(cr, {0, height - bar, double(width), bar});
    menu_.paint(cr, theme(), {0, 0, double(width), double(height)});
}

// ---- The pointer --------------------------------------------------------------------------------

// What was meant: a place under the point, or one close by that a piece can leave or reach.
int32_t Gui::place_near(Point p) const {
    const Plan &plan = painter_.plan();
    std::vector<int32_t> wanted = live_->movable();
    for (const auto &target : live_->targets())
        wanted.push_back(target.place);
    const int32_t under = plan.place_at(p);
    if (std::find(wanted.begin(), wanted.end(), under) != wanted.end()) return under;
    int32_t nearest = under;
    double least = plan.field * 0.7;
    for (const int32_t place : wanted) {
        const Point at = plan.spot(place);
        const double away = std::hypot(at.x - p.x, at.y - p.y);
        if (away < least) {
            nearest = place;
            least = away;
        }
    }
    return nearest;
}

void Gui::press(Point p) {
    dirty_ = true;
    cursor_shown_ = false;
    try {
        if (menu_.shown()) return menu_.press(p);
        point(p);
    } catch (const std::runtime_error &error) {
        tell(sentence(error));
    }
}

// On a button, a piece or a place.
void Gui::point(Point p) {
    for (const auto &button : buttons_)
        if (button.box.contains(p)) {
            const auto act = button.act;
            return act();
        }
    if (!live_ || start_rolls_ || playback_ || live_->skip(now_) || !live_->asks()) return;
    pressed_at_ = pointer_ = p;
    pressed_ = place_near(p);
    const auto targets = live_->targets();
    const bool target = std::any_of(targets.begin(), targets.end(),
                                    [&](const auto &t) { return t.place == pressed_; });
    if (target && pressed_ != live_->picked()) return choose(pressed_, false);
    live_->pick(pressed_ == live_->picked() ? 0 : pressed_);
    if (!live_->picked()) pressed_ = 0;
}

void Gui::motion(Point p) {
    pointer_ = p;
    if (cursor_shown_) dirty_ = true;
    cursor_shown_ = false;
    if (!pressed_ || !live_ || live_->picked() != pressed_) return;
    const double threshold = std::max(4.0, painter_.plan().field * 0.15);
    if (std::hypot(p.x - pressed_at_.x, p.y - pressed_at_.y) > threshold) dragging_ = true;
    dirty_ = dirty_ || dragging_;
}

void Gui::release(Point p) {
    const bool dropped = std::exchange(dragging_, false);
    pressed_ = 0;
    if (!dropped || !live_ || !live_->picked()) return;
    dirty_ = true;
    const int32_t place = place_near(p);
    if (place != live_->picked()) choose(place, true);
}

void Gui::scroll(double rows) {
    if (!menu_.shown()) return;
    menu_.scroll(rows);
    dirty_ = true;
}

// ---- The keys -----------------------------------------------------------------------------------

// The piece picked goes there; where dice leave several ways, they are asked for.
void Gui::choose(int32_t place, bool dragged) {
    const auto moves = live_->moves_to(place);
    if (moves.empty()) return live_->pick(place);
    if (moves.size() == 1) return live_->play(moves.front(), dragged);
    menu_.open([this, moves] {
        Page page{text(Text::window_which), {}};
        for (const uint32_t move : moves)
            page.items.push_back({live_->session().match().move_text(move), "", [this, move] {
                                      menu_.close();
                                      live_->play(move);
                                  }});
        return page;
    });
}

void Gui::walk(int dx, int dy) {
    const int32_t next = painter_.plan().neighbour(cursor_, dx, dy);
    if (next) cursor_ = next;
}

// To the next piece that can move, or the next place it can reach.
void Gui::next(int by) {
    std::vector<int32_t> stops;
    for (const auto &target : live_->targets())
        stops.push_back(target.place);
    if (stops.empty()) stops = live_->movable();
    if (stops.empty()) return;
    const auto at = std::find(stops.begin(), stops.end(), cursor_);
    const auto count = std::ssize(stops);
    const std::ptrdiff_t index =
        at == stops.end() ? (by > 0 ? 0 : count - 1) : (at - stops.begin() + by + count) % count;
    cursor_ = stops[static_cast<size_t>(index)];
}

void Gui::board_key(Key key) {
    if (key != Key::accept && key != Key::back) cursor_shown_ = true;
    switch (key) {
    case Key::left:
        return walk(-1, 0);
    case Key::right:
        return walk(1, 0);
    case Key::up:
        return walk(0, -1);
    case Key::down:
        return walk(0, 1);
    case Key::next:
        return next(1);
    case Key::previous:
        return next(-1);
    case Key::accept:
        if (live_->movable().empty() && !acts().empty()) return open_acts();
        if (!cursor_shown_ || !cursor_) {
            cursor_shown_ = true;
            return next(1);
        }
        if (!live_->asks()) return;
        if (cursor_ == live_->picked()) return live_->pick(0);
        choose(cursor_, false);
        if (live_->picked()) next(1);
        return;
    default:
        return;
    }
}

void Gui::key(Key key) {
    dirty_ = true;
    try {
        if (menu_.shown()) {
            if (first_page_ && key == Key::back && menu_.depth() == 1) return leave();
            return menu_.key(key);
        }
        if (dice_asked() && dice_key(key)) return;
        if (playback_ && playback_key(key)) return;
        if (key == Key::menu || (key == Key::back && (!live_ || !live_->picked())))
            return menu_.open([this] { return main_page(); });
        if (!live_) return;
        if (key == Key::back) return live_->pick(0);
        if (key == Key::undo) {
            live_->undo();
            return;
        }
        if (live_->skip(now_) && key == Key::accept) return;
        if (key == Key::hint) {
            const bool over = live_->session().state().phase == LUDUS_PHASE_OVER;
            if (over && live_->game().addon.analysis()) {
                look_over();
                return menu_.open([this] { return review_page(); });
            }
            live_->hint();
            return;
        }
        board_key(key);
    } catch (const std::runtime_error &error) {
        tell(sentence(error));
    }
}

} // namespace launcher
