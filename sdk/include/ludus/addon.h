/* SPDX-License-Identifier: MIT
 *
 * ludus/addon.h: the contract between a launcher (the host) and an addon that brings board games
 * for two.
 *
 * C99, self-contained. An addon is a shared library that exports one function, LUDUS_ENTRY, and a
 * folder with an `addon.json` that names it. Everything a host shows comes through these functions
 * or from that folder; nothing in a host knows any game. The page addon.md beside this header tells
 * the life of every object, and where complete hosts and addons stand.
 *
 * Rules that hold for every function here
 *
 *   Status     Each returns a status, LUDUS_OK (0) or an error code. The reason is written to
 *              `error`, which may be NULL. A failed call changes nothing but its out-parameters.
 *   Threads    [instance]  any thread, also at the same time as any other call;
 *              [match]     one thread at a time for each match, different matches in parallel;
 *              [lifetime]  no other call may be under way on the object, or what hangs from it.
 *   Texts in   UTF-8, ended by NUL, never NULL unless the comment says so; read during the call.
 *   Texts out  `text, capacity, length`, by the rule of snprintf: *length is the full length in
 *              bytes without the NUL, at most capacity - 1 bytes are written, always ended by NUL,
 *              cut between code points. capacity 0 asks for the length alone; then `text` may be
 *              NULL. `length` may be NULL. Line feeds and tabs are the only control characters in
 *              them, and a comment that says "one line" excludes these too. U+FEFF and the
 *              characters that turn the direction of text, break lines or have no width count as
 *              control characters.
 *   Static     A `const char *` in a struct that the addon fills belongs to the addon and lives as
 *              long as the instance; it is one line. Nobody frees what the other allocated.
 *   Lists      `out, capacity, stride, count`: stride is the caller's sizeof of the element. The
 *              addon fills as many elements as fit, zeroes what a stride holds beyond its own
 *              element, and sets *count to the full number, also if that is above capacity.
 *              capacity 0 asks for the number alone; then `out` and `stride` are not looked at.
 *   Structs    A single struct is passed by pointer and begins with `size`: sizeof as the caller
 *              knows it, set before the call, for structs in and out alike. The addon zeroes what
 *              `size` holds beyond its own struct.
 *   Growth     Structs, elements of lists and tables only ever grow at their end. Size (for lists:
 *              stride) alone decides which fields exist; a field that lies partly within it does
 *              not. A size or stride below that of the contract's first release, which is 0.2, is
 *              LUDUS_ERROR_ARGUMENT. `reserved`: who writes the struct sets 0, who reads ignores it.
 *   Minors     An addon uses no phase later than the minor that was agreed. Events, marks, shapes,
 *              kinds, flags and reasons may be later ones: a host never refuses one for being new.
 *              An unknown event is said by `say` and skipped, an unknown mark, shape or kind is
 *              drawn plainly, an unknown flag is ignored. Numbers from LUDUS_FREE on are never
 *              given a meaning here: an addon may use them for its own.
 *   Names      Features, pages and players of an addon's own have names "vendor.name", features
 *              with a revision: "vendor.name/1". Names without a dot, and features "ludus.", belong
 *              to this contract.
 *   Language   A BCP 47 tag ("en", "ru", "uk-UA"). NULL, unknown or incomplete: English.
 *   Numbers    Players are 1 and 2, 0 is nobody; player 1 begins. Probabilities are parts per
 *              billion, in which a draw counts half. Coordinates are thousandths of a field.
 *              Places are the ids that the board feature describes, 0 is no place. Colours are
 *              0xRRGGBB.
 *   Faults     No exception, signal, longjmp or exit leaves an addon, none may enter it from a
 *              callback. NULL for a required pointer is LUDUS_ERROR_ARGUMENT. A destroyed handle is
 *              undefined.
 */
#ifndef LUDUS_ADDON_H
#define LUDUS_ADDON_H

#include <stddef.h>
#include <stdint.h>

/* The version of this contract. Majors must be equal; minors only add, also under major 0. */
#define LUDUS_ABI_MAJOR 0
#define LUDUS_ABI_MINOR 2
#define LUDUS_ABI_MAKE(major, minor) (((uint32_t)(major) << 16) | (uint32_t)(minor))
#define LUDUS_ABI LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR, LUDUS_ABI_MINOR)

/* The first release of this contract: what is older is refused. */
#define LUDUS_ABI_OLDEST LUDUS_ABI_MAKE(0, 2)

/* The one exported symbol. A break before 1.0 renames it. */
#define LUDUS_ENTRY "ludus_open_2"

#if defined(_WIN32)
#define LUDUS_CALL __cdecl
#define LUDUS_EXPORT __declspec(dllexport)
#else
#define LUDUS_CALL
#define LUDUS_EXPORT __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Constants ---- */

#define LUDUS_OK 0
#define LUDUS_ERROR_ARGUMENT 1  /* NULL where not allowed, a size too small, out of range */
#define LUDUS_ERROR_ABI 2       /* the other side's contract is not one that can be spoken */
#define LUDUS_ERROR_UNKNOWN 3   /* no such game, option, value, player, page */
#define LUDUS_ERROR_SYNTAX 4    /* a text that breaks its grammar; error.column says where */
#define LUDUS_ERROR_POSITION 5  /* a position that cannot stand */
#define LUDUS_ERROR_DICE 6      /* dice that the game has not */
#define LUDUS_ERROR_MOVE 7      /* an index beyond the list, moves that are not legal */
#define LUDUS_ERROR_PHASE 8     /* not in this phase; of an index: the phase has no such list */
#define LUDUS_ERROR_NOTHING 9   /* nothing to undo */
#define LUDUS_ERROR_MEMORY 10   /* out of memory */
#define LUDUS_ERROR_FILE 11     /* a file of the addon is missing or damaged */
#define LUDUS_ERROR_INTERNAL 12 /* a fault of the addon itself */

