// SPDX-License-Identifier: MIT
// Events, positions and pages in words, in every language.
#include "play.hpp"

#include <ludus/text.hpp>

namespace check {

namespace {

class Texts {
public:
    Texts(Context &context, const std::string &game)
        : report_(context.report), s_(context.subject), game_(game),
          languages_(context.subject.languages()) {}

    void check_events(const Match &m) {
        for (const ludus_event &event : m.events()) {
            const std::string what = "an event of kind " + std::to_string(event.kind);
            const std::string english = say(event, "en");
            for (const std::string &tag : languages_)
                expect_text("texts.say", what + " in " + tag, say(event, tag.c_str()));
            for (const char *tag : {static_cast<const char *>(nullptr), "xx"})
                report_.expect(say(event, tag) == english, game_ + ", texts.say",
                               what + " in an unknown language is not in English");
        }
    }

    void check_description(const Match &m) {
        for (const std::string &tag : languages_)
            expect_text(
                "texts.describe", "a position in " + tag,
                text(game_ + ", texts.describe", s_.texts->describe, m.handle(), tag.c_str()));
    }

    void check_pages() {
        for (const std::string &tag : languages_)
            expect_text("texts.page", "the page rules in " + tag,
                        text(game_ + ", texts.page", s_.texts->page, s_.addon, game_.c_str(),
                             "rules", tag.c_str()));
        ludus_error error = new_error();
        uint32_t length = 0;
        const std::string where = game_ + ", texts.page";
        report_.expect_status(enter(where, s_.texts->page, s_.addon, game_.c_str(), "no such page",
                                    "en", nullptr, 0u, &length, &error),
                              LUDUS_ERROR_UNKNOWN, where, "an unknown page");
    }

private:
    std::string say(const ludus_event &event, const char *language) const {
        return text(game_ + ", texts.say", s_.texts->say, s_.addon, game_.c_str(), &event,
                    uint32_t{sizeof event}, language);
    }

    void expect_text(const std::string &function, const std::string &what,
                     const std::string &found) {
        report_.expect(!found.empty(), game_ + ", " + function,
                       what + " is said as nothing; a sentence was expected");
        report_.expect(ludus::utf8_fault(found) == std::string::npos, game_ + ", " + function,
                       what + " is not UTF-8: " + quote(found));
        report_.expect(ludus::utf8_fault(found) != std::string::npos ||
                           ludus::control_in(found, "\n\t") == std::string::npos,
                       game_ + ", " + function,
                       what + " holds a control character: " + quote(found));
    }

    Report &report_;
    const Subject &s_;
    std::string game_;
    std::vector<std::string> languages_;
};

} // namespace

void check_texts(Context &context) {
    if (context.subject.texts == nullptr) return;
    Texts texts(context, context.game);
    texts.check_pages();
    Match m(context.subject, context.game);
    Random random(context.seed);
    for (unsigned step = 0; step < 4000; ++step) {
        const int32_t phase = m.state().phase;
        texts.check_events(m);
        if (step % 16 == 0 || phase == LUDUS_PHASE_OVER) texts.check_description(m);
        if (phase == LUDUS_PHASE_OVER) break;
        if (phase == LUDUS_PHASE_ROLL)
            m.set_dice(m.roll(context.seed));
        else if (phase == LUDUS_PHASE_END)
            m.end_turn();
        else
            m.play(pick(random, m.moves().size()));
    }
}

} // namespace check
