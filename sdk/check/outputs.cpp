// SPDX-License-Identifier: MIT
// What comes out, at every size: texts by the rule of snprintf, lists by the caller's stride,
// structs by the caller's size.
#include "match.hpp"

#include <cstring>

namespace check {

namespace {

constexpr unsigned char untouched = 0xA5;

// The number of bytes of `full` that fit a capacity: whole code points and a NUL.
std::size_t fitting(const std::string &full, std::size_t capacity) {
    std::size_t n = std::min(full.size(), capacity - 1);
    while (n < full.size() && n > 0 && (static_cast<unsigned char>(full[n]) & 0xC0) == 0x80)
        --n;
    return n;
}

// Where static texts stand in a struct: so many at its start, or after the sizes with which it
// starts, and perhaps one further on.
struct Pointers {
    constexpr Pointers(std::size_t leading, std::size_t further = SIZE_MAX)
        : leading(leading), further(further) {}

    bool at(std::size_t offset, std::size_t first) const {
        return offset == further || (offset >= first && offset < first + leading * sizeof(char *));
    }

    std::size_t leading, further;
};

class Outputs {
public:
    explicit Outputs(Report &report) : report_(report) {}

    template <class F, class... A>
    void check_text(const std::string &where, F f, A... args) const {
        const std::string full = text(where, f, args...);
        report_.expect_status(enter(where, f, args..., static_cast<char *>(nullptr), 0u,
                                    static_cast<uint32_t *>(nullptr),
                                    static_cast<ludus_error *>(nullptr)),
                              LUDUS_OK, where, "capacity 0 with NULL for text, length and error");
        uint32_t length = 0;
        report_.expect_status(enter(where, f, args..., static_cast<char *>(nullptr), 1u, &length,
                                    static_cast<ludus_error *>(nullptr)),
                              LUDUS_ERROR_ARGUMENT, where, "NULL for a text of capacity 1");
        for (std::size_t capacity = 1; capacity <= full.size() + 2; ++capacity) {
            if (capacity == 200 && full.size() > 400) capacity = full.size() - 50; // enough seen
            std::vector<char> out(capacity + 8, static_cast<char>(untouched));
            length = 0;
            ludus_error error = new_error();
            const int32_t status = enter(where, f, args..., out.data(),
                                         static_cast<uint32_t>(capacity), &length, &error);
            if (!text_fits(where, full, capacity, status, length, out)) return;
        }
    }

    // `cut`: a smaller stride, without the last fields.
    template <class T, class F, class... A>
    void check_list(const std::string &where, std::size_t cut, Pointers pointers, F f,
                    A... args) const {
        const std::vector<T> full = list<T>(where, f, args...);
        for (const std::size_t stride : {sizeof(T), sizeof(T) + 8, sizeof(T) + 24, cut})
            for (const std::size_t capacity : {full.size(), full.size() + 2, full.size() / 2}) {
                std::vector<unsigned char> out(stride * capacity + 16, untouched);
                uint32_t count = 0;
                ludus_error error = new_error();
                const int32_t status = enter(where, f, args..., reinterpret_cast<T *>(out.data()),
                                             static_cast<uint32_t>(capacity),
                                             static_cast<uint32_t>(stride), &count, &error);
                // No host is older than the first minor: a smaller stride may also be refused.
                if (stride < sizeof(T) && status == LUDUS_ERROR_ARGUMENT) continue;
                const std::string at = " with stride " + std::to_string(stride) + " and capacity " +
                                       std::to_string(capacity);
                if (!report_.expect_status(status, LUDUS_OK, where, "the list" + at)) return;
                report_.expect(count == full.size(), where,
                               "counts " + std::to_string(count) + at + "; " +
                                   std::to_string(full.size()) + " was expected");
                elements_fit(where + at, as_bytes(full), sizeof(T), pointers, out, stride,
                             std::min(capacity, full.size()));
            }
        uint32_t count = 0;
        if (!full.empty())
            report_.expect_status(enter(where, f, args..., static_cast<T *>(nullptr), 1u,
                                        uint32_t{sizeof(T)}, &count,
                                        static_cast<ludus_error *>(nullptr)),
                                  LUDUS_ERROR_ARGUMENT, where, "NULL for a list of capacity 1");
    }

