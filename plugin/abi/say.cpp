// SPDX-License-Identifier: MIT
// The texts: sentences and pages.
#include "abi/game.hpp"
#include "abi/out.hpp"
#include "abi/sentences.hpp"
#include "abi/tables.hpp"
#include "abi/text_file.hpp"

namespace duodecim {

namespace {

std::int32_t LUDUS_CALL say(ludus_addon *addon, const char *game, const ludus_event *event,
                            std::uint32_t stride, const char *language, char *text,
                            std::uint32_t capacity, std::uint32_t *length, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (!event) return call.null("event");
        if (stride == 0) return call.fail(LUDUS_ERROR_ARGUMENT, "argument.stride");
        ludus_event own{};
        std::memcpy(&own, event, std::min<std::size_t>(stride, sizeof own));
        const Sentences sentences(addon->texts, language_of(language), it);
        if (!sentences.knows(own))
            return call.fail(LUDUS_ERROR_ARGUMENT, "argument.event",
                             {it.text(), std::to_string(own.kind), std::to_string(own.player),
                              std::to_string(own.from), std::to_string(own.to)});
        return give_text(call, sentences.event(own), text, capacity, length);
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

std::int32_t LUDUS_CALL page(ludus_addon *addon, const char *game, const char *page,
                             const char *language, char *text, std::uint32_t capacity,
                             std::uint32_t *length, ludus_error *error) {
    return with_game(addon, game, error, [&](const Call &call, const Game &it) {
        if (!page) return call.null("page");
        if (page != std::string_view("rules"))
            return call.fail(LUDUS_ERROR_UNKNOWN, "page.unknown", {page, "rules"});
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

const ludus_texts_api texts_table{
    .size = sizeof(ludus_texts_api), .reserved = 0, .say = say, .describe = describe, .page = page};

} // namespace duodecim
