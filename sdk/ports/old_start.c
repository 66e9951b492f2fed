// SPDX-License-Identifier: MIT
// The start of a program as glibc 2.28 knows it, which leaves it to the program to run its
// constructors; newer ones run them where the program brings no function that does.
// ludus_portable links this into a program.
#define HIDDEN __attribute__((visibility("hidden")))

typedef int (*program)(int, char **, char **);
typedef void (*construct)(int, char **, char **);
typedef void (*end)(void);

#if defined(__x86_64__)
#define VERSION "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define VERSION "GLIBC_2.17"
#elif defined(__i386__)
#define VERSION "GLIBC_2.0"
#elif defined(__arm__)
#define VERSION "GLIBC_2.4"
#else
#error "Name this machine's first version of glibc here"
#endif
extern int old_start(program, int, char **, construct, end, end, void *);
__asm__(".symver old_start, __libc_start_main@" VERSION);

extern HIDDEN void _init(void);
extern HIDDEN construct __init_array_start[], __init_array_end[];

static void run_constructors(int count, char **arguments, char **environment) {
    _init();
    for (construct *each = __init_array_start; each < __init_array_end; each++)
        (*each)(count, arguments, environment);
}

extern HIDDEN int __libc_start_main(program, int, char **, construct, end, end, void *);
int __libc_start_main(program main, int count, char **arguments, construct none, end last,
                      end of_loader, void *stack) {
    (void)none;
    return old_start(main, count, arguments, run_constructors, last, of_loader, stack);
}
