// SPDX-License-Identifier: MIT
#include "console.hpp"

#include "catch.hpp"
#include "ludus/paths.hpp"
#include "opened.hpp"
#include "painter/pen.hpp"

#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <thread>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

Console *console = nullptr; // libretro's callbacks take no user pointer

int16_t along(double at, double size) {
    return static_cast<int16_t>(static_cast<int>(at / size * 65534 - 32767)); // also from beyond
}

void log(retro_log_level, const char *form, ...) {
    char said[1000] = "";
    va_list arguments;
    va_start(arguments, form);
    std::vsnprintf(said, sizeof said, form, arguments);
    va_end(arguments);
    console->logged.emplace_back(said);
}

size_t audio_batch(const int16_t *, size_t frames) {
    return frames;
}

} // namespace

template <class Function>
Function Console::find(const char *name) const {
    void *found = symbol_in(library_, name);
    INFO(name);
    REQUIRE(found);
    return reinterpret_cast<Function>(found);
}

Console::Console(ConsoleOptions options) : chosen(options.chosen), options_(std::move(options)) {
    fs::create_directories(system());
    fs::create_directories(saves().parent_path());
    system_text_ = ludus::utf8(system());
    saves_text_ = ludus::utf8(saves().parent_path());
    if (!options_.addons.empty()) {
        fs::create_directories(system() / "ludus");
        fs::copy(options_.addons, system() / "ludus" / "addons", fs::copy_options::recursive);
    }
    if (options_.system) options_.system(system());
    open();
}

Console::~Console() {
    if (library_) close();
}

void Console::open() {
    console = this;
    std::string fault;
    library_ = open_library(options_.core, fault);
    INFO(options_.core << ": " << fault);
    REQUIRE(library_);
    REQUIRE(find<unsigned (*)()>("retro_api_version")() == RETRO_API_VERSION);
    find<void (*)(retro_environment_t)>("retro_set_environment")(environment);
    find<void (*)()>("retro_init")();
    retro_system_info info{};
    find<void (*)(retro_system_info *)>("retro_get_system_info")(&info);
    CHECK(std::string(info.library_name) == "Ludus");
    find<void (*)(retro_video_refresh_t)>("retro_set_video_refresh")(video);
    find<void (*)(retro_audio_sample_batch_t)>("retro_set_audio_sample_batch")(audio_batch);
    find<void (*)(retro_input_poll_t)>("retro_set_input_poll")([] {});
    find<void (*)(retro_input_state_t)>("retro_set_input_state")(state);
    run_ = find<void (*)()>("retro_run");
    reset_ = find<void (*)()>("retro_reset");
    loading_ = true;
    REQUIRE(find<bool (*)(const retro_game_info *)>("retro_load_game")(nullptr));
    retro_system_av_info av{};
    find<void (*)(retro_system_av_info *)>("retro_get_system_av_info")(&av);
    width = av.geometry.base_width;
    height = av.geometry.base_height;
    CHECK(av.timing.fps == 60);
}

void Console::close() {
    find<void (*)()>("retro_unload_game")();
    loading_ = false;
    find<void (*)()>("retro_deinit")();
    close_library(std::exchange(library_, nullptr));
}

// ---- What a player does -------------------------------------------------------------------------

void Console::run(int frames) {
    for (int i = 0; i < frames; ++i)
        run_();
}

void Console::run_until(const std::function<bool()> &holds) {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::minutes(5);
    while (!holds()) {
        if (std::chrono::steady_clock::now() > limit) {
            write_picture("waited-in-vain");
            FAIL("it did not come about; said last: "
                 << (messages.empty() ? "nothing" : messages.back()) << "\n"
                 << saved());
        }
        run();
        std::this_thread::sleep_for(std::chrono::microseconds(200)); // the program thinks
    }
}

void Console::press(unsigned button, unsigned player) {
    buttons_.insert({player, button});
    run(2);
    buttons_.clear();
    run(2);
}

void Console::type(unsigned key) {
    keys_.insert(key);
    run(2);
    keys_.clear();
    run(2);
}

void Console::press_both(unsigned button, unsigned key) {
    keys_.insert(key);
    press(button);
    keys_.clear();
    run(2);
}

void Console::point(Point p) {
    x_ = along(p.x, width);
    y_ = along(p.y, height);
    dx_ = static_cast<int16_t>(p.x - at_.x);
    dy_ = static_cast<int16_t>(p.y - at_.y);
    at_ = {at_.x + dx_, at_.y + dy_};
    run();
    dx_ = dy_ = 0;
}

