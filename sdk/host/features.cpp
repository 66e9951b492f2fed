// SPDX-License-Identifier: MIT
#include "instance.hpp"
#include "ludus/handles.hpp"

#include <set>

namespace ludus {

using detail::Caller;
using detail::fault_of;
using detail::Instance;
using detail::PlaceSet;

namespace {

// Reads a list and names the element that is at fault.
template <class T, class Fill, class Check>
std::vector<T> list(const Instance &instance, const char *function, Fill fill, Check check) {
    std::vector<T> out;
    const Caller &caller = instance.caller;
    caller.list(function, out, 128, [&](T *data, uint32_t capacity, uint32_t *count) {
        fill(caller, data, capacity, count);
    });
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Cause cause = check(out[i]);
        if (cause != Cause::none) caller.fault(function, {Cause::element, {i, cause}});
    }
    return out;
}

void check_text(const Instance &instance, const char *function, const char *field,
                const char *text) {
    instance.caller.check_static(function, field, text);
}

const char *in(const std::string &text) {
    return Caller::in(text);
}

} // namespace

ludus_board Board::board(const std::string &game) const {
    ludus_board out{};
    out.size = sizeof out;
    instance_->caller.call("board", instance_->board->board, instance_->handle(), in(game), &out);
    if (out.width <= 0 || out.height <= 0) instance_->caller.fault("board", Cause::board_empty);
    return out;
}

std::vector<ludus_place> Board::places(const std::string &game, const std::string &lang) const {
    std::set<int32_t> ids;
    return list<ludus_place>(
        *instance_, "places",
        [&](const Caller &caller, ludus_place *out, uint32_t capacity, uint32_t *count) {
            caller.call("places", instance_->board->places, instance_->handle(), in(game), in(lang),
                        out, capacity, static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_place &place) {
            if (place.id <= 0) return Cause::place_id_wrong;
            if (!ids.insert(place.id).second) return Cause::place_id_twice;
            check_text(*instance_, "places", "label", place.label);
            check_text(*instance_, "places", "name", place.name);
            if (place.inscription)
                check_text(*instance_, "places", "inscription", place.inscription);
            return Cause::none;
        });
}

std::vector<ludus_line> Board::lines(const std::string &game) const {
    return list<ludus_line>(
        *instance_, "lines",
        [&](const Caller &caller, ludus_line *out, uint32_t capacity, uint32_t *count) {
            caller.call("lines", instance_->board->lines, instance_->handle(), in(game), out,
                        capacity, static_cast<uint32_t>(sizeof *out), count);
        },
        [](const ludus_line &line) { return fault_of(line); });
}

std::vector<int32_t> Board::track(const std::string &game, int32_t player, uint32_t track) const {
    const PlaceSet known(places(game, "en"));
    return list<int32_t>(
        *instance_, "track",
        [&](const Caller &caller, int32_t *out, uint32_t capacity, uint32_t *count) {
            caller.call("track", instance_->board->track, instance_->handle(), in(game), player,
                        track, out, capacity, count);
        },
        [&](int32_t id) { return known.contains(id) ? Cause::none : Cause::no_place; });
}

std::vector<ludus_piece> Board::pieces(const std::string &game, const std::string &lang) const {
    return list<ludus_piece>(
        *instance_, "pieces",
        [&](const Caller &caller, ludus_piece *out, uint32_t capacity, uint32_t *count) {
            caller.call("pieces", instance_->board->pieces, instance_->handle(), in(game), in(lang),
                        out, capacity, static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_piece &piece) {
            check_text(*instance_, "pieces", "name", piece.name);
            check_text(*instance_, "pieces", "letter", piece.letter);
            if (piece.inscription)
                check_text(*instance_, "pieces", "inscription", piece.inscription);
            return fault_of(piece);
        });
}

std::vector<ludus_die> Board::dice(const std::string &game, const std::string &lang) const {
    return list<ludus_die>(
        *instance_, "dice",
        [&](const Caller &caller, ludus_die *out, uint32_t capacity, uint32_t *count) {
            caller.call("dice", instance_->board->dice, instance_->handle(), in(game), in(lang),
                        out, capacity, static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_die &die) {
            check_text(*instance_, "dice", "name", die.name);
            return fault_of(die);
        });
}

std::vector<ludus_word> Board::words(const std::string &game, int32_t player) const {
    const PlaceSet known(places(game, "en"));
    return list<ludus_word>(
        *instance_, "words",
        [&](const Caller &caller, ludus_word *out, uint32_t capacity, uint32_t *count) {
            caller.call("words", instance_->board->words, instance_->handle(), in(game), player,
                        out, capacity, static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_word &word) {
            check_text(*instance_, "words", "word", word.word);
            if (word.word[0] == '\0') return Cause::word_empty;
            return known.contains(word.place) ? Cause::none : Cause::no_place;
        });
}

std::vector<ludus_player> Players::players(const std::string &game, const std::string &lang) const {
    return list<ludus_player>(
        *instance_, "players",
        [&](const Caller &caller, ludus_player *out, uint32_t capacity, uint32_t *count) {
            caller.call("players", instance_->players->players, instance_->handle(), in(game),
                        in(lang), out, capacity, static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_player &player) {
            check_text(*instance_, "players", "id", player.id);
            check_text(*instance_, "players", "name", player.name);
            return player.id[0] == '\0' ? Cause::id_empty : Cause::none;
        });
}

std::string Texts::say(const std::string &game, const ludus_event &event,
                       const std::string &lang) const {
    return instance_->caller.line("say", instance_->texts->say, instance_->handle(), in(game),
                                  &event, in(lang));
}

std::vector<ludus_page> Texts::pages(const std::string &game, const std::string &lang) const {
    return list<ludus_page>(
        *instance_, "pages",
        [&](const Caller &caller, ludus_page *out, uint32_t capacity, uint32_t *count) {
            caller.call("pages", instance_->texts->pages, instance_->handle(), in(game), in(lang),
                        out, capacity, static_cast<uint32_t>(sizeof *out), count);
        },
        [&](const ludus_page &page) {
            check_text(*instance_, "pages", "id", page.id);
            check_text(*instance_, "pages", "title", page.title);
            return page.id[0] == '\0' ? Cause::id_empty : Cause::none;
        });
}

std::string Texts::page(const std::string &game, const std::string &page,
                        const std::string &lang) const {
    return instance_->caller.text("page", instance_->texts->page, instance_->handle(), in(game),
                                  in(page), in(lang));
}

} // namespace ludus
