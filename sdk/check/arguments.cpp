// SPDX-License-Identifier: MIT
// NULL for each pointer that the contract does not allow to be NULL, one at a time; structs in that
// are too small.
#include "match.hpp"

#include <cstring>
#include <ludus/paths.hpp>
#include <string_view>

namespace check {

namespace {

// Calls f with a NULL in place of each argument that is a pointer and not optional. `pattern` has a
// letter for each argument: 'n' needed pointer, '.' anything else. The call must be otherwise
// right, and must fail before it does anything.
class Nulls {
public:
    Nulls(Report &report, std::string prefix) : report_(report), prefix_(std::move(prefix)) {}

    template <class... P, class... A>
    void operator()(const char *name, const char *pattern, int32_t(LUDUS_CALL *f)(P...),
                    A... args) const {
        static_assert(sizeof...(P) == sizeof...(A));
        for (std::size_t i = 0; i < sizeof...(P); ++i)
            if (pattern[i] == 'n') once(name, i, f, std::index_sequence_for<P...>(), args...);
    }

private:
    template <class P, class A>
    static P value(bool null, A argument) {
        if constexpr (std::is_pointer_v<P>)
            if (null) return nullptr;
        return static_cast<P>(argument);
    }

    template <class... P, std::size_t... I, class... A>
    void once(const char *name, std::size_t at, int32_t(LUDUS_CALL *f)(P...),
              std::index_sequence<I...>, A... args) const {
        const std::string where = prefix_ + name;
        const int32_t status = enter(where, f, value<P>(I == at, args)...);
        report_.expect_status(status, LUDUS_ERROR_ARGUMENT, where,
                              "NULL as argument " + std::to_string(at + 1));
    }

