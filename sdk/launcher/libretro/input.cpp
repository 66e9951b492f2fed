// SPDX-License-Identifier: MIT
#include "libretro/input.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace launcher {

namespace {

constexpr int before_repeat = 24, repeat_each = 7; // frames that a direction is held
constexpr unsigned players = 2;
constexpr int16_t tilted = 0x4000; // of 0x7fff

constexpr std::pair<unsigned, Key> pad_keys[] = {
    {RETRO_DEVICE_ID_JOYPAD_LEFT, Key::left},   {RETRO_DEVICE_ID_JOYPAD_RIGHT, Key::right},
    {RETRO_DEVICE_ID_JOYPAD_UP, Key::up},       {RETRO_DEVICE_ID_JOYPAD_DOWN, Key::down},
    {RETRO_DEVICE_ID_JOYPAD_A, Key::accept},    {RETRO_DEVICE_ID_JOYPAD_B, Key::back},
    {RETRO_DEVICE_ID_JOYPAD_X, Key::hint},      {RETRO_DEVICE_ID_JOYPAD_Y, Key::undo},
    {RETRO_DEVICE_ID_JOYPAD_L, Key::previous},  {RETRO_DEVICE_ID_JOYPAD_R, Key::next},
    {RETRO_DEVICE_ID_JOYPAD_SELECT, Key::next}, {RETRO_DEVICE_ID_JOYPAD_START, Key::menu},
};

constexpr std::pair<unsigned, Key> keyboard_keys[] = {
    {RETROK_LEFT, Key::left},      {RETROK_RIGHT, Key::right},   {RETROK_UP, Key::up},
    {RETROK_DOWN, Key::down},      {RETROK_RETURN, Key::accept}, {RETROK_KP_ENTER, Key::accept},
    {RETROK_SPACE, Key::accept},   {RETROK_ESCAPE, Key::back},   {RETROK_TAB, Key::next},
    {RETROK_BACKSPACE, Key::undo}, {RETROK_u, Key::undo},        {RETROK_h, Key::hint},
    {RETROK_m, Key::menu},         {RETROK_F10, Key::menu},
};

size_t index(Key key) {
    return static_cast<size_t>(key);
}

bool is_direction(size_t key) {
    return key <= index(Key::down);
}

// -0x7fff..0x7fff over the picture.
double pixels(int16_t at, int size) {
    return std::clamp((at + 32767.0) / 65534.0, 0.0, 1.0) * size;
}

} // namespace

// Two people may have a pad each.
Input::Held Input::pads(retro_input_state_t state) const {
    Held held{};
    for (unsigned player = 0; player < players; ++player) {
        for (const auto &[button, key] : pad_keys)
            if (state(player, RETRO_DEVICE_JOYPAD, 0, button)) held[index(key)] = true;
        const auto stick = [&](unsigned axis) {
            return state(player, RETRO_DEVICE_ANALOG, RETRO_DEVICE_INDEX_ANALOG_LEFT, axis);
        };
        const int16_t x = stick(RETRO_DEVICE_ID_ANALOG_X), y = stick(RETRO_DEVICE_ID_ANALOG_Y);
        if (x < -tilted) held[index(Key::left)] = true;
        if (x > tilted) held[index(Key::right)] = true;
        if (y < -tilted) held[index(Key::up)] = true;
        if (y > tilted) held[index(Key::down)] = true;
    }
    return held;
}

Input::Held Input::keyboard(retro_input_state_t state) const {
    const auto down = [&](unsigned key) { return state(0, RETRO_DEVICE_KEYBOARD, 0, key) != 0; };
    Held held{};
    for (const auto &[key, meaning] : keyboard_keys)
        if (down(key)) held[index(meaning)] = true;
    if (held[index(Key::next)] && (down(RETROK_LSHIFT) || down(RETROK_RSHIFT)))
        std::swap(held[index(Key::next)], held[index(Key::previous)]);
    return held;
}

void Input::add_keys(const Held &held, std::array<int, key_count> &frames, Done &done) const {
    for (size_t key = 0; key < key_count; ++key) {
        const int before = frames[key];
        frames[key] = held[key] ? before + 1 : 0;
        if (!held[key] || !begun_) continue;
        const bool again = is_direction(key) && before >= before_repeat &&
                           (before - before_repeat) % repeat_each == 0;
        if (before == 0 || again) done.keys.push_back(static_cast<Key>(key));
    }
}

void Input::read_pointer(retro_input_state_t state, int width, int height, Done &done) {
    const auto pointing = [&](unsigned id) { return state(0, RETRO_DEVICE_POINTER, 0, id); };
    const auto mouse = [&](unsigned id) { return state(0, RETRO_DEVICE_MOUSE, 0, id); };
    const int16_t x = pointing(RETRO_DEVICE_ID_POINTER_X), y = pointing(RETRO_DEVICE_ID_POINTER_Y);
    const bool touched = pointing(RETRO_DEVICE_ID_POINTER_PRESSED) != 0;
    absolute_ = absolute_ || touched || x != 0 || y != 0;
    const Point before = pointer_;
    if (!begun_) pointer_ = {width / 2.0, height / 2.0};
    if (absolute_ && (x != last_x_ || y != last_y_ || touched))
        pointer_ = {pixels(x, width), pixels(y, height)};
    const int16_t dx = mouse(RETRO_DEVICE_ID_MOUSE_X), dy = mouse(RETRO_DEVICE_ID_MOUSE_Y);
    if (!absolute_ && (dx != 0 || dy != 0))
        pointer_ = {std::clamp(pointer_.x + dx, 0.0, width - 1.0),
                    std::clamp(pointer_.y + dy, 0.0, height - 1.0)};
    last_x_ = x;
    last_y_ = y;
    const bool down = absolute_ ? touched : mouse(RETRO_DEVICE_ID_MOUSE_LEFT) != 0;
    const bool was_down = std::exchange(down_, down);
    const bool right = mouse(RETRO_DEVICE_ID_MOUSE_RIGHT) != 0;
    const bool was_right = std::exchange(right_, right);
    if (!begun_) return;
    if (before.x != pointer_.x || before.y != pointer_.y) done.moved = pointer_;
    done.pressed = down && !was_down;
    done.released = !down && was_down;
    if (right && !was_right) done.keys.push_back(Key::back);
    if (mouse(RETRO_DEVICE_ID_MOUSE_WHEELUP)) done.rows -= 3;
    if (mouse(RETRO_DEVICE_ID_MOUSE_WHEELDOWN)) done.rows += 3;
}

Done Input::read(retro_input_state_t state, int width, int height) {
    Done done;
    const Held buttons = pads(state);
    add_keys(buttons, pad_frames_, done);
    // A key that the front end has bound to a pad's button comes as both: the button counts.
    Done typed;
    add_keys(keyboard(state), key_frames_, typed);
    if (std::none_of(buttons.begin(), buttons.end(), [](bool held) { return held; }))
        done.keys.insert(done.keys.end(), typed.keys.begin(), typed.keys.end());
    read_pointer(state, width, height, done);
    begun_ = true;
    return done;
}

} // namespace launcher
