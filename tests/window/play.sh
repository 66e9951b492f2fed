#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A scripted person at the window, in an X server of the test's own. Screenshots are left in FOLDER
# for a person to look at.
#
#   play.sh LAUNCHER ADDONS FOLDER MEMORY ENDING CLOSER
#
# MEMORY: at most so many kB. ENDING: the race that does what RACE_FAULT says. CLOSER: clicks on the
# close button of a window.
set -euo pipefail
launcher=$1 addons=$2 folder=$3/pictures memory=$4 ending=$5 closer=$6
mkdir -p "$folder"
# shellcheck source=tests/display.sh
. "$(dirname "$0")/../display.sh"
worker=
unset WAYLAND_DISPLAY XDG_DATA_HOME XDG_CONFIG_HOME LC_MESSAGES LANG
export HOME=$home LC_ALL=C.UTF-8

fail() {
    echo "play.sh: $*" >&2
    [ ! -f "$home/said" ] || cat "$home/said" >&2
    exit 1
}
start() {
    "$launcher" play --addons "$addons" --window --say --speed fast "$@" >"$home/said" 2>&1 &
    process=$!
    ended+=("$process")
    wait_for "worker=\$(pgrep -P $process)" # the process that was started watches it
    wait_for "xdotool search --pid $worker --onlyvisible --name . >$home/window 2>/dev/null"
    window=$(tail -n 1 "$home/window")
    xdotool windowfocus "$window" 2>/dev/null || true
    sleep 0.5
}
key() {
    for name in "$@"; do xdotool key --window "$window" "$name"; sleep 0.05; done
}
shows() {
    import -window root "$folder/$1.png" && [ "$(identify -format %k "$folder/$1.png")" -gt "$2" ]
}
picture() { wait_for "shows $1 ${2:-200}"; }
# Until nothing more has been said for a second.
settle() {
    local lines=-1
    while [ "$lines" -ne "$(wc -l <"$home/said")" ]; do
        lines=$(wc -l <"$home/said")
        sleep 1
    done
}
# The processor time, in ticks, of three seconds.
ticks() {
    before=$(awk '{print $14 + $15}' "/proc/$worker/stat")
    sleep 3
    cost=$(($(awk '{print $14 + $15}' "/proc/$worker/stat") - before))
}
stop() {
    local code=0
    wait "$process" || code=$?
    [ "$code" -eq "$1" ] || fail "exit code $code; $1 was expected"
}

# ---- Without a display

code=0
DISPLAY=:4711 "$launcher" play --addons "$addons" --window race.six >"$home/said" 2>&1 || code=$?
[ "$code" -eq 1 ] || fail "without a display: exit code $code"
grep -q "No window can be opened" "$home/said" || fail "without a display nothing is said"

start_display

# ---- A whole game by keys

start race.six --second level-1 --seed 1
picture start
for _ in $(seq 300); do
    grep -q "wins" "$home/said" && break
    key Tab Return Return
done
grep -q "wins" "$home/said" || fail "the game has no end"
grep -q "rolls" "$home/said" || fail "rolls are not said"
picture over
[ -n "$(ls "$home/.local/share/ludus/saves/finished")" ] || fail "the finished game is not kept"

# ---- Another by mouse: the first page, start, moves; undo; another language and theme

key Escape Down Return # menu: new game
sleep 0.3
picture new-game
key Return
sleep 1
picture playing
xdotool windowsize "$window" 640 480
sleep 0.5
picture small
xdotool windowsize "$window" 1 1
sleep 0.3
xdotool windowsize "$window" 1280 720
sleep 0.5
# A piece of the hand to whichever square the die gives, then the beginner's turn; twice.
said_before=$(wc -l <"$home/said")
for _ in 1 2; do
    for x in 255 407 560 713 865 1018; do
        xdotool mousemove --window "$window" 117 229 click 1
        sleep 0.05
        xdotool mousemove --window "$window" "$x" 305 click 1
        sleep 0.05
    done
    settle
done
picture clicked
[ "$(wc -l <"$home/said")" -gt $((said_before + 3)) ] || fail "clicks move nothing"
key BackSpace
sleep 0.3
key m
sleep 0.3
picture menu
xdotool key --window "$window" Escape

