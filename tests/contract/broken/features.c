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

static API words_astray(ludus_addon *addon, const char *game, int32_t player,
                        LIST_OUT(ludus_word)) {
    int32_t status = plain.board.words(addon, game, player, out, capacity, stride, count, error);
    if (!status && capacity) out->place = 77;
    return status;
}
static void word_off_board(tables *broken) {
    broken->board.words = words_astray;
}

static API words_of_anyone(ludus_addon *addon, const char *game, int32_t player,
                           LIST_OUT(ludus_word)) {
    if (player == 3) player = 1;
    return plain.board.words(addon, game, player, out, capacity, stride, count, error);
}
static void words_for_three(tables *broken) {
    broken->board.words = words_of_anyone;
}

static API dice_none(ludus_addon *addon, const char *game, const char *language,
                     LIST_OUT(ludus_die)) {
    int32_t status = plain.board.dice(addon, game, language, out, capacity, stride, count, error);
    if (!status) *count = 0;
    return status;
}
static void dice_missing(tables *broken) {
    broken->board.dice = dice_none;
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

static API think_and_half_stop(ludus_match *match, const char *player, const ludus_budget *budget,
                               uint64_t seed, ludus_progress_fn progress, void *user,
                               ludus_thought *out, ludus_error *error) {
    int32_t status = plain.players.think(match, player, budget, seed, progress, user, out, error);
    if (!status) out->weakened = 2;
    return status;
}
static void think_half_weakened(tables *broken) {
    broken->players.think = think_and_half_stop;
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
                                        ludus_progress_fn progress, void *user, ludus_thought *out,
                                        ludus_error *error) {
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

static API analyse_always(ludus_match *match, const ludus_budget *budget,
                          ludus_progress_fn progress, void *user, ludus_evaluation *out,
                          uint32_t capacity, uint32_t stride, uint32_t *count,
                          ludus_thought *result, ludus_error *error) {
    TRY(analyse_first(match, budget, progress, user, out, capacity, stride, count, result, error));
    if (result) result->nodes = 1;
    return LUDUS_OK;
}
static API evaluate_first(ludus_match *match, const ludus_budget *budget,
                          ludus_progress_fn progress, void *user, ludus_thought *out,
                          ludus_error *error) {
    TRY(evaluate_half(match, budget, progress, user, out, error));
    out->turn = 0;
    return LUDUS_OK;
}
// Two: it thinks where it is to count, and names a turn where none was asked for.
static void analysis_eager(tables *broken) {
    static const ludus_analysis_api api = {sizeof api, 0, analyse_always, evaluate_first};
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

static API say_anything(ludus_addon *addon, const char *game, const ludus_event *event,
                        const char *language, TEXT_OUT) {
    int32_t status = plain.texts.say(addon, game, event, language, text, capacity, length, error);
    if (!event || event->kind <= LUDUS_EVENT_DRAW) return status;
    return GIVE_TEXT("Something happens.");
}
static void any_event(tables *broken) {
    broken->texts.say = say_anything;
}

static API say_no_move(ludus_match *match, uint32_t index, const char *language, TEXT_OUT) {
    TRY(plain.texts.say_move(match, index, language, NULL, 0, NULL, error));
    return GIVE_TEXT("");
}
static void choice_unsaid(tables *broken) {
    broken->texts.say_move = say_no_move;
}

static API say_move_blame_index(ludus_match *match, uint32_t index, const char *language,
                                TEXT_OUT) {
    int32_t status = plain.texts.say_move(match, index, language, text, capacity, length, error);
    if (status == LUDUS_ERROR_PHASE) return fail(error, LUDUS_ERROR_MOVE, 0, "no such move");
    return status;
}
static void index_blamed(tables *broken) {
    broken->texts.say_move = say_move_blame_index;
}

static API pages_more(ludus_addon *addon, const char *game, const char *language,
                      LIST_OUT(ludus_page)) {
    static const ludus_page pages[] = {{LUDUS_PAGE_RULES, "Rules"}, {"race.history", "History"}};
    TRY(plain.texts.pages(addon, game, language, out, capacity, stride, count, error));
    return GIVE_LIST(pages, 2);
}
static void page_missing(tables *broken) {
    broken->texts.pages = pages_more;
}

static API page_with_image(ludus_addon *addon, const char *game, const char *page,
                           const char *language, TEXT_OUT) {
    TRY(plain.texts.page(addon, game, page, language, NULL, 0, NULL, error));
    return GIVE_TEXT("# Six squares\n\n![The board](art/board.png)\n");
}
static void image_missing(tables *broken) {
    broken->texts.page = page_with_image;
}

const named_fault feature_faults[] = {{"place-outside", place_outside},
                                      {"place-twice", place_twice},
                                      {"place-too-small", place_too_small},
                                      {"place-scribbled", place_scribbled},
                                      {"track-off-board", track_off_board},
                                      {"word-off-board", word_off_board},
                                      {"words-for-three", words_for_three},
                                      {"dice-missing", dice_missing},
                                      {"think-half-weakened", think_half_weakened},
                                      {"analysis-eager", analysis_eager},
                                      {"any-event", any_event},
                                      {"choice-unsaid", choice_unsaid},
                                      {"index-blamed", index_blamed},
                                      {"page-missing", page_missing},
                                      {"image-missing", image_missing},
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
