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

    // `pointers`: where the element holds static texts.
    template <class T, class F, class... A>
    void check_list(const std::string &where, Pointers pointers, F f, A... args) const {
        const std::vector<T> full = list<T>(where, f, args...);
        for (const T &element : full)
            expect_reserved(where, element);
        for (const std::size_t stride : {sizeof(T), sizeof(T) + 4, sizeof(T) + 8, sizeof(T) + 24})
            for (const std::size_t capacity : {full.size(), full.size() + 2, full.size() / 2}) {
                std::vector<unsigned char> out(stride * capacity + 16, untouched);
                uint32_t count = 0;
                ludus_error error = new_error();
                const int32_t status = enter(where, f, args..., reinterpret_cast<T *>(out.data()),
                                             static_cast<uint32_t>(capacity),
                                             static_cast<uint32_t>(stride), &count, &error);
                const std::string at = " with stride " + std::to_string(stride) + " and capacity " +
                                       std::to_string(capacity);
                if (!report_.expect_status(status, LUDUS_OK, where, "the list" + at)) return;
                report_.expect(count == full.size(), where,
                               "counts " + std::to_string(count) + at + "; " +
                                   std::to_string(full.size()) + " was expected");
                elements_fit(where + at, as_bytes(full, stride), sizeof(T), pointers, out, stride,
                             std::min(capacity, full.size()));
            }
        uint32_t count = 0;
        for (const std::size_t stride : too_small(sizeof(T))) {
            std::vector<unsigned char> out(sizeof(T) + 16, untouched);
            const int32_t status =
                enter(where, f, args..., reinterpret_cast<T *>(out.data()), 1u,
                      static_cast<uint32_t>(stride), &count, static_cast<ludus_error *>(nullptr));
            report_.expect_status(status, LUDUS_ERROR_ARGUMENT, where,
                                  "the stride " + std::to_string(stride) +
                                      ", below that of the first release,");
        }
        report_.expect_status(enter(where, f, args..., static_cast<T *>(nullptr), 0u, 0u, &count,
                                    static_cast<ludus_error *>(nullptr)),
                              LUDUS_OK, where, "capacity 0 with NULL and stride 0");
        if (!full.empty())
            report_.expect_status(enter(where, f, args..., static_cast<T *>(nullptr), 1u,
                                        uint32_t{sizeof(T)}, &count,
                                        static_cast<ludus_error *>(nullptr)),
                                  LUDUS_ERROR_ARGUMENT, where, "NULL for a list of capacity 1");
    }

    template <class T, class F, class... A>
    void check_struct(const std::string &where, Pointers pointers, F f, A... args) const {
        T full{};
        full.size = sizeof full;
        call(where, f, args..., &full);
        expect_reserved(where, full);
        for (const std::size_t size : {sizeof(T), sizeof(T) + 4, sizeof(T) + 24}) {
            std::vector<unsigned char> out(sizeof(T) + 40, untouched);
            const auto own_size = static_cast<uint32_t>(size);
            std::memcpy(out.data(), &own_size, sizeof own_size);
            ludus_error error = new_error();
            const int32_t status =
                enter(where, f, args..., reinterpret_cast<T *>(out.data()), &error);
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
            for (std::size_t i = sizeof(T); i < size; ++i)
                if (out[i] != 0)
                    return report_.find(at, "leaves what the size holds beyond the struct; zeros "
                                            "were expected");
            for (std::size_t i = size; i < out.size(); ++i)
                if (out[i] != untouched) return report_.find(at, "writes beyond the struct's end");
        }
        for (const std::size_t size : too_small(sizeof(T))) {
            std::vector<unsigned char> out(sizeof(T) + 16, untouched);
            const auto own_size = static_cast<uint32_t>(size);
            std::memcpy(out.data(), &own_size, sizeof own_size);
            const int32_t status = enter(where, f, args..., reinterpret_cast<T *>(out.data()),
                                         static_cast<ludus_error *>(nullptr));
            report_.expect_status(status, LUDUS_ERROR_ARGUMENT, where,
                                  "a struct of the size " + std::to_string(size) +
                                      ", below that of the first release,");
        }
    }

