// SPDX-License-Identifier: MIT
// A window of SDL's: it hands input to the gui and shows what is painted.
#include "window/window.hpp"

#include "base/output.hpp"
#include "base/quote.hpp"
#include "game/crash_record.hpp"
#include "terminal/terminal.hpp"
#include "ui/gui_thread.hpp"
#include "window/display.hpp"
#include "words/text.hpp"

#include <SDL.h>
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <sstream>

namespace launcher {

namespace {

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
        window_ = SDL_CreateWindow("ludus", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280,
                                   720, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
        if (!window_) throw RequestError(text(Text::window_none, {SDL_GetError()}));
        wake_ = SDL_RegisterEvents(1);
        use_display(true);
    }
    // The display takes the window away when the process ends, as it does next. SDL wakes its wait
    // by a message to the window on a connection of its own; where the window was gone before that
    // came, Xlib would end the process.
    ~Window() { use_display(false); }
    Window(const Window &) = delete;
    Window &operator=(const Window &) = delete;

    void wake() const { // on any thread
        SDL_Event event{};
        event.type = wake_;
        SDL_PushEvent(&event);
    }

    // A page alone, until it is closed.
    void tell(const Page &page) {
        Menu menu;
        menu.open([page] { return page; });
        for (SDL_Event event; menu.shown();) {
            paint(menu);
            show();
            if (!SDL_WaitEvent(&event) || event.type == SDL_QUIT) return;
            if (event.type == SDL_MOUSEBUTTONDOWN)
                menu.press(pixels(event.button.x, event.button.y));
            if (event.type == SDL_KEYDOWN)
                if (const auto key = key_of(event.key.keysym))
                    menu.key(*key == Key::accept ? Key::back : *key);
        }
    }

    void run(GuiThread &thread) {
        size(thread);
        while (!thread.over()) {
            wait(thread);
            if (Terminal::interrupted() && !asked_) leave(thread);
            if (auto picture = thread.take()) {
                picture_ = std::move(*picture);
                exposed_ = true;
            }
            const bool silent = asked_ && Clock::now() > *asked_ + patience;
            if (silent && !std::exchange(told_, true)) exposed_ = true;
            if (std::exchange(exposed_, false)) show();
        }
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr auto patience = std::chrono::milliseconds(1500); // for a gui that leaves

    // Until something happens. A signal, and one who does not leave, are looked for now and then.
    void wait(GuiThread &thread) {
        constexpr int glance = 500;
        SDL_Event event;
        if (SDL_WaitEventTimeout(&event, glance)) handle(thread, event);
        while (SDL_PollEvent(&event))
            handle(thread, event);
    }

    // Asked twice, the program waits for nobody.
    void leave(GuiThread &thread) {
        constexpr auto together = std::chrono::milliseconds(100); // one click
        if (asked_ && Clock::now() > *asked_ + together) end_at_once();
        if (asked_) return;
        asked_ = Clock::now();
        thread.post([](Gui &gui) { gui.leave(); });
    }

    // The pointer in pixels, where the window counts in points.
    Point pixels(int x, int y) const {
        int width = 1, height = 1;
        SDL_GetWindowSize(window_, &width, &height);
        const SDL_Surface *surface = SDL_GetWindowSurface(window_);
        if (!surface || width < 1 || height < 1) return {double(x), double(y)};
        return {x * double(surface->w) / width, y * double(surface->h) / height};
    }

    static void press(GuiThread &thread, const SDL_KeyboardEvent &event) {
        if (const auto key = key_of(event.keysym)) {
            const bool walks = *key <= Key::down;
            if (!event.repeat || walks) // keys held down only walk
                thread.post([key = *key](Gui &gui) { gui.key(key); });
        } else if (const auto digit = digit_of(event.keysym.scancode)) {
            if (!event.repeat) thread.post([digit = *digit](Gui &gui) { gui.digit(digit); });
        }
    }

    void handle(GuiThread &thread, const SDL_Event &event) {
        switch (event.type) {
        case SDL_QUIT:
            return leave(thread);
        case SDL_KEYDOWN:
            return press(thread, event.key);
        case SDL_MOUSEBUTTONDOWN: {
            const Point p = pixels(event.button.x, event.button.y);
            if (event.button.button == SDL_BUTTON_LEFT)
                thread.post([p](Gui &gui) { gui.press(p); });
            if (event.button.button == SDL_BUTTON_RIGHT)
                thread.post([](Gui &gui) { gui.key(Key::back); });
            return;
        }
        case SDL_MOUSEBUTTONUP: {
            const Point p = pixels(event.button.x, event.button.y);
            if (event.button.button == SDL_BUTTON_LEFT)
                thread.post([p](Gui &gui) { gui.release(p); });
            return;
        }
        case SDL_MOUSEMOTION: {
            const Point p = pixels(event.motion.x, event.motion.y);
            return thread.post([p](Gui &gui) { gui.motion(p); });
        }
        case SDL_MOUSEWHEEL: {
            const double rows = -3.0 * event.wheel.y;
            return thread.post([rows](Gui &gui) { gui.scroll(rows); });
        }
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) size(thread);
            exposed_ = exposed_ || event.window.event == SDL_WINDOWEVENT_EXPOSED ||
                       event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED;
            return;
        default:
            return;
        }
    }

