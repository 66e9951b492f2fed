#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# presets.sh CMAKE FOLDER: configures each preset in a folder below FOLDER.
set -euo pipefail
cmake=$1 folder=$2
cd "$(dirname "$0")/.."
.cmake/offer-presets

presets() { "$cmake" --list-presets="$1" | sed -n 's/^ *"\([^"]*\)".*/\1/p'; }

names=$(presets configure)
for name in release debug sanitizers clang windows-x86_64; do
    grep -qx "$name" <<<"$names" || { echo "presets: there is no preset $name" >&2; exit 1; }
done
for step in build test; do
    diff <(echo "$names") <(presets $step) >&2 ||
        { echo "presets: those to $step are not those to configure" >&2; exit 1; }
done
rm -rf "$folder"
LUDUS_PORTS=$(mktemp -d)
export LUDUS_PORTS
trap 'rm -rf "$LUDUS_PORTS"' EXIT
for name in $names; do
    case $name in
    linux-* | windows-*) # for another platform, where this machine has what compiles for it
        triple=$(sed -n 's/^set(LUDUS_TRIPLE \(.*\))/\1/p' "sdk/ports/$name.cmake")
        command -v "$triple-g++" >/dev/null || { echo "presets: no $triple-g++ here for $name"; continue; }
        sdk/ports/libraries "$name" headers
        ;;
    esac
    "$cmake" --preset "$name" -B "$folder/$name"
    [ -f "$folder/$name/build.ninja" ] ||
        { echo "presets: $name made no build.ninja" >&2; exit 1; }
done
rm -rf "$folder"