    Report &report_;
    std::string prefix_;
};

// Room for whatever a call would write, were it not refused.
struct Room {
    alignas(16) unsigned char bytes[4096] = {};
    uint32_t count = 0;
    ludus_error error = new_error();
    template <class T>
    T *as() {
        return reinterpret_cast<T *>(bytes);
    }
    template <class T>
    T *sized() { // with its size
        T *out = as<T>();
        out->size = sizeof(T);
        return out;
    }
};

void check_addon(Context &context) {
    const Subject &s = context.subject;
    const Nulls null(context.report, "addon.");
    Room room;
    const std::string folder = ludus::utf8(s.folder);
    const ludus_host host = describe_host(folder);
    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    const void *table = nullptr;
    Nulls(context.report, "")("ludus_open_2", "nnnn.", s.entry, &host, &addon, &api, &room.count,
                              &room.error);
    null("info", "n.n.", s.api->info, s.addon, "en", room.sized<ludus_addon_info>(), &room.error);
    null("feature", "nnn.", s.api->feature, s.addon, LUDUS_BOARD_ID, &table, &room.error);
}

void check_game(Context &context, const char *game) {
    const Subject &s = context.subject;
    const Nulls null(context.report, "game.");
    Room r;
    ludus_error *const e = &r.error;
    null("games", "n.n..n.", s.game->games, s.addon, "en", r.as<ludus_game>(), 1,
         sizeof(ludus_game), &r.count, e);
    null("check", "nnn...", s.game->check, s.addon, game, r.as<char>(), 64, &r.count, e);
    null("options", "nn.n..n.", s.game->options, s.addon, game, "en", r.as<ludus_option>(), 1,
         sizeof(ludus_option), &r.count, e);
    // An option that is there must go on to the list; without options the key is unknown anyway.
    const auto options = list<ludus_option>("game.options", s.game->options, s.addon, game, "en");
    null("option_values", options.empty() ? "nnn......" : "nnn.n..n.", s.game->option_values,
         s.addon, game, options.empty() ? "none" : options[0].key, "en", r.as<ludus_option_value>(),
         1, sizeof(ludus_option_value), &r.count, e);
    null("sides", "nn.n..n.", s.game->sides, s.addon, game, "en", r.as<ludus_side>(), 1,
         sizeof(ludus_side), &r.count, e);
    null("rolls", "nnn..n.", s.game->rolls, s.addon, game, r.as<ludus_roll>(), 1,
         sizeof(ludus_roll), &r.count, e);
    // Without dice it fails anyway.
    const bool dice = !list<ludus_roll>("game.rolls", s.game->rolls, s.addon, game).empty();
    null("roll", dice ? "nn..n.n." : "nn......", s.game->roll, s.addon, game, 1, 0, r.as<int32_t>(),
         LUDUS_MAX_DICE, &r.count, e);
    ludus_match *match = nullptr;
    const std::string saved = Match(s, game).save();
    const Nulls matches(context.report, "match.");
    matches("create", "nnn.", s.match->create, s.addon, game, &match, e);
    matches("restore", "nnn.", s.match->restore, s.addon, saved.c_str(), &match, e);
    if (s.board == nullptr) return;
    const Nulls board(context.report, "board.");
    board("board", "nnn.", s.board->board, s.addon, game, r.sized<ludus_board>(), e);
    board("places", "nn.n..n.", s.board->places, s.addon, game, "en", r.as<ludus_place>(), 1,
          sizeof(ludus_place), &r.count, e);
    board("lines", "nnn..n.", s.board->lines, s.addon, game, r.as<ludus_line>(), 1,
          sizeof(ludus_line), &r.count, e);
    board("words", "nn.n..n.", s.board->words, s.addon, game, 1, r.as<ludus_word>(), 1,
          sizeof(ludus_word), &r.count, e);
    ludus_board drawing{};
    drawing.size = sizeof drawing;
    call("board.board", s.board->board, s.addon, game, &drawing);
    board("track", drawing.tracks > 0 ? "nn..n.n." : "nn......", s.board->track, s.addon, game, 1,
          0, r.as<int32_t>(), 1, &r.count, e);
    board("pieces", "nn.n..n.", s.board->pieces, s.addon, game, "en", r.as<ludus_piece>(), 1,
          sizeof(ludus_piece), &r.count, e);
    board("dice", "nn.n..n.", s.board->dice, s.addon, game, "en", r.as<ludus_die>(), 1,
          sizeof(ludus_die), &r.count, e);
}

// In phase move, where every function but set_dice and end_turn could go on.
void check_match(Context &context, const Match &m) {
    const ludus_match_api &f = *context.subject.match;
    const Nulls null(context.report, "match.");
    Room r;
    ludus_error *const e = &r.error;
    ludus_match *const h = m.handle();
    ludus_match *twin = nullptr;
    char *const t = r.as<char>();
    constexpr uint32_t move = sizeof(ludus_move);
    null("save", "nn...", f.save, h, t, 64, &r.count, e);
    null("clone", "nn.", f.clone, h, &twin, e);
    null("state", "nn.", f.state, h, r.sized<ludus_state>(), e);
    null("moves", "nn..n.", f.moves, h, r.as<ludus_move>(), 1, move, &r.count, e);
    null("move_text", "n.n...", f.move_text, h, 0, t, 64, &r.count, e);
    null("play", "n..", f.play, h, 0, e);
    null("turns", "nn..n.", f.turns, h, r.as<ludus_turn>(), 1, sizeof(ludus_turn), &r.count, e);
    null("turn_text", "n.n...", f.turn_text, h, 0, t, 64, &r.count, e);
    null("turn_moves", "n.n..n.", f.turn_moves, h, 0, r.as<ludus_move>(), 1, move, &r.count, e);
    null("turn_position", "n.n...", f.turn_position, h, 0, t, 64, &r.count, e);
    null("play_turn", "n..", f.play_turn, h, 0, e);
    null("play_text", "nn.", f.play_text, h, "pass", e);
    null("end_turn", "n.", f.end_turn, h, e);
    null("undo", "n..", f.undo, h, r.sized<ludus_event>(), e);
    null("events", "nn..n.", f.events, h, r.as<ludus_event>(), 1, sizeof(ludus_event), &r.count, e);
    null("contents", "nn..n.", f.contents, h, r.as<ludus_content>(), 1, sizeof(ludus_content),
         &r.count, e);
    null("position", "nn...", f.position, h, t, 64, &r.count, e);
    null("set_position", "nn.", f.set_position, h, "", e);
    null("partial", "nn...", f.partial, h, t, 64, &r.count, e);
    null("start", "nn...", f.start, h, t, 64, &r.count, e);
    null("record", "n.n...", f.record, h, 0, t, 64, &r.count, e);
    null("game", "nn...", f.game, h, t, 64, &r.count, e);
}

void check_features(Context &context, const Match &m) {
    const Subject &s = context.subject;
    Room r;
    ludus_error *const e = &r.error;
    const char *game = m.game().c_str();
    char *const t = r.as<char>();
    if (s.players != nullptr) {
        const Nulls null(context.report, "players.");
        null("players", "nn.n..n.", s.players->players, s.addon, game, "en", r.as<ludus_player>(),
             1, sizeof(ludus_player), &r.count, e);
        const auto players =
            list<ludus_player>("players.players", s.players->players, s.addon, game, "en");
        if (players.empty()) throw Failed("players.players", "the list is empty");
        null("think", "nn....n.", s.players->think, m.handle(), players[0].id, nullptr, 1, nullptr,
             nullptr, r.sized<ludus_thought>(), e);
    }
    if (s.analysis != nullptr) {
        const Nulls null(context.report, "analysis.");
        null("analyse", "n...n..n..", s.analysis->analyse, m.handle(), nullptr, nullptr, nullptr,
             r.as<ludus_evaluation>(), 1, sizeof(ludus_evaluation), &r.count, nullptr, e);
        null("evaluate", "n...n.", s.analysis->evaluate, m.handle(), nullptr, nullptr, nullptr,
             r.sized<ludus_thought>(), e);
    }
    if (s.texts == nullptr) return;
    const Nulls null(context.report, "texts.");
    ludus_event event{};
    event.size = sizeof event;
    event.kind = LUDUS_EVENT_TURN;
    event.player = 1;
    null("say", "nnn.n...", s.texts->say, s.addon, game, &event, "en", t, 64, &r.count, e);
    null("say_move", "n..n...", s.texts->say_move, m.handle(), 0, "en", t, 64, &r.count, e);
    null("say_turn", "n..n...", s.texts->say_turn, m.handle(), 0, "en", t, 64, &r.count, e);
    null("describe", "n.n...", s.texts->describe, m.handle(), "en", t, 64, &r.count, e);
    null("pages", "nn.n..n.", s.texts->pages, s.addon, game, "en", r.as<ludus_page>(), 1,
         sizeof(ludus_page), &r.count, e);
    const auto pages = s.pages(game);
    null("page", pages.empty() ? "nnn....." : "nnn.n...", s.texts->page, s.addon, game,
         pages.empty() ? "none" : pages[0].id, "en", t, 64, &r.count, e);
}

// Structs in of a size below that of the first release.
void check_inputs(Report &report, const Match &m) {
    const Subject &s = m.subject();
    const auto small = [&](const std::string &where, const char *what, int32_t status) {
        report.expect_status(status, LUDUS_ERROR_ARGUMENT, where,
                             std::string(what) + " of a size below that of the first release");
    };
    ludus_event event{};
    event.size = sizeof event - 4;
    event.kind = LUDUS_EVENT_TURN;
    event.player = 1;
    uint32_t length = 0;
    const std::string say = m.game() + ", texts.say";
    if (s.texts != nullptr)
        small(say, "an event",
              enter(say, s.texts->say, s.addon, m.game().c_str(), &event, "en", nullptr, 0u,
                    &length, nullptr));
    ludus_budget budget{};
    budget.size = sizeof budget - 4;
    ludus_thought thought{};
    thought.size = sizeof thought;
    const std::string evaluate = m.game() + ", analysis.evaluate";
    if (s.analysis != nullptr)
        small(evaluate, "a budget",
              enter(evaluate, s.analysis->evaluate, m.handle(), &budget, nullptr, nullptr, &thought,
                    nullptr));
    ludus_error error{};
    std::memset(&error, 0xA5, sizeof error);
    error.size = sizeof error - 4;
    const ludus_error before = error;
    const std::string create = m.game() + ", match.create";
    ludus_match *match = nullptr;
    enter(create, s.match->create, s.addon, "no.such.game", &match, &error);
    report.expect(std::memcmp(&error, &before, sizeof error) == 0, create,
                  "changes an error of a size below that of the first release; it was expected as "
                  "it was");
}

} // namespace

void check_arguments(Context &context) {
    const std::string &game = context.game;
    check_addon(context);
    check_game(context, game.c_str());
    Match match(context.subject, game);
    Room room;
    if (match.state().phase == LUDUS_PHASE_ROLL)
        Nulls(context.report, "match.")("set_dice", "nn..", context.subject.match->set_dice,
                                        match.handle(), room.as<int32_t>(), 1, &room.error);
    for (int tries = 0; tries < 100 && match.go_on(context.seed); ++tries) {
    }
    check_inputs(context.report, match);
    const Snapshot before(match);
    check_match(context, match);
    check_features(context, match);
    const std::string changed = difference(Snapshot(match), before);
    context.report.expect(changed.empty(), match.where("..."),
                          "calls that failed for a NULL changed the match: " + changed);
}

} // namespace check