    template <class T, class F, class... A>
    void check_struct(const std::string &where, std::size_t cut, Pointers pointers, F f,
                      A... args) const {
        T full{};
        full.size = sizeof full;
        call(where, f, args..., &full);
        for (const std::size_t size : {sizeof(T), sizeof(T) + 24, cut}) {
            std::vector<unsigned char> out(sizeof(T) + 40, untouched);
            const auto own_size = static_cast<uint32_t>(size);
            std::memcpy(out.data(), &own_size, sizeof own_size);
            ludus_error error = new_error();
            const int32_t status =
                enter(where, f, args..., reinterpret_cast<T *>(out.data()), &error);
            if (size < sizeof(T) && status == LUDUS_ERROR_ARGUMENT) continue;
            const std::string at = where + " with size " + std::to_string(size);
            if (!report_.expect_status(status, LUDUS_OK, at, "the struct")) return;
            uint32_t kept = 0;
            std::memcpy(&kept, out.data(), sizeof kept);
            report_.expect(kept == own_size, at, "changes the struct's size; it is the caller's");
            std::vector<unsigned char> bytes(sizeof full);
            std::memcpy(bytes.data(), &full, sizeof full);
            std::memcpy(bytes.data(), &own_size, sizeof own_size);
            report_.expect(same(out.data(), bytes.data(), std::min(size, sizeof(T)),
                                2 * sizeof(uint32_t), pointers),
                           at, "gives other fields than with the plain size");
            for (std::size_t i = size; i < out.size(); ++i)
                if (out[i] != untouched) return report_.find(at, "writes beyond the struct's end");
        }
        std::vector<unsigned char> none(sizeof full + 16, 0);
        const int32_t status = enter(where, f, args..., reinterpret_cast<T *>(none.data()),
                                     static_cast<ludus_error *>(nullptr));
        report_.expect_status(status, LUDUS_ERROR_ARGUMENT, where, "a struct of size 0");
    }

private:
    template <class T>
    static std::vector<unsigned char> as_bytes(const std::vector<T> &list) {
        std::vector<unsigned char> out(list.size() * sizeof(T));
        if (!list.empty()) std::memcpy(out.data(), list.data(), out.size());
        return out;
    }

    // Static texts are compared as texts, the rest byte by byte.
    static bool same(const unsigned char *a, const unsigned char *b, std::size_t size,
                     std::size_t first, Pointers pointers) {
        for (std::size_t i = 0; i < size;) {
            if (pointers.at(i, first) && i + sizeof(char *) <= size) {
                const char *x = nullptr;
                const char *y = nullptr;
                std::memcpy(&x, a + i, sizeof x);
                std::memcpy(&y, b + i, sizeof y);
                if ((x == nullptr) != (y == nullptr) || (x != nullptr && std::strcmp(x, y) != 0))
                    return false;
                i += sizeof x;
            } else if (a[i] != b[i]) {
                return false;
            } else {
                ++i;
            }
        }
        return true;
    }

    bool text_fits(const std::string &where, const std::string &full, std::size_t capacity,
                   int32_t status, uint32_t length, const std::vector<char> &out) const {
        const std::string at = " with capacity " + std::to_string(capacity);
        if (!report_.expect_status(status, LUDUS_OK, where, "the text" + at)) return false;
        for (std::size_t i = capacity; i < out.size(); ++i)
            if (!report_.expect(out[i] == static_cast<char>(untouched), where,
                                "writes beyond the text's end" + at))
                return false;
        const char *nul = static_cast<const char *>(std::memchr(out.data(), 0, capacity));
        if (!report_.expect(nul != nullptr, where, "ends the text without a NUL" + at))
            return false;
        const std::string expected = full.substr(0, fitting(full, capacity));
        return report_.expect(length == full.size(), where,
                              "says the length " + std::to_string(length) + at + "; the full " +
                                  std::to_string(full.size()) + " was expected") &&
               report_.expect(expected == out.data(), where,
                              "gives " + quote(out.data()) + at + "; " + quote(expected) +
                                  " was expected, cut between code points");
    }

    void elements_fit(const std::string &at, const std::vector<unsigned char> &full,
                      std::size_t size, Pointers pointers, const std::vector<unsigned char> &out,
                      std::size_t stride, std::size_t written) const {
        for (std::size_t e = 0; e < written; ++e) {
            const unsigned char *element = out.data() + e * stride;
            if (!report_.expect(
                    same(element, full.data() + e * size, std::min(size, stride), 0, pointers), at,
                    "gives another element " + std::to_string(e) + " than with the plain stride"))
                return;
            for (std::size_t i = size; i < stride; ++i)
                if (!report_.expect(element[i] == 0, at,
                                    "leaves what the stride holds beyond the element; zeros were "
                                    "expected"))
                    return;
        }
        for (std::size_t i = written * stride; i < out.size(); ++i)
            if (!report_.expect(out[i] == untouched, at, "writes beyond the elements it has"))
                return;
    }

