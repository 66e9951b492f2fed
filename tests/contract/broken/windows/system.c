// SPDX-License-Identifier: MIT
// Faults against the process that other systems do not have, or not so.
#include "../deeds.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static void on_signal(int number) {
    (void)number;
}
DEED(handler_set) {
    signal(SIGTERM, on_signal);
}
DEED(priority_changed) {
    SetPriorityClass(GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS);
}
DEED(environment_changed) {
    SetEnvironmentVariableW(L"RACE", L"1");
}
DEED(child_left) {
    STARTUPINFOW how = {.cb = sizeof how};
    PROCESS_INFORMATION child;
    wchar_t command[] = L"cmd /c pause";
    if (!CreateProcessW(NULL, command, NULL, NULL, FALSE, 0, NULL, NULL, &how, &child)) abort();
}

static DWORD WINAPI be_idle(void *nothing) {
    (void)nothing;
    Sleep(INFINITE);
    return 0;
}
DEED_OF_ENTRY(thread_left) {
    (void)host;
    if (!CreateThread(NULL, 0, be_idle, NULL, 0, NULL)) abort();
}
DEED_OF_ENTRY(file_left) {
    char name[4096];
    snprintf(name, sizeof name, "%s/addon.json", host->addon_folder);
    if (!fopen(name, "r")) abort();
}

const named_fault system_faults[] = {{"handler-set", handler_set},
                                     {"priority-changed", priority_changed},
                                     {"environment-changed", environment_changed},
                                     {"child-left", child_left},
                                     {"thread-left", thread_left},
                                     {"file-left", file_left},
                                     {NULL, NULL}};
