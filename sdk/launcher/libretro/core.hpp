// SPDX-License-Identifier: MIT
// The launcher inside a front end: one player's gui, driven frame by frame. It knows no game.
#pragma once

#include "libretro/core_options.hpp"
#include "libretro/input.hpp"
#include "ui/gui.hpp"

#include <map>

namespace launcher {

// What the front end gives for each frame.
struct Callbacks {
    retro_video_refresh_t video = nullptr;
    retro_audio_sample_batch_t audio = nullptr;
    retro_input_poll_t poll = nullptr;
    retro_input_state_t state = nullptr;
};

constexpr double frames_per_second = 60, samples_per_second = 48000;

class Core {
public:
    // Finds the addons, tries them, and offers the options.
    explicit Core(FrontEnd front_end);
    ~Core();
    Core(const Core &) = delete;
    Core &operator=(const Core &) = delete;

    // Goes on with the newest unfinished game, or shows the page for a new one. Never fails: what
    // is missing is on the screen.
    void start();
    void run(const Callbacks &callbacks);
    void begin_anew(); // as the options say
    bool save(void *data, size_t size);
    bool restore(const void *data, size_t size);

    int width() const { return width_; }
    int height() const { return height_; }
    // Hides the options of other games; true: something changed.
    bool show_own_options();

private:
    // What the player chose.
    void read_options();
    void follow_options();
    void follow(const std::string &key, const std::string &value);
    void note(const Settings &settings); // chosen on the gui's own pages
    void set_size(const std::string &size);
    Language chosen_language() const;
    NewGame new_game() const; // throws
    Settings settings() const;
    bool planned(const std::string &key) const;

    bool go_on_unfinished(const std::string &game);
    void find_addons();
    void open_face();
    void tell_missing();
    void hand(const Done &done);
    void paint();
    void paint_pointer(cairo_t *cr);
    void say(const std::string &sentence);
    int64_t now() const;

    FrontEnd front_end_;
    std::optional<Catalogue> catalogue_;
    std::vector<CoreOption> options_;
    std::map<std::string, std::string> chosen_; // values of the options, as read last
    std::string shown_game_;                    // whose options are shown
    std::optional<SettingsStore> memory_;
    std::unique_ptr<Gui> face_;
    std::string to_say_;
    Menu missing_; // without a gui: says why
    Input input_;
    uint64_t frame_ = 0, pointer_until_ = 0; // frames
    int width_ = 1280, height_ = 720;
    std::vector<uint32_t> pixels_;
    bool repeats_ = false; // the front end can show the last frame again
    bool painted_ = false;
};

} // namespace launcher
