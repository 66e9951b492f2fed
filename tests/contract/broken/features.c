// SPDX-License-Identifier: MIT
// Faults of the board, the players, the analysis and the texts.
#include "broken.h"

#include <string.h>

static int32_t LUDUS_CALL places_moved(ludus_addon *addon, const char *game, const char *language,
                                       ludus_place *out, uint32_t capacity, uint32_t stride,
                                       uint32_t *count, ludus_error *error) {
    int32_t status = plain.board.places(addon, game, language, out, capacity, stride, count, error);
    if (!status && out && capacity && stride >= sizeof *out) out->x = -1000;
    return status;
}
static void place_outside(tables *broken) {
    broken->board.places = places_moved;
}

static int32_t LUDUS_CALL places_twice(ludus_addon *addon, const char *game, const char *language,
                                       ludus_place *out, uint32_t capacity, uint32_t stride,
                                       uint32_t *count, ludus_error *error) {
    int32_t status = plain.board.places(addon, game, language, out, capacity, stride, count, error);
    if (!status && out && capacity && stride >= sizeof *out) out->id = 2;
    return status;
}
static void place_twice(tables *broken) {
    broken->board.places = places_twice;
}

static int32_t LUDUS_CALL places_small(ludus_addon *addon, const char *game, const char *language,
                                       ludus_place *out, uint32_t capacity, uint32_t stride,
                                       uint32_t *count, ludus_error *error) {
    int32_t status = plain.board.places(addon, game, language, out, capacity, stride, count, error);
    for (uint32_t i = 0; !status && out && i < capacity && i < *count; i++)
        if (stride == sizeof *out) out[i].capacity = 1;
    return status;
}
static void place_too_small(tables *broken) {
    broken->board.places = places_small;
}

static int32_t LUDUS_CALL places_scribbled(ludus_addon *addon, const char *game,
                                           const char *language, ludus_place *out,
                                           uint32_t capacity, uint32_t stride, uint32_t *count,
                                           ludus_error *error) {
    int32_t status = plain.board.places(addon, game, language, out, capacity, stride, count, error);
    if (!status && out && capacity && stride >= sizeof *out) out->inscription = "VENARI\n";
    return status;
}
static void place_scribbled(tables *broken) {
    broken->board.places = places_scribbled;
}

static int32_t LUDUS_CALL track_astray(ludus_addon *addon, const char *game, int32_t player,
                                       uint32_t track, int32_t *out, uint32_t capacity,
                                       uint32_t *count, ludus_error *error) {
    int32_t status = plain.board.track(addon, game, player, track, out, capacity, count, error);
    if (!status && out && capacity) out[0] = 77;
    return status;
}
static void track_off_board(tables *broken) {
    broken->board.track = track_astray;
}

static int32_t LUDUS_CALL think_and_play(ludus_match *match, const char *player,
                                         const ludus_budget *budget, uint64_t seed,
                                         ludus_progress_fn progress, void *user, ludus_thought *out,
                                         ludus_error *error) {
    int32_t status = plain.players.think(match, player, budget, seed, progress, user, out, error);
    if (!status && match->now.phase == LUDUS_PHASE_MOVE)
        plain.match.play_turn(match, out->turn, NULL);
    return status;
}
static void think_plays(tables *broken) {
    broken->players.think = think_and_play;
}

static int32_t LUDUS_CALL think_anew(ludus_match *match, const char *player,
                                     const ludus_budget *budget, uint64_t seed,
                                     ludus_progress_fn progress, void *user, ludus_thought *out,
                                     ludus_error *error) {
    static uint64_t calls;
    return plain.players.think(match, player, budget, seed + calls++, progress, user, out, error);
}
static void think_varies(tables *broken) {
    broken->players.think = think_anew;
}

static int32_t LUDUS_CALL think_on(ludus_match *match, const char *player,
                                   const ludus_budget *budget, uint64_t seed,
                                   ludus_progress_fn progress, void *user, ludus_thought *out,
                                   ludus_error *error) {
    int32_t status = plain.players.think(match, player, budget, seed, NULL, NULL, out, error);
    for (int i = 0; !status && progress && i < 3; i++)
        progress(user, out);
    return status;
}
static void think_deaf(tables *broken) {
    broken->players.think = think_on;
}

