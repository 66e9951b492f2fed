// SPDX-License-Identifier: MIT
// What the C++ runtime of a newer Linux asks of glibc and glibc 2.28 has not, in terms of what that
// has. ludus_portable links this into a library or program; nothing of it is seen from outside.
#include <sched.h>
#include <stdlib.h>
#include <sys/types.h>

#define HIDDEN __attribute__((visibility("hidden")))

struct stat; // as the caller knows it: <sys/stat.h> would call fstat what is defined here
struct stat64;

// glibc counts its forms of struct stat for each machine anew.
#if defined(__x86_64__)
enum { form = 1 };
#elif defined(__aarch64__)
enum { form = 0 };
#elif defined(__i386__) || defined(__arm__)
enum { form = 3 };
#else
#error "Name this machine's _STAT_VER here"
#endif

extern int __xstat(int, const char *, struct stat *);
extern int __lxstat(int, const char *, struct stat *);
extern int __fxstat(int, int, struct stat *);
extern int __fxstatat(int, int, const char *, struct stat *, int);
extern int __xstat64(int, const char *, struct stat64 *);
extern int __lxstat64(int, const char *, struct stat64 *);
extern int __fxstat64(int, int, struct stat64 *);
extern int __fxstatat64(int, int, const char *, struct stat64 *, int);

HIDDEN int stat(const char *path, struct stat *out) {
    return __xstat(form, path, out);
}
HIDDEN int lstat(const char *path, struct stat *out) {
    return __lxstat(form, path, out);
}
HIDDEN int fstat(int file, struct stat *out) {
    return __fxstat(form, file, out);
}
HIDDEN int fstatat(int folder, const char *path, struct stat *out, int flags) {
    return __fxstatat(form, folder, path, out, flags);
}
HIDDEN int stat64(const char *path, struct stat64 *out) {
    return __xstat64(form, path, out);
}
HIDDEN int lstat64(const char *path, struct stat64 *out) {
    return __lxstat64(form, path, out);
}
HIDDEN int fstat64(int file, struct stat64 *out) {
    return __fxstat64(form, file, out);
}
HIDDEN int fstatat64(int folder, const char *path, struct stat64 *out, int flags) {
    return __fxstatat64(form, folder, path, out, flags);
}

// Whether counters may be changed without care for other threads: never.
HIDDEN char __libc_single_threaded = 0;

// What std::random_device asks; it is told no failure.
extern int getentropy(void *, size_t);
HIDDEN unsigned arc4random(void) {
    unsigned drawn;
    if (getentropy(&drawn, sizeof drawn) != 0) abort();
    return drawn;
}

// Before 2.34 it is in libpthread, which what has no threads does not need, and waits for ever for
// what has thrown. A pthread_once_t is an int, 0 at first.
enum { new, under_way, done };
static void leave(int **state) {
    if (**state == under_way) __atomic_store_n(*state, new, __ATOMIC_RELEASE);
}
HIDDEN int pthread_once(int *state, void (*once)(void)) {
    for (int found = new; !__atomic_compare_exchange_n(state, &found, under_way, 0,
                                                       __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE);
         found = new) {
        if (found == done) return 0;
        sched_yield();
    }
    __attribute__((cleanup(leave))) int *left = state; // by an exception too
    once();
    __atomic_store_n(left, done, __ATOMIC_RELEASE);
    return 0;
}