    Report &report_;
};

void check_game(const Outputs &out, const Subject &s, const char *game, const char *language) {
    const auto at = [&](const char *function) { return std::string(game) + ", " + function; };
    out.check_list<ludus_game>(at("game.games"), offsetof(ludus_game, first_rolled), 5,
                               s.game->games, s.addon, language);
    out.check_text(at("game.check"), s.game->check, s.addon, game);
    out.check_list<ludus_option>(at("game.options"), offsetof(ludus_option, minimum), 4,
                                 s.game->options, s.addon, game, language);
    for (const ludus_option &option :
         list<ludus_option>(at("game.options"), s.game->options, s.addon, game, language))
        out.check_list<ludus_option_value>(at("game.option_values"), sizeof(char *), 2,
                                           s.game->option_values, s.addon, game, option.key,
                                           language);
    out.check_list<ludus_roll>(at("game.rolls"), offsetof(ludus_roll, ways), 0, s.game->rolls,
                               s.addon, game);
    if (s.board != nullptr) {
        out.check_struct<ludus_board>(at("board.board"), offsetof(ludus_board, tracks), 0,
                                      s.board->board, s.addon, game);
        out.check_list<ludus_place>(at("board.places"), offsetof(ludus_place, inscription),
                                    {2, offsetof(ludus_place, inscription)}, s.board->places,
                                    s.addon, game, language);
        out.check_list<ludus_line>(at("board.lines"), offsetof(ludus_line, y2), 0, s.board->lines,
                                   s.addon, game);
        out.check_list<ludus_piece>(at("board.pieces"), offsetof(ludus_piece, dots), 2,
                                    s.board->pieces, s.addon, game, language);
        out.check_list<ludus_die>(at("board.dice"), offsetof(ludus_die, values), 1, s.board->dice,
                                  s.addon, game, language);
    }
    if (s.players != nullptr)
        out.check_list<ludus_player>(at("players.players"), offsetof(ludus_player, rank), 2,
                                     s.players->players, s.addon, game, language);
    if (s.texts != nullptr)
        out.check_text(at("texts.page"), s.texts->page, s.addon, game, "rules", language);
}

void check_turn(const Outputs &out, const Match &m, const char *language) {
    const ludus_match_api &f = *m.subject().match;
    ludus_match *h = m.handle();
    out.check_struct<ludus_state>(m.where("state"), offsetof(ludus_state, dice), 0, f.state, h);
    out.check_list<ludus_move>(m.where("moves"), offsetof(ludus_move, flags), 0, f.moves, h);
    out.check_list<ludus_event>(m.where("events"), offsetof(ludus_event, values), 0, f.events, h);
    out.check_list<ludus_content>(m.where("contents"), offsetof(ludus_content, count), 0,
                                  f.contents, h);
    out.check_text(m.where("position"), f.position, h);
    out.check_text(m.where("partial"), f.partial, h);
    out.check_text(m.where("start"), f.start, h);
    out.check_text(m.where("game"), f.game, h);
    const ludus_state state = m.state();
    if (state.rolls > 0) out.check_text(m.where("record"), f.record, h, state.rolls - 1);
    if (state.phase == LUDUS_PHASE_MOVE) out.check_text(m.where("move_text"), f.move_text, h, 0u);
    if (state.phase == LUDUS_PHASE_MOVE || state.phase == LUDUS_PHASE_END) {
        out.check_list<ludus_turn>(m.where("turns"), offsetof(ludus_turn, flags), 0, f.turns, h);
        out.check_text(m.where("turn_text"), f.turn_text, h, 0u);
        out.check_text(m.where("turn_position"), f.turn_position, h, 0u);
        out.check_list<ludus_move>(m.where("turn_moves"), offsetof(ludus_move, flags), 0,
                                   f.turn_moves, h, 0u);
    }
    const Subject &s = m.subject();
    if (s.texts == nullptr) return;
    out.check_text(m.game() + ", texts.describe", s.texts->describe, h, language);
    const std::vector<ludus_event> events = m.events();
    for (const ludus_event &event : events)
        out.check_text(m.game() + ", texts.say", s.texts->say, s.addon, m.game().c_str(), &event,
                       uint32_t{sizeof event}, language);
}

} // namespace

void check_outputs(Context &context) {
    const Subject &s = context.subject;
    const Outputs out(context.report);
    for (const std::string &language : s.languages()) {
        out.check_struct<ludus_addon_info>("addon.info", offsetof(ludus_addon_info, languages), 5,
                                           s.api->info, s.addon, language.c_str());
        check_game(out, s, context.game.c_str(), language.c_str());
        Match match(s, context.game);
        for (int step = 0; step < 12 && match.state().phase != LUDUS_PHASE_OVER; ++step) {
            check_turn(out, match, language.c_str());
            const int32_t phase = match.state().phase;
            if (phase == LUDUS_PHASE_ROLL) match.set_dice(match.roll(context.seed));
            if (phase == LUDUS_PHASE_MOVE) match.play(0);
            if (phase == LUDUS_PHASE_END) match.end_turn();
        }
    }
}

} // namespace check
