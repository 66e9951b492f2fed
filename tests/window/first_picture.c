/* SPDX-License-Identifier: MIT
 *
 * Loaded before SDL by bench_start: closes the descriptor FIRST_PICTURE when a window has shown its
 * first picture. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

int SDL_UpdateWindowSurface(void *window);

int SDL_UpdateWindowSurface(void *window) {
    static int (*show)(void *);
    if (show) return show(window);
    *(void **)&show = dlsym(RTLD_NEXT, "SDL_UpdateWindowSurface");
    const int status = show(window);
    const char *descriptor = getenv("FIRST_PICTURE");
    if (descriptor) close(atoi(descriptor));
    return status;
}
