#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The launcher for Windows as its player meets it, under wine: unpacked into a folder with Cyrillic,
# blanks and more than 260 characters in its path, with every command, a pipe, a save that another
# launcher has and one that nobody may write, addons of all kinds of faults, and its window, in
# Russian, played by keys. Screenshots are left in FOLDER for a person to look at.
#
#   play.sh ZIP FOLDER [BROKEN]
#
# ZIP     as sdk/release makes it
# BROKEN  a folder with the race that does what RACE_FAULT says (tests/launcher/fixtures/ending.c), for
#         Windows
# WINE    runs a program of Windows; wine unless told
set -euo pipefail
zip=$(realpath "$1") pictures=$(realpath -m "$2")/pictures broken=${3:+$(realpath "$3")}
mkdir -p "$pictures"
wine=${WINE:-wine}
# shellcheck source=tests/display.sh
. "$(dirname "$0")/../display.sh"
export WINEPREFIX=${WINEPREFIX:-$home/wine} WINEDEBUG=-all
unset LANG LC_ALL LC_MESSAGES XDG_DATA_HOME XDG_CONFIG_HOME DISPLAY WAYLAND_DISPLAY
export LC_CTYPE=C.UTF-8

fail() {
    echo "play.sh: $*" >&2
    tail -n 20 "$home/said" >&2 || true
    exit 1
}

