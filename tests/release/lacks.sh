#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# lacks.sh PROJECT: sdk/release where there are no compilers, and with words that it does not know.
set -euo pipefail
release=$1/sdk/release
bare=$(mktemp -d) # a machine with a shell and little else
trap 'rm -rf "$bare"' EXIT
for tool in bash env dirname basename ls paste sort cat sed; do
    ln -s "$(command -v "$tool")" "$bare/$tool"
done

# says STATUS "WORDS" COMMAND...
says() {
    local expected=$1 words=$2 status=0 said
    shift 2
    said=$("$@" 2>&1) || status=$?
    [ "$status" -eq "$expected" ] || { echo "$*: status $status, expected $expected: $said" >&2; exit 1; }
    case $said in *"$words"*) ;; *) echo "$*: '$words' is not in: $said" >&2; exit 1 ;; esac
}
lacking() { env PATH="$bare" "$release" addons; }
for words in "cmake, of Debian's package cmake" "ninja, of Debian's package ninja-build" \
    "zip, of Debian's package zip" \
    "i686-linux-gnu-g++, of Debian's package g++-i686-linux-gnu" \
    "aarch64-linux-gnu-g++, of Debian's package g++-aarch64-linux-gnu" \
    "arm-linux-gnueabihf-g++, of Debian's package g++-arm-linux-gnueabihf" \
    "x86_64-w64-mingw32-g++-posix, of Debian's package g++-mingw-w64-x86-64-posix" \
    "i686-w64-mingw32-g++-posix, of Debian's package g++-mingw-w64-i686-posix" \
    "\`sdk/setup release\` installs it"; do
    says 1 "$words" lacking
done
says 1 "found 'everything'" "$release" everything
says 1 "found '../release'" "$release" ../release
