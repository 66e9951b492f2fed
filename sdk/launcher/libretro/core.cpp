// SPDX-License-Identifier: MIT
#include "libretro/core.hpp"

#include "game/unfinished.hpp"
#include "libretro/places.hpp"
#include "libretro/state.hpp"
#include "storage/folders.hpp"
#include "words/reasons.hpp"
#include "words/text.hpp"

#include <sstream>
#include <utility>

namespace launcher {

namespace {

constexpr uint64_t pointer_seen = 180; // frames after it moved

// A hash is for programs to compare, not for ears.
bool can_be_read_aloud(const std::string &sentence) {
    constexpr size_t longest_word = 40;
    size_t word = 0;
    for (const char c : sentence) {
        word = c == ' ' ? 0 : word + 1;
        if (word > longest_word) return false;
    }
    return true;
}

} // namespace

Core::Core(FrontEnd front_end) : front_end_(front_end) {
    set_language(front_end_.language());
    find_addons();
}

Core::~Core() {
    if (face_) face_->leave();
    face_.reset();
    set_saves_folder(std::nullopt);
    set_language(Language::en);
}

void Core::find_addons() {
    catalogue_.emplace(addon_folders(front_end_), tag_of(language()), prober(front_end_));
    catalogue_->try_all();
    options_ = core_options(*catalogue_, front_end_.language());
    offer_options(front_end_, core_options(*catalogue_, Language::en), options_);
    read_options();
}

// ---- The beginning ------------------------------------------------------------------------------

void Core::start() {
    // RetroArch does not know it before.
    if (const auto saves = front_end_.saves_folder()) set_saves_folder(*saves / "ludus");
    repeats_ = front_end_.can_repeat_frames();
    read_options();
    set_size(chosen_[option_key::size]);
    set_language(chosen_language());
    *catalogue_ = catalogue_->in_language(tag_of(language()));
    for (const auto &found : catalogue_->addons())
        if (!found.usable())
            front_end_.say(text(Text::addon_named_refused,
                                {path_text(found.folder.filename()), said(found.refusal)}),
                           RETRO_LOG_WARN);
    memory_.emplace(settings(), [this](const Settings &settings) { note(settings); });
    open_face();
    show_own_options();
}

void Core::open_face() {
    face_.reset();
    if (catalogue_->games().empty()) return tell_missing();
    GuiOptions options;
    options.theme = chosen_[option_key::theme];
    options.speed = chosen_[option_key::speed];
    options.auto_forced = chosen_[option_key::forced] == option_on;
    face_ = std::make_unique<Gui>(
        *catalogue_, options, *memory_, [this](const std::string &sentence) { say(sentence); },
        [] {});
    face_->plan_game(new_game());
    go_on_unfinished("");
}

void Core::tell_missing() {
    const std::string folder = path_text(addon_folders(front_end_).front());
    const std::string why = catalogue_->without_games().what();
    front_end_.say(why, RETRO_LOG_ERROR);
    missing_.close();
    missing_.open([why, folder] {
        Page page{text(Text::core_no_games), {}};
        std::istringstream lines(why);
        for (std::string line; std::getline(lines, line);)
            page.lines.push_back(line);
        page.lines.push_back(text(Text::core_look_again, {folder}));
        return page;
    });
}

// The newest one, of this game where one is named; false: there is none, or it cannot be had.
bool Core::go_on_unfinished(const std::string &game) {
    const auto saves = launcher::saves_folder();
    if (!saves) return false;
    try {
        for (const auto &saved : unfinished_in(*saves)) {
            const std::string text = game.empty() ? "" : read_save(saved.file).game.text;
            if (game_id(text) != game) continue;
            face_->go_on(saved.file);
            return true;
        }
    } catch (const std::runtime_error &error) {
        front_end_.say(sentence(error), RETRO_LOG_WARN);
    }
    return false;
}

void Core::begin_anew() {
    if (!face_) return open_face();
    face_->plan_game(new_game());
    face_->begin_new();
}

// ---- Frames -------------------------------------------------------------------------------------

int64_t Core::now() const {
    return static_cast<int64_t>(static_cast<double>(frame_) * 1000 / frames_per_second);
}

// What comes about in one frame is one message: while one is read aloud, RetroArch skips others.
void Core::say(const std::string &sentence) {
    if (chosen_[option_key::messages] == option_on && can_be_read_aloud(sentence))
        to_say_ += (to_say_.empty() ? "" : " ") + sentence;
}

void Core::run(const Callbacks &callbacks) {
    ++frame_;
    if (front_end_.options_changed()) follow_options();
    callbacks.poll();
    hand(input_.read(callbacks.state, width_, height_));
    if (face_) {
        if (face_->advance(now())) painted_ = false;
        if (face_->left()) front_end_.call(RETRO_ENVIRONMENT_SHUTDOWN, nullptr);
    }
    if (!to_say_.empty()) front_end_.say(std::exchange(to_say_, {}));
    if (frame_ == pointer_until_) painted_ = false;
    const size_t pitch = static_cast<size_t>(width_) * sizeof(uint32_t);
    const bool again = painted_ && repeats_;
    if (!painted_) paint();
    callbacks.video(again ? nullptr : pixels_.data(), static_cast<unsigned>(width_),
                    static_cast<unsigned>(height_), pitch);
    constexpr auto samples = static_cast<size_t>(samples_per_second / frames_per_second);
    static constexpr int16_t silence[2 * samples] = {};
    callbacks.audio(silence, samples);
}

void Core::hand(const Done &done) {
    if (!done.keys.empty() || done.moved || done.pressed || done.released || done.rows != 0)
        painted_ = false;
    if (done.moved) pointer_until_ = frame_ + pointer_seen;
    if (!face_) {
        for (const Key key : done.keys)
            missing_.key(key);
        if (done.pressed) missing_.press(input_.pointer());
        if (missing_.shown()) return;
        find_addons();
        return open_face();
    }
    for (const Key key : done.keys) {
        const bool first_page = !face_->live() && face_->menu().depth() == 1;
        if (key != Key::back || !first_page) face_->key(key); // the front end's menu ends it
    }
    if (done.moved) face_->motion(input_.pointer());
    if (done.pressed) face_->press(input_.pointer());
    if (done.released) face_->release(input_.pointer());
    if (done.rows != 0) face_->scroll(done.rows);
}

void Core::paint() {
    painted_ = true;
    const Surface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char *>(pixels_.data()), CAIRO_FORMAT_RGB24, width_, height_,
        width_ * static_cast<int>(sizeof(uint32_t))));
    const Context cr(cairo_create(surface.get()));
    if (face_) {
        face_->paint(cr.get(), width_, height_);
    } else {
        const Theme &theme = themes().front();
        cairo_rectangle(cr.get(), 0, 0, width_, height_);
        fill(cr.get(), theme.table);
        missing_.paint(cr.get(), theme, {0, 0, double(width_), double(height_)});
    }
    if (frame_ < pointer_until_ && !input_.touched()) paint_pointer(cr.get());
    cairo_surface_flush(surface.get());
}

