// SPDX-License-Identifier: MIT
// What players do, frame by frame: pads, a keyboard, a mouse, fingers.
#pragma once

#include "painter/plan.hpp"
#include "ui/menu.hpp"

#include <array>
#include <cstdint>
#include <libretro.h>
#include <optional>
#include <vector>

namespace launcher {

// Of one frame. Points are pixels of the picture.
struct Done {
    std::vector<Key> keys;
    std::optional<Point> moved;
    bool pressed = false; // the pointer, where it is now
    bool released = false;
    double rows = 0; // scrolled
};

class Input {
public:
    // Once a frame, after the front end has polled.
    Done read(retro_input_state_t state, int width, int height);
    Point pointer() const { return pointer_; }
    bool touched() const { return down_; }

private:
    static constexpr size_t key_count = 11;
    using Held = std::array<bool, key_count>; // by Key

    Held pads(retro_input_state_t state) const;
    Held keyboard(retro_input_state_t state) const;
    void add_keys(const Held &held, std::array<int, key_count> &frames, Done &done) const;
    void read_pointer(retro_input_state_t state, int width, int height, Done &done);

    bool begun_ = false; // what is held down when the core starts was meant for the front end
    std::array<int, key_count> pad_frames_{}, key_frames_{}; // for how long each has been held
    Point pointer_;
    int16_t last_x_ = 0, last_y_ = 0;
    bool down_ = false, right_ = false;
    bool absolute_ = false; // the front end knows where the pointer is, not only how it moves
};

} // namespace launcher