private:
    // Sizes that no release has had: they end within the last field, or before it.
    static std::vector<std::size_t> too_small(std::size_t size) {
        return {size - 4, size - 1, size / 2, 4, 0};
    }

    template <class T>
    void expect_reserved(const std::string &where, const T &element) const {
        if constexpr (requires { element.reserved; })
            report_.expect(element.reserved == 0, where,
                           "reserved is " + std::to_string(element.reserved) +
                               "; who writes a struct sets it 0");
    }

    // An event bears the stride as its size.
    template <class T>
    static std::vector<unsigned char> as_bytes(std::vector<T> list, std::size_t stride) {
        if constexpr (std::is_same_v<T, ludus_event>)
            for (T &each : list)
                each.size = static_cast<uint32_t>(stride);
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

void check_board(const Outputs &out, const Subject &s, const std::string &id,
                 const char *language) {
    const char *game = id.c_str();
    const ludus_board_api &f = *s.board;
    out.check_struct<ludus_board>(id + ", board.board", 0, f.board, s.addon, game);
    out.check_list<ludus_place>(id + ", board.places", {2, offsetof(ludus_place, inscription)},
                                f.places, s.addon, game, language);
    out.check_list<ludus_line>(id + ", board.lines", 0, f.lines, s.addon, game);
    for (const int32_t player : {1, 2})
        out.check_list<ludus_word>(id + ", board.words", 1, f.words, s.addon, game, player);
    out.check_list<ludus_piece>(id + ", board.pieces", {2, offsetof(ludus_piece, inscription)},
                                f.pieces, s.addon, game, language);
    out.check_list<ludus_die>(id + ", board.dice", 1, f.dice, s.addon, game, language);
}

void check_game(const Outputs &out, const Subject &s, const char *game, const char *language) {
    const auto at = [&](const char *function) { return std::string(game) + ", " + function; };
    out.check_list<ludus_game>(at("game.games"), 3, s.game->games, s.addon, language);
    out.check_text(at("game.check"), s.game->check, s.addon, game);
    out.check_list<ludus_side>(at("game.sides"), 1, s.game->sides, s.addon, game, language);
    out.check_list<ludus_option>(at("game.options"), 4, s.game->options, s.addon, game, language);
    for (const ludus_option &option :
         list<ludus_option>(at("game.options"), s.game->options, s.addon, game, language))
        out.check_list<ludus_option_value>(at("game.option_values"), 2, s.game->option_values,
                                           s.addon, game, option.key, language);
    out.check_list<ludus_roll>(at("game.rolls"), 0, s.game->rolls, s.addon, game);
    if (s.board != nullptr) check_board(out, s, game, language);
    if (s.players != nullptr)
        out.check_list<ludus_player>(at("players.players"), 2, s.players->players, s.addon, game,
                                     language);
    if (s.texts == nullptr) return;
    out.check_list<ludus_page>(at("texts.pages"), 2, s.texts->pages, s.addon, game, language);
    for (const ludus_page &page : s.pages(game))
        out.check_text(at("texts.page"), s.texts->page, s.addon, game, page.id, language);
}

// An undo that can be asked again.
int32_t undo_of_a_copy(const Match *match, ludus_event *out, ludus_error *error) {
    const Match copy = match->clone();
    return match->subject().match->undo(copy.handle(), out, error);
}

// What thinking comes to, in little time.
void check_thoughts(const Outputs &out, const Match &m) {
    const Subject &s = m.subject();
    ludus_budget budget{};
    budget.size = sizeof budget;
    budget.nodes = 1;
    const ludus_budget *few = &budget;
    const int32_t phase = m.state().phase;
    const bool can_think = phase == LUDUS_PHASE_MOVE || phase == LUDUS_PHASE_END;
    if (can_think && s.players != nullptr) {
        const auto players = list<ludus_player>("players.players", s.players->players, s.addon,
                                                m.game().c_str(), "en");
        if (!players.empty())
            out.check_struct<ludus_thought>(m.game() + ", players.think", 0, s.players->think,
                                            m.handle(), players[0].id, few, uint64_t{1}, nullptr,
                                            nullptr);
    }
    if (s.analysis == nullptr) return;
    out.check_struct<ludus_thought>(m.game() + ", analysis.evaluate", 0, s.analysis->evaluate,
                                    m.handle(), few, nullptr, nullptr);
    const auto analyse = [&](ludus_match *match, ludus_evaluation *list, uint32_t capacity,
                             uint32_t stride, uint32_t *count, ludus_error *error) {
        return s.analysis->analyse(match, few, nullptr, nullptr, list, capacity, stride, count,
                                   nullptr, error);
    };
    const auto result = [&](ludus_match *match, ludus_thought *thought, ludus_error *error) {
        uint32_t count = 0;
        return s.analysis->analyse(match, few, nullptr, nullptr, nullptr, 0, 0, &count, thought,
                                   error);
    };
    if (!can_think) return;
    out.check_list<ludus_evaluation>(m.game() + ", analysis.analyse", 0, analyse, m.handle());
    out.check_struct<ludus_thought>(m.game() + ", analysis.analyse", 0, result, m.handle());
}

void check_turn(const Outputs &out, const Match &m, const char *language) {
    const ludus_match_api &f = *m.subject().match;
    ludus_match *h = m.handle();
    out.check_struct<ludus_state>(m.where("state"), 0, f.state, h);
    out.check_list<ludus_move>(m.where("moves"), 0, f.moves, h);
    out.check_list<ludus_event>(m.where("events"), 0, f.events, h);
    out.check_list<ludus_content>(m.where("contents"), 0, f.contents, h);
    out.check_text(m.where("position"), f.position, h);
    out.check_text(m.where("partial"), f.partial, h);
    out.check_text(m.where("start"), f.start, h);
    out.check_text(m.where("save"), f.save, h);
    out.check_text(m.where("game"), f.game, h);
    const ludus_state state = m.state();
    if (state.turns > 0) out.check_text(m.where("record"), f.record, h, state.turns - 1);
    if (state.phase == LUDUS_PHASE_MOVE) out.check_text(m.where("move_text"), f.move_text, h, 0u);
    if (state.phase == LUDUS_PHASE_MOVE || state.phase == LUDUS_PHASE_END) {
        out.check_list<ludus_turn>(m.where("turns"), 0, f.turns, h);
        out.check_text(m.where("turn_text"), f.turn_text, h, 0u);
        out.check_text(m.where("turn_position"), f.turn_position, h, 0u);
        out.check_list<ludus_move>(m.where("turn_moves"), 0, f.turn_moves, h, 0u);
    }
    if (m.subject().texts == nullptr) return;
    const ludus_texts_api &texts = *m.subject().texts;
    out.check_text(m.game() + ", texts.describe", texts.describe, h, language);
    if (state.phase == LUDUS_PHASE_MOVE) {
        out.check_text(m.game() + ", texts.say_move", texts.say_move, h, 0u, language);
        out.check_text(m.game() + ", texts.say_turn", texts.say_turn, h, 0u, language);
    }
    const std::vector<ludus_event> events = m.events();
    for (const ludus_event &event : events)
        out.check_text(m.game() + ", texts.say", texts.say, m.subject().addon, m.game().c_str(),
                       &event, language);
}

} // namespace

void check_outputs(Context &context) {
    const Subject &s = context.subject;
    const Outputs out(context.report);
    for (const std::string &language : s.languages()) {
        out.check_struct<ludus_addon_info>("addon.info", 5, s.api->info, s.addon, language.c_str());
        check_game(out, s, context.game.c_str(), language.c_str());
        Match match(s, context.game);
        for (int step = 0; step < 12; ++step) {
            check_turn(out, match, language.c_str());
            if (language == "en") check_thoughts(out, match);
            if (match.state().phase == LUDUS_PHASE_OVER) break;
            if (!match.go_on(context.seed)) match.play(0);
        }
        if (match.state().steps > 0)
            out.check_struct<ludus_event>(match.where("undo"), 0, undo_of_a_copy, &match);
    }
}

} // namespace check
