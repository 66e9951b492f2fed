#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# play.sh ZIP [DEBIAN]: unpacks the addon's archive that sdk/release made and plays whole games of
# every game with each of its libraries, here, by qemu and by wine: they are those of tests/ports. With
# DEBIAN, a folder with an older Debian, as root also there: the x86_64 one.
set -euo pipefail
cd "$(dirname "$0")/../.."
project=$PWD zip=$(realpath "$1") debian=${2:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export WINEPREFIX=${WINEPREFIX:-$folder/wine} WINEDEBUG=-all
wine64=$(command -v wine64 || echo /usr/lib/wine/wine64)

addon="$folder/a launcher/addons/duodecim"
mkdir "$folder/a launcher"
unzip -q "$zip" -d "$folder/a launcher"

# A host of the platform that asks for no more than the libraries do.
build() { # PLATFORM TRIPLE
    local sources="$project/sdk/ports" program="$folder/$1.exe" old
    case $1 in
    linux-*)
        for old in glibc start threads; do
            "$2-gcc" -std=c99 -O1 -ffunction-sections -c "$sources/old_$old.c" -o "$folder/$1-$old.o"
        done
        "$2-g++" -std=c++20 -O1 -Isdk/include tests/ports/whole_games.cpp "$folder/$1"-*.o -o "$program" \
            -static-libstdc++ -Wl,--gc-sections,--no-as-needed -l:libpthread.so.0 -l:libdl.so.2
        ;;
    windows-*)
        "$2-g++-posix" -std=c++20 -O1 -Isdk/include tests/ports/whole_games.cpp -o "$program" -static
        ;;
    esac
}

# play PLATFORM TRIPLE [EMULATOR...]
play() {
    local platform=$1 library=("$addon/lib/$1/"*)
    build "$1" "$2"
    shift 2
    "$@" "$folder/$platform.exe" "${library[0]}" "$addon" quick | tr -d '\r' >"$folder/$platform.txt"
    diff "$folder/$platform.txt" tests/ports/games-quick.txt
    echo "$platform: $(wc -l <"$folder/$platform.txt") games as expected"
}
play linux-x86_64 x86_64-linux-gnu
play linux-x86 i686-linux-gnu
play windows-x86_64 x86_64-w64-mingw32 "$wine64"
play windows-x86 i686-w64-mingw32 tests/ports/wine32
play linux-aarch64 aarch64-linux-gnu qemu-aarch64 -L /usr/aarch64-linux-gnu
play linux-armhf arm-linux-gnueabihf qemu-arm -L /usr/arm-linux-gnueabihf

if [ -n "$debian" ]; then
    here=$(mktemp -d "$debian/tmp/XXXXXX")
    trap 'rm -rf "$folder" "$here"' EXIT
    cp -R "$folder/linux-x86_64.exe" "$addon" "$here"
    chroot "$debian" "${here#"$debian"}/linux-x86_64.exe" "${here#"$debian"}/duodecim/lib/linux-x86_64/duodecim.so" \
        "${here#"$debian"}/duodecim" quick | diff - tests/ports/games-quick.txt
    echo "linux-x86_64 with $(chroot "$debian" ldd --version | head -n 1): as expected"
fi
