// SPDX-License-Identifier: MIT
// A gui on a thread of its own: an addon that does not return holds up the game, and not the
// window with its button to close it.
#pragma once

#include "ui/gui.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace launcher {

class GuiThread {
public:
    using Wake = std::function<void()>;
    // The gui is made, lives and dies on the thread; it is woken by what it is given.
    using Make = std::function<std::unique_ptr<Gui>(Wake wake)>;
    using Input = std::function<void(Gui &)>;

    // `changed` is called on the thread when there is a new picture, or the gui is gone.
    GuiThread(Make make, Wake changed);
    ~GuiThread(); // waits for what the gui is about
    GuiThread(const GuiThread &) = delete;
    GuiThread &operator=(const GuiThread &) = delete;

    // On any thread.
    void post(Input input);
    void wake();
    void resize(int width, int height); // a picture of this size is wanted

    struct Picture {
        int width = 0, height = 0;
        std::vector<uint32_t> pixels; // as cairo's RGB24, row by row
        std::string title;
    };
    // The newest one, once.
    std::optional<Picture> take();
    // The player has left; throws what the gui has thrown.
    bool over();
    bool played(); // there was a game in the end

private:
    void run();
    bool work(Gui &gui); // false: the player has left
    void wait(const Gui &gui);
    void paint(Gui &gui, int width, int height);

    Make make_;
    Wake changed_;
    std::mutex mutex_;
    std::condition_variable something_;
    std::vector<Input> inputs_;
    int width_ = 0, height_ = 0;
    bool woken_ = false, resized_ = false, over_ = false, played_ = false;
    std::optional<Picture> picture_;
    std::exception_ptr failure_;
    std::jthread thread_; // last: it uses the rest
};

} // namespace launcher
