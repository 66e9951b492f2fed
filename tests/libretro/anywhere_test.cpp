// SPDX-License-Identifier: MIT
// The core on the system that it was built for: this is run by an emulator where that is another one.
// Environment: LUDUS_CORE, the library, and LUDUS_CORE_ADDONS, the folder of the addons, where those
// of the build are not meant.
#include "catch.hpp"
#include "console.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace fs = std::filesystem;

namespace {

fs::path told(const char *name, const char *usual) {
    const char *given = std::getenv(name);
    return given && *given ? given : usual;
}

ConsoleOptions here() {
    ConsoleOptions options;
    options.core = told("LUDUS_CORE", LIBRETRO_CORE);
    options.addons = told("LUDUS_CORE_ADDONS", TEST_STAGE "/addons");
    options.chosen.insert({{"ludus_player_2", "1"}, {"ludus_size", "640x480"}});
    return options;
}

uint64_t digest(const std::vector<uint32_t> &picture) { // FNV-1a
    uint64_t hash = 0xCBF29CE484222325;
    for (uint32_t pixel : picture) {
        pixel &= 0xFFFFFF;
        for (int byte = 0; byte < 4; ++byte, pixel >>= 8)
            hash = (hash ^ (pixel & 0xFF)) * 0x100000001B3;
    }
    return hash;
}

} // namespace

TEST_CASE("the core finds its addons, tries them, plays, and a state leads back") {
    Console console(here());
    REQUIRE(console.offered.count("ludus_game") == 1);
    CHECK(console.offered.at("ludus_game").values.size() >= 5);
    CHECK(console.complaints.empty());
    const std::string logged = console.logged.empty() ? "" : console.logged.front();
    CHECK(logged == ""); // such as that there is nothing to try addons with
    console.run(2);
    CHECK(console.pictures > 0);
    console.write_picture("anywhere");
    std::vector<uint32_t> colours = console.picture;
    std::sort(colours.begin(), colours.end());
    CHECK(std::unique(colours.begin(), colours.end()) - colours.begin() >
          200); // something is drawn
    std::cout << "the first page: " << std::hex << digest(console.picture) << std::dec << '\n';

    console.press(RETRO_DEVICE_ID_JOYPAD_A); // start
    console.run_until([&] { return !console.saved().empty(); });
    const auto state = console.save_state();
    const std::string begun = console.saved();
    std::set<std::string> games{begun};
    console.run_until([&] { // the next piece, it, its first target
        for (const int button :
             {RETRO_DEVICE_ID_JOYPAD_R, RETRO_DEVICE_ID_JOYPAD_A, RETRO_DEVICE_ID_JOYPAD_A})
            console.press(static_cast<unsigned>(button));
        games.insert(console.saved());
        return games.size() > 5;
    });
    console.write_picture("anywhere-later");
    CHECK(console.load_state(state));
    CHECK(console.saved() == begun);
}