#define LUDUS_PHASE_ROLL 1 /* the mover has to roll: set_dice */
#define LUDUS_PHASE_MOVE 2 /* the mover has to move: moves, play; end_turn where state.may_end */
#define LUDUS_PHASE_END 3  /* the turn is complete or passed: end_turn */
#define LUDUS_PHASE_OVER 4 /* state.winner has won, or nobody has */

#define LUDUS_EVENT_ROLL 1    /* player rolled values[0..count) */
#define LUDUS_EVENT_MOVE 2    /* player's piece went from `from` to `to`; both 0: an act */
#define LUDUS_EVENT_CAPTURE 3 /* player's piece on `from` was captured and is now on `to` */
#define LUDUS_EVENT_PASS 4    /* player does not move; `reason` says why */
#define LUDUS_EVENT_AGAIN 5   /* player has another turn */
#define LUDUS_EVENT_TURN 6    /* the turn is over; now it is player's */
#define LUDUS_EVENT_WIN 7     /* player has won, the match is over; victory and points say how */
#define LUDUS_EVENT_DRAW 8    /* nobody has won, the match is over; `reason` says why */

#define LUDUS_PASS_BLOCKED 1 /* no move is possible with this roll */
#define LUDUS_PASS_ZERO 2    /* the roll is worth nothing */
#define LUDUS_PASS_CHOSEN 3  /* the player could move, and did not */

#define LUDUS_DRAW_AGREED 1
#define LUDUS_DRAW_REPETITION 2 /* the same position for too often */
#define LUDUS_DRAW_STUCK 3      /* nobody can move, and the rules call that a draw */
#define LUDUS_DRAW_MATERIAL 4   /* nobody has what it takes to win */
#define LUDUS_DRAW_LENGTH 5     /* too long without a decision */

#define LUDUS_MOVE_ENTERS 1u /* flags of a move: comes from hand, bar or the like */
#define LUDUS_MOVE_CAPTURES 2u
#define LUDUS_MOVE_BEARS_OFF 4u
#define LUDUS_MOVE_AGAIN 8u /* gives another turn */

#define LUDUS_MAX_DICE 8
#define LUDUS_MAX_FACES 24

#define LUDUS_FREE 1000 /* reasons, marks, kinds ... from here on are an addon's own */

/* ---- Errors ---- */

/* Filled on failure only; one that is smaller than this is left as it is. The sentence names the
 * thing, the place and what was expected. */
typedef struct ludus_error {
    uint32_t size;     /* in: sizeof(ludus_error) */
    int32_t code;      /* out: the status */
    uint32_t column;   /* out: where in the text read, bytes from 1; 0 where no text was read */
    uint32_t length;   /* out: full length of the sentence in bytes */
    char language[16]; /* in: the sentence's language; empty: English */
    char text[480];    /* out: the sentence, one line, always ended by NUL */
} ludus_error;

/* ---- The host and the entry ---- */

typedef struct ludus_addon ludus_addon; /* an instance: made by the entry, freed by destroy */
typedef struct ludus_match ludus_match; /* a match: made by create, clone and restore */

#define LUDUS_LOG_INFO 1
#define LUDUS_LOG_WARNING 2
#define LUDUS_LOG_ERROR 3

/* Describes the host. Read during the entry; log and user must stay valid until destroy. */
typedef struct ludus_host {
    uint32_t size;
    uint32_t abi;     /* the newest contract that the host speaks: LUDUS_ABI */
    const char *name; /* the launcher's name and version, for logs */
    /* The addon's own folder, absolute. NULL or empty: LUDUS_ERROR_ARGUMENT. One that cannot be
     * read: LUDUS_ERROR_FILE, or a warning in the log where the addon can do without. */
    const char *addon_folder;
    /* Absolute; the addon may write here, and makes it where it does not exist. NULL: nowhere. */
    const char *data_folder;
    /* May be NULL. Called on the thread that called the addon, during that call; text in English,
     * one line. */
    void(LUDUS_CALL *log)(void *user, int32_t level, const char *text);
    void *user; /* handed to log */
} ludus_host;

/* ---- Core: the addon ---- */

typedef struct ludus_addon_info {
    uint32_t size;
    uint32_t reserved;
    const char *id;        /* as in addon.json */
    const char *version;   /* of the addon, "1.2.3" */
    const char *name;      /* in the language asked for */
    const char *licence;   /* SPDX */
    const char *languages; /* tags divided by blanks, English first: "en ru uk" */
} ludus_addon_info;

typedef struct ludus_game {
    const char *id;        /* "duodecim.asilo" */
    const char *name;      /* this and the rest in the language asked for */
    const char *summary;   /* a sentence or two */
    uint32_t first_rolled; /* 1: a roll each, the higher sum is player 1, ties again. 0: drawn */
    uint32_t reserved;
} ludus_game;

/* What a player is called in a game. */
typedef struct ludus_side {
    const char *name; /* in the language asked for: "Red" */
    uint32_t colour;  /* of the name, such as the pieces' */
    uint32_t reserved;
} ludus_side;

#define LUDUS_OPTION_CHOICE 1 /* one of the values that option_values lists */
#define LUDUS_OPTION_NUMBER 2 /* a whole number from minimum to maximum */

/* An option of a game, with what it may be, given those chosen in the text it was asked for. */
typedef struct ludus_option {
    const char *key;
    const char *value;         /* the value chosen in that text, or the default */
    const char *default_value; /* may depend on the others: goal follows pieces */
    const char *name;          /* in the language asked for */
    int32_t kind;
    int32_t minimum; /* numbers only */
    int32_t maximum;
    uint32_t reserved;
} ludus_option;

