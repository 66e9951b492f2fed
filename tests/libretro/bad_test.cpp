// SPDX-License-Identifier: MIT
// No addons, broken addons, a front end that calls out of turn.
#include "catch.hpp"
#include "player.hpp"

#include <chrono>
#include <dlfcn.h>
#include <nlohmann/json.hpp>

using namespace launcher;

namespace fs = std::filesystem;

namespace {

const fs::path race = RACE_ADDONS, faulty = FAULTY_ADDONS;

// The core alone in a folder, with what the front end's system folder has to bring.
ConsoleOptions alone(const TemporaryFolder &folder, const fs::path &addons, bool with_probe) {
    fs::copy(LIBRETRO_CORE, folder.path() / "ludus_libretro.so");
    if (with_probe) fs::copy(LIBRETRO_PROBE, folder.path() / "ludus-probe");
    ConsoleOptions options = with(addons);
    options.core = folder.path() / "ludus_libretro.so";
    return options;
}

void plays(Console &console) {
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    console.run(10);
    CHECK_FALSE(console.saved().empty());
}

} // namespace

TEST_CASE("without addons the core says where one was expected, and looks again when told to") {
    const TemporaryFolder folder;
    Console console(alone(folder, {}, true));
    console.run(5);
    CHECK(console.heard("no game"));
    CHECK(console.heard((console.system() / "ludus" / "addons").string()));
    console.write_picture("no-addons");
    console.press(RETRO_DEVICE_ID_JOYPAD_A); // still nothing
    console.press(RETRO_DEVICE_ID_JOYPAD_START);
    CHECK(console.saved().empty());
    CHECK(console.load_state(console.save_state()));
    console.reset();
    fs::create_directories(console.system() / "ludus");
    fs::copy(race, console.system() / "ludus" / "addons", fs::copy_options::recursive);
    console.press(RETRO_DEVICE_ID_JOYPAD_A); // now there is one
    plays(console);
    CHECK(console.offered.at("ludus_game").values == std::vector<std::string>{"race.six"});
}

TEST_CASE("the addons beside the core are found where the system folder has none") {
    const TemporaryFolder folder;
    fs::copy(race, folder.path() / "addons", fs::copy_options::recursive);
    Console console(alone(folder, {}, true));
    plays(console);
}

TEST_CASE("the system folder's addons go before those beside the core") {
    const TemporaryFolder folder;
    fs::create_directories(folder.path() / "addons");
    Console console(alone(folder, race, true));
    plays(console);
}

TEST_CASE("broken addons are named, and the others are played") {
    const TemporaryFolder folder;
    fs::copy(race, folder.path() / "addons", fs::copy_options::recursive);
    fs::copy(faulty, folder.path() / "addons", fs::copy_options::recursive);
    fs::create_directories(folder.path() / "addons" / "empty");
    Console console(with(folder.path() / "addons"));
    for (const char *broken : {"entryless", "other-major", "empty"})
        CHECK(console.heard(broken));
    CHECK(console.offered.at("ludus_game").values == std::vector<std::string>{"race.six"});
    plays(console);
}

TEST_CASE("addons that crash, abort, exit or hang cost a sentence, not the front end") {
    for (const char *fault : {"crash", "abort", "exit", "hang"}) {
        INFO(fault);
        const TemporaryFolder folder;
        fs::copy(race, folder.path() / "addons", fs::copy_options::recursive);
        fs::copy(fs::path(LIBRETRO_DEADLY) / fault, folder.path() / "addons" / fault,
                 fs::copy_options::recursive);
        Console console(with(folder.path() / "addons"));
        CHECK(console.heard(fault));
        CHECK(console.offered.at("ludus_game").values == std::vector<std::string>{"race.six"});
        plays(console);
    }
}

TEST_CASE("the core alone, without the program that tries addons, plays and says so in the log") {
    const TemporaryFolder folder;
    Console console(alone(folder, race, false));
    plays(console);
}

TEST_CASE("the program that tries addons may lie in the system folder") {
    const TemporaryFolder folder;
    ConsoleOptions options = alone(folder, {}, false);
    options.system = [&](const fs::path &system) {
        fs::create_directories(system / "ludus" / "addons");
        fs::copy(fs::path(LIBRETRO_DEADLY) / "crash", system / "ludus" / "addons" / "crash",
                 fs::copy_options::recursive);
        fs::copy(LIBRETRO_PROBE, system / "ludus" / "ludus-probe");
    };
    Console console(options);
    CHECK(console.heard("while it was tried"));
}

