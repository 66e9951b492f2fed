// SPDX-License-Identifier: MIT
#include "player.hpp"

#include "catch.hpp"
#include "painter/pen.hpp"

using namespace launcher;

ConsoleOptions with(const std::filesystem::path &addons,
                    const std::map<std::string, std::string> &chosen) {
    ConsoleOptions options;
    options.addons = addons;
    options.chosen.insert(chosen.begin(), chosen.end());
    return options;
}

Player::Player(Console &console, const std::filesystem::path &addons)
    : console_(console), catalogue_({addons}, "en", std::nullopt), memory_(false) {}

const LiveGame &Player::look() {
    const std::string saved = console_.saved();
    REQUIRE_FALSE(saved.empty());
    if (saved == seen_) return *face_->live();
    seen_ = saved;
    const auto show = [&] {
        GuiOptions options;
        options.no_save = true;
        const auto nothing = [](const std::string &) {};
        face_ = std::make_unique<Gui>(catalogue_, options, memory_, nothing, [] {});
        face_->restore(saved);
    };
    try {
        face_ ? face_->restore(saved) : show();
    } catch (const RequestError &) { // another game now
        show();
    }
    // A save does not tell that a turn was ended of itself; without a roll nothing else does.
    const ludus_state state = face_->live()->session().state();
    if (state.phase == LUDUS_PHASE_END && state.rolls == 0) face_->advance(0);
    return *face_->live();
}

// In the picture.
Point Player::spot(int32_t place) {
    const auto width = static_cast<int>(console_.width), height = static_cast<int>(console_.height);
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
    const Context cr(cairo_create(surface.get()));
    face_->paint(cr.get(), width, height);
    return face_->plan().spot(place);
}

bool Player::over() {
    return look().session().state().phase == LUDUS_PHASE_OVER;
}

bool Player::asked() {
    return look().asks();
}

bool Player::wait() {
    console_.run_until([&] { return asked() || over(); });
    console_.run(4); // what a step began is shown
    return !over();
}

// Whatever the person does, something on the table has to change.
template <class Move>
void Player::move(Move move) {
    const std::string before = console_.saved();
    move();
    console_.run(2);
    REQUIRE(console_.saved() != before);
}

void Player::move_by_pad() {
    move([&] {
        console_.press(RETRO_DEVICE_ID_JOYPAD_R); // the next piece
        console_.press(RETRO_DEVICE_ID_JOYPAD_A); // it; then its first target
        console_.press(RETRO_DEVICE_ID_JOYPAD_A);
        const std::string now = console_.saved();
        if (now == seen_) console_.press(RETRO_DEVICE_ID_JOYPAD_A); // either of the dice
    });
}

void Player::move_by_keyboard() {
    move([&] {
        console_.type(RETROK_TAB);
        console_.type(RETROK_RETURN);
        console_.type(RETROK_RETURN);
        if (console_.saved() == seen_) console_.type(RETROK_RETURN);
    });
}

void Player::play(const std::string &move_text) {
    move([&] {
        const auto &match = look().session().match();
        const auto moves = match.moves();
        for (uint32_t i = 0; i < moves.size(); ++i) {
            if (match.move_text(i) != move_text) continue;
            console_.click(spot(moves[i].from));
            console_.click(spot(moves[i].to));
            return;
        }
        FAIL(move_text + " cannot be played");
    });
}

void Player::move_by_pointer() {
    move([&] {
        const LiveGame &table = look();
        const int32_t from = table.movable().front();
        int32_t to = 0;
        for (const auto &each : table.session().match().moves())
            if (each.from == from && !to) to = each.to;
        console_.click(spot(from));
        console_.click(spot(to));
        if (console_.saved() == seen_) console_.press(RETRO_DEVICE_ID_JOYPAD_A);
    });
}
