// SPDX-License-Identifier: MIT
// Whether a game is played in a window.
#include "commands/commands.hpp"
#include "terminal/streams.hpp"
#include "words/text.hpp"
#ifdef LUDUS_WINDOW
#include "window/display.hpp"
#include "window/window.hpp"
#endif

namespace launcher {

namespace {

#ifdef LUDUS_WINDOW
// A window where there is a display and nothing says that the game is for a terminal or a script.
bool wants_window(const PlayOptions &play) {
    if (play.window) return true;
    if (play.terminal || play.plain || play.word) return false;
    return (has_display() && somebody_types()) || nobody_reads();
}

GuiOptions gui_options(const PlayOptions &options, const Settings &settings) {
    GuiOptions face;
    face.new_game = wish_of(options);
    face.saved = options.resume;
    face.save_in = options.save;
    face.no_save = options.no_save;
    face.speed = options.speed.empty() ? settings.speed : options.speed;
    face.theme = !options.theme.empty() ? options.theme : settings.theme;
    face.auto_forced = options.auto_forced.value_or(settings.auto_forced);
    face.choose_saved = options.resumed && options.resume.empty();
    return face;
}
#endif

} // namespace

void tell_in_window(const std::string &sentence) {
#ifdef LUDUS_WINDOW
    show_in_window(sentence);
#else
    (void)sentence;
#endif
}

std::optional<int> play_window(const Catalogue &catalogue, const PlayOptions &play,
                               SettingsStore &memory) {
#ifdef LUDUS_WINDOW
    if (!wants_window(play)) return std::nullopt;
    return play_in_window(catalogue, gui_options(play, memory.settings()), {play.window, play.say},
                          memory);
#else
    (void)catalogue, (void)memory;
    if (play.window) throw RequestError(text(Text::window_not_built));
    return std::nullopt;
#endif
}

} // namespace launcher
