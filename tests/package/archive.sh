#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# archive.sh CPACK BUILD LUDUS: CPack's zip of the addon holds addons/duodecim/ alone; unpacked over
# a folder that has only the launcher in it, it brings games that are played to their end.
set -euo pipefail
cpack=$1 build=$2 ludus=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$cpack" --config "$build/CPackConfig.cmake" -B "$folder/pack" >/dev/null
mkdir "$folder/launcher"
cp "$ludus" "$folder/launcher/ludus"
cd "$folder/launcher"
zip=("$folder"/pack/duodecim-*.zip)
[ ${#zip[@]} -eq 1 ] || { echo "expected one archive, found: ${zip[*]}" >&2; exit 1; }
strange=$(unzip -Z1 "${zip[0]}" | grep -vE '^addons/(duodecim/.*)?$' || true)
[ -z "$strange" ] || { echo "not of addons/duodecim/: $strange" >&2; exit 1; }

before=$(./ludus addons 2>&1 || true)
case "$before" in *duodecim.asilo*) echo "a game before there was an addon: $before" >&2; exit 1 ;; esac
unzip -q "${zip[0]}"
./ludus addons | grep -q duodecim.asilo
played=$(XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config LC_ALL=C.UTF-8 \
    ./ludus play duodecim.asilo --first pips --second 2 --seed 1 </dev/null)
tail -n 3 <<<"$played"
grep -qiE '(red|white) .*w[io]ns?' <<<"$played"
