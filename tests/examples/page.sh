#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# page.sh PAGE SDK BUILD: follows own-game.md to the letter, in a home of its own where the SDK and what
# was built lie as the page says. What the page says is printed, in lines indented by four, is printed.
set -euo pipefail
page=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir "$home/duodecim"
ln -s "$2" "$home/duodecim/sdk"
ln -s "$3" "$home/duodecim/build"

awk '/^```sh$/ { on = 1; next } /^```$/ { on = 0 } on' "$page" >"$home/commands"
[ "$(grep -c . "$home/commands")" -ge 25 ] || { echo "$page: its form has changed, so must this test" >&2; exit 1; }
cd "$home"
env -u XDG_DATA_HOME -u XDG_CONFIG_HOME HOME="$home" bash -euxo pipefail commands >said 2>errors </dev/null ||
    { cat said errors >&2; echo "$page: a command failed" >&2; exit 1; }
expected=0
while IFS= read -r line; do
    expected=$((expected + 1))
    grep -qxF -- "$line" said errors || { cat said >&2; echo "$page: expected was the line $line" >&2; exit 1; }
done < <(awk '/^```/ { code = !code } !code && /^    / { print substr($0, 5) }' "$page")
[ "$expected" -ge 4 ] || { echo "$page: what is printed is no longer told" >&2; exit 1; }
for link in $(grep -oE '\]\([^)#]*' "$page" | cut -c3-); do
    [ -e "$(dirname "$page")/$link" ] || { echo "$page links to $link, which is not there" >&2; exit 1; }
done
[ "$(wc -l <"$page")" -le 100 ] || { echo "$page has more than 100 lines" >&2; exit 1; }
