#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bad_input.sh FOLDER RACE PLATFORM COMMAND...: what an example host does with an addon that is broken.
# Each time it ends with status 1 and says so in one sentence that names what is wrong.
set -uo pipefail
folder=$1 race=$2 platform=$3
shift 3
failed=0

# A whole addon to spoil, in a folder whose name no program should stumble over.
addon="$folder/Додаток з пробілами/race"
library="$addon/lib/$platform/race.so"
fresh() { rm -rf "$folder"; mkdir -p "$folder/Додаток з пробілами"; cp -r "$race" "$addon"; }
manifest() { sed -i "$1" "$addon/addon.json"; }
# The manifest says of the library what is so.
agree() {
    manifest "s/\"size\": [0-9]*/\"size\": $(stat -c %s "$library")/"
    manifest "s/\"sha256\": \"[0-9a-f]*\"/\"sha256\": \"$(sha256sum "$library" | cut -d' ' -f1)\"/"
}

# refuses WHAT WORDS COMMAND...: the complaint holds the words (a pattern), and no trace of a stack.
refuses() {
    local what=$1 words=$2 complaint status
    shift 2
    complaint=$("$@" 2>&1 >"$folder/said")
    status=$?
    if [ $status -ne 1 ] || ! grep -qiE -- "$words" <<<"$complaint" ||
        [ "$(grep -c . <<<"$complaint")" -ne 1 ] || grep -q ' won: ' "$folder/said"; then
        echo "$what: status 1 and a sentence with $words expected; status $status:"
        echo "$complaint"
        failed=1
    fi
}

fresh
"$@" "$addon" >/dev/null || { echo "the whole addon in $addon is not played"; failed=1; }
refuses 'a folder that is not there' 'nowhere' "$@" "$folder/nowhere"
refuses 'no arguments' 'ADDON_FOLDER' "$@"
refuses 'a game that is not there' 'race\.seven' "$@" "$addon" race.seven

head -c 200 "$race/addon.json" >"$addon/addon.json"
refuses 'a manifest that is cut' 'no library|JSON' "$@" "$addon"
rm "$addon/addon.json"
refuses 'no manifest' 'addon\.json' "$@" "$addon"

fresh && manifest "s/\"$platform\": /\"linux-vax\": /"
refuses 'no library for this platform' "no library for $platform" "$@" "$addon"
for abi in 1.0 0.1 x; do
    fresh && manifest "s/\"abi\": \"[0-9.]*\"/\"abi\": \"$abi\"/"
    refuses "contract $abi" "0\.2" "$@" "$addon"
done
fresh && manifest "s|\"lib/|\"../race/../../lib/|" && mkdir -p "$folder/lib" && cp -r "$addon/lib/$platform" "$folder/lib/"
refuses 'a library outside the folder' 'race\.so' "$@" "$addon"

size=$(stat -c %s "$race/lib/$platform/race.so")
for length in 0 1 64 4096 $((size / 2)) $((size - 1)); do
    fresh && head -c "$length" "$race/lib/$platform/race.so" >"$library"
    refuses "a library cut at $length of $size bytes" 'size' "$@" "$addon"
done
fresh && rm "$library"
refuses 'a library that is not there' 'race\.so' "$@" "$addon"

# Libraries of which the manifest tells the truth: what the system's loader says is the sentence.
fresh && echo 'no library' >"$library" && agree
refuses 'a file that is no library' 'race.*(short|ELF|load)' "$@" "$addon"
echo 'int nothing;' >"$folder/nothing.c"
# wrong COMPILER FLAGS...: a library of that compiler, where it is installed.
wrong() {
    command -v "$1" >/dev/null || return 0
    "$@" -shared -o "$library" "$folder/nothing.c" && agree || failed=1
    refuses "a library by $*" "$words" "${host[@]}" "$addon"
}
host=("$@")
words='race.*(ELF|cannot|file)'
wrong i686-linux-gnu-gcc
wrong aarch64-linux-gnu-gcc
wrong x86_64-w64-mingw32-gcc
words='ludus_open_2'
wrong cc -fPIC
cat >"$folder/nothing.c" <<END
#include <ludus/addon.h>
#include <string.h>
LUDUS_EXPORT int32_t ludus_open_2(const void *host, void **addon, void **api, uint32_t *abi, ludus_error *error) {
    strcpy(error->text, "a later contract is spoken here");
    return LUDUS_ERROR_ABI;
}
END
words='a later contract is spoken here'
wrong cc -fPIC "-I$(dirname "$0")/../../sdk/include"

rm -rf "$folder"
exit $failed
