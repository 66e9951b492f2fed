// SPDX-License-Identifier: MIT
// Saved games, as the launcher reads them. Whatever the text is, nothing crashes: it is refused
// with a sentence and the number of a line, or read, written, read and written again the same.
#include "fuzz.hpp"
#include "save.hpp"
#include "session.hpp"

#include <algorithm>
#include <map>

namespace {

// Each game is opened once.
const Game &game_named(const Save &save) {
    static const Catalogue catalogue({TEST_STAGE "/addons"}, "en");
    static std::map<std::string, Game> open;
    const auto found = open.find(save.game.text);
    if (found != open.end()) return found->second;
    return open.emplace(save.game.text, game_of(save, catalogue)).first->second;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const std::string text(reinterpret_cast<const char *>(data), size);
    std::string first;
    try {
        const Save save = parse_save(text);
        first = save_text(replayed(save, game_named(save)));
    } catch (const SaveFault &fault) {
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        expect(fault.what()[0] != '\0' && fault.line >= 1 && fault.line <= lines + 1,
               "a refusal names a line and says why", text);
        return 0;
    }
    const Save save = parse_save(first);
    expect(save_text(replayed(save, game_named(save))) == first,
           "a save that was written reads the same", first);
    return 0;
}