typedef struct ludus_option_value {
    const char *value;
    const char *name; /* in the language asked for */
} ludus_option_value;

/* A distinct roll, with the ways in which the dice can give it. Values stand in the order of the
 * board's `dice`, ascending within a kind: where a roll has as many values as dice are thrown, each
 * is what the die in that place shows; where it has fewer, they are what the throw is worth. */
typedef struct ludus_roll {
    int32_t values[LUDUS_MAX_DICE];
    uint32_t count;
    uint32_t ways; /* its probability is ways divided by the sum of all ways */
} ludus_roll;

/* A GAME text is a game's id, with options as in a URL where they differ from the default:
 * "ur.dmytro", "ur.dmytro?goal=5&dice=astragal". Read with capitals, blanks around it, options in
 * any order and defaults spelt out ("UR.FINKEL"); written canonically. */
typedef struct ludus_game_api {
    uint32_t size;
    uint32_t reserved;
    /* The games of this addon. [instance] */
    int32_t(LUDUS_CALL *games)(ludus_addon *addon, const char *language, ludus_game *out,
                               uint32_t capacity, uint32_t stride, uint32_t *count,
                               ludus_error *error);
    /* Reads a GAME text and writes it canonically, defaults left out, one line. An unknown game,
     * option or value, or values that do not go together: LUDUS_ERROR_UNKNOWN or _SYNTAX.
     * [instance] */
    int32_t(LUDUS_CALL *check)(ludus_addon *addon, const char *game, char *text, uint32_t capacity,
                               uint32_t *length, ludus_error *error);
    /* The sides of a GAME, that of player 1 first. Two; other numbers may come with a later major.
     * [instance] */
    int32_t(LUDUS_CALL *sides)(ludus_addon *addon, const char *game, const char *language,
                               ludus_side *out, uint32_t capacity, uint32_t stride, uint32_t *count,
                               ludus_error *error);
    /* The game's options, in the order in which a person would choose them. [instance] */
    int32_t(LUDUS_CALL *options)(ludus_addon *addon, const char *game, const char *language,
                                 ludus_option *out, uint32_t capacity, uint32_t stride,
                                 uint32_t *count, ludus_error *error);
    /* The values that an option may take, given the others in `game`. [instance] */
    int32_t(LUDUS_CALL *option_values)(ludus_addon *addon, const char *game, const char *key,
                                       const char *language, ludus_option_value *out,
                                       uint32_t capacity, uint32_t stride, uint32_t *count,
                                       ludus_error *error);
    /* Every distinct roll, in ascending order. Empty: the game has no dice, and its matches never
     * are in phase roll. [instance] */
    int32_t(LUDUS_CALL *rolls)(ludus_addon *addon, const char *game, ludus_roll *out,
                               uint32_t capacity, uint32_t stride, uint32_t *count,
                               ludus_error *error);
    /* The values of the roll number `index` (from 0) of the dice that `seed` stands for, in the
     * order of ludus_roll: a pure function, the same on every machine and in every later version of
     * the addon, for set_dice. A game without dice: LUDUS_ERROR_DICE. [instance] */
    int32_t(LUDUS_CALL *roll)(ludus_addon *addon, const char *game, uint64_t seed, uint64_t index,
                              int32_t *values, uint32_t capacity, uint32_t *count,
                              ludus_error *error);
} ludus_game_api;

/* ---- Core: the match ---- */

typedef struct ludus_state {
    uint32_t size;
    int32_t phase;
    int32_t mover;       /* whose turn it is; when over, the loser, after a draw either one */
    int32_t winner;      /* 0 while the match goes on, and after a draw */
    uint32_t turns;      /* lines of the record: turns ended, and this if it has dice or moves */
    uint32_t rolls;      /* rolls made since the start, the index of the next; undo takes back */
    uint32_t steps;      /* steps that undo can take back */
    uint32_t moves_made; /* in this turn */
    uint32_t may_end;    /* 1: end_turn may be called. Always in phase end, never in roll, over */
    uint32_t dice_count; /* 0 while not rolled, and in a game without dice */
    uint32_t dice_used;  /* bit i: dice[i] has been played */
    uint32_t reserved;
    int32_t dice[LUDUS_MAX_DICE]; /* in the order of ludus_roll */
    int32_t victory;              /* kind of victory, the game's own number; 0: plain, or none */
    int32_t points;               /* what the victory counts; 0 where the game counts none */
} ludus_state;

/* A move is played by its index in the list that `moves` gave; its fields are for showing, and two
 * moves may have the same. From and to 0: an act, such as to pass, to stop, to offer or to double;
 * its texts say what it is. */
typedef struct ludus_move {
    int32_t from;  /* place */
    int32_t to;    /* place */
    uint32_t dice; /* bit i: uses dice[i] of the state */
    uint32_t flags;
} ludus_move;

/* A whole legal turn, or in mid-turn a completion of it. Known by its index until the match next
 * changes; the order depends on position and partial turn alone. */
typedef struct ludus_turn {
    uint32_t moves; /* how many; 0: nothing (more) is moved */
    uint32_t flags; /* those of its moves, united */
} ludus_turn;

typedef struct ludus_content {
    int32_t place;
    int32_t player;
    int32_t kind; /* of piece */
    uint32_t count;
} ludus_content;

/* What a step brought about. Fields that the kind does not name are 0. In a list the addon sets
 * `size` to the stride, so that an element can be handed to `say` as it is. */
