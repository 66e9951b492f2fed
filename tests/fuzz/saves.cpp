// SPDX-License-Identifier: MIT
// Saved games, as the launcher reads them. Whatever the text is, nothing crashes: it is refused
// with a sentence and the number of a line, or read, written, read and written again the same.
#include "fuzz.hpp"
#include "game/save.hpp"
#include "game/session.hpp"

#include <algorithm>
#include <stdexcept>

using namespace launcher;

namespace {

// The addon is loaded once, and here, not first tried in another process as the launcher does.
Game game_named(const std::string &text) {
    static const ludus::Addon addon =
        ludus::load(ludus::discover({TEST_STAGE "/addons"}).at(0), ludus::HostDescription());
    const std::string canonical = addon.check(text);
    for (const ludus_game &about : addon.games(""))
        if (canonical.substr(0, canonical.find('?')) == about.id)
            return {addon, canonical, about, "", addon.sides(canonical, "")};
    throw std::logic_error("a game that the addon checks and does not list: " + canonical);
}

// Read, replayed and written.
std::string rewritten(const std::string &text) {
    const Save save = parse_save(text);
    const Game game = game_named(save.game.text);
    return save_text(replayed(save, game));
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const std::string text(reinterpret_cast<const char *>(data), size);
    std::string first;
    try {
        first = rewritten(text);
    } catch (const SaveError &fault) {
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        expect(fault.what()[0] != '\0' && fault.line >= 1 && fault.line <= lines + 1,
               "a refusal names a line and says why", text);
        return 0;
    } catch (const ludus::Error &error) {
        expect(error.what()[0] != '\0', "a game that is refused gets a sentence", text);
        return 0;
    }
    expect(rewritten(first) == first, "a save that was written reads the same", first);
    return 0;
}
