// SPDX-License-Identifier: MIT
#include "person.hpp"

#include "catch.hpp"
#include "game/save.hpp"
#include "words/text.hpp"

#include <chrono>
#include <cstdlib>
#include <thread>

using namespace launcher;

namespace {

constexpr int width = 640, height = 480;

} // namespace

Person::Person(const std::filesystem::path &addons, GuiOptions options)
    : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)) {
    setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
    setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1);
    set_language(Language::en);
    memory_ = std::make_unique<SettingsStore>(false);
    const Catalogue catalogue({addons}, "en");
    face_ = std::make_unique<Gui>(
        catalogue, std::move(options), *memory_,
        [this](const std::string &sentence) { heard_.push_back(sentence); }, [] {});
    look();
}

bool Person::heard(const std::string &words) const {
    for (const auto &sentence : heard_)
        if (sentence.find(words) != std::string::npos) return true;
    return false;
}

void Person::look() {
    const Context cr(cairo_create(surface_.get()));
    face_->paint(cr.get(), width, height);
    REQUIRE(cairo_status(cr.get()) == CAIRO_STATUS_SUCCESS);
}

void Person::wait() {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (std::chrono::steady_clock::now() < limit) {
        now_ += 100;
        if (face_->advance(now_)) look();
        const LiveGame *table = face_->live();
        if (!table || face_->menu().shown() || face_->left()) return;
        if (!table->busy() && (table->asks() || face_->awaits_dice() || over())) return;
        if (!face_->due()) std::this_thread::sleep_for(std::chrono::milliseconds(1)); // it thinks
    }
    FAIL("the game does not go on");
}

void Person::key(Key key) {
    face_->key(key);
    look();
}

void Person::digit(int32_t value) {
    face_->digit(value);
    look();
}

void Person::click(Point p) {
    face_->press(p);
    face_->release(p);
    look();
}

void Person::click(int32_t place) {
    click(face_->plan().spot(place));
}

void Person::drag(int32_t from, int32_t to) {
    const Point a = face_->plan().spot(from), b = face_->plan().spot(to);
    face_->press(a);
    for (int i = 1; i <= 10; ++i) {
        face_->motion({a.x + (b.x - a.x) * i / 10, a.y + (b.y - a.y) * i / 10});
        look();
    }
    face_->release(b);
    look();
}

void Person::button(const std::string &label) {
    const auto box = face_->button(label);
    INFO(label);
    REQUIRE(box);
    click(box->middle());
}

void Person::select(const std::string &label) {
    REQUIRE(face_->menu().shown());
    INFO(label);
    REQUIRE(offers(label));
}

bool Person::offers(const std::string &label) {
    constexpr int most_items = 300;
    for (int i = 0; i < most_items; ++i)
        face_->key(Key::up);
    for (int i = 0; i < most_items; ++i) {
        if (face_->menu().chosen() && face_->menu().chosen()->label == label) return true;
        face_->key(Key::down);
    }
    return false;
}

void Person::item(const std::string &label) {
    select(label);
    key(Key::accept);
}

void Person::move_by_mouse(bool dragging) {
    const int32_t from = face_->live()->movable().front();
    if (!dragging) click(from);
    if (dragging) {
        const auto moves = session().match().moves();
        drag(from, moves.front().to);
    } else {
        REQUIRE(face_->live()->picked() == from);
        click(face_->live()->targets().front().place);
    }
    if (face_->menu().shown()) key(Key::accept); // either of the dice
    wait();
}

void Person::move_by_keys() {
    if (!face_->cursor()) key(Key::next);
    if (const auto movable = face_->live()->movable();
        std::find(movable.begin(), movable.end(), face_->cursor()) == movable.end())
        key(Key::next);
    key(Key::accept);
    REQUIRE(face_->live()->picked());
    key(Key::accept);
    if (face_->menu().shown()) key(Key::accept);
    wait();
}

std::string kept_position(const std::filesystem::path &addons, GuiOptions options,
                          const std::string &file, const std::function<void(Person &)> &begin) {
    options.save_in = file;
    Person person(addons, std::move(options));
    person.wait();
    begin(person);
    person.move_by_mouse();
    CHECK(read_file(file) == save_text(person.session()));
    return person.session().match().position();
}