typedef struct ludus_event {
    uint32_t size;
    int32_t kind;
    int32_t player;
    int32_t from;
    int32_t to;
    int32_t piece;  /* kind of piece */
    uint32_t flags; /* of the move */
    int32_t reason; /* of a pass or a draw */
    uint32_t count; /* of values: the roll; with a move, the dice it used; with a pass, the roll */
    int32_t values[LUDUS_MAX_DICE];
    int32_t victory; /* of a win: as in the state */
    int32_t points;
    uint32_t reserved;
} ludus_event;

/* The texts POSITION and TURN are in the addon's notation, one line of printable text without tabs,
 * the same whatever the language. Reading is forgiving, writing canonical. A move in a TURN may
 * name the dice that it uses, in brackets: "hand/4(22)"; then it is read so. */
typedef struct ludus_match_api {
    uint32_t size;
    uint32_t reserved;
    /* A new match in the starting position, player 1 to begin; `game` is a GAME text. The caller
     * destroys it before the instance. [instance] */
    int32_t(LUDUS_CALL *create)(ludus_addon *addon, const char *game, ludus_match **out,
                                ludus_error *error);
    /* The match as one text, and a match from that text: nothing is lost, in mid-turn neither, nor
     * what undo can take back. Lines: the GAME; the POSITION it started from, with the dice that it
     * came with, if any (the first line of the record has them too); each line of the record, its
     * moves in the order in which they were made, with their dice named where they would be read
     * with others. A line feed ends each; only the last of the record lacks it where end_turn has
     * not been called, be the turn unfinished, finished, or that of a win. What is not legal is
     * refused, whoever wrote it; the column counts from the beginning of the text. [match],
     * [instance] */
    int32_t(LUDUS_CALL *save)(ludus_match *match, char *text, uint32_t capacity, uint32_t *length,
                              ludus_error *error);
    int32_t(LUDUS_CALL *restore)(ludus_addon *addon, const char *text, ludus_match **out,
                                 ludus_error *error);
    /* An independent copy, history included. [match] */
    int32_t(LUDUS_CALL *clone)(ludus_match *match, ludus_match **out, ludus_error *error);
    /* Frees it. NULL is allowed. [lifetime] */
    int32_t(LUDUS_CALL *destroy)(ludus_match *match);
    /* [match] */
    int32_t(LUDUS_CALL *state)(ludus_match *match, ludus_state *out, ludus_error *error);
    /* The dice of the mover's roll, in any order. Phase roll -> move, or end where nothing can
     * move. [match] */
    int32_t(LUDUS_CALL *set_dice)(ludus_match *match, const int32_t *values, uint32_t count,
                                  ludus_error *error);
    /* The moves that can be made now: only those from which the turn can still be completed
     * legally. Never empty in phase move, empty in phases roll, end and over. [match] */
    int32_t(LUDUS_CALL *moves)(ludus_match *match, ludus_move *out, uint32_t capacity,
                               uint32_t stride, uint32_t *count, ludus_error *error);
    /* The move's notation, as it would stand in a TURN, naming its dice where another move of the
     * list goes the same way; never empty. [match] */
    int32_t(LUDUS_CALL *move_text)(ludus_match *match, uint32_t move, char *text, uint32_t capacity,
                                   uint32_t *length, ludus_error *error);
    /* Makes a move. The phase stays move, or becomes end or over. [match] */
    int32_t(LUDUS_CALL *play)(ludus_match *match, uint32_t move, ludus_error *error);
    /* The legal turns, one for each distinct position that they lead to; in mid-turn, what
     * completes it. One without moves stands among them where state.may_end is 1, and alone in
     * phase end. Phases move and end. [match] */
    int32_t(LUDUS_CALL *turns)(ludus_match *match, ludus_turn *out, uint32_t capacity,
                               uint32_t stride, uint32_t *count, ludus_error *error);
    /* The TURN text, the moves, and the POSITION after the turn, of a turn from that list. Moves
     * come in an order in which they can be played. [match] */
    int32_t(LUDUS_CALL *turn_text)(ludus_match *match, uint32_t turn, char *text, uint32_t capacity,
                                   uint32_t *length, ludus_error *error);
    int32_t(LUDUS_CALL *turn_moves)(ludus_match *match, uint32_t turn, ludus_move *out,
                                    uint32_t capacity, uint32_t stride, uint32_t *count,
                                    ludus_error *error);
    int32_t(LUDUS_CALL *turn_position)(ludus_match *match, uint32_t turn, char *text,
                                       uint32_t capacity, uint32_t *length, ludus_error *error);
    /* Makes all moves of a turn from that list; undo takes them back one by one. After it end_turn
     * may be called, unless the match is over. [match] */
    int32_t(LUDUS_CALL *play_turn)(ludus_match *match, uint32_t turn, ludus_error *error);
    /* Makes the moves of a TURN text, in any legal order, all or none. They need not complete the
     * turn. "pass" stands for a turn without moves, where one is legal. [match] */
    int32_t(LUDUS_CALL *play_text)(ludus_match *match, const char *turn, ludus_error *error);
    /* Ends the turn, where state.may_end is 1. Then it is the next player's or, after a move that
     * says so, the same one's again: phase roll, or move in a game or turn without dice. Or the
     * match is over, where the rules end it with the turn: then the events are that end alone, a
     * win or a draw. [match] */
    int32_t(LUDUS_CALL *end_turn)(ludus_match *match, ludus_error *error);
    /* Takes back one step: a move, an end_turn or a roll, and says which as the event that it was
     * (LUDUS_EVENT_MOVE, _TURN or _AGAIN, _ROLL); an end_turn that ended the match is a _TURN.
     * `undone` may be NULL. At the start: LUDUS_ERROR_NOTHING. [match] */
    int32_t(LUDUS_CALL *undo)(ludus_match *match, ludus_event *undone, ludus_error *error);
    /* What the last successful set_dice, play, play_turn, play_text or end_turn brought about, in
     * order; empty after create, restore, undo and set_position. [match] */
    int32_t(LUDUS_CALL *events)(ludus_match *match, ludus_event *out, uint32_t capacity,
                                uint32_t stride, uint32_t *count, ludus_error *error);
    /* Every group of pieces as they stand now, in mid-turn too, those of one place from the bottom
     * up. Pieces in hand, captured and borne off stand on places as well. [match] */
    int32_t(LUDUS_CALL *contents)(ludus_match *match, ludus_content *out, uint32_t capacity,
                                  uint32_t stride, uint32_t *count, ludus_error *error);
    /* The POSITION at the start of the turn, with all its dice; once the match is over, the final
     * one, without dice. What was before it, such as how often it has come about, it need not tell:
     * save does. [match] */
    int32_t(LUDUS_CALL *position)(ludus_match *match, char *text, uint32_t capacity,
                                  uint32_t *length, ludus_error *error);
    /* Goes to a POSITION and clears the history. Dice that it has are roll 0, which undo does not
     * take back. [match] */
    int32_t(LUDUS_CALL *set_position)(ludus_match *match, const char *position, ludus_error *error);
    /* The TURN text of the moves made in this turn; empty where there are none, "pass" where
     * nothing could move. Played again from `position` by play_text it leaves the same to be
     * played: where a move could be read with other dice, it names its own. [match] */
    int32_t(LUDUS_CALL *partial)(ludus_match *match, char *text, uint32_t capacity,
                                 uint32_t *length, ludus_error *error);
    /* The record of a match: the POSITION it started from, without dice (those that a POSITION came
     * with are roll 0), then a line for each turn since (`index` from 0 to state.turns - 1):
     * "DICE TURN", dice without blanks, "-" where none were thrown; the last one may be unfinished,
     * as `partial` says it, or without a TURN. set_position, set_dice, play_text and end_turn play
     * it again. [match] */
    int32_t(LUDUS_CALL *start)(ludus_match *match, char *text, uint32_t capacity, uint32_t *length,
                               ludus_error *error);
    int32_t(LUDUS_CALL *record)(ludus_match *match, uint32_t index, char *text, uint32_t capacity,
                                uint32_t *length, ludus_error *error);
    /* The GAME text, canonical. [match] */
    int32_t(LUDUS_CALL *game)(ludus_match *match, char *text, uint32_t capacity, uint32_t *length,
                              ludus_error *error);
} ludus_match_api;

