// SPDX-License-Identifier: MIT
// The smallest host in C: lists an addon's games and plays one, level 3 against random (where the
// addon has no such player, the last that it lists), knowing none.
//
//   host ADDON_FOLDER LIBRARY [GAME [SEED]]
//
// A real host finds the library in the folder's addon.json and checks it before it is loaded.
#define _XOPEN_SOURCE 700 // realpath
#include <ludus/addon.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>

static wchar_t *full_path(const char *utf8) {
    static wchar_t given[32768], full[32768];
    MultiByteToWideChar(CP_UTF8, 0, utf8, -1, given, 32768);
    return GetFullPathNameW(given, 32768, full, NULL) ? full : given;
}

static char *utf8_of(const wchar_t *text) {
    int size = 4 * (int)wcslen(text) + 4;
    char *out = calloc((size_t)size, 1);
    return WideCharToMultiByte(CP_UTF8, 0, text, -1, out, size, NULL, NULL) ? out : NULL;
}
#define absolute(folder) utf8_of(full_path(folder))

static ludus_open_fn entry_of(const char *library) {
    DWORD flags = LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR | LOAD_LIBRARY_SEARCH_SYSTEM32;
    HMODULE module = LoadLibraryExW(full_path(library), NULL, flags);
    FARPROC symbol = module ? GetProcAddress(module, LUDUS_ENTRY) : NULL;
    if (!symbol) fprintf(stderr, "host: %s: Windows error %lu\n", library, GetLastError());
    return (ludus_open_fn)(void (*)(void))symbol;
}
#else
#include <dlfcn.h>
#define absolute(folder) realpath(folder, NULL)

static ludus_open_fn entry_of(const char *library) {
    void *module = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    void *symbol = module ? dlsym(module, LUDUS_ENTRY) : NULL;
    if (!symbol) fprintf(stderr, "host: %s\n", dlerror());
    ludus_open_fn open;
    memcpy(&open, &symbol, sizeof open); // C has no cast from object to function
    return open;
}
#endif

static ludus_error error = {.size = sizeof error}; // of the last call that failed

// What the last step brought about, each in a sentence; what the addon cannot say is skipped.
static void print_events(ludus_addon *addon, const ludus_texts_api *texts, const char *game,
                         const ludus_match_api *api, ludus_match *match) {
    ludus_event events[64];
    uint32_t count = 0;
    if (!texts || api->events(match, events, 64, sizeof *events, &count, &error)) return;
    for (uint32_t i = 0; i < count && i < 64; i++) {
        char text[4096];
        if (!texts->say(addon, game, &events[i], "en", text, sizeof text, NULL, &error)) puts(text);
    }
}

static const char *player(const ludus_player *list, uint32_t count, const char *wanted) {
    for (uint32_t i = 0; i < count; i++)
        if (!strcmp(list[i].id, wanted)) return wanted;
    return list[count - 1].id;
}

static int32_t play(ludus_addon *addon, const ludus_addon_api *api, const char *game,
                    uint64_t seed) {
    const void *texts = NULL, *table = NULL;
    ludus_player list[64];
    uint32_t count = 0, moved = 0, thinks;
    int32_t status = api->feature(addon, LUDUS_TEXTS_ID, &texts, &error);
    if (!status) status = api->feature(addon, LUDUS_PLAYERS_ID, &table, &error);
    const ludus_players_api *players = table;
    if (!status && players)
        status = players->players(addon, game, "en", list, 64, sizeof *list, &count, &error);
    if (status || !count || count > 64) return status ? status : LUDUS_ERROR_UNKNOWN;
    const char *sides[] = {player(list, count, "level-3"), player(list, count, "random")};
    ludus_match *match = NULL;
    ludus_state state = {.size = sizeof state};
    const ludus_match_api *const rules = api->match;
    status = rules->create(addon, game, &match, &error);
    while (!status && !(status = rules->state(match, &state, &error)) &&
           state.phase != LUDUS_PHASE_OVER) {
        int32_t dice[LUDUS_MAX_DICE];
        ludus_thought thought = {.size = sizeof thought};
        thinks = state.phase == LUDUS_PHASE_MOVE && !moved; // else the turn is to be ended
        if (state.phase == LUDUS_PHASE_ROLL) {              // never in a game without dice
            uint64_t index = state.rolls;
            status =
                api->game->roll(addon, game, seed, index, dice, LUDUS_MAX_DICE, &count, &error);
            if (!status) status = rules->set_dice(match, dice, count, &error);
        } else if (thinks) {
            status = players->think(match, sides[state.mover - 1], NULL, seed + state.steps, NULL,
                                    NULL, &thought, &error);
            if (!status) status = rules->play_turn(match, thought.turn, &error);
        } else {
            status = rules->end_turn(match, &error);
        }
        moved = thinks;
        if (!status) print_events(addon, texts, game, rules, match);
    }
    char position[512];
    if (!status) status = rules->position(match, position, sizeof position, NULL, &error);
    static const char *const winners[] = {"nobody", "player 1", "player 2"};
    if (!status)
        printf("%s: %s won: %s\n", game,
               winners[state.winner < 0 || state.winner > 2 ? 0 : state.winner], position);
    rules->destroy(match);
    return status;
}

int main(int argc, char **argv) {
#ifdef _WIN32 // argv is not UTF-8
    wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &argc);
    for (int i = 0; i < argc; i++)
        argv[i] = utf8_of(words[i]);
    SetConsoleOutputCP(CP_UTF8);
#endif
    char *folder = argc > 2 ? absolute(argv[1]) : NULL;
    if (!folder) {
        fprintf(stderr,
                "host: expected: ADDON_FOLDER LIBRARY [GAME [SEED]], the folder being there\n");
        return 2;
    }
    ludus_open_fn open = entry_of(argv[2]);
    if (!open) return 1;
    ludus_host host = {.size = sizeof host, .abi = LUDUS_ABI, .name = "host.c 1.0"};
    host.addon_folder = folder;
    ludus_addon *addon = NULL;
    const ludus_addon_api *api = NULL;
    uint32_t abi = 0, count = 0;
    ludus_game games[64] = {{0}};
    int32_t status = open(&host, &addon, &api, &abi, &error);
    if (!status) status = api->game->games(addon, "en", games, 64, sizeof *games, &count, &error);
    for (uint32_t i = 0; !status && i < count && i < 64; i++)
        printf("%s: %s\n", games[i].id, games[i].name);
    const char *game = argc > 3 ? argv[3] : games[0].id;
    if (!status) status = play(addon, api, game, argc > 4 ? strtoull(argv[4], NULL, 10) : 1);
    if (status) fprintf(stderr, "host: %s: %s\n", argv[1], error.text);
    if (addon) api->destroy(addon);
    free(folder); // the library stays: what it holds may be in use until the process ends
    return status ? 1 : 0;
}
