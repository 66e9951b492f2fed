#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# old.sh CMAKE PROJECT [DEBIAN]: a program of ludus_portable with threads asks for nothing newer than
# glibc 2.28 and works: here, and as root in DEBIAN, a folder with an older Debian.
set -euo pipefail
cmake=$1 project=$2 debian=${3:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
expected='thrown 1, once
waited 1, woken at 42
loaded 3, computed 1024, 1, 0
file 1'
{
    "$cmake" -S "$project/tests/release/old" -B "$folder" -DSDK="$project/sdk" \
        -DCMAKE_TOOLCHAIN_FILE="$project/sdk/ports/linux-x86_64.cmake" -DCMAKE_BUILD_TYPE=Release &&
        "$cmake" --build "$folder"
} >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
"$project/sdk/ports/check-library" linux-x86_64 "$folder/old" --needs 'lib(pthread|dl)\.so\.[02]'
diff <("$folder/old") - <<<"$expected"
if [ -n "$debian" ]; then
    cp "$folder/old" "$debian/tmp/old"
    diff <(chroot "$debian" /tmp/old) - <<<"$expected"
    rm "$debian/tmp/old"
fi