// A ring: in full screen no other pointer is seen, and in a window it goes with the other.
void Core::paint_pointer(cairo_t *cr) {
    const Point at = input_.pointer();
    const double size = height_ / 80.0;
    cairo_new_path(cr);
    cairo_arc(cr, at.x, at.y, size, 0, 6.2832);
    cairo_set_line_width(cr, size * 0.5);
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_stroke_preserve(cr);
    cairo_set_line_width(cr, size * 0.25);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_stroke(cr);
}

// ---- Save states --------------------------------------------------------------------------------

bool Core::save(void *data, size_t size) {
    if (write_state(face_ ? face_->saved() : "", data, size)) return true;
    front_end_.say(text(Text::core_state_too_long), RETRO_LOG_WARN);
    return false;
}

bool Core::restore(const void *data, size_t size) {
    try {
        const std::string saved = read_state(data, size);
        if (!face_ || saved == face_->saved()) return face_ || saved.empty();
        if (saved.empty()) throw RequestError(text(Text::core_state_empty));
        try {
            face_->restore(saved);
        } catch (const SaveError &fault) {
            throw RequestError(text(Text::core_state_fault, {fault.what()}));
        } catch (const ludus::Error &error) {
            throw RequestError(text(Text::core_state_fault, {sentence(error)}));
        }
        return true;
    } catch (const RequestError &error) {
        front_end_.say(error.what(), RETRO_LOG_WARN);
        return false;
    }
}

} // namespace launcher