    void paint(Menu &menu) {
        const SDL_Surface *shown = SDL_GetWindowSurface(window_);
        if (!shown || shown->w < 1 || shown->h < 1) return;
        picture_.width = shown->w;
        picture_.height = shown->h;
        picture_.pixels.assign(static_cast<size_t>(shown->w) * static_cast<size_t>(shown->h), 0);
        const Surface surface(on_picture());
        const Context cr(cairo_create(surface.get()));
        menu.paint(cr.get(), themes().front(), {0, 0, double(shown->w), double(shown->h)});
        cairo_surface_flush(surface.get());
    }

    Surface on_picture() {
        return Surface(cairo_image_surface_create_for_data(
            reinterpret_cast<unsigned char *>(picture_.pixels.data()), CAIRO_FORMAT_RGB24,
            picture_.width, picture_.height, picture_.width * static_cast<int>(sizeof(uint32_t))));
    }

    void size(GuiThread &thread) const {
        const SDL_Surface *shown = SDL_GetWindowSurface(window_);
        if (shown) thread.resize(shown->w, shown->h);
    }

    void show() {
        if (picture_.pixels.empty()) return;
        if (SDL_GetWindowFlags(window_) & SDL_WINDOW_MINIMIZED) return;
        SDL_Surface *shown = SDL_GetWindowSurface(window_);
        if (!shown || shown->w < 1 || shown->h < 1) return;
        if (title_ != picture_.title)
            SDL_SetWindowTitle(window_, (title_ = picture_.title).c_str());
        if (told_) tell_silence();
        SDL_Surface *own = SDL_CreateRGBSurfaceWithFormatFrom(
            picture_.pixels.data(), picture_.width, picture_.height, 32,
            picture_.width * static_cast<int>(sizeof(uint32_t)), SDL_PIXELFORMAT_RGB888);
        if (!own) return;
        SDL_BlitSurface(own, nullptr, shown, nullptr);
        SDL_FreeSurface(own);
        SDL_UpdateWindowSurface(window_);
    }

    // Over the last picture: the gui paints no more.
    void tell_silence() {
        const double width = picture_.width, height = picture_.height;
        const Surface surface(on_picture());
        const Context cr(cairo_create(surface.get()));
        const Theme &theme = themes().front();
        const Rect bar{0, 0, width, std::max(24.0, height * 0.08)};
        cairo_rectangle(cr.get(), bar.x, bar.y, bar.width, bar.height);
        fill(cr.get(), theme.panel);
        const std::string words = text(Text::end_silent_window, {addon_recorded(), ""});
        write(cr.get(), words, bar.inset(4), {bar.height * 0.4, theme.letters, Align::middle}, 9);
        cairo_surface_flush(surface.get());
    }

    SDL_Window *window_ = nullptr;
    Uint32 wake_ = 0;
    bool exposed_ = false;
    GuiThread::Picture picture_; // the last one
    std::string title_;
    std::optional<Clock::time_point> asked_; // to leave, for the first time
    bool told_ = false;                      // that there is no answer
};

// What is left where what was asked for cannot be had: a person chooses.
GuiOptions without_requests(GuiOptions options) {
    options.new_game = {};
    options.saved.clear();
    options.save_in.clear();
    options.choose_saved = false;
    return options;
}

} // namespace

void show_in_window(const std::string &sentence) {
    Page page{window_recorded() ? text(Text::end_game_stopped) : "ludus", {}};
    std::istringstream lines(sentence);
    for (std::string line; std::getline(lines, line);)
        page.lines.push_back(line);
    try {
        Window().tell(page);
    } catch (const RequestError &) { // it has been written as well
    }
}

std::optional<int> play_in_window(const Catalogue &catalogue, const GuiOptions &wanted,
                                  const WindowOptions &options, SettingsStore &memory) {
    const Terminal terminal(true); // signals are noticed
    std::optional<Window> opened;
    try {
        opened.emplace();
    } catch (const RequestError &error) {
        if (options.insisted) throw;
        complain(error.what() + (' ' + text(Text::window_terminal)));
        return std::nullopt;
    }
    Window &window = *opened;
    const auto say = [&options](const std::string &sentence) {
        if (options.say) std::cout << sentence << std::endl;
    };
    record_window();
    bool refused = false; // written by the thread, read once it is over
    const auto make = [&](const GuiThread::Wake &wake) {
        try {
            return std::make_unique<Gui>(catalogue, wanted, memory, say, wake);
        } catch (const std::runtime_error &error) { // said where one looks: here, and in the window
            if (catalogue.games().empty()) throw;
            complain(sentence(error));
            auto gui =
                std::make_unique<Gui>(catalogue, without_requests(wanted), memory, say, wake);
            gui->refuse(sentence(error));
            refused = true;
            return gui;
        }
    };
    GuiThread thread(make, [&window] { window.wake(); });
    window.run(thread);
    if (Terminal::interrupted()) return Terminal::exit_code();
    return refused && !thread.played() ? 1 : 0;
}

} // namespace launcher