TEST_CASE(
    "a save that is damaged or of an addon that has gone does not keep the core from starting") {
    Console console(with(race));
    plays(console);
    console.close();
    for (const auto &entry : fs::directory_iterator(console.saves()))
        if (entry.is_regular_file()) write_file(entry.path(), "ludus save 1\ngame chess\n");
    console.open();
    plays(console);
}

TEST_CASE("the core is opened and closed many times, with and without a game") {
    Console console(with(race));
    for (int i = 0; i < 5; ++i) {
        if (i % 2) plays(console);
        console.close();
        console.open();
    }
    console.run(5);
}

TEST_CASE("a front end that looks at the core, or calls out of turn, does no harm") {
    void *library = dlopen(LIBRETRO_CORE, RTLD_NOW | RTLD_LOCAL);
    REQUIRE(library);
    const auto call = [&](const char *name) {
        void *found = dlsym(library, name);
        INFO(name);
        REQUIRE(found);
        return found;
    };
    const auto environment =
        reinterpret_cast<void (*)(retro_environment_t)>(call("retro_set_environment"));
    environment([](unsigned, void *) { return false; });
    retro_system_info info{};
    reinterpret_cast<void (*)(retro_system_info *)>(call("retro_get_system_info"))(&info);
    CHECK_FALSE(info.need_fullpath);
    for (const char *name : {"retro_run", "retro_reset", "retro_unload_game", "retro_deinit",
                             "retro_init", "retro_run", "retro_cheat_reset"})
        reinterpret_cast<void (*)()>(call(name))();
    char data[100];
    CHECK_FALSE(reinterpret_cast<bool (*)(void *, size_t)>(call("retro_serialize"))(data, 100));
    CHECK_FALSE(
        reinterpret_cast<bool (*)(const void *, size_t)>(call("retro_unserialize"))(data, 100));
    CHECK_FALSE(
        reinterpret_cast<bool (*)(const retro_game_info *)>(call("retro_load_game"))(nullptr));
    environment(nullptr);
    CHECK_FALSE(
        reinterpret_cast<bool (*)(const retro_game_info *)>(call("retro_load_game"))(nullptr));
    for (const char *name :
         {"retro_set_audio_sample", "retro_set_controller_port_device", "retro_cheat_set",
          "retro_load_game_special", "retro_get_region", "retro_get_memory_data",
          "retro_get_memory_size", "retro_serialize_size"})
        call(name);
    dlclose(library);
}

TEST_CASE("buttons, keys and pointers of every kind at every moment do no harm") {
    Console console(with(race));
    uint32_t random = 1;
    for (int i = 0; i < 1500; ++i) {
        if (std::exchange(console.shut_down, false)) { // it was told to leave
            console.close();
            console.open();
        }
        random = random * 1664525 + 1013904223;
        const uint32_t what = random >> 24;
        const Point p{double(random >> 8 & 2047) - 300, double(random >> 14 & 1023) - 200};
        if (what < 110)
            console.press(what % 16);
        else if (what < 130)
            console.type(RETROK_F1 + what % 12);
        else if (what < 140)
            console.type(what);
        else if (what < 190)
            console.click(p);
        else if (what < 220)
            console.point(p);
        else if (what < 230)
            console.click_right();
        else
            console.scroll_down();
    }
    SUCCEED();
}

TEST_CASE("the program's thinking does not hold up a frame, nor the end") {
    ConsoleOptions options = with(TEST_STAGE "/addons");
    options.chosen["ludus_game"] = "duodecim.murray";
    options.chosen["ludus_player_1"] = options.chosen["ludus_player_2"] = "5";
    Console console(options);
    console.run(2);
    console.press(RETRO_DEVICE_ID_JOYPAD_A);
    using Clock = std::chrono::steady_clock;
    std::vector<Clock::duration> frames;
    for (int i = 0; i < 400; ++i) {
        const auto begun = Clock::now();
        console.run();
        frames.push_back(Clock::now() - begun);
    }
    std::sort(frames.begin(), frames.end());
    CHECK(frames[frames.size() / 2] < std::chrono::milliseconds(SANITIZED ? 200 : 16));
    const auto begun = Clock::now();
    console.close();
    CHECK(Clock::now() - begun < std::chrono::seconds(2));
}