# ---- A key held down acts once: nothing is left to take back, which is said once

key BackSpace BackSpace BackSpace
settle
before=$(grep -c "nothing of yours to take back" "$home/said")
xdotool windowfocus "$window" keydown BackSpace
sleep 1.5
xdotool keyup BackSpace keydown Right # this one walks
sleep 1
xdotool keyup Right
settle
after=$(grep -c "nothing of yours to take back" "$home/said")
[ $((after - before)) -eq 1 ] || fail "a key held down acted $((after - before)) times"

# ---- Idle: no processor time

for _ in $(seq 8); do # where much else runs, what was begun takes its time
    ticks
    [ "$cost" -gt 3 ] || break
done
[ "$cost" -le 3 ] || fail "idle for 3 s cost $cost ticks"
resident=$(awk '/VmRSS/ {print $2}' "/proc/$worker/status")
echo "idle: $cost ticks in 3 s; memory: $resident kB"
[ "$resident" -lt "$memory" ] || fail "memory: $resident kB"

# ---- Closed at once; the game is there again

key Escape Down Return # a new game: the clicks may have ended the last one
sleep 0.3
key Return
sleep 1
key m
for _ in $(seq 12); do key Down; done
key Return 2>/dev/null || true # the last of the menu: leave; the window goes before the key is up
wait_for "! kill -0 $process 2>/dev/null"
stop 0
saves=("$home"/.local/share/ludus/saves/*.ludus)
[ -f "${saves[0]}" ] || fail "the game that was left is not kept"
"$launcher" verify --addons "$addons" "${saves[0]}" >/dev/null || fail "the save is not legal"
start --resume "${saves[0]}"
picture resumed
kill -TERM "$process"
stop 143

# ---- The close button: once, and twice where the addon does not return

start race.six --second human --seed 7
"$closer" "$window"
stop 0
for function in think undo; do
    rm -f "$home"/.local/share/ludus/saves/*.ludus
    opponent=level-1
    [ "$function" = think ] || opponent=human
    export RACE_FAULT=$function:hang
    addons=$ending start race.six --second "$opponent" --seed 7
    for _ in $(seq 300); do
        grep -q "enters on" "$home/said" && break
        key Tab Return Return
    done
    grep -q "enters on" "$home/said" || fail "$function: no move is made"
    [ "$function" = think ] || key BackSpace
    sleep 1
    "$closer" "$window"
    if [ "$function" = undo ]; then
        sleep 2.5
        picture silent 50
    fi
    sleep 0.5
    "$closer" "$window"
    wait_for "! kill -0 $process 2>/dev/null"
    stop 1
    grep -q "did not answer" "$home/said" || fail "$function: nothing is said of the addon"
    grep -q "To go on with it: ludus resume" "$home/said" || fail "$function: nor of the game"
    saves=("$home"/.local/share/ludus/saves/*.ludus)
    "$launcher" verify --addons "$addons" "${saves[0]}" >/dev/null || fail "the save is lost"
done
unset RACE_FAULT

# ---- An addon crashes the program: what is said is in a window too, until that is closed

export RACE_FAULT=think:crash ASAN_OPTIONS=handle_segv=0 # a crash under that sanitizer too
addons=$ending start race.six --second level-1 --seed 7
for _ in $(seq 300); do
    grep -q "enters on" "$home/said" && break
    key Tab Return Return 2>/dev/null || true # the window may be gone before the key is up
done
wait_for "grep -q 'has crashed in addon' $home/said"
wait_for "xdotool search --pid $process --onlyvisible --name . >$home/window 2>/dev/null"
sleep 0.5
picture crashed 50
"$closer" "$(tail -n 1 "$home/window")"
stop 139
unset RACE_FAULT ASAN_OPTIONS

# ---- The display is closed in the middle of a game

start --resume "${saves[0]}"
kill "$server"
wait_for "! kill -0 $process 2>/dev/null"
"$launcher" verify --addons "$addons" "${saves[0]}" >/dev/null || fail "the save is lost"
grep -q "To go on with it: ludus resume" "$home/said" || fail "nothing is said of the game"
! grep -q "race\" has ended" "$home/said" || fail "the addon is blamed"
