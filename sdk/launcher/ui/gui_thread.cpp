// SPDX-License-Identifier: MIT
#include "ui/gui_thread.hpp"

#include <chrono>

namespace launcher {

namespace {

using Clock = std::chrono::steady_clock;

int64_t now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
        .count();
}

} // namespace

GuiThread::GuiThread(Make make, Wake changed)
    : make_(std::move(make)), changed_(std::move(changed)), thread_([this] { run(); }) {}

GuiThread::~GuiThread() {
    post([](Gui &gui) { gui.leave(); });
}

void GuiThread::post(Input input) {
    const std::lock_guard lock(mutex_);
    inputs_.push_back(std::move(input));
    something_.notify_one();
}

void GuiThread::wake() {
    const std::lock_guard lock(mutex_);
    woken_ = true;
    something_.notify_one();
}

void GuiThread::resize(int width, int height) {
    const std::lock_guard lock(mutex_);
    width_ = width;
    height_ = height;
    resized_ = true;
    something_.notify_one();
}

std::optional<GuiThread::Picture> GuiThread::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(picture_, std::nullopt);
}

bool GuiThread::over() {
    const std::lock_guard lock(mutex_);
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    return over_;
}

bool GuiThread::played() {
    const std::lock_guard lock(mutex_);
    return played_;
}

// ---- On the thread ------------------------------------------------------------------------------

void GuiThread::run() {
    std::exception_ptr failure;
    try {
        const auto gui = make_([this] { wake(); });
        while (work(*gui))
            wait(*gui);
        const std::lock_guard lock(mutex_);
        played_ = gui->live() != nullptr;
    } catch (...) {
        failure = std::current_exception();
    }
    {
        const std::lock_guard lock(mutex_);
        failure_ = failure;
        over_ = true;
    }
    changed_();
}

bool GuiThread::work(Gui &gui) {
    std::vector<Input> inputs;
    bool resized;
    int width, height;
    {
        const std::lock_guard lock(mutex_);
        inputs.swap(inputs_);
        woken_ = false;
        resized = std::exchange(resized_, false);
        width = width_;
        height = height_;
    }
    for (const auto &input : inputs)
        if (!gui.left()) input(gui);
    if (gui.left()) return false;
    if ((gui.advance(now()) || resized) && width > 0 && height > 0) paint(gui, width, height);
    return true;
}

void GuiThread::wait(const Gui &gui) {
    const auto due = gui.due();
    std::unique_lock lock(mutex_);
    const auto something = [this] { return woken_ || resized_ || !inputs_.empty(); };
    if (due)
        something_.wait_until(lock, Clock::time_point(std::chrono::milliseconds(*due)), something);
    else
        something_.wait(lock, something);
}

void GuiThread::paint(Gui &gui, int width, int height) {
    Picture picture{width, height, {}, {}};
    picture.pixels.resize(static_cast<size_t>(width) * static_cast<size_t>(height));
    const Surface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char *>(picture.pixels.data()), CAIRO_FORMAT_RGB24, width, height,
        width * static_cast<int>(sizeof(uint32_t))));
    const Context cr(cairo_create(surface.get()));
    gui.paint(cr.get(), width, height);
    cairo_surface_flush(surface.get());
    picture.title = gui.title();
    {
        const std::lock_guard lock(mutex_);
        picture_ = std::move(picture);
    }
    changed_();
}

} // namespace launcher
