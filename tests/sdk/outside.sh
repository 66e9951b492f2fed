#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# outside.sh HOW CMAKE BUILD SDK: two projects outside of this one, an addon and a host, are configured,
# built and run. HOW they come to the SDK:
#
#   find_package      installed
#   pkg-config        installed, without CMake
#   windows           installed, the addon cross-built for Windows
#   add_subdirectory  as the folder SDK in their own tree
set -euo pipefail
how=$1 cmake=$2 build=$3 sdk=$4
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix="$folder/in stalled"

fail() {
    echo "outside.sh: $*" >&2
    exit 1
}
# What is quiet when all goes well.
quietly() { "$@" >"$folder/log" 2>&1 || { cat "$folder/log" >&2 && fail "failed: $*"; }; }
# built NAME ARGUMENTS: the project NAME, in NAME/build.
built() {
    quietly "$cmake" -S "$folder/$1" -B "$folder/$1/build" "${@:2}"
    quietly "$cmake" --build "$folder/$1/build" --parallel 2
}
# plays COMMAND...: a whole game is played.
plays() { "$@" | tail -n 1 | grep -E 'player [12] won' || fail "no game was played by: $*"; }

cp -r "$here/addon" "$here/host" "$folder"
examples=$sdk/examples
if [ "$how" != add_subdirectory ]; then
    quietly "$cmake" --install "$build" --component sdk --prefix "$prefix"
    examples=$prefix/share/doc/ludus/examples
    export PKG_CONFIG_PATH=$prefix/share/pkgconfig
    ! grep -rlF "$build" "$prefix" --include=*.cmake --include=*.pc --include=*.md ||
        fail "what is installed names the folder it was built in"
fi
cp -r "$examples/race" "$examples/common" "$folder/addon"
cp "$examples/host.cpp" "$folder/host"
race=$folder/addon/build/addons/race

case $how in
find_package)
    built addon -DCMAKE_PREFIX_PATH="$prefix"
    built host -DCMAKE_PREFIX_PATH="$prefix"
    plays "$folder/host/build/host" "$race/.." race.six
    quietly "$prefix/bin/ludus-check" "$race"
    cd "$prefix/share/doc/ludus"
    links=$(grep -oE '\]\([^#)][^)]*' addon.md | cut -c3-)
    [ "$(wc -l <<<"$links")" -ge 8 ] || fail "the installed page has lost its links: $links"
    for link in $links; do
        [ -e "$link" ] || fail "the installed page links to $link, which is not there"
    done
    ;;
add_subdirectory)
    built addon -DSDK="$sdk"
    built host -DSDK="$sdk"
    plays "$folder/host/build/host" "$race/.." race.six
    ;;
pkg-config)
    [ "$(pkg-config --modversion ludus)" = "$(sed -n 's/.*"abi": {"major": \([0-9]*\), "minor": \([0-9]*\).*/\1.\2/p' \
        "$prefix/share/ludus/contract.json")" ] || fail "ludus.pc has another version than the contract"
    cd "$folder/addon"
    eval "flags=($(pkg-config --cflags ludus))"
    quietly cc -std=c99 -shared -fPIC -fvisibility=hidden "${flags[@]}" -Irace -o race.so race/*.c common/*.c
    quietly cc -std=c99 "${flags[@]}" -o host "$examples/host.c" -ldl
    plays ./host "$PWD/race" ./race.so
    ;;
windows)
    built addon -DCMAKE_TOOLCHAIN_FILE="$prefix/share/cmake/ludus/ports/windows-x86_64.cmake"
    grep -q '"windows-x86_64": {"path": "lib/windows-x86_64/race.dll"' "$race/addon.json" ||
        fail "the manifest does not name race.dll: $(cat "$race/addon.json")"
    said=$(x86_64-w64-mingw32-objdump -p "$race/lib/windows-x86_64/race.dll")
    grep -q 'ludus_open_2' <<<"$said" || fail "race.dll does not export its entry: $said"
    strange=$(grep 'DLL Name' <<<"$said" | grep -viE 'KERNEL32.dll|msvcrt.dll' || true)
    [ -z "$strange" ] || fail "race.dll needs $strange"
    # There is no host side for Windows in what this platform has installed.
    said=$("$cmake" -S "$folder/host" -B "$folder/host/build" 2>&1 \
        -DCMAKE_TOOLCHAIN_FILE="$prefix/share/cmake/ludus/ports/windows-x86_64.cmake") &&
        fail "a host side for Linux is offered to Windows"
    grep -q 'host' <<<"$said" || fail "it is not told what is missing: $said"
    ;;
*) fail "expected find_package, pkg-config, windows or add_subdirectory, found '$how'" ;;
esac
