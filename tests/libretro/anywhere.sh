#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# anywhere.sh TEST CORE ADDONS WORK: libretro_anywhere_test with that core and, beside it, the program
# that tries addons; RUN is what runs programs of the core's system here, such as "qemu-aarch64 -L ROOT".
set -euo pipefail
test=$1 core=$2 addons=$3 work=$4
run=(${RUN:-})
rm -rf "$work"
mkdir -p "$work"
cp "$core" "$work/"
probe=$(dirname "$core")/ludus-probe
if [ -f "$probe.exe" ]; then
    cp "$probe.exe" "$work/"
elif [ ${#run[@]} -gt 0 ]; then # a program under qemu starts others as if they were this system's
    printf '#!/bin/sh\nexec %s "%s" "$@"\n' "${run[*]}" "$probe" >"$work/ludus-probe"
    chmod +x "$work/ludus-probe"
else
    cp "$probe" "$work/"
fi
# Z: is what wine calls this system's folders.
prefix=
case $core in *.dll) prefix=Z: ;; esac
LUDUS_CORE=$prefix$work/$(basename "$core") LUDUS_CORE_ADDONS=$prefix$addons "${run[@]}" "$test"
