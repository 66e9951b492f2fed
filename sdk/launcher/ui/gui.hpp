// SPDX-License-Identifier: MIT
// The whole of what a player sees and does with a picture: the game, its buttons, the pages over
// it. A window, or any other thing with pixels and keys, hands input in and shows what is painted.
// Time is in milliseconds from any beginning.
#pragma once

#include "base/warnings.hpp"
#include "game/save.hpp"
#include "painter/painter.hpp"
#include "storage/settings.hpp"
#include "ui/background_review.hpp"
#include "ui/live_game.hpp"
#include "ui/menu.hpp"
#include "ui/playback.hpp"
#include "ui/start_rolls.hpp"
#include "words/language.hpp"

namespace launcher {

struct GuiOptions {
    NewGame new_game;          // a game named is begun at once
    std::string saved;         // or this file is gone on with
    bool choose_saved = false; // or one of the saved games
    std::string save_in;       // a new game is kept in this file; empty: in the user's folder
    bool no_save = false;
    std::string theme = "classic";
    std::string speed;
    bool auto_forced = false; // a move that is the only one makes itself
};

class Gui {
public:
    // Throws RequestError or ludus::Error where the game asked for cannot be had.
    Gui(const Catalogue &catalogue, GuiOptions options, SettingsStore &memory, LiveGame::Say say,
        std::function<void()> wake);

    void key(Key key);
    void digit(int32_t value); // of a die, where dice are told
    void press(Point p);
    void motion(Point p);
    void release(Point p);
    void scroll(double rows);

    // True: it has to be painted anew.
    bool advance(int64_t now);
    std::optional<int64_t> due() const;
    void paint(cairo_t *cr, int width, int height);

    // What a front end's own menu and its save states do. Those that throw change nothing.
    void set_theme(const std::string &theme);
    void set_speed(const std::string &speed);
    void set_auto_forced(bool on);
    void speak(Language language);
    void plan_game(const NewGame &new_game);  // what the next new game is to be
    void begin_new();                         // it begins
    void refuse(const std::string &sentence); // what was asked for: on a page, over the first one
    void go_on(const std::filesystem::path &file);
    std::string saved() const;              // as a save; empty where there is no game
    void restore(const std::string &saved); // of the game under way, where there is one

    bool left() const { return left_; } // the player wants to go
    void leave();                       // writes the game down
    const LiveGame *live() const { return live_.get(); }
    const Plan &plan() const { return painter_.plan(); } // of the last picture
    const Menu &menu() const { return menu_; }
    const BackgroundReview *review_run() const { return review_run_.get(); }
    const Playback *playback() const { return playback_ ? &*playback_ : nullptr; }
    bool awaits_dice() const { return dice_asked() != nullptr; }
    std::optional<Rect> button(const std::string &label) const; // as painted last
    int32_t cursor() const { return cursor_shown_ ? cursor_ : 0; }
    std::string title() const;

private:
    struct Button {
        Rect box;
        std::string label;
        std::function<void()> act;
        bool chosen = false; // by keys
    };

    // Games
    void sit_down(StartedGame started);
    void seat_again(const Save &save, std::unique_ptr<Game> game);
    AutoSave autosave_for_new();
    void advance_all();
    void paint_all(cairo_t *cr, int width, int height);
    // What went wrong
    void tell(const std::string &sentence); // on a page
    void tell_stopped(const std::string &fault), tell_warnings();
    void give_up(const std::exception &error);

    // Pages
    Page main_page(), new_game_page(), saves_page(), moves_page(), rules_page(), review_page();
    void prepare_new_game(const std::string &game);
    void set_option(const std::string &key, const std::string &value);
    Item option_item(const ludus_option &option);
    Item side_item(std::string &side, const std::string &label);
    Item begin_item(), dice_item();

    // The look back
    void look_over();
    void step_through(uint32_t turns);
    bool playback_key(Key key); // false: it is for the menu
    const Review *known() const;

    // Dice that are told
    bool rolls_for_start();
    const DiceEntry *dice_asked() const;
    void tell_die(int32_t value), untell_die();
    bool dice_key(Key key); // false: it is another's
    std::vector<Button> dice_buttons();

    // What can be done that is no way of a piece
    std::vector<Item> acts(), acts_on_page();
    void add_acts(std::vector<Button> &list);
    void open_acts();

    // The board
    bool goes_on() const;
    void choose(int32_t place, bool dragged);
    void walk(int dx, int dy), next(int by);
    void board_key(Key key);
    int32_t place_near(Point p) const;
    void paint_buttons(cairo_t *cr, Rect bar), point(Point p);
    std::vector<Button> buttons();
    const Theme &theme() const;

    Catalogue catalogue_;
    GuiOptions options_;
    SettingsStore &memory_;
    Settings settings_;
    LiveGame::Say say_;
    std::function<void()> wake_;
    std::shared_ptr<Warnings> warnings_;
    std::unique_ptr<Game> planned_game_; // what the page for a new game is about
    std::unique_ptr<LiveGame> live_;
    std::optional<StartRolls> start_rolls_; // before there is a live game
    std::optional<Playback> playback_;
    std::unique_ptr<BackgroundReview> review_run_; // of the live game
    Painter painter_;
    Menu menu_;
    std::vector<Button> buttons_; // as painted last
    int64_t now_ = 0;
    int32_t cursor_ = 0, route_ = 0;
    size_t face_ = 0; // of a die, chosen by keys
    bool cursor_shown_ = false, odds_ = false, dragging_ = false;
    int32_t pressed_ = 0; // the place under the pointer as it was pressed
    Point pressed_at_, pointer_;
    bool dirty_ = true, left_ = false, first_page_ = false;
};

} // namespace launcher
