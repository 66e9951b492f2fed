#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# pack.sh PROJECT: the same files, made in another order, at another time, in another place, with
# other rights, give the same archive; of all rights only a program's to be run is kept.
set -euo pipefail
pack=$1/sdk/ports/pack
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p "one/a/b" "in a/deeper place/a/b"
for name in a/b/second a/first third; do echo "$name" >"one/$name"; done
for name in third a/first a/b/second; do
    echo "$name" >"in a/deeper place/$name"
    chmod 777 "in a/deeper place/$name"
    touch -d '2001-02-03 04:05:06' "in a/deeper place/$name"
done
"$pack" one.zip one a/first
(umask 077 && cd "in a/deeper place" && TZ=Asia/Kolkata "$pack" ../two.zip . a/first)
cmp one.zip "in a/two.zip"
[ "$(unzip -Z1 one.zip | paste -sd ' ')" = "a/b/second a/first third" ]
unzip -Z one.zip | grep -q '^-rwxr-xr-x .* a/first$'
unzip -Z one.zip | grep -q '^-rw-r--r-- .* third$'
