#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# install.sh CMAKE BUILD STAGE: `cmake --install` puts all in the usual places, from where it is played;
# the component `portable` equals the staged tree.
set -euo pipefail
cmake=$1 build=$2 stage=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset DISPLAY WAYLAND_DISPLAY
export XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config LC_ALL=C.UTF-8

fail() {
    echo "install.sh: $*" >&2
    exit 1
}

"$cmake" --install "$build" --component portable --prefix "$folder/portable" >/dev/null
diff -r "$stage" "$folder/portable"
[ -x "$folder/portable/ludus" ] || fail "ludus is installed without the right to run"

prefix="$folder/a prefix"
for component in ludus duodecim; do
    "$cmake" --install "$build" --component $component --prefix "$prefix" >/dev/null
done
ludus=$prefix/games/ludus
said=$("$ludus" addons)
grep -qF "($prefix/share/ludus/addons/duodecim)" <<<"$said" || fail "the addon is not found: $said"
"$ludus" play duodecim.asilo --first pips --second 2 --seed 1 </dev/null | tail -n 3 |
    grep -qiE '(red|white) .*w[io]ns?' || fail "no game is played"

share=$prefix/share
for file in man/man6/ludus.6.gz bash-completion/completions/ludus doc/ludus/copyright; do
    [ -s "$share/$file" ] || fail "$share/$file was expected"
done
bash -n "$share/bash-completion/completions/ludus"
grep -q '^ Permission is hereby granted' "$share/doc/ludus/copyright" || fail "copyright has no licence"
[ -f "$share/applications/ludus.desktop" ] || exit 0 # built without the window

icon=$(sed -n 's/^Icon=//p' "$share/applications/ludus.desktop")
for size in 16 22 24 32 48 64 128 256; do
    png=$share/icons/hicolor/${size}x$size/apps/$icon.png
    # IHDR: width and height in bytes 17 to 24, big endian
    read -r width height < <(od -An -j16 -N8 --endian=big -td4 "$png")
    [ "$width $height" = "$size $size" ] || fail "$png is $width by $height pixels"
done
grep -q '<svg' "$share/icons/hicolor/scalable/apps/$icon.svg"
launchable=$(sed -n 's,.*<launchable type="desktop-id">\(.*\)</launchable>,\1,p' "$share/metainfo/ludus.metainfo.xml")
[ -f "$share/applications/$launchable" ] || fail "the metainfo starts '$launchable', which is not installed"
read -r program arguments < <(sed -n 's/^Exec=//p' "$share/applications/ludus.desktop")
[ "$program" = "$(basename "$ludus")" ] || fail "the menu starts $program"
"$ludus" $arguments --help >/dev/null || fail "the menu's '$program $arguments' is not understood"
if command -v desktop-file-validate >/dev/null; then
    said=$(desktop-file-validate "$share/applications/ludus.desktop" 2>&1) || fail "$said"
    [ -z "$said" ] || fail "$said"
fi
if command -v appstreamcli >/dev/null; then
    said=$(appstreamcli validate --no-net "$share/metainfo/ludus.metainfo.xml") || fail "$said"
fi
