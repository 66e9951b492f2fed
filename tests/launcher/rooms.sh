#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The rooms of the launcher, each with those that it may look into: no include points upward.
#
#   rooms.sh FOLDER
set -euo pipefail
cd "$1"

declare -A sees=(
    [base]=""
    [words]="base"
    [storage]="base words"
    [game]="base words storage"
    [terminal]="base words storage game"
    [painter]="base words game"
    [ui]="base words storage game painter"
    [window]="base words storage game painter ui terminal"
    [libretro]="base words storage game painter ui"
    [desktop]="painter"
    [commands]="base words storage game painter ui window terminal"
)

wrong=0 seen=0
say() {
    echo "rooms.sh: $*" >&2
    wrong=1
}
for room in */; do
    [ -n "${sees[${room%/}]+known}" ] || say "$room is no room that is known here"
done
while IFS=: read -r file include; do
    room=${file%%/*}
    [ "$room" != main.cpp ] || continue
    included=${include#*\"}
    included=${included%\"*}
    [[ "$included" != ludus/* ]] || continue
    seen=$((seen + 1))
    other=${included%%/*}
    [[ " $room ${sees[$room]-} " == *" $other "* ]] || say "$file may not include $included"
done < <(grep -r --include='*.[ch]pp' -H '^#include "' -- */ *.cpp)
[ "$seen" -gt 300 ] || say "only $seen includes were seen"
exit $wrong