/* The addon's table. `game` and `match` are never NULL, nor is any function in any table, the
 * features' too, up to the minor that was agreed. All tables live as long as the instance. */
typedef struct ludus_addon_api {
    uint32_t size;
    uint32_t reserved;
    const ludus_game_api *game;
    const ludus_match_api *match;
    /* Frees the instance; every match of it must be destroyed before. No thread, file or other
     * resource of it is left. NULL is allowed. [lifetime] */
    int32_t(LUDUS_CALL *destroy)(ludus_addon *addon);
    /* [instance] */
    int32_t(LUDUS_CALL *info)(ludus_addon *addon, const char *language, ludus_addon_info *out,
                              ludus_error *error);
    /* The table of an optional feature by its id, such as LUDUS_BOARD_ID, which sets the table's
     * type; *table is NULL, and the status LUDUS_OK, where the addon has it not. [instance] */
    int32_t(LUDUS_CALL *feature)(ludus_addon *addon, const char *id, const void **table,
                                 ludus_error *error);
} ludus_addon_api;

/* The entry. Creates an instance and agrees on the contract: *abi is the lower of host->abi and the
 * addon's own. Where the majors differ, or host->abi is below LUDUS_ABI_OLDEST: LUDUS_ERROR_ABI,
 * and nothing is created. May be called any number of times: each gives an instance of its own. No
 * work happens at load or unload of the library, and no thread is left when the instances are
 * destroyed. [instance] */
typedef int32_t(LUDUS_CALL *ludus_open_fn)(const ludus_host *host, ludus_addon **addon,
                                           const ludus_addon_api **api, uint32_t *abi,
                                           ludus_error *error);

/* ---- Feature: the board as data ---- */

#define LUDUS_BOARD_ID "ludus.board/1"

#define LUDUS_PLACE_FIELD 1   /* a place to play on, such as one of a track */
#define LUDUS_PLACE_HAND 2    /* pieces not yet entered */
#define LUDUS_PLACE_BAR 3     /* captured pieces that wait */
#define LUDUS_PLACE_SHELTER 4 /* beside the track, such as a praetentura */
#define LUDUS_PLACE_OFF 5     /* pieces borne off, or out of the game */

#define LUDUS_SHAPE_NONE 0 /* a place without an outline */
#define LUDUS_SHAPE_SQUARE 1
#define LUDUS_SHAPE_ROUND 2
#define LUDUS_SHAPE_TRIANGLE_UP 3
#define LUDUS_SHAPE_TRIANGLE_DOWN 4

#define LUDUS_MARK_NONE 0
#define LUDUS_MARK_ROSETTE 1
#define LUDUS_MARK_EYES 2  /* four eyes */
#define LUDUS_MARK_DOTS 3  /* five dots */
#define LUDUS_MARK_FIVES 4 /* four fives */
#define LUDUS_MARK_CHANGE 5
#define LUDUS_MARK_END 6
#define LUDUS_MARK_ENTRY 7 /* the entry zone of a track */
#define LUDUS_MARK_HOME 8  /* the home zone of a track */

