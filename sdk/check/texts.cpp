// SPDX-License-Identifier: MIT
// Events, positions and pages in words, in every language.
#include "play.hpp"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <ludus/paths.hpp>
#include <ludus/text.hpp>
#include <regex>

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
                expect_line("texts.say", what + " in " + tag, say(event, tag.c_str()));
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

    // Each choice, as something that can be done; an index beyond the list is refused.
    void check_choices(const Match &m) {
        const int32_t phase = m.state().phase;
        const auto moves = static_cast<uint32_t>(m.moves().size());
        for (uint32_t i = 0; i < moves; ++i)
            check_choice(m, "texts.say_move", s_.texts->say_move, i);
        refuse(m, "texts.say_move", s_.texts->say_move, moves, phase == LUDUS_PHASE_MOVE);
        const bool has_turns = phase == LUDUS_PHASE_MOVE || phase == LUDUS_PHASE_END;
        const auto turns = has_turns ? static_cast<uint32_t>(m.turns().size()) : 0;
        for (uint32_t i = 0; i < std::min(turns, 32u); ++i)
            check_choice(m, "texts.say_turn", s_.texts->say_turn, i);
        refuse(m, "texts.say_turn", s_.texts->say_turn, turns, has_turns);
    }

    void check_pages() {
        const std::string listing = game_ + ", texts.pages";
        std::set<std::string> ids;
        for (const ludus_page &page : s_.pages(game_))
            report_.expect(ids.insert(page.id).second, listing, quote(page.id) + " comes twice");
        for (const std::string &tag : languages_) {
            std::set<std::string> same;
            for (const ludus_page &page :
                 list<ludus_page>(listing, s_.texts->pages, s_.addon, game_.c_str(), tag.c_str())) {
                same.insert(page.id ? page.id : "");
                expect_line("texts.pages", "a title in " + tag, page.title ? page.title : "");
                check_page(page.id ? page.id : "", tag);
            }
            report_.expect(same == ids, listing,
                           "lists other pages in " + tag + " than in en; the same were expected");
        }
        ludus_error error = new_error();
        uint32_t length = 0;
        const std::string where = game_ + ", texts.page";
        report_.expect_status(enter(where, s_.texts->page, s_.addon, game_.c_str(), "no such page",
                                    "en", nullptr, 0u, &length, &error),
                              LUDUS_ERROR_UNKNOWN, where, "an unknown page");
    }

    // A kind that nobody gives.
    void check_unknown_event() {
        ludus_event event{};
        event.size = sizeof event;
        event.kind = LUDUS_FREE - 1;
        event.player = 1;
        ludus_error error = new_error();
        uint32_t length = 0;
        const std::string where = game_ + ", texts.say";
        report_.expect_status(enter(where, s_.texts->say, s_.addon, game_.c_str(), &event, "en",
                                    nullptr, 0u, &length, &error),
                              LUDUS_ERROR_ARGUMENT, where, "an event of an unknown kind");
    }

private:
    template <class F>
    void check_choice(const Match &m, const char *function, F f, uint32_t index) {
        for (const std::string &tag : languages_)
            expect_line(function, "number " + std::to_string(index) + " in " + tag,
                        text(game_ + ", " + function, f, m.handle(), index, tag.c_str()));
    }

    // Where the list is not there at all, it is the phase.
    template <class F>
    void refuse(const Match &m, const char *function, F f, uint32_t index, bool in_phase) {
        ludus_error error = new_error();
        uint32_t length = 0;
        const std::string where = game_ + ", " + function;
        const int32_t status =
            enter(where, f, m.handle(), index, "en", nullptr, 0u, &length, &error);
        report_.expect_status(status, in_phase ? LUDUS_ERROR_MOVE : LUDUS_ERROR_PHASE, where,
                              "an index beyond the list, or without one,");
    }

    void check_page(const std::string &id, const std::string &tag) {
        const std::string what = "the page " + id + " in " + tag;
        const std::string page = text(game_ + ", texts.page", s_.texts->page, s_.addon,
                                      game_.c_str(), id.c_str(), tag.c_str());
        expect_text("texts.page", what, page);
        static const std::regex image(R"(!\[[^\]]*\]\(\s*<?([^)>\s]*))");
        for (std::sregex_iterator i(page.begin(), page.end(), image), end; i != end; ++i)
            check_image(what, (*i)[1]);
    }

    void check_image(const std::string &what, const std::string &name) {
        const std::filesystem::path path = ludus::path_of(name);
        bool inside = path.is_relative() && name.find('\\') == std::string::npos;
        for (const auto &part : path)
            inside = inside && part != "..";
        char head[8] = {};
        std::ifstream file(inside ? s_.folder / path : "", std::ios::binary);
        file.read(head, sizeof head);
        report_.expect(inside && file && std::memcmp(head, "\x89PNG\r\n\x1a\n", 8) == 0,
                       game_ + ", texts.page",
                       what + " has the image " + quote(name) +
                           "; a PNG file of the addon's folder, by its path in it, was expected");
    }

    std::string say(const ludus_event &event, const char *language) const {
        return text(game_ + ", texts.say", s_.texts->say, s_.addon, game_.c_str(), &event,
                    language);
    }

    // The same, of one line.
    void expect_line(const std::string &function, const std::string &what,
                     const std::string &found) {
        expect_text(function, what, found);
        report_.expect(found.find_first_of("\n\t") == std::string::npos, game_ + ", " + function,
                       what + " is " + quote(found) + "; one line was expected");
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
    texts.check_unknown_event();
    Match m(context.subject, context.game);
    Random random(context.seed);
    for (unsigned step = 0; step < 4000; ++step) {
        const int32_t phase = m.state().phase;
        texts.check_events(m);
        if (step % 16 == 0 || phase == LUDUS_PHASE_OVER) texts.check_description(m);
        if (step < 16 || step % 16 == 0 || phase == LUDUS_PHASE_OVER) texts.check_choices(m);
        if (phase == LUDUS_PHASE_OVER) break;
        if (!m.go_on(context.seed)) m.play(pick(random, m.moves().size()));
    }
}

} // namespace check