void Console::click(Point p) {
    point(p);
    pressed_ = true;
    run(2);
    pressed_ = false;
    run(2);
}

void Console::click_right() {
    mouse_.insert(RETRO_DEVICE_ID_MOUSE_RIGHT);
    run(2);
    mouse_.clear();
    run();
}

void Console::scroll_down() {
    mouse_.insert(RETRO_DEVICE_ID_MOUSE_WHEELDOWN);
    run();
    mouse_.clear();
}

void Console::choose(const std::string &option, const std::string &value) {
    INFO(option << " = " << value);
    const auto &values = offered.at(option).values;
    REQUIRE(std::find(values.begin(), values.end(), value) != values.end());
    chosen[option] = value;
    changed_ = true;
    run();
}

int16_t Console::state(unsigned port, unsigned device, unsigned, unsigned id) {
    const Console &c = *console;
    switch (device) {
    case RETRO_DEVICE_JOYPAD:
        return c.buttons_.count({port, id}) != 0;
    case RETRO_DEVICE_KEYBOARD:
        return c.keys_.count(id) != 0;
    case RETRO_DEVICE_POINTER:
        if (!c.options_.absolute_pointer) return 0;
        return id == RETRO_DEVICE_ID_POINTER_X   ? c.x_
               : id == RETRO_DEVICE_ID_POINTER_Y ? c.y_
                                                 : c.pressed_;
    case RETRO_DEVICE_MOUSE:
        if (id == RETRO_DEVICE_ID_MOUSE_X) return c.dx_;
        if (id == RETRO_DEVICE_ID_MOUSE_Y) return c.dy_;
        if (id == RETRO_DEVICE_ID_MOUSE_LEFT) return c.pressed_;
        return c.mouse_.count(id) != 0;
    default:
        return 0;
    }
}

// ---- Save states --------------------------------------------------------------------------------

std::vector<char> Console::save_state() {
    std::vector<char> data(find<size_t (*)()>("retro_serialize_size")());
    REQUIRE(find<bool (*)(void *, size_t)>("retro_serialize")(data.data(), data.size()));
    return data;
}

bool Console::load_state(const std::vector<char> &data) {
    return find<bool (*)(const void *, size_t)>("retro_unserialize")(data.data(), data.size());
}

std::string Console::saved() {
    const auto data = save_state();
    return std::string(data.data() + 88); // state.hpp says where
}

// ---- What the core asks and says ----------------------------------------------------------------

bool Console::environment(unsigned command, void *data) {
    return console->answer(command, data) || console->answer_options(command, data);
}

bool Console::answer(unsigned command, void *data) {
    switch (command) {
    case RETRO_ENVIRONMENT_SET_SUPPORT_NO_GAME:
        return *static_cast<const bool *>(data);
    case RETRO_ENVIRONMENT_GET_SYSTEM_DIRECTORY:
        *static_cast<const char **>(data) = system_text_.c_str();
        return true;
    case RETRO_ENVIRONMENT_GET_SAVE_DIRECTORY:
        *static_cast<const char **>(data) =
            loading_ ? saves_text_.c_str() : nullptr; // so RetroArch
        return true;
    case RETRO_ENVIRONMENT_GET_LANGUAGE:
        *static_cast<unsigned *>(data) = options_.language;
        return true;
    case RETRO_ENVIRONMENT_GET_CAN_DUPE:
        *static_cast<bool *>(data) = options_.repeats_frames;
        return true;
    case RETRO_ENVIRONMENT_SET_PIXEL_FORMAT:
        return *static_cast<const retro_pixel_format *>(data) == RETRO_PIXEL_FORMAT_XRGB8888;
    case RETRO_ENVIRONMENT_SET_GEOMETRY:
        width = static_cast<const retro_game_geometry *>(data)->base_width;
        height = static_cast<const retro_game_geometry *>(data)->base_height;
        return true;
    case RETRO_ENVIRONMENT_GET_LOG_INTERFACE:
        static_cast<retro_log_callback *>(data)->log = log;
        return true;
    case RETRO_ENVIRONMENT_SHUTDOWN:
        return shut_down = true;
    case RETRO_ENVIRONMENT_GET_MESSAGE_INTERFACE_VERSION:
        *static_cast<unsigned *>(data) = 1;
        return true;
    case RETRO_ENVIRONMENT_SET_MESSAGE_EXT: {
        const auto *message = static_cast<const retro_message_ext *>(data);
        messages.emplace_back(message->msg);
        if (message->level >= RETRO_LOG_WARN) complaints.emplace_back(message->msg);
        return message->target == RETRO_MESSAGE_TARGET_ALL;
    }
    case RETRO_ENVIRONMENT_SET_INPUT_DESCRIPTORS:
        descriptors.clear();
        for (auto *each = static_cast<const retro_input_descriptor *>(data); each->description;
             ++each)
            descriptors.emplace_back(each->description);
        return true;
    default:
        return false;
    }
}