#define LUDUS_LINE_EDGE 1
#define LUDUS_LINE_THIN 2
#define LUDUS_LINE_BARRIER 3

typedef struct ludus_board {
    uint32_t size;
    int32_t width; /* the drawing is 0..width by 0..height, y downwards; every place lies in it */
    int32_t height;
    uint32_t tracks; /* of each player; 0: pieces follow none */
} ludus_board;

/* A physical place, shared by both players where both may stand on it. */
typedef struct ludus_place {
    /* As in the notation: "3", "pra"; the place's own name, "B4", where each player counts it
     * differently; may be empty. */
    const char *label;
    const char *name; /* for a sentence, in the language asked for: "field 3 of line I" */
    int32_t id;       /* > 0, unique on the board */
    int32_t x;        /* centre */
    int32_t y;
    int32_t width; /* of the outline; the middle lies on x, y */
    int32_t height;
    int32_t kind;     /* LUDUS_PLACE_ */
    int32_t shape;    /* LUDUS_SHAPE_ */
    int32_t mark;     /* LUDUS_MARK_ */
    int32_t owner;    /* the player whose pieces alone may stand here; 0: both */
    int32_t capacity; /* the most pieces here, of both players */
    int32_t fan_x;    /* where each further piece of a stack goes, from the one before */
    int32_t fan_y;
    /* What the board itself bears there, such as a letter cut into it: drawn, never said. NULL or
     * empty: nothing. */
    const char *inscription;
} ludus_place;

typedef struct ludus_line {
    int32_t kind; /* LUDUS_LINE_ */
    int32_t x1;
    int32_t y1;
    int32_t x2;
    int32_t y2;
    uint32_t reserved;
} ludus_line;

/* What a player calls a place in a TURN: "3", "hand", "off". */
typedef struct ludus_word {
    const char *word;
    int32_t place;
    uint32_t reserved;
} ludus_word;

#define LUDUS_PIECE_DISC 1
#define LUDUS_PIECE_RING 2
#define LUDUS_PIECE_SQUARE 3
#define LUDUS_PIECE_DIAMOND 4

/* A kind of piece of a player. No two kinds share shape and letter. */
typedef struct ludus_piece {
    const char *name;   /* in the language asked for: "red stone" */
    const char *letter; /* one printable ASCII character, for terminals: "x" */
    int32_t player;
    int32_t kind;
    int32_t shape; /* LUDUS_PIECE_ */
    uint32_t colour;
    uint32_t dots; /* drawn on it */
    uint32_t reserved;
    /* What it bears, such as a number or a sign: drawn, never said. NULL or empty: nothing. */
    const char *inscription;
} ludus_piece;

/* Physical dice, those alike together. */
typedef struct ludus_die {
    const char *name;                /* in the language asked for: "cube", "pyramid" */
    uint32_t count;                  /* how many alike are thrown */
    uint32_t faces;                  /* distinct faces */
    int32_t values[LUDUS_MAX_FACES]; /* of each face */
    uint32_t ways[LUDUS_MAX_FACES];  /* odds of each face */
} ludus_die;

typedef struct ludus_board_api {
    uint32_t size;
    uint32_t reserved;
    /* Each takes a GAME text. [instance] */
    int32_t(LUDUS_CALL *board)(ludus_addon *addon, const char *game, ludus_board *out,
                               ludus_error *error);
    int32_t(LUDUS_CALL *places)(ludus_addon *addon, const char *game, const char *language,
                                ludus_place *out, uint32_t capacity, uint32_t stride,
                                uint32_t *count, ludus_error *error);
    int32_t(LUDUS_CALL *lines)(ludus_addon *addon, const char *game, ludus_line *out,
                               uint32_t capacity, uint32_t stride, uint32_t *count,
                               ludus_error *error);
    /* The words that a player has for places, in the order of the track or of counting. A place
     * that is two steps of a track has two, a place that the player never names none. The same in
     * every language. No player but 1 and 2: LUDUS_ERROR_ARGUMENT. [instance] */
    int32_t(LUDUS_CALL *words)(ludus_addon *addon, const char *game, int32_t player,
                               ludus_word *out, uint32_t capacity, uint32_t stride, uint32_t *count,
                               ludus_error *error);
    /* The places a player's piece passes, from where it waits to where it is borne off; one square
     * can be two steps. `track` counts from 0. [instance] */
    int32_t(LUDUS_CALL *track)(ludus_addon *addon, const char *game, int32_t player, uint32_t track,
                               int32_t *out, uint32_t capacity, uint32_t *count,
                               ludus_error *error);
    /* The kinds of pieces of both players. [instance] */
    int32_t(LUDUS_CALL *pieces)(ludus_addon *addon, const char *game, const char *language,
                                ludus_piece *out, uint32_t capacity, uint32_t stride,
                                uint32_t *count, ludus_error *error);
    /* Empty in a game without dice. [instance] */
    int32_t(LUDUS_CALL *dice)(ludus_addon *addon, const char *game, const char *language,
                              ludus_die *out, uint32_t capacity, uint32_t stride, uint32_t *count,
                              ludus_error *error);
} ludus_board_api;

/* ---- Feature: players (the program's) ---- */

#define LUDUS_PLAYERS_ID "ludus.players/1"

#define LUDUS_PLAYER_LEVEL 1 /* an opponent to offer, rank 1 (weakest) to 5 */
#define LUDUS_PLAYER_PLAIN 2 /* there for measuring */

typedef struct ludus_player {
    const char *id;   /* "level-3" */
    const char *name; /* in the language asked for */
    int32_t kind;
    int32_t rank;
} ludus_player;

