#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# folders.sh LUDUS ADDON GAME: addons are found beside the program, in the user's own folder and in
# share/ludus/addons of its tree; of two with one id the first in this order is used, the other told.
set -euo pipefail
ludus=$1 addon=$2 game=$3 name=$(basename "$2")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset DISPLAY WAYLAND_DISPLAY
export XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config LC_ALL=C.UTF-8

program=$folder/prefix/games/ludus
beside=$folder/prefix/games/addons
own=$XDG_DATA_HOME/ludus/addons
shared=$folder/prefix/share/ludus/addons
mkdir -p "$(dirname "$program")"
cp "$ludus" "$program"

fail() {
    echo "folders.sh: $*" >&2
    "$program" addons >&2 || true
    exit 1
}
put() { mkdir -p "$1" && cp -r "$addon" "$1/"; }
# used FOLDER: it is the addon of that folder that plays.
used() {
    "$program" perft "$game" 1 >/dev/null || fail "$game is not played from $1"
    local usable
    usable=$("$program" addons --json | grep -B1 '"usable": true' | sed -n 's/ *"folder": "\(.*\)",/\1/p')
    [ "$usable" = "$(realpath "$1/$name")" ] || fail "another than that in $1 is used: $usable"
}

# Nothing is there: each place is named.
said=$("$program" perft "$game" 1 2>&1) && fail "a game without an addon"
for place in "$beside" "$own" "$shared"; do
    case "$said" in *"$place"*) ;; *) fail "$place is not named in: $said" ;; esac
done

put "$shared"
used "$shared"
# What an addon keeps for itself is no addon, and no fault.
mkdir -p "$own/$name"
echo data >"$own/$name/data"
used "$shared"
! "$program" addons | grep -qF "$own" || fail "a folder of data is taken for an addon"

put "$own"
used "$own"
"$program" addons | grep -F "$shared/$name/addon.json" | grep -qF "$own/$name" ||
    fail "it is not told that the user's own takes the place of the other"
[ -f "$own/$name/data" ]
# One of the user's that cannot be used takes nobody's place, and is told.
mv "$own/$name/lib" "$own/$name/gone"
used "$shared"
"$program" addons | grep -qF "$own/$name" || fail "the broken addon is not told"
mv "$own/$name/gone" "$own/$name/lib"

put "$beside"
used "$beside"
# A link to the program has the places of the program.
ln -s "$program" "$folder/link"
program=$folder/link
used "$beside"