namespace {

template <class Definition>
std::map<std::string, Console::Offered> offered_by(const Definition *definition) {
    std::map<std::string, Console::Offered> all;
    for (; definition->key; ++definition) {
        REQUIRE(definition->desc);
        Console::Offered &out = all[definition->key];
        out.name = definition->desc;
        out.usual = definition->default_value;
        for (const auto *value = definition->values; value->value; ++value) {
            out.values.emplace_back(value->value);
            out.labels.emplace_back(value->label);
        }
    }
    return all;
}

// "Speed; normal|slow"
Console::Offered offered_in_a_line(const std::string &line) {
    Console::Offered out;
    const size_t end = line.find("; ");
    REQUIRE(end != std::string::npos);
    out.name = line.substr(0, end);
    for (size_t at = end + 2; at <= line.size();) {
        const size_t bar = std::min(line.find('|', at), line.size());
        out.values.push_back(line.substr(at, bar - at));
        at = bar + 1;
    }
    out.labels = out.values;
    out.usual = out.values.front();
    return out;
}

} // namespace

bool Console::answer_options(unsigned command, void *data) {
    switch (command) {
    case RETRO_ENVIRONMENT_GET_CORE_OPTIONS_VERSION:
        *static_cast<unsigned *>(data) = options_.options_version;
        return options_.options_version > 0;
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_V2_INTL:
        offered = offered_by(static_cast<retro_core_options_v2_intl *>(data)->local->definitions);
        return true;
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_INTL:
        offered = offered_by(static_cast<retro_core_options_intl *>(data)->local);
        return true;
    case RETRO_ENVIRONMENT_SET_VARIABLES:
        offered.clear();
        for (auto *each = static_cast<const retro_variable *>(data); each->key; ++each)
            offered[each->key] = offered_in_a_line(each->value);
        return true;
    case RETRO_ENVIRONMENT_GET_VARIABLE: {
        auto *asked = static_cast<retro_variable *>(data);
        if (const auto found = chosen.find(asked->key); found != chosen.end())
            asked->value = found->second.c_str();
        else if (const auto known = offered.find(asked->key); known != offered.end())
            asked->value = known->second.usual.c_str();
        return asked->value != nullptr;
    }
    case RETRO_ENVIRONMENT_SET_VARIABLE:
        if (data) {
            const auto *set = static_cast<const retro_variable *>(data);
            chosen[set->key] = set->value;
            changed_ = true;
        }
        return true;
    case RETRO_ENVIRONMENT_GET_VARIABLE_UPDATE:
        *static_cast<bool *>(data) = std::exchange(changed_, false);
        return true;
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_DISPLAY: {
        const auto *display = static_cast<const retro_core_option_display *>(data);
        offered[display->key].shown = display->visible;
        return true;
    }
    default:
        return false;
    }
}

bool Console::heard(const std::string &words) const {
    for (const auto &message : messages)
        if (message.find(words) != std::string::npos) return true;
    return false;
}

// ---- The picture --------------------------------------------------------------------------------

void Console::video(const void *data, unsigned width, unsigned height, size_t pitch) {
    Console &c = *console;
    CHECK(width == c.width);
    CHECK(height == c.height);
    if (!data) {
        ++c.repeated;
        return;
    }
    ++c.pictures;
    c.picture.resize(size_t{width} * height);
    for (unsigned y = 0; y < height; ++y)
        std::memcpy(c.picture.data() + size_t{y} * width,
                    static_cast<const char *>(data) + y * pitch, width * sizeof(uint32_t));
}

void Console::write_picture(const std::string &name) const {
    const fs::path folder = LIBRETRO_PICTURES;
    fs::create_directories(folder);
    std::vector<uint32_t> pixels = picture;
    const auto w = static_cast<int>(width), h = static_cast<int>(height);
    const Surface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char *>(pixels.data()), CAIRO_FORMAT_RGB24, w, h, w * 4));
    cairo_surface_write_to_png(surface.get(), ludus::utf8(folder / (name + ".png")).c_str());
}
