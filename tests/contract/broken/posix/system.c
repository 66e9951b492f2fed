// SPDX-License-Identifier: MIT
// Faults against the process that other systems do not have, or not so.
#define _GNU_SOURCE // what only Linux has
#include "../deeds.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

DEED(umask_changed) {
    umask(0);
}
DEED(locale_changed) {
    setlocale(LC_ALL, "C.UTF-8");
}
DEED(thread_locale_changed) {
    uselocale(newlocale(LC_ALL_MASK, "C", (locale_t)0));
}
static void on_signal(int number) {
    (void)number;
}
DEED(handler_set) {
    signal(SIGUSR1, on_signal);
}
DEED(signals_blocked) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}
DEED(signal_stack_set) {
    static char memory[65536];
    stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
    sigaltstack(&stack, NULL);
}
DEED(denormals_flushed) {
#if defined(__x86_64__)
    _mm_setcsr(_mm_getcsr() | 0x8040);
#endif
}
DEED(environment_changed) {
    setenv("RACE", "1", 1);
}
DEED(limit_changed) {
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = 64;
    setrlimit(RLIMIT_NOFILE, &limit);
}
DEED(priority_changed) {
    setpriority(PRIO_PROCESS, 0, 19);
}
DEED(timer_started) {
    struct itimerval timer = {{0, 0}, {10000, 0}};
    setitimer(ITIMER_REAL, &timer, NULL);
}
DEED(output_closed) {
    close(1);
}
DEED(everything_closed) {
    for (int file = 3; file < 1024; file++)
        close(file);
}
DEED(everything_written_to) {
    for (int file = 3; file < 64; file++)
        if (write(file, "a line of a log, for whom it may concern\n", 41) < 0) continue;
}
DEED(forks) {
    pid_t child = fork();
    if (child == 0) _exit(0);
    waitpid(child, NULL, 0);
}
DEED(child_left) {
    if (fork() == 0)
        for (;;)
            pause();
}
DEED(daemon_left) {
    pid_t child = fork();
    if (child > 0) {
        waitpid(child, NULL, 0);
        return;
    }
    setsid();
    if (fork() > 0) _exit(0);
    for (;;)
        pause();
}
DEED(two_return) {
    fork();
}
DEED(stops) {
    raise(SIGSTOP);
}
DEED(writes_home) {
    if (chdir(getenv("HOME")) != 0) abort();
    FILE *file = fopen("race.log", "w");
    if (file) fclose(file);
}

static void *be_idle(void *nothing) {
    for (;;)
        pause();
    return nothing;
}
static void start_thread(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, be_idle, NULL) == 0) pthread_detach(thread);
}

DEED_OF_ENTRY(thread_left) {
    (void)host;
    start_thread();
}
DEED_OF_ENTRY(file_left) {
    if (open(host->addon_folder, O_RDONLY) < 0) abort();
}

// Faults when the library comes and goes: then the folder is known from the library's name alone.
static int is_fault(const char *name) {
    Dl_info info;
    char folder[64];
    snprintf(folder, sizeof folder, "/%s/lib/", name);
    return dladdr(&plain, &info) && strstr(info.dli_fname, folder);
}
__attribute__((constructor)) static void at_load(void) {
    if (is_fault("thread-at-load")) start_thread();
    if (is_fault("prints-at-load")) printf("rolled\n");
}
__attribute__((destructor)) static void at_unload(void) {
    if (is_fault("prints-at-unload")) printf("rolled\n");
    if (is_fault("aborts-at-unload")) abort();
}

const named_fault system_faults[] = {{"umask-changed", umask_changed},
                                     {"locale-changed", locale_changed},
                                     {"thread-locale-changed", thread_locale_changed},
                                     {"handler-set", handler_set},
                                     {"signals-blocked", signals_blocked},
                                     {"signal-stack-set", signal_stack_set},
                                     {"denormals-flushed", denormals_flushed},
                                     {"environment-changed", environment_changed},
                                     {"limit-changed", limit_changed},
                                     {"priority-changed", priority_changed},
                                     {"timer-started", timer_started},
                                     {"output-closed", output_closed},
                                     {"everything-closed", everything_closed},
                                     {"everything-written-to", everything_written_to},
                                     {"forks", forks},
                                     {"child-left", child_left},
                                     {"daemon-left", daemon_left},
                                     {"two-return", two_return},
                                     {"stops", stops},
                                     {"writes-home", writes_home},
                                     {"thread-left", thread_left},
                                     {"file-left", file_left},
                                     {NULL, NULL}};
