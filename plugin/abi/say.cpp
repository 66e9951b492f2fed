// SPDX-License-Identifier: MIT
// The texts: sentences and pages.
#include "abi/game.hpp"
#include "abi/match.hpp"
#include "abi/moves_said.hpp"
#include "abi/out.hpp"
#include "abi/sentences.hpp"
#include "abi/tables.hpp"
#include "abi/text_file.hpp"

namespace duodecim {

namespace {

std::int32_t LUDUS_CALL say(ludus_addon *addon, const char *game, const ludus_event *event,
                            const char *language, char *text, std::uint32_t capacity,
                            std::uint32_t *length, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (const std::int32_t status = check_struct(call, event, "event")) return status;
        const Sentences sentences(addon->texts, language_of(language), it);
        if (!sentences.knows(*event))
            return call.fail(LUDUS_ERROR_ARGUMENT, "argument.event",
                             {it.text(), std::to_string(event->kind), std::to_string(event->player),
                              std::to_string(event->from), std::to_string(event->to)});
        return give_text(call, sentences.event(*event), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL say_move(ludus_match *match, std::uint32_t move, const char *language,
                                 char *text, std::uint32_t capacity, std::uint32_t *length,
                                 ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status = check_move(call, it, move)) return status;
        return give_text(call, MovesSaid(match->addon->texts, language_of(language), it).move(move),
                         text, capacity, length);
    });
}

std::int32_t LUDUS_CALL say_turn(ludus_match *match, std::uint32_t turn, const char *language,
                                 char *text, std::uint32_t capacity, std::uint32_t *length,
                                 ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        if (const std::int32_t status = check_turn(call, it, turn)) return status;
        return give_text(call, MovesSaid(match->addon->texts, language_of(language), it).turn(turn),
                         text, capacity, length);
    });
}

std::int32_t LUDUS_CALL describe(ludus_match *match, const char *language, char *text,
                                 std::uint32_t capacity, std::uint32_t *length,
                                 ludus_error *error) {
    return guarded(match, error, [&](const Call &call, Match &it) {
        const auto game = read_game_text(it.game());
        if (!game) return call.fault(game.fault());
        const Sentences sentences(match->addon->texts, language_of(language), **game);
        return give_text(call, sentences.position(it), text, capacity, length);
    });
}

std::int32_t LUDUS_CALL pages(ludus_addon *addon, const char *game, const char *language,
                              ludus_page *out, std::uint32_t capacity, std::uint32_t stride,
                              std::uint32_t *count, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &) {
        const Words words{*addon, language_of(language)};
        const auto make = [&](std::size_t) {
            return ludus_page{.id = LUDUS_PAGE_RULES, .title = words.of("page.rules")};
        };
        return give_list(call, 1, make, out, capacity, stride, count);
    });
}

std::int32_t LUDUS_CALL page(ludus_addon *addon, const char *game, const char *page,
                             const char *language, char *text, std::uint32_t capacity,
                             std::uint32_t *length, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (!page) return call.null("page");
        if (page != std::string_view(LUDUS_PAGE_RULES))
            return call.fail(LUDUS_ERROR_UNKNOWN, "page.unknown", {page, LUDUS_PAGE_RULES});
        TextFile file;
        for (const Language l : {language_of(language), Language::en}) {
            file =
                read_text_file(addon->folder + "/texts/rules",
                               std::string(it.id()) + "." +
                                   std::string(language_tags[static_cast<std::size_t>(l)]) + ".md");
            if (file.fault.empty()) return give_text(call, file.text, text, capacity, length);
            addon->log(LUDUS_LOG_WARNING, file.fault);
        }
        return call.fail(LUDUS_ERROR_FILE, "page.missing", {std::string(it.id()), file.fault});
    });
}

} // namespace

const ludus_texts_api texts_table{.size = sizeof(ludus_texts_api),
                                  .reserved = 0,
                                  .say = say,
                                  .say_move = say_move,
                                  .say_turn = say_turn,
                                  .describe = describe,
                                  .pages = pages,
                                  .page = page};

} // namespace duodecim
