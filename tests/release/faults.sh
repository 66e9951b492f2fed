#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# faults.sh PROJECT linux|windows: check-library passes a good library and names the fault of each bad
# one.
set -euo pipefail
project=$1 system=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >good.c <<'EOF'
__attribute__((visibility("default"))) int entry(void);
int entry(void) { return 1; }
EOF
cat >newer.c <<'EOF'
#include <sys/stat.h>
__attribute__((visibility("default"))) int entry(void);
int entry(void) { struct stat out; return stat("/", &out); }
EOF
cat >leaky.c <<'EOF'
__attribute__((visibility("default"))) int entry(void);
__attribute__((visibility("default"))) int leak(void);
int entry(void) { return 1; }
int leak(void) { return 2; }
EOF
cat >box.c <<'EOF'
int __stdcall MessageBoxA(void *, const char *, const char *, unsigned);
__declspec(dllexport) int entry(void);
int entry(void) { return MessageBoxA(0, "", "", 0); }
EOF
cat >aligned.s <<'EOF'
    .globl entry
entry:
    vmovaps %ymm6, 32(%rsp)
    ret
    .section .drectve
    .ascii " -export:entry"
EOF

case $system in
linux) platform=linux-x86_64 name=lib.so cc=(x86_64-linux-gnu-gcc -O2 -shared -fPIC -fvisibility=hidden) ;;
windows) platform=windows-x86_64 name=lib.dll
    cc=(x86_64-w64-mingw32-gcc -O2 -shared -static -Wl,--export-all-symbols -Wl,--no-insert-timestamp) ;;
esac
check() { "$project/sdk/ports/check-library" "$platform" "$name" --exports entry "$@"; }

# refused "WORDS" [ARGUMENTS OF check-library...]
refused() {
    local words=$1 said
    shift
    if said=$(check "$@" 2>&1); then echo "expected '$words', but it passed" >&2; exit 1; fi
    case $said in *"$words"*) ;; *) echo "'$words' is not in: $said" >&2; exit 1 ;; esac
}
built() { "${cc[@]}" "$@" -o "$name"; }

echo text >"$name"
refused "is no library, expected"
built -s good.c
check --most 100000
refused "bytes, expected at most 100" --most 100
built good.c
refused "has symbols"
built -s leaky.c
refused "exports leak, expected entry alone"
refused "does not export other" --exports other

if [ "$system" = linux ]; then
    built -s newer.c
    refused "asks for stat of GLIBC_2.33"
    built -s -z execstack good.c
    refused "a stack that can be executed"
    built -s -Wl,--no-as-needed good.c -l:libpthread.so.0
    refused "needs libpthread.so.0"
    check --needs 'libpthread\.so\.0'
else
    built -s -Wl,--insert-timestamp good.c
    refused "is dated"
    built -s box.c -luser32
    refused "needs USER32.dll"
    check --needs 'USER32\.dll'
    built -s aligned.s
    refused "has 1 moves of 256 bits that must be aligned"
fi