typedef struct ludus_budget {
    uint32_t size;
    uint32_t milliseconds; /* of the clock; 0: no limit. With one, results depend on the machine */
    uint64_t nodes;        /* positions evaluated; 0: what the player itself is made for */
} ludus_budget;

#define LUDUS_NO_TURN 0xFFFFFFFFu

/* What thinking has come to, so far or at its end. */
typedef struct ludus_thought {
    uint32_t size;
    uint32_t turn;       /* the best, as an index in the list of `turns`; evaluate: LUDUS_NO_TURN */
    uint64_t nodes;      /* positions evaluated */
    int32_t probability; /* that the mover wins, after that turn or as things stand */
    int32_t stopped;     /* 1: by progress or the clock, before all was thought */
    int32_t weakened;    /* 1: below its strength, as a file is missing or damaged (see the log) */
    uint32_t reserved;
} ludus_thought;

/* Called at least every 10 ms while the addon thinks, with what it has come to so far, on the
 * thread that called. Anything but 0 stops it. */
typedef int32_t(LUDUS_CALL *ludus_progress_fn)(void *user, const ludus_thought *so_far);

typedef struct ludus_players_api {
    uint32_t size;
    uint32_t reserved;
    /* The program's players for a GAME text. [instance] */
    int32_t(LUDUS_CALL *players)(ludus_addon *addon, const char *game, const char *language,
                                 ludus_player *out, uint32_t capacity, uint32_t stride,
                                 uint32_t *count, ludus_error *error);
    /* Chooses a turn (in mid-turn a completion) in phase move or end; play_turn plays it. The same
     * position, player, seed and nodes give the same turn on every machine with the same version
     * and files of the addon. The addon sees no dice but those on the table. budget and progress
     * may be NULL. The match itself is not changed. [match] */
    int32_t(LUDUS_CALL *think)(ludus_match *match, const char *player, const ludus_budget *budget,
                               uint64_t seed, ludus_progress_fn progress, void *user,
                               ludus_thought *out, ludus_error *error);
} ludus_players_api;

/* ---- Feature: analysis ---- */

#define LUDUS_ANALYSIS_ID "ludus.analysis/1"

typedef struct ludus_evaluation {
    uint32_t turn;       /* index in the list that `turns` gives */
    int32_t probability; /* that the mover wins after it, parts per billion */
} ludus_evaluation;

typedef struct ludus_analysis_api {
    uint32_t size;
    uint32_t reserved;
    /* Every legal turn with its winning probability, best first, in phase move or end. budget and
     * progress as in think. `result`, the best and how it was come to, may be NULL. capacity 0 asks
     * for the number of turns and does not think: result is then zeroed but for its size.
     * [match] */
    int32_t(LUDUS_CALL *analyse)(ludus_match *match, const ludus_budget *budget,
                                 ludus_progress_fn progress, void *user, ludus_evaluation *out,
                                 uint32_t capacity, uint32_t stride, uint32_t *count,
                                 ludus_thought *result, ludus_error *error);
    /* The probability that the mover wins as things stand, in any phase; before a roll, over all
     * rolls. [match] */
    int32_t(LUDUS_CALL *evaluate)(ludus_match *match, const ludus_budget *budget,
                                  ludus_progress_fn progress, void *user, ludus_thought *out,
                                  ludus_error *error);
} ludus_analysis_api;

/* ---- Feature: texts ---- */

#define LUDUS_TEXTS_ID "ludus.texts/1"

#define LUDUS_PAGE_RULES "rules" /* the rules, for a person who does not know the game */

typedef struct ludus_page {
    const char *id;    /* "rules" */
    const char *title; /* in the language asked for */
} ludus_page;

typedef struct ludus_texts_api {
    uint32_t size;
    uint32_t reserved;
    /* An event of a match of this GAME as a sentence, one line. A kind that the addon never gives:
     * LUDUS_ERROR_ARGUMENT. [instance] */
    int32_t(LUDUS_CALL *say)(ludus_addon *addon, const char *game, const ludus_event *event,
                             const char *language, char *text, uint32_t capacity, uint32_t *length,
                             ludus_error *error);
    /* A move of `moves`, a turn of `turns`, as something that can be done, for a list or a button,
     * one line: "Enter a piece on 3", "Offer a draw". [match] */
    int32_t(LUDUS_CALL *say_move)(ludus_match *match, uint32_t move, const char *language,
                                  char *text, uint32_t capacity, uint32_t *length,
                                  ludus_error *error);
    int32_t(LUDUS_CALL *say_turn)(ludus_match *match, uint32_t turn, const char *language,
                                  char *text, uint32_t capacity, uint32_t *length,
                                  ludus_error *error);
    /* The position as it stands now, in sentences: for a person who does not see it. [match] */
    int32_t(LUDUS_CALL *describe)(ludus_match *match, const char *language, char *text,
                                  uint32_t capacity, uint32_t *length, ludus_error *error);
    /* The pages on a GAME, in the order in which a person would read them. [instance] */
    int32_t(LUDUS_CALL *pages)(ludus_addon *addon, const char *game, const char *language,
                               ludus_page *out, uint32_t capacity, uint32_t stride, uint32_t *count,
                               ludus_error *error);
    /* A page in CommonMark. Images in it are PNG files of the addon's folder, named by a path
     * relative to that folder: "art/board.png". Unknown: LUDUS_ERROR_UNKNOWN. [instance] */
    int32_t(LUDUS_CALL *page)(ludus_addon *addon, const char *game, const char *page,
                              const char *language, char *text, uint32_t capacity, uint32_t *length,
                              ludus_error *error);
} ludus_texts_api;

/* ---- The layout, asserted ---- */

