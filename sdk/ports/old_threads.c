// SPDX-License-Identifier: MIT
// Threads, loading and mathematics by the names that glibc 2.28 has: newer ones moved the first two
// into libc, and all three got names of a newer version, which is what a compiler here asks for.
// ludus_portable(TARGET THREADS) links this; what is not called is left out again.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <time.h>

// The first version that a machine has, and what 32-bit x86 got later.
#if defined(__x86_64__)
#define FIRST "GLIBC_2.2.5"
#define SECOND "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define FIRST "GLIBC_2.17"
#define SECOND "GLIBC_2.17"
#elif defined(__i386__)
#define FIRST "GLIBC_2.0"
#define SECOND "GLIBC_2.1"
#elif defined(__arm__)
#define FIRST "GLIBC_2.4"
#define SECOND "GLIBC_2.4"
#else
#error "Name this machine's first version of glibc here"
#endif

#define OLD(version, result, name, parameters, arguments)                                          \
    extern __typeof__(name) old_##name;                                                            \
    __asm__(".symver old_" #name ", " #name "@" version);                                          \
    __attribute__((visibility("hidden"))) result name parameters {                                 \
        return old_##name arguments;                                                               \
    }

typedef void *(*run)(void *);
typedef void (*destroy)(void *);
OLD(SECOND, int, pthread_create, (pthread_t * t, const pthread_attr_t *a, run r, void *x),
    (t, a, r, x))
OLD(FIRST, int, pthread_join, (pthread_t t, void **x), (t, x))
OLD(FIRST, int, pthread_detach, (pthread_t t), (t))
OLD(FIRST, int, pthread_kill, (pthread_t t, int s), (t, s))
OLD(FIRST, int, pthread_sigmask, (int h, const sigset_t *s, sigset_t *o), (h, s, o))
OLD(SECOND, int, pthread_attr_setstacksize, (pthread_attr_t * a, size_t n), (a, n))
OLD(FIRST, int, pthread_key_create, (pthread_key_t * k, destroy d), (k, d))
OLD(FIRST, int, pthread_key_delete, (pthread_key_t k), (k))
OLD(FIRST, void *, pthread_getspecific, (pthread_key_t k), (k))
OLD(FIRST, int, pthread_setspecific, (pthread_key_t k, const void *x), (k, x))
OLD(FIRST, int, pthread_mutex_trylock, (pthread_mutex_t * m), (m))
OLD(FIRST, int, pthread_mutexattr_init, (pthread_mutexattr_t * a), (a))
OLD(FIRST, int, pthread_mutexattr_destroy, (pthread_mutexattr_t * a), (a))
OLD(SECOND, int, pthread_mutexattr_settype, (pthread_mutexattr_t * a, int k), (a, k))
OLD(SECOND, int, pthread_rwlock_rdlock, (pthread_rwlock_t * l), (l))
OLD(SECOND, int, pthread_rwlock_wrlock, (pthread_rwlock_t * l), (l))
OLD(SECOND, int, pthread_rwlock_unlock, (pthread_rwlock_t * l), (l))
OLD(SECOND, int, sem_init, (sem_t * s, int p, unsigned n), (s, p, n))
OLD(SECOND, int, sem_destroy, (sem_t * s), (s))
OLD(SECOND, int, sem_post, (sem_t * s), (s))
OLD(SECOND, int, sem_wait, (sem_t * s), (s))
OLD(SECOND, void *, dlopen, (const char *p, int f), (p, f))
OLD(FIRST, void *, dlsym, (void *l, const char *s), (l, s))
OLD(FIRST, int, dlclose, (void *l), (l))
OLD(FIRST, char *, dlerror, (void), ())
OLD(FIRST, int, dladdr, (const void *a, Dl_info *i), (a, i))
OLD(FIRST, double, exp, (double x), (x))
OLD(SECOND, double, exp2, (double x), (x))
OLD(FIRST, double, log, (double x), (x))
OLD(SECOND, double, log2, (double x), (x))
OLD(FIRST, double, pow, (double x, double y), (x, y))
OLD(FIRST, double, hypot, (double x, double y), (x, y))
OLD(FIRST, float, hypotf, (float x, float y), (x, y))

// Waits by the clock of the day, which alone a condition of the common kind knows: that clock may
// be set meanwhile, and who waits has to look at his own again.
__attribute__((visibility("hidden"))) int pthread_cond_clockwait(pthread_cond_t *condition,
                                                                 pthread_mutex_t *mutex,
                                                                 clockid_t clock,
                                                                 const struct timespec *until) {
    const long second = 1000000000;
    struct timespec now, day;
    if (clock_gettime(clock, &now) || clock_gettime(CLOCK_REALTIME, &day)) return EINVAL;
    day.tv_sec += until->tv_sec - now.tv_sec;
    day.tv_nsec += until->tv_nsec - now.tv_nsec;
    if (day.tv_nsec < 0) {
        day.tv_nsec += second;
        day.tv_sec--;
    } else if (day.tv_nsec >= second) {
        day.tv_nsec -= second;
        day.tv_sec++;
    }
    return pthread_cond_timedwait(condition, mutex, &day);
}
