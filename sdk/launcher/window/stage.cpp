// SPDX-License-Identifier: MIT
#include "window/stage.hpp"

#include <chrono>

using namespace painter;

namespace {

using Clock = std::chrono::steady_clock;

int64_t now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
        .count();
}

} // namespace

Stage::Stage(Make make, Wake changed)
    : make_(std::move(make)), changed_(std::move(changed)), thread_([this] { run(); }) {}

Stage::~Stage() {
    post([](Face &face) { face.leave(); });
}

void Stage::post(Input input) {
    const std::lock_guard lock(mutex_);
    inputs_.push_back(std::move(input));
    something_.notify_one();
}

void Stage::wake() {
    const std::lock_guard lock(mutex_);
    woken_ = true;
    something_.notify_one();
}

void Stage::resize(int width, int height) {
    const std::lock_guard lock(mutex_);
    width_ = width;
    height_ = height;
    resized_ = true;
    something_.notify_one();
}

std::optional<Stage::Picture> Stage::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(picture_, std::nullopt);
}

bool Stage::over() {
    const std::lock_guard lock(mutex_);
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    return over_;
}

bool Stage::played() {
    const std::lock_guard lock(mutex_);
    return played_;
}

// ---- On the thread ------------------------------------------------------------------------------

void Stage::run() {
    std::exception_ptr failure;
    try {
        const auto face = make_([this] { wake(); });
        while (work(*face))
            wait(*face);
        const std::lock_guard lock(mutex_);
        played_ = face->table() != nullptr;
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

bool Stage::work(Face &face) {
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
        if (!face.left()) input(face);
    if (face.left()) return false;
    if ((face.advance(now()) || resized) && width > 0 && height > 0) paint(face, width, height);
    return true;
}

void Stage::wait(const Face &face) {
    const auto due = face.due();
    std::unique_lock lock(mutex_);
    const auto something = [this] { return woken_ || resized_ || !inputs_.empty(); };
    if (due)
        something_.wait_until(lock, Clock::time_point(std::chrono::milliseconds(*due)), something);
    else
        something_.wait(lock, something);
}

void Stage::paint(Face &face, int width, int height) {
    Picture picture{width, height, {}, {}};
    picture.pixels.resize(static_cast<size_t>(width) * static_cast<size_t>(height));
    const Surface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char *>(picture.pixels.data()), CAIRO_FORMAT_RGB24, width, height,
        width * static_cast<int>(sizeof(uint32_t))));
    const Context cr(cairo_create(surface.get()));
    face.paint(cr.get(), width, height);
    cairo_surface_flush(surface.get());
    picture.title = face.title();
    {
        const std::lock_guard lock(mutex_);
        picture_ = std::move(picture);
    }
    changed_();
}
