/* SPDX-License-Identifier: MIT */
/* Clicks on the close button of a window, as a window manager passes that on: close_window ID */
#include <X11/Xlib.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    Display *display = XOpenDisplay(NULL);
    if (argc != 2 || !display) {
        fprintf(stderr, "close_window: a window's number and a display were expected\n");
        return 1;
    }
    const Window window = strtoul(argv[1], NULL, 0);
    XEvent event = {.xclient = {.type = ClientMessage,
                                .window = window,
                                .message_type = XInternAtom(display, "WM_PROTOCOLS", False),
                                .format = 32}};
    event.xclient.data.l[0] = (long)XInternAtom(display, "WM_DELETE_WINDOW", False);
    event.xclient.data.l[1] = CurrentTime;
    XSendEvent(display, window, False, NoEventMask, &event);
    XCloseDisplay(display);
    return 0;
}