top=$home/'Программы и игры'
place=$top
for number in 1 2 3 4 5; do place+="/Папка дядька з Одеси, дуже довга, як і всі його байки, номер $number"; done
mkdir -p "$place"
unzip -q "$zip" -d "$place"
[ ${#place} -gt 260 ] || fail "the path is too short to tell anything"
# A current folder has at most 258 characters, by Windows' own rule; the programs' may have more.
mkdir -p "$home/Мої ігри"
cd "$home/Мої ігри"

# said STATUS REGEX ARGUMENTS...: the answer, and what is complained of.
ludus() { "$wine" "$place/ludus.exe" "$@"; }
said() {
    local status=0 expected=$1 words=$2
    shift 2
    ludus "$@" >"$home/said" 2>&1 <"${input:-/dev/null}" || status=$?
    [ "$status" -eq "$expected" ] || fail "ludus $*: status $status; $expected was expected"
    grep -qE "$words" "$home/said" || fail "ludus $*: '$words' was expected"
}

# ---- Every command

said 0 '^ludus [0-9.]+, contract' --version
said 0 '^duodecim .*' addons
said 0 '"id": ?"duodecim' addons --json
said 0 'level-5' players duodecim.asilo
position='..x..x.x....:0:1,...x.....xx.:0:1,........x.x.:1:1 x......x...x:1:0,....xx...xxx:0:0,.....x..x...:2:0 2 166'
# shellcheck disable=SC2086 # of several words
said 0 ':' turns duodecim.asilo $position
said 0 '^216$' perft duodecim.asilo 1
said 0 'random' match duodecim.asilo --first level-1 --second random --games 2 --seed 1
said 0 '[0-9]' best duodecim.asilo $position --player level-1
said 0 '%' analyse duodecim.asilo $position
said 0 'ASILO|asilo' rules duodecim.asilo
said 1 'duodecim\.' rules nothing.there
said 2 '--help' --nonsense
said 0 'Запуск|Команды|команды' --lang ru --help
ludus addons | grep -q '^duodecim' || fail "a pipe brings nothing"
ludus addons >"$home/said"
! grep -q $'\r' "$home/said" || fail "lines end as on no other system"
ludus draw duodecim.asilo --png 'моя дошка.png' --size 1280x640
ludus draw duodecim.asilo --svg 'моя дошка.svg'
[ "$(head -c 8 'моя дошка.png' | od -An -tx1 | tr -d ' \n')" = 89504e470d0a1a0a ] || fail "no picture"
grep -q '</svg>' 'моя дошка.svg' || fail "no drawing"
cp 'моя дошка.png' "$pictures/board.png"

# ---- A game in a file with a Ukrainian name; its lock; one that may only be read

moves() { for _ in $(seq "$1"); do echo 1; done; }
moves 6 >"$home/typed"
input=$home/typed said 0 'моя гра\.ludus' play duodecim.asilo --seed 7 --second level-1 --save 'моя гра.ludus'
head -c 11 'моя гра.ludus' | grep -q '^ludus save ' || fail "no save"
said 0 . review 'моя гра.ludus'
said 1 'no such file' verify 'немає такої.ludus'
input=$home/typed said 0 'ludus resume' resume 'моя гра.ludus'
mkfifo "$home/typing"
ludus resume 'моя гра.ludus' <"$home/typing" >"$home/first" 2>&1 &
ended+=($!)
exec 4>"$home/typing"
wait_for "grep -q 'моя гра' $home/first"
said 1 'is being played in another ludus' resume 'моя гра.ludus'
said 0 . review 'моя гра.ludus' # looking is free
exec 4>&-
wait_for "! kill -0 ${ended[-1]} 2>/dev/null"
cp 'моя гра.ludus' "$home/before"
chmod a-w 'моя гра.ludus'
input=$home/typed said 1 'access is denied' resume 'моя гра.ludus'
cmp -s 'моя гра.ludus' "$home/before" || fail "a file that its owner protects was written"
chmod u+w 'моя гра.ludus'
[ -z "$(find . -name '*draft*')" ] || fail "a draft was left"

# ---- Addons that cannot be used, and that do what no addon may do

spoil() { # NAME: a copy of the addons to be spoilt
    spoilt=$home/'Зіпсовані'/$1
    mkdir -p "$spoilt"
    cp -R "$place/addons/duodecim" "$spoilt/"
    library=$spoilt/duodecim/lib/windows-$bits/duodecim.dll
}
bits=x86_64 other=x86
case $(od -An -j "$(($(od -An -tu4 -j 60 -N 4 "$place/ludus.exe") + 4))" -N 2 -tx2 "$place/ludus.exe") in
*014c) bits=x86 other=x86_64 ;;
esac
refused() { # REGEX
    said 1 "$1" play duodecim.asilo --addons "$spoilt" --no-save
}
spoil 'інша розрядність'
cp "$spoilt/duodecim/lib/windows-$other/duodecim.dll" "$library"
refused 'duodecim\.dll'
spoil 'інша система'
cp "$spoilt/duodecim/lib/linux-$bits/duodecim.so" "$library"
refused 'duodecim\.dll'
for bytes in 0 1 63 64 200 1000 100000 1000000; do
    spoil "обрізана $bytes"
    truncate -s "$bytes" "$library"
    refused 'duodecim\.dll'
done
spoil 'без неї'
rm "$library"
refused 'duodecim\.dll'
if [ -n "$broken" ]; then
    for fault in hang crash abort overflow exit _exit; do
        RACE_FAULT=try:$fault said 1 'race.dll' play race.six --addons "$broken" --no-save
    done
    number=0
    for fault in crash abort overflow exit _exit; do
        number=$((number + 1))
        moves 6 >"$home/typed"
        RACE_FAULT=think:$fault input=$home/typed said 1 '"race"' play race.six --addons "$broken" \
            --seed 1 --second level-1 --save "зла $number.ludus"
        grep -q 'ludus resume' "$home/said" || fail "$fault: where the game is is not said"
        input=$home/typed said 0 . resume "зла $number.ludus" --addons "$broken"
    done
fi

# ---- The window

[ "${DISPLAYS:-yes}" = yes ] || exit 0
start_display
"$wine" reg add 'HKCU\Software\Wine\X11 Driver' /v Managed /d N /f >/dev/null 2>&1
ludus play duodecim.asilo --lang ru --window --say --second level-1 --seed 3 --speed instant \
    --save 'в окне.ludus' >"$home/said" 2>&1 &
player=$!
ended+=("$player")
wait_for "xdotool search --onlyvisible --name . >$home/window 2>/dev/null"
sleep 2
window=$(tail -n 1 "$home/window")
xdotool windowfocus "$window" 2>/dev/null || true
key() { for name in "$@"; do xdotool key --window "$window" "$name"; sleep 0.1; done; }
import -window root "$pictures/start.png"
for _ in $(seq 30); do key Tab Return Return; done
import -window root "$pictures/game.png"
[ "$(wc -l <"$home/said")" -gt 10 ] || fail "nothing was played in the window"
grep -q 'бросок\|бросает\|бросили\|выпало' "$home/said" || fail "the window does not speak Russian"
key Escape Up Return Return # menu: leave
wait_for "! kill -0 $player 2>/dev/null"
said 0 . review 'в окне.ludus'
echo "play.sh: all is well; pictures in $pictures"