static int32_t LUDUS_CALL think_beyond(ludus_match *match, const char *player,
                                       const ludus_budget *budget, uint64_t seed,
                                       ludus_progress_fn progress, void *user, ludus_thought *out,
                                       ludus_error *error) {
    int32_t status = plain.players.think(match, player, budget, seed, progress, user, out, error);
    if (!status) out->turn = 99;
    return status;
}
static void think_out_of_range(tables *broken) {
    broken->players.think = think_beyond;
}

static int32_t LUDUS_CALL analyse_first(ludus_match *match, const ludus_budget *budget,
                                        ludus_progress_fn progress, void *user,
                                        ludus_evaluation *out, uint32_t capacity, uint32_t stride,
                                        uint32_t *count, ludus_thought *result,
                                        ludus_error *error) {
    static const ludus_evaluation first = {0, 500000000};
    ludus_thought thought = {.probability = capacity ? 500000000 : 0};
    (void)budget, (void)progress, (void)user;
    TRY(in_phase(match, IN_MOVE | IN_END, error));
    if (result) TRY(give_struct(result, &thought, sizeof thought, error));
    return give_list(&first, 1, sizeof first, out, capacity, stride, count, error);
}
static int32_t LUDUS_CALL evaluate_half(ludus_match *match, const ludus_budget *budget,
                                        ludus_progress_fn progress, void *user,
                                        ludus_thought *out, ludus_error *error) {
    ludus_thought thought = {.turn = LUDUS_NO_TURN, .probability = 500000000};
    (void)progress, (void)user;
    if (budget && budget->size < sizeof *budget) return missing(error);
    return match ? give_struct(out, &thought, sizeof thought, error) : missing(error);
}
// Two faults: one turn alone is analysed, and a match that is over is not lost by its loser.
static void analysis_poor(tables *broken) {
    static const ludus_analysis_api api = {sizeof api, 0, analyse_first, evaluate_half};
    broken->analysis = &api;
}

static int32_t say_instead(const char *sentence, int32_t kind, ludus_addon *addon, const char *game,
                           const ludus_event *event, const char *language, char *text,
                           uint32_t capacity, uint32_t *length, ludus_error *error) {
    int32_t status = plain.texts.say(addon, game, event, language, text, capacity, length, error);
    if (status || event->kind != kind) return status;
    return give_text(sentence, text, capacity, length, error);
}

static int32_t LUDUS_CALL say_nothing(ludus_addon *addon, const char *game,
                                      const ludus_event *event, const char *language, char *text,
                                      uint32_t capacity, uint32_t *length, ludus_error *error) {
    return say_instead("", LUDUS_EVENT_AGAIN, addon, game, event, language, text, capacity, length,
                       error);
}
static void event_unsaid(tables *broken) {
    broken->texts.say = say_nothing;
}

static int32_t LUDUS_CALL say_bytes(ludus_addon *addon, const char *game, const ludus_event *event,
                                    const char *language, char *text, uint32_t capacity,
                                    uint32_t *length, ludus_error *error) {
    return say_instead("win\xff", LUDUS_EVENT_WIN, addon, game, event, language, text, capacity,
                       length, error);
}
static void not_utf8(tables *broken) {
    broken->texts.say = say_bytes;
}

static int32_t LUDUS_CALL describe_cut(ludus_match *match, const char *language, char *text,
                                       uint32_t capacity, uint32_t *length, ludus_error *error) {
    static const char sentence[] = "D\xc3\xa9j\xc3\xa0 vu.";
    int32_t status = plain.texts.describe(match, language, text, capacity, length, error);
    if (status) return status;
    if (length) *length = sizeof sentence - 1;
    if (!capacity) return LUDUS_OK;
    uint32_t n = capacity < sizeof sentence ? capacity - 1 : (uint32_t)sizeof sentence - 1;
    memcpy(text, sentence, n);
    text[n] = 0;
    return LUDUS_OK;
}
static void code_point_cut(tables *broken) {
    broken->texts.describe = describe_cut;
}

const named_fault feature_faults[] = {{"place-outside", place_outside},
                                      {"place-twice", place_twice},
                                      {"place-too-small", place_too_small},
                                      {"place-scribbled", place_scribbled},
                                      {"track-off-board", track_off_board},
                                      {"think-plays", think_plays},
                                      {"think-varies", think_varies},
                                      {"think-deaf", think_deaf},
                                      {"think-out-of-range", think_out_of_range},
                                      {"analysis-poor", analysis_poor},
                                      {"evaluation-poor", analysis_poor},
                                      {"event-unsaid", event_unsaid},
                                      {"not-utf8", not_utf8},
                                      {"code-point-cut", code_point_cut},
                                      {NULL, NULL}};
