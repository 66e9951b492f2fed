#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# debian.sh CPACK BUILD: CPack's package for Debian, unpacked, plays a whole game; it asks for the
# libraries that it needs, has the same bytes when it is packed again, and lintian finds no error.
set -euo pipefail
cpack=$1 build=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset DISPLAY WAYLAND_DISPLAY
export XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config LC_ALL=C.UTF-8

fail() {
    echo "debian.sh: $*" >&2
    exit 1
}

for again in 1 2; do
    "$cpack" -G DEB --config "$build/CPackConfig.cmake" -B "$folder/$again" >"$folder/log" 2>&1 ||
        fail "$(cat "$folder/log")"
done
deb=("$folder"/1/*.deb)
[ ${#deb[@]} -eq 1 ] || fail "expected one package, found: ${deb[*]}"
cmp "${deb[0]}" "$folder"/2/*.deb || fail "it has other bytes when it is packed again"
[[ $(basename "${deb[0]}") =~ ^ludus_[0-9.]+_$(dpkg --print-architecture)\.deb$ ]] ||
    fail "the package is called ${deb[0]}"

dpkg-deb -x "${deb[0]}" "$folder/root"
ludus=$folder/root/usr/games/ludus
needed=$(dpkg-deb -f "${deb[0]}" Depends)
for library in libc6 libstdc++6 libcairo2 libsdl2-2.0-0; do
    [[ ", $needed" == *", $library ("* ]] || fail "$library is not asked for, only $needed"
done
"$ludus" play duodecim.asilo --first pips --second 2 --seed 1 </dev/null | tail -n 3 |
    grep -qiE '(red|white) .*w[io]ns?' || fail "no game is played"

if command -v lintian >/dev/null; then
    lintian --fail-on error --allow-root "${deb[0]}" || fail "lintian finds errors"
fi
