// SPDX-License-Identifier: MIT
// A front end of the test's own: it opens the core as RetroArch would, keeps its options, presses
// its buttons, and looks at what it shows.
#pragma once

#include "folder.hpp"
#include "painter/plan.hpp"

#include <functional>
#include <libretro.h>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace launcher;

struct ConsoleOptions {
    std::filesystem::path core = LIBRETRO_CORE; // the library
    std::filesystem::path addons; // copied to system/ludus/addons; empty: no such folder
    unsigned language = RETRO_LANGUAGE_ENGLISH;
    unsigned options_version = 2;
    std::function<void(const std::filesystem::path &)> system{}; // fills the system folder
    bool repeats_frames = true;
    bool absolute_pointer = true;
    std::map<std::string, std::string> chosen{{"ludus_speed", "instant"}};
};

class Console {
public:
    explicit Console(ConsoleOptions options);
    ~Console();
    Console(const Console &) = delete;
    Console &operator=(const Console &) = delete;

    // The life of the core, in the order that RetroArch has.
    void open(); // and load without content
    void close();
    std::filesystem::path system() const { return folder_.path() / "system"; }
    std::filesystem::path saves() const { return folder_.path() / "saves" / "ludus"; }

    void run(int frames = 1);
    // Until it holds, for some minutes at most: an emulator is slow.
    void run_until(const std::function<bool()> &holds);
    void press(unsigned button, unsigned player = 0); // of the pad, for two frames
    void type(unsigned key);                          // likewise
    void press_both(unsigned button, unsigned key);   // a key bound to a button
    void point(Point p);                              // the pointer goes there
    void click(Point p);
    void click_right();
    void scroll_down();
    void choose(const std::string &option, const std::string &value); // in the menu
    void reset() { reset_(); }

    std::vector<char> save_state();
    bool load_state(const std::vector<char> &state);
    std::string saved(); // the text in a save state

    struct Offered {
        std::string name;
        std::vector<std::string> values, labels;
        std::string usual;
        bool shown = true;
    };
    std::map<std::string, Offered> offered;
    std::map<std::string, std::string> chosen;
    std::vector<std::string> messages, descriptors, complaints; // said; of buttons; warned of
    std::vector<std::string> logged;
    bool heard(const std::string &words) const;
    bool shut_down = false;
    unsigned width = 0, height = 0;
    int pictures = 0, repeated = 0; // frames so far
    std::vector<uint32_t> picture;
    void write_picture(const std::string &name) const; // for a person to look at

private:
    static bool environment(unsigned command, void *data);
    static void video(const void *data, unsigned width, unsigned height, size_t pitch);
    static int16_t state(unsigned port, unsigned device, unsigned index, unsigned id);
    bool answer(unsigned command, void *data);
    bool answer_options(unsigned command, void *data);
    template <class Function>
    Function find(const char *name) const;

    ConsoleOptions options_;
    TemporaryFolder folder_;
    std::string system_text_, saves_text_;
    void *library_ = nullptr;
    void (*run_)() = nullptr;
    void (*reset_)() = nullptr;
    bool loading_ = false; // or loaded: the folder of saves is known
    bool changed_ = false; // options
    std::set<std::pair<unsigned, unsigned>> buttons_;
    std::set<unsigned> keys_, mouse_;
    int16_t x_ = 0, y_ = 0, dx_ = 0, dy_ = 0;
    Point at_{640, 360};
    bool pressed_ = false;
};
