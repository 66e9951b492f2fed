// SPDX-License-Identifier: MIT
// Faults against the process, which is the host's: what is changed, left, or used in it.
#define _GNU_SOURCE // what only Linux has
#include "broken.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <fenv.h>
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

// What is done besides with each die that is set.
static void (*deed)(void);
static int32_t LUDUS_CALL set_dice_and_more(ludus_match *match, const int32_t *values,
                                            uint32_t count, ludus_error *error) {
    int32_t status = plain.match.set_dice(match, values, count, error);
    if (!status) deed();
    return status;
}

// A fault of match.set_dice.
#define DEED(name)                                                                                 \
    static void do_##name(void);                                                                   \
    static void name(tables *broken) {                                                             \
        deed = do_##name;                                                                          \
        broken->match.set_dice = set_dice_and_more;                                                \
    }                                                                                              \
    static void do_##name(void)

DEED(folder_changed) {
    if (chdir("/") != 0) abort();
}
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
DEED(rounding_changed) {
    fesetround(FE_UPWARD);
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
DEED(rand_seeded) {
    srand(1);
}
DEED(prints) {
    printf("rolled\n");
}
DEED(complains) {
    fprintf(stderr, "oh\n");
}
DEED(reads_input) {
    getchar();
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
DEED(aborts) {
    abort();
}
DEED(writes_here) {
    FILE *file = fopen("race.log", "w");
    if (file) fclose(file);
}
DEED(writes_home) {
    if (chdir(getenv("HOME")) != 0) abort();
    do_writes_here();
}
DEED(throws) {
    throw_something();
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

// Faults of the entry, each with the host's description.
static void (*deed_of_entry)(const ludus_host *host);
static int32_t LUDUS_CALL open_and_more(const ludus_host *host, ludus_addon **addon,
                                        const ludus_addon_api **api, uint32_t *abi,
                                        ludus_error *error) {
    int32_t status = plain.open(host, addon, api, abi, error);
    if (!status) deed_of_entry(host);
    return status;
}
#define DEED_OF_ENTRY(name)                                                                        \
    static void do_##name(const ludus_host *host);                                                 \
    static void name(tables *broken) {                                                             \
        deed_of_entry = do_##name;                                                                 \
        broken->open = open_and_more;                                                              \
    }                                                                                              \
    static void do_##name(const ludus_host *host)

DEED_OF_ENTRY(thread_left) {
    (void)host;
    start_thread();
}
DEED_OF_ENTRY(file_left) {
    if (open(host->addon_folder, O_RDONLY) < 0) abort();
}
DEED_OF_ENTRY(writes_own_folder) {
    char name[4096];
    snprintf(name, sizeof name, "%s/race.log", host->addon_folder);
    FILE *file = fopen(name, "w");
    if (file) fclose(file);
}

// Memory is kept reachable: a leak that grows, not one that is lost.
struct kept {
    struct kept *before;
    char more[100];
};
static struct kept *last_kept;
static void keep_memory(void) {
    struct kept *one = malloc(sizeof *one);
    if (!one) abort();
    one->before = last_kept;
    last_kept = one;
}
static int32_t LUDUS_CALL create_and_keep(ludus_addon *addon, const char *game, ludus_match **out,
                                          ludus_error *error) {
    keep_memory();
    return plain.match.create(addon, game, out, error);
}
static void match_kept(tables *broken) {
    broken->match.create = create_and_keep;
}
DEED_OF_ENTRY(instance_kept) {
    (void)host;
    keep_memory();
}

// Two faults: a crash, and what is found in a later check.
static int32_t LUDUS_CALL page_of_bytes(ludus_addon *addon, const char *game, const char *page,
                                        const char *language, char *text, uint32_t capacity,
                                        uint32_t *length, ludus_error *error) {
    int32_t status = plain.texts.page(addon, game, page, language, text, capacity, length, error);
    if (!status && capacity > 1) text[0] = '\xff';
    return status;
}
static int32_t LUDUS_CALL rolls_abort(ludus_addon *addon, const char *game, ludus_roll *out,
                                      uint32_t capacity, uint32_t stride, uint32_t *count,
                                      ludus_error *error) {
    if (out && stride != sizeof *out) abort();
    return plain.game.rolls(addon, game, out, capacity, stride, count, error);
}
static void aborts_and_mumbles(tables *broken) {
    broken->game.rolls = rolls_abort;
    broken->texts.page = page_of_bytes;
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
    if (is_fault("prints-at-load")) do_prints();
}
__attribute__((destructor)) static void at_unload(void) {
    if (is_fault("prints-at-unload")) do_prints();
    if (is_fault("aborts-at-unload")) abort();
}

const named_fault process_faults[] = {{"folder-changed", folder_changed},
                                      {"umask-changed", umask_changed},
                                      {"locale-changed", locale_changed},
                                      {"thread-locale-changed", thread_locale_changed},
                                      {"handler-set", handler_set},
                                      {"signals-blocked", signals_blocked},
                                      {"signal-stack-set", signal_stack_set},
                                      {"rounding-changed", rounding_changed},
                                      {"denormals-flushed", denormals_flushed},
                                      {"environment-changed", environment_changed},
                                      {"limit-changed", limit_changed},
                                      {"priority-changed", priority_changed},
                                      {"timer-started", timer_started},
                                      {"rand-seeded", rand_seeded},
                                      {"prints", prints},
                                      {"complains", complains},
                                      {"reads-input", reads_input},
                                      {"output-closed", output_closed},
                                      {"everything-closed", everything_closed},
                                      {"everything-written-to", everything_written_to},
                                      {"forks", forks},
                                      {"child-left", child_left},
                                      {"daemon-left", daemon_left},
                                      {"two-return", two_return},
                                      {"stops", stops},
                                      {"aborts", aborts},
                                      {"writes-here", writes_here},
                                      {"writes-home", writes_home},
                                      {"throws", throws},
                                      {"thread-left", thread_left},
                                      {"file-left", file_left},
                                      {"writes-own-folder", writes_own_folder},
                                      {"match-kept", match_kept},
                                      {"instance-kept", instance_kept},
                                      {"aborts-and-mumbles", aborts_and_mumbles},
                                      {NULL, NULL}};
