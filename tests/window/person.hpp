// SPDX-License-Identifier: MIT
// A person in front of the face: looks at the picture, points and types, with a clock of the test's
// own and folders of its own.
#pragma once

#include "support.hpp"
#include "ui/gui.hpp"

using namespace launcher;

class Person {
public:
    // `addons`: where the games are.
    Person(const std::filesystem::path &addons, GuiOptions options);

    Gui &gui() { return *face_; }
    const Session &session() const { return face_->live()->session(); }
    ludus_state state() const { return session().state(); }
    const Words &heard() const { return heard_; }
    bool heard(const std::string &words) const;

    // Lets time pass until the person is asked, the game is over or nothing runs.
    void wait();
    void look(); // paints, 640x480
    void key(Key key);
    void digit(int32_t value);
    void click(Point p);
    void click(int32_t place);
    void drag(int32_t from, int32_t to);
    void button(const std::string &label); // of those painted
    bool offers(const std::string &label); // goes to that item of the page, by keys
    void select(const std::string &label); // which has to be there
    void item(const std::string &label);   // goes there and accepts
    // A whole turn's next move: the first piece on offer to its first target.
    void move_by_mouse(bool dragging = false);
    void move_by_keys();

private:
    bool over() const { return state().phase == LUDUS_PHASE_OVER; }

    TemporaryFolder folder_;
    std::unique_ptr<SettingsStore> memory_;
    Words heard_;
    std::unique_ptr<Gui> face_;
    int64_t now_ = 1000;
    Surface surface_;
};

// Makes the first move of a game that is kept in a file, once `begin` has led up to it; the
// position after it.
std::string kept_position(
    const std::filesystem::path &addons, GuiOptions options, const std::string &file,
    const std::function<void(Person &)> &begin = [](Person &) {});
