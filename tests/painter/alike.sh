#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A board is drawn alike on a machine that has letters, on one that has none, and on another system:
# every game in every language. Pictures that were drawn before, in tests/painter/pictures, are a
# measure with a tolerance; with the libraries that drew them, every pixel is equal.
#
#   alike.sh PROGRAM PICTURES_ALIKE WORK ADDONS...    (RUN in front of programs: a word such as wine64)
#   alike.sh --record PROGRAM ...                     draws the pictures anew
set -euo pipefail
record=
if [ "$1" = --record ]; then record=yes; shift; fi
ludus=$1 look=$2 work=$3
shift 3
kept=$(dirname "$0")/pictures
addons=()
for folder in "$@"; do addons+=(--addons "$folder"); done
run=(${RUN:-})

fail() { echo "alike.sh: $*" >&2; exit 1; }

# Pictures that are kept: of each language, and of most games.
samples=(race.six.en duodecim.asilo.ru duodecim.murray.uk ur.finkel.de)

# draw FOLDER [NAME=VALUE...]: all of them there, with this in the environment.
draw() {
    local folder=$1 game language position
    shift
    rm -rf "$folder"
    mkdir -p "$folder"
    for game in duodecim.asilo duodecim.murray duodecim.murray-split ur.finkel ur.dmytro ur.masters ur.blitz ur.skiryuk \
        race.six; do
        position=() languages=(en de ru uk)
        if [ "$game" = ur.skiryuk ]; then # with stacks
            position=("2.....5...1.....21.....:0:0 ..2......2..........2..:3:0 1 1")
        fi
        if [ "$game" = race.six ]; then # with a roll; it speaks English
            position=("..x...:1:0 ......:2:0 1 3") languages=(en)
        fi
        for language in "${languages[@]}"; do
            env "$@" "${run[@]}" "$ludus" --no-settings "${addons[@]}" --lang $language draw $game "${position[@]}" \
                --size 640x360 --png "$folder/$game.$language.png" || fail "$game in '$language' was not drawn"
        done
    done
    "${run[@]}" "$look" --digest "$folder"/*.png | tr -d '\r' >"$folder/digests"
    [ "$(wc -l <"$folder/digests")" -eq 33 ] || fail "$folder: expected 33 pictures"
}

draw "$work/here"
if [ ${#run[@]} -eq 0 ]; then
    mkdir -p "$work/empty"
    draw "$work/bare" HOME="$work/empty" XDG_DATA_HOME="$work/empty" XDG_CONFIG_HOME="$work/empty" \
        XDG_DATA_DIRS="$work/empty" FONTCONFIG_FILE=/dev/null FONTCONFIG_PATH="$work/empty"
    cmp "$work/here/digests" "$work/bare/digests" || fail "expected the same pictures without the machine's fonts"
fi

libraries=$("${run[@]}" "$look" --libraries | tr -d '\r')
if [ -n "$record" ]; then
    for sample in "${samples[@]}"; do cp "$work/here/$sample.png" "$kept/"; done
    { echo "$libraries"; cat "$work/here/digests"; } >"$kept/digests.txt"
    exit 0
fi

pairs=()
for sample in "${samples[@]}"; do pairs+=("$work/here/$sample.png" "$kept/$sample.png"); done
"${run[@]}" "$look" --compare "${pairs[@]}"
if [ "$(head -n 1 "$kept/digests.txt")" = "$libraries" ]; then
    tail -n +2 "$kept/digests.txt" | diff - "$work/here/digests" >&2 ||
        fail "expected the pixels of pictures/digests.txt, drawn by the same libraries"
    echo "33 pictures: every pixel as recorded ($libraries)"
else
    echo "33 pictures: like the recorded ones ($libraries)"
fi
