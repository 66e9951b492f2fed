// SPDX-License-Identifier: MIT
#include "commands/told_end.hpp"

#include "base/console.hpp"
#include "base/output.hpp"
#include "game/crash_record.hpp"
#include "game/kept_game.hpp"
#include "terminal/system.hpp"

#include <iostream>

namespace launcher {

std::string about_addon(Text sentence, const std::string &more) {
    return text(sentence, {addon_recorded(), "", more});
}

std::string words_of_crash(const std::string &name) {
    return addon_recorded().empty() ? text(Text::end_crashed_alone, {name})
                                    : about_addon(Text::end_crashed, name);
}

std::string words_of_exit() {
    return addon_recorded().empty() ? text(Text::end_exited_alone) : about_addon(Text::end_exited);
}

std::vector<std::string> words_of_game() {
    const auto game = game_recorded();
    return game ? kept_words(*game) : std::vector<std::string>();
}

void explain_end(const std::string &sentence, const std::vector<std::string> &more) {
    constexpr const char *begins_a_line = "\r\x1b[0m\x1b[K";
    set_language(language_recorded());
    if (is_terminal(Stream::error) && obeys_escapes()) std::cerr << begins_a_line << std::flush;
    complain(sentence, more);
}

} // namespace launcher