#if defined(__cplusplus)
#define LUDUS_ASSERT(name, what) static_assert(what, #name)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define LUDUS_ASSERT(name, what) _Static_assert(what, #name)
#else
#define LUDUS_ASSERT(name, what) typedef char ludus_assert_##name[(what) ? 1 : -1]
#endif
/* sizeof(T) in bytes that are not pointers, and in pointers */
#define LUDUS_ASSERT_SIZE(T, bytes, pointers)                                                      \
    LUDUS_ASSERT(T##_size, sizeof(T) == (size_t)(bytes) + (size_t)(pointers) * sizeof(void *))
#define LUDUS_ASSERT_OFFSET(T, field, bytes, pointers)                                             \
    LUDUS_ASSERT(T##_##field,                                                                      \
                 offsetof(T, field) == (size_t)(bytes) + (size_t)(pointers) * sizeof(void *))

LUDUS_ASSERT_SIZE(ludus_error, 512, 0);
LUDUS_ASSERT_OFFSET(ludus_error, language, 16, 0);
LUDUS_ASSERT_OFFSET(ludus_error, text, 32, 0);
LUDUS_ASSERT_SIZE(ludus_host, 8, 5);
LUDUS_ASSERT_OFFSET(ludus_host, name, 8, 0);
LUDUS_ASSERT_OFFSET(ludus_host, user, 8, 4);
LUDUS_ASSERT_SIZE(ludus_addon_info, 8, 5);
LUDUS_ASSERT_OFFSET(ludus_addon_info, languages, 8, 4);
LUDUS_ASSERT_SIZE(ludus_game, 8, 3);
LUDUS_ASSERT_OFFSET(ludus_game, first_rolled, 0, 3);
LUDUS_ASSERT_SIZE(ludus_side, 8, 1);
LUDUS_ASSERT_SIZE(ludus_option, 16, 4);
LUDUS_ASSERT_OFFSET(ludus_option, kind, 0, 4);
LUDUS_ASSERT_SIZE(ludus_option_value, 0, 2);
LUDUS_ASSERT_SIZE(ludus_roll, 40, 0);
LUDUS_ASSERT_OFFSET(ludus_roll, count, 32, 0);
LUDUS_ASSERT_SIZE(ludus_game_api, 8, 7);
LUDUS_ASSERT_OFFSET(ludus_game_api, roll, 8, 6);
LUDUS_ASSERT_SIZE(ludus_state, 88, 0);
LUDUS_ASSERT_OFFSET(ludus_state, dice, 48, 0);
LUDUS_ASSERT_OFFSET(ludus_state, points, 84, 0);
LUDUS_ASSERT_SIZE(ludus_move, 16, 0);
LUDUS_ASSERT_OFFSET(ludus_move, flags, 12, 0);
LUDUS_ASSERT_SIZE(ludus_turn, 8, 0);
LUDUS_ASSERT_SIZE(ludus_content, 16, 0);
LUDUS_ASSERT_SIZE(ludus_event, 80, 0);
LUDUS_ASSERT_OFFSET(ludus_event, values, 36, 0);
LUDUS_ASSERT_OFFSET(ludus_event, points, 72, 0);
LUDUS_ASSERT_SIZE(ludus_match_api, 8, 26);
LUDUS_ASSERT_OFFSET(ludus_match_api, game, 8, 25);
LUDUS_ASSERT_SIZE(ludus_addon_api, 8, 5);
LUDUS_ASSERT_OFFSET(ludus_addon_api, feature, 8, 4);
LUDUS_ASSERT_SIZE(ludus_board, 16, 0);
LUDUS_ASSERT_SIZE(ludus_place, 48, 3);
LUDUS_ASSERT_OFFSET(ludus_place, id, 0, 2);
LUDUS_ASSERT_OFFSET(ludus_place, fan_y, 44, 2);
LUDUS_ASSERT_OFFSET(ludus_place, inscription, 48, 2);
LUDUS_ASSERT_SIZE(ludus_line, 24, 0);
LUDUS_ASSERT_SIZE(ludus_word, 8, 1);
LUDUS_ASSERT_SIZE(ludus_piece, 24, 3);
LUDUS_ASSERT_OFFSET(ludus_piece, player, 0, 2);
LUDUS_ASSERT_OFFSET(ludus_piece, inscription, 24, 2);
LUDUS_ASSERT_SIZE(ludus_die, 200, 1);
LUDUS_ASSERT_OFFSET(ludus_die, values, 8, 1);
LUDUS_ASSERT_OFFSET(ludus_die, ways, 104, 1);
LUDUS_ASSERT_SIZE(ludus_board_api, 8, 7);
LUDUS_ASSERT_SIZE(ludus_player, 8, 2);
LUDUS_ASSERT_OFFSET(ludus_player, kind, 0, 2);
LUDUS_ASSERT_SIZE(ludus_budget, 16, 0);
LUDUS_ASSERT_OFFSET(ludus_budget, nodes, 8, 0);
LUDUS_ASSERT_SIZE(ludus_thought, 32, 0);
LUDUS_ASSERT_OFFSET(ludus_thought, nodes, 8, 0);
LUDUS_ASSERT_OFFSET(ludus_thought, weakened, 24, 0);
LUDUS_ASSERT_SIZE(ludus_players_api, 8, 2);
LUDUS_ASSERT_SIZE(ludus_evaluation, 8, 0);
LUDUS_ASSERT_SIZE(ludus_analysis_api, 8, 2);
LUDUS_ASSERT_SIZE(ludus_page, 0, 2);
LUDUS_ASSERT_SIZE(ludus_texts_api, 8, 6);

#ifdef __cplusplus
}
#endif

#endif /* LUDUS_ADDON_H */
