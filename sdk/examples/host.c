// SPDX-License-Identifier: MIT
// The smallest complete host: plays a whole game of any addon with itself, knowing none.
//
//   host ADDON_FOLDER LIBRARY [GAME [SEED]]
//
// A real host finds the library in the folder's addon.json and checks it before it is loaded.
#define _XOPEN_SOURCE 700 // realpath
#include <dlfcn.h>
#include <inttypes.h>
#include <ludus/addon.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static ludus_error error = {.size = sizeof error}; // of the last call that failed

static int complain(const char *what) {
    fprintf(stderr, "host: %s: %s\n", what, error.text);
    return 1;
}

// What the last step brought about, each in a sentence. An event that this host does not know is
// told like any other; what the addon itself cannot say is skipped.
static void print_events(ludus_addon *addon, const ludus_texts_api *texts, const char *game,
                         const ludus_match_api *api, ludus_match *match) {
    ludus_event events[64];
    uint32_t count = 0;
    if (api->events(match, events, 64, sizeof *events, &count, &error)) return;
    for (uint32_t i = 0; i < count && i < 64; i++) {
        char text[256];
        if (!texts)
            printf("event %" PRId32 " of player %" PRId32 "\n", events[i].kind, events[i].player);
        else if (!texts->say(addon, game, &events[i], "en", text, sizeof text, NULL, &error))
            puts(text);
    }
}

// One step: the dice are those of the seed, the move any one, an act too. In a phase that this host
// does not know, the list of moves tells what can be done.
static int32_t step(ludus_addon *addon, const ludus_addon_api *api, const char *game, uint64_t seed,
                    ludus_match *match, const ludus_state *state) {
    if (state->phase == LUDUS_PHASE_ROLL) { // never in a game without dice
        int32_t values[LUDUS_MAX_DICE];
        uint32_t count = 0;
        int32_t status = api->game->roll(addon, game, seed, state->rolls, values, LUDUS_MAX_DICE,
                                         &count, &error);
        return status ? status : api->match->set_dice(match, values, count, &error);
    }
    uint32_t count = 0; // a move is played by its index: the moves need not even be read
    int32_t status = api->match->moves(match, NULL, 0, sizeof(ludus_move), &count, &error);
    if (status) return status;
    if (!count) return api->match->end_turn(match, &error);
    uint32_t choice = (uint32_t)rand() % (count + (state->may_end ? 1 : 0));
    return choice < count ? api->match->play(match, choice, &error)
                          : api->match->end_turn(match, &error);
}

static int play(ludus_addon *addon, const ludus_addon_api *api, const char *game, uint64_t seed) {
    const void *texts = NULL;
    ludus_match *match = NULL;
    ludus_state state = {.size = sizeof state};
    char position[512];
    int32_t status = api->feature(addon, LUDUS_TEXTS_ID, &texts, &error);
    if (!status) status = api->match->create(addon, game, &match, &error);
    while (!status && !(status = api->match->state(match, &state, &error)) &&
           state.phase != LUDUS_PHASE_OVER) {
        status = step(addon, api, game, seed, match, &state);
        if (!status) print_events(addon, texts, game, api->match, match);
    }
    if (!status) status = api->match->position(match, position, sizeof position, NULL, &error);
    if (!status && state.winner)
        printf("%s: player %" PRId32 " won: %s\n", game, state.winner, position);
    else if (!status)
        printf("%s: nobody won: %s\n", game, position);
    api->match->destroy(match);
    return status ? complain(game) : 0;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: host ADDON_FOLDER LIBRARY [GAME [SEED]]\n");
        return 2;
    }
    char *folder = realpath(argv[1], NULL);
    void *library = dlopen(argv[2], RTLD_NOW | RTLD_LOCAL);
    void *symbol = library ? dlsym(library, LUDUS_ENTRY) : NULL;
    if (!folder || !symbol) {
        fprintf(stderr, "host: %s\n", folder ? dlerror() : "the folder does not exist");
        free(folder);
        return 1;
    }
    ludus_open_fn open;
    memcpy(&open, &symbol, sizeof open); // C has no cast from object to function
    ludus_host host = {.size = sizeof host, .abi = LUDUS_ABI, .name = "host.c 1.0"};
    host.addon_folder = folder;
    ludus_addon *addon = NULL;
    const ludus_addon_api *api = NULL;
    uint32_t abi = 0;
    if (open(&host, &addon, &api, &abi, &error)) return complain(argv[2]);
    ludus_game games[32];
    uint32_t count = 0;
    int failed = api->game->games(addon, "en", games, 32, sizeof *games, &count, &error);
    uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
    srand((unsigned)seed);
    if (failed)
        complain("games");
    else
        failed = play(addon, api, argc > 3 ? argv[3] : games[0].id, seed);
    api->destroy(addon);
    free(folder); // the library stays: what it holds may be in use until the process ends
    return failed ? 1 : 0;
}
