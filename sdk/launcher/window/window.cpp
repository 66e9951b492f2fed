// SPDX-License-Identifier: MIT
// A window of SDL's: it hands input to the face and shows what is painted.
#include "commands.hpp"
#include "quote.hpp"
#include "terminal.hpp"
#include "text.hpp"
#include "window/face.hpp"

#include <SDL.h>
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>

namespace {

using namespace painter;

struct SdlFree {
    void operator()(SDL_Window *window) const { SDL_DestroyWindow(window); }
};

std::optional<Key> key_of(const SDL_Keysym &sym) {
    switch (sym.sym) {
    case SDLK_LEFT:
        return Key::left;
    case SDLK_RIGHT:
        return Key::right;
    case SDLK_UP:
        return Key::up;
    case SDLK_DOWN:
        return Key::down;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        return Key::accept;
    case SDLK_ESCAPE:
        return Key::back;
    case SDLK_TAB:
        return sym.mod & KMOD_SHIFT ? Key::previous : Key::next;
    case SDLK_BACKSPACE:
        return Key::undo;
    case SDLK_F1:
    case SDLK_F10:
        return Key::menu;
    default:
        break;
    }
    switch (sym.scancode) { // letters by where they lie, whatever the keyboard's script
    case SDL_SCANCODE_U:
        return Key::undo;
    case SDL_SCANCODE_H:
        return Key::hint;
    case SDL_SCANCODE_M:
        return Key::menu;
    default:
        return std::nullopt;
    }
}

// The digit on a key, above the letters or beside them, whatever the keyboard's script.
std::optional<int32_t> digit_of(SDL_Scancode code) {
    if (code == SDL_SCANCODE_0 || code == SDL_SCANCODE_KP_0) return 0;
    if (code >= SDL_SCANCODE_1 && code <= SDL_SCANCODE_9) return code - SDL_SCANCODE_1 + 1;
    if (code >= SDL_SCANCODE_KP_1 && code <= SDL_SCANCODE_KP_9) return code - SDL_SCANCODE_KP_1 + 1;
    return std::nullopt;
}

bool is_set(const char *variable) {
    const char *value = std::getenv(variable);
    return value && *value;
}

// The display that is named, of X before Wayland. No other kind is looked for: the libraries of
// those that are not there would complain, and SDL would go on without any, into memory.
void open_display() {
    const bool x11 = is_set("DISPLAY"), wayland = is_set("WAYLAND_DISPLAY");
    const char *const asked = is_set("SDL_VIDEODRIVER") ? "SDL_VIDEODRIVER" : nullptr;
    if (asked && SDL_Init(SDL_INIT_VIDEO) == 0) return;
    for (const auto &[named, driver] : {std::pair(x11, "x11"), {wayland, "wayland"}}) {
        if (asked || !named) continue;
        SDL_SetHint(SDL_HINT_VIDEODRIVER, driver);
        if (SDL_Init(SDL_INIT_VIDEO) == 0) return;
    }
    const char *const name = asked ? asked : wayland ? "WAYLAND_DISPLAY" : "DISPLAY";
    if (!is_set(name)) throw Refusal(text(Text::window_no_display));
    throw Refusal(text(Text::window_display, {shown(std::getenv(name))}));
}

class Window {
public:
    Window() {
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1"); // the terminal's own save the game
        SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
        // Pixels go to the display as they are: a graphics driver would start slowly and take more
        // memory than all the rest.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
        SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
        open_display();
        window_.reset(SDL_CreateWindow("ludus", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                       1280, 720, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
        if (!window_) throw Refusal(text(Text::window_none, {SDL_GetError()}));
        wake_ = SDL_RegisterEvents(1);
    }
    ~Window() {
        window_.reset();
        SDL_Quit();
    }
    Window(const Window &) = delete;
    Window &operator=(const Window &) = delete;

    void wake() const { // on any thread
        SDL_Event event{};
        event.type = wake_;
        SDL_PushEvent(&event);
    }

    void run(Face &face) {
        show(face);
        while (!face.left()) {
            wait(face);
            if (Terminal::interrupted()) face.leave();
            if (face.advance(now()) || exposed_) show(face);
        }
    }

private:
    static int64_t now() { return static_cast<int64_t>(SDL_GetTicks64()); }

    // Until something happens, or something is due. A signal is looked for now and then.
    void wait(Face &face) {
        constexpr int64_t glance = 500;
        const auto due = face.due();
        const int64_t most = due ? std::clamp<int64_t>(*due - now(), 0, glance) : glance;
        SDL_Event event;
        if (SDL_WaitEventTimeout(&event, static_cast<int>(most))) handle(face, event);
        while (!face.left() && SDL_PollEvent(&event))
            handle(face, event);
    }

    // The pointer in pixels, where the window counts in points.
    Point pixels(int x, int y) const {
        int width = 1, height = 1;
        SDL_GetWindowSize(window_.get(), &width, &height);
        const SDL_Surface *surface = SDL_GetWindowSurface(window_.get());
        if (!surface || width < 1 || height < 1) return {double(x), double(y)};
        return {x * double(surface->w) / width, y * double(surface->h) / height};
    }

    void handle(Face &face, const SDL_Event &event) {
        switch (event.type) {
        case SDL_QUIT:
            return face.leave();
        case SDL_KEYDOWN:
            if (const auto key = key_of(event.key.keysym)) {
                const bool walks = *key <= Key::down;
                if (!event.key.repeat || walks) face.key(*key); // keys held down only walk
            } else if (const auto digit = digit_of(event.key.keysym.scancode)) {
                if (!event.key.repeat) face.digit(*digit);
            }
            return;
        case SDL_MOUSEBUTTONDOWN:
            if (event.button.button == SDL_BUTTON_LEFT)
                face.press(pixels(event.button.x, event.button.y));
            if (event.button.button == SDL_BUTTON_RIGHT) face.key(Key::back);
            return;
        case SDL_MOUSEBUTTONUP:
            if (event.button.button == SDL_BUTTON_LEFT)
                face.release(pixels(event.button.x, event.button.y));
            return;
        case SDL_MOUSEMOTION:
            return face.motion(pixels(event.motion.x, event.motion.y));
        case SDL_MOUSEWHEEL:
            return face.scroll(-3.0 * event.wheel.y);
        case SDL_WINDOWEVENT:
            exposed_ = exposed_ || event.window.event == SDL_WINDOWEVENT_EXPOSED ||
                       event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED;
            return;
        default:
            return;
        }
    }

    void show(Face &face) {
        exposed_ = false;
        if (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_MINIMIZED) return;
        SDL_Surface *shown = SDL_GetWindowSurface(window_.get());
        if (!shown || shown->w < 1 || shown->h < 1) return;
        if (title_ != face.title())
            SDL_SetWindowTitle(window_.get(), (title_ = face.title()).c_str());
        if (shown->format->format == SDL_PIXELFORMAT_RGB888) {
            paint(face, static_cast<unsigned char *>(shown->pixels), shown->w, shown->h,
                  shown->pitch);
        } else {
            SDL_Surface *own =
                SDL_CreateRGBSurfaceWithFormat(0, shown->w, shown->h, 32, SDL_PIXELFORMAT_RGB888);
            if (!own) return;
            paint(face, static_cast<unsigned char *>(own->pixels), own->w, own->h, own->pitch);
            SDL_BlitSurface(own, nullptr, shown, nullptr);
            SDL_FreeSurface(own);
        }
        SDL_UpdateWindowSurface(window_.get());
    }

    static void paint(Face &face, unsigned char *pixels, int width, int height, int pitch) {
        const Surface surface(
            cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_RGB24, width, height, pitch));
        const Context cr(cairo_create(surface.get()));
        face.paint(cr.get(), width, height);
        cairo_surface_flush(surface.get());
    }

    std::unique_ptr<SDL_Window, SdlFree> window_;
    Uint32 wake_ = 0;
    bool exposed_ = false;
    std::string title_;
};

FaceOptions face_options(const PlayOptions &options, const Settings &settings) {
    FaceOptions face;
    face.wish.game = options.game;
    face.wish.first = options.first;
    face.wish.second = options.second;
    face.wish.begin = options.begin;
    if (options.begin.empty() && !(options.first.empty() && options.second.empty()))
        face.wish.begin = "agreed"; // seats that were named
    if (options.seeded) face.wish.seed = options.seed;
    face.wish.dice = options.dice == "typed" ? "typed" : "";
    face.saved = options.resume;
    face.save_in = options.save;
    face.no_save = options.no_save;
    face.speed = options.speed.empty() ? settings.speed : options.speed;
    face.theme = !options.theme.empty() ? options.theme : settings.theme;
    face.auto_forced = options.auto_forced.value_or(settings.auto_forced);
    face.choose_saved = options.resumed && options.resume.empty();
    return face;
}

// What is left where what was asked for cannot be had: a person chooses.
FaceOptions without_wishes(FaceOptions options) {
    options.wish = {};
    options.saved.clear();
    options.save_in.clear();
    options.choose_saved = false;
    return options;
}

} // namespace

std::optional<int> play_in_window(const Catalogue &catalogue, const PlayOptions &options,
                                  Memory &memory) {
    const Terminal terminal(true); // signals are noticed
    std::optional<Window> opened;
    try {
        opened.emplace();
    } catch (const Refusal &refusal) {
        if (options.window) throw;
        complain(refusal.what() + (' ' + text(Text::window_terminal)));
        return std::nullopt;
    }
    Window &window = *opened;
    const auto say = [&options](const std::string &sentence) {
        if (options.say) std::cout << sentence << std::endl;
    };
    const FaceOptions wanted = face_options(options, memory.settings());
    const auto wake = [&window] { window.wake(); };
    std::optional<Face> face;
    bool refused = false;
    try {
        face.emplace(catalogue, wanted, memory, say, wake);
    } catch (const std::runtime_error &error) { // said where one looks: here, and in the window
        if (catalogue.games().empty()) throw;
        complain(sentence(error));
        face.emplace(catalogue, without_wishes(wanted), memory, say, wake);
        face->refuse(sentence(error));
        refused = true;
    }
    window.run(*face);
    if (Terminal::interrupted()) return Terminal::exit_code();
    return refused && !face->table() ? 1 : 0;
}
