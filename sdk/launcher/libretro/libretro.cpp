// SPDX-License-Identifier: MIT
// The functions that a front end calls. No exception leaves them.
#include "libretro/core.hpp"
#include "libretro/state.hpp"
#include "words/text.hpp"

#include <algorithm>

using namespace launcher;

namespace {

FrontEnd front_end;
Callbacks callbacks;
std::unique_ptr<Core> core;
std::string last_failure;

// A failure is said once, not at every frame.
template <class Work>
void guarded(Work work) {
    std::string failure;
    try {
        return work();
    } catch (const std::exception &error) {
        failure = error.what();
    } catch (...) {
        failure = "?";
    }
    if (failure == last_failure) return;
    last_failure = failure;
    front_end.say(text(Text::core_failed, {failure}), RETRO_LOG_ERROR);
}

void describe_buttons() {
    constexpr unsigned players = 2;
    const std::pair<unsigned, Text> buttons[] = {
        {RETRO_DEVICE_ID_JOYPAD_LEFT, Text::core_left},
        {RETRO_DEVICE_ID_JOYPAD_RIGHT, Text::core_right},
        {RETRO_DEVICE_ID_JOYPAD_UP, Text::core_up},
        {RETRO_DEVICE_ID_JOYPAD_DOWN, Text::core_down},
        {RETRO_DEVICE_ID_JOYPAD_A, Text::core_choose},
        {RETRO_DEVICE_ID_JOYPAD_B, Text::window_back},
        {RETRO_DEVICE_ID_JOYPAD_X, Text::window_hint},
        {RETRO_DEVICE_ID_JOYPAD_Y, Text::window_undo},
        {RETRO_DEVICE_ID_JOYPAD_L, Text::core_previous},
        {RETRO_DEVICE_ID_JOYPAD_R, Text::core_next},
        {RETRO_DEVICE_ID_JOYPAD_SELECT, Text::core_next},
        {RETRO_DEVICE_ID_JOYPAD_START, Text::window_menu},
    };
    std::vector<std::string> words;
    for (const auto &[button, id] : buttons)
        words.push_back(text(id));
    std::vector<retro_input_descriptor> descriptors;
    for (unsigned player = 0; player < players; ++player)
        for (size_t i = 0; i < words.size(); ++i)
            descriptors.push_back(
                {player, RETRO_DEVICE_JOYPAD, 0, buttons[i].first, words[i].c_str()});
    descriptors.push_back({});
    front_end.call(RETRO_ENVIRONMENT_SET_INPUT_DESCRIPTORS, descriptors.data());
}

bool update_options_shown() {
    bool changed = false;
    guarded([&] { changed = core && core->show_own_options(); });
    return changed;
}

void open_core() {
    core.reset(); // its folders and language are the process's: not two at a time
    core = std::make_unique<Core>(front_end);
}

} // namespace

unsigned retro_api_version() {
    return RETRO_API_VERSION;
}

void retro_set_environment(retro_environment_t environment) {
    front_end = FrontEnd(environment);
    bool yes = true;
    front_end.call(RETRO_ENVIRONMENT_SET_SUPPORT_NO_GAME, &yes);
    // One that only looks at the core names no folder: then nothing is loaded.
    if (front_end.system_folder()) guarded(open_core);
}

void retro_set_video_refresh(retro_video_refresh_t video) {
    callbacks.video = video;
}

void retro_set_audio_sample(retro_audio_sample_t) {}

void retro_set_audio_sample_batch(retro_audio_sample_batch_t audio) {
    callbacks.audio = audio;
}

void retro_set_input_poll(retro_input_poll_t poll) {
    callbacks.poll = poll;
}

void retro_set_input_state(retro_input_state_t state) {
    callbacks.state = state;
}

void retro_init() {}

void retro_deinit() {
    guarded([] { core.reset(); });
    last_failure.clear();
    callbacks = {};
    front_end = FrontEnd();
}

void retro_get_system_info(retro_system_info *info) {
    *info = {};
    info->library_name = "Ludus";
    info->library_version = LUDUS_CORE_VERSION;
    info->valid_extensions = "";
}

void retro_get_system_av_info(retro_system_av_info *info) {
    constexpr unsigned most_wide = 1920, most_high = 1080;
    const auto width = static_cast<unsigned>(core ? core->width() : 1280);
    const auto height = static_cast<unsigned>(core ? core->height() : 720);
    info->geometry = {width, height, most_wide, most_high,
                      static_cast<float>(width) / static_cast<float>(height)};
    info->timing = {frames_per_second, samples_per_second};
}

void retro_set_controller_port_device(unsigned, unsigned) {}

bool retro_load_game(const retro_game_info *) {
    retro_pixel_format format = RETRO_PIXEL_FORMAT_XRGB8888;
    if (!front_end.call(RETRO_ENVIRONMENT_SET_PIXEL_FORMAT, &format)) {
        front_end.log(RETRO_LOG_ERROR, "the front end does not show XRGB8888");
        return false;
    }
    bool started = false;
    guarded([&] {
        if (!core) open_core();
        core->start();
        describe_buttons();
        retro_core_options_update_display_callback shown{update_options_shown};
        front_end.call(RETRO_ENVIRONMENT_SET_CORE_OPTIONS_UPDATE_DISPLAY_CALLBACK, &shown);
        started = true;
    });
    return started;
}

bool retro_load_game_special(unsigned, const retro_game_info *, size_t) {
    return false;
}

void retro_unload_game() {
    guarded([] { core.reset(); });
}

void retro_reset() {
    guarded([] {
        if (core) core->begin_anew();
    });
}

void retro_run() {
    guarded([] {
        if (core) core->run(callbacks);
    });
}

size_t retro_serialize_size() {
    return state_size;
}

bool retro_serialize(void *data, size_t size) {
    bool saved = false;
    guarded([&] { saved = core && core->save(data, size); });
    return saved;
}

bool retro_unserialize(const void *data, size_t size) {
    bool restored = false;
    guarded([&] { restored = core && core->restore(data, size); });
    return restored;
}

// Games keep themselves, in the front end's folder of saves: there is no memory to be kept.
void *retro_get_memory_data(unsigned) {
    return nullptr;
}

size_t retro_get_memory_size(unsigned) {
    return 0;
}

void retro_cheat_reset() {}

void retro_cheat_set(unsigned, bool, const char *) {}

unsigned retro_get_region() {
    return RETRO_REGION_NTSC;
}
