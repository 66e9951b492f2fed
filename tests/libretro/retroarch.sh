#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# RetroArch itself runs the core, in an X server of the test's own, drawn without a graphics card: a
# game is played to its end by the buttons of the pad and rewound, states are saved, loaded and
# refused.
# Screenshots are left in FOLDER for a person to look at.
#
#   retroarch.sh STAGE ADDONS FOLDER
set -euo pipefail
stage=$1 addons=$2 folder=$3/pictures
mkdir -p "$folder"
# shellcheck source=tests/display.sh
. "$(dirname "$0")/../display.sh"
unset WAYLAND_DISPLAY XDG_DATA_HOME XDG_CONFIG_HOME XDG_RUNTIME_DIR LC_MESSAGES LANG
export HOME=$home XDG_CONFIG_HOME=$home/config LC_ALL=C.UTF-8 LIBGL_ALWAYS_SOFTWARE=1
export DBUS_FATAL_WARNINGS=0 # without a session bus

fail() {
    echo "retroarch.sh: $*" >&2
    tail -n 60 "$home/log" >&2 || true
    exit 1
}

start_display
touch "$home/log"

saves=$home/saves/ludus states=$home/states
mkdir -p "$home"/{system/ludus,saves,states,shots} "$home/config/retroarch/config/Ludus"
cp -R "$addons" "$home/system/ludus/addons"
cat >"$home/retroarch.cfg" <<EOF
video_driver = "gl"
video_vsync = "false"
video_windowed_fullscreen = "false"
video_window_custom_size_enable = "true"
video_windowed_position_width = "1280"
video_windowed_position_height = "720"
video_font_enable = "false"
menu_enable_widgets = "false"
menu_driver = "rgui"
audio_enable = "false"
input_driver = "x"
input_joypad_driver = "null"
input_player1_a = "x"
input_player1_b = "z"
input_player1_r = "w"
input_player1_start = "enter"
pause_nonactive = "false"
quit_press_twice = "false"
config_save_on_exit = "false"
core_info_cache_enable = "false"
stdin_cmd_enable = "true"
rewind_enable = "true"
network_cmd_enable = "false"
savestate_auto_index = "false"
savestate_file_compression = "false"
savestate_thumbnail_enable = "false"
libretro_directory = "$stage"
libretro_info_path = "$stage"
system_directory = "$home/system"
savefile_directory = "$home/saves"
savestate_directory = "$states"
sort_savefiles_enable = "false"
sort_savestates_enable = "false"
screenshot_directory = "$home/shots"
EOF
cat >"$home/config/retroarch/config/Ludus/Ludus.opt" <<EOF
ludus_speed = "instant"
ludus_player_2 = "1"
EOF
mkfifo "$home/orders"
exec 4<>"$home/orders"

start() {
    retroarch --verbose --config "$home/retroarch.cfg" -L "$stage/ludus_libretro.so" \
        <"$home/orders" >"$home/log" 2>&1 &
    process=$!
    ended+=("$process")
    wait_for "xdotool search --onlyvisible --pid $process >$home/window 2>/dev/null"
    window=$(tail -n 1 "$home/window")
    xdotool windowfocus "$window" 2>/dev/null || true
    sleep 1
}
order() {
    echo "$1" >&4
    sleep 0.4
}
# A button, held down for some frames.
button() {
    xdotool keydown "$1"
    sleep 0.07
    xdotool keyup "$1"
    sleep 0.07
}
move() {
    button w # the next piece
    button x # it
    button x # its first target
}
picture() {
    import -window root "$folder/$1.png"
    [ "$(identify -format %k "$folder/$1.png")" -gt 200 ] || fail "$1.png shows nothing"
}
stop() {
    local code=0
    echo QUIT >&4
    wait "$process" || code=$?
    [ "$code" -eq 0 ] || fail "RetroArch ends with exit code $code"
}
# The game that goes on.
game() { cat "$saves"/*.ludus; }
# The same when the program has played and a person is asked.
settled() {
    local last='' now
    for _ in $(seq 30); do
        now=$(game)
        if [ "$now" = "$last" ]; then break; fi
        last=$now
        sleep 1
    done
    echo "$now"
}

# ---- A game to its end

start
picture retroarch-start
for _ in $(seq 50); do # the first frames may take a while
    button x
    ls "$saves"/*.ludus >/dev/null 2>&1 && break
done
for _ in $(seq 200); do
    ls "$saves"/finished/*.ludus >/dev/null 2>&1 && break
    move
done
ls "$saves"/finished/*.ludus >/dev/null 2>&1 || fail "the game has no end"
picture retroarch-over

# ---- A state saved, some moves, and back

order RESET
wait_for "ls $saves/*.ludus >/dev/null 2>&1"
before=$(settled)
order SAVE_STATE
state=$states/Ludus.state
wait_for "[ -s $state ]"
for _ in 1 2 3 4 5 6; do
    [ "$(game)" = "$before" ] || break
    move
done
[ "$(game)" != "$before" ] || fail "no move is played"
picture retroarch-moved
order LOAD_STATE
wait_for '[ "$(game)" = "$before" ]'
picture retroarch-loaded

# ---- Some moves, and rewound

for _ in 1 2 3 4 5 6; do
    [ "$(game)" = "$before" ] || break
    move
done
[ "$(game)" != "$before" ] || fail "no move is played before rewinding"
xdotool keydown r
wait_for '[ "$(game)" = "$before" ]'
xdotool keyup r
sleep 0.5

# ---- A state that was altered is refused, the game as it was

cp "$state" "$home/good"
for _ in 1 2 3 4 5 6; do
    [ "$(game)" = "$before" ] || break
    move
done
after=$(settled)
[ "$after" != "$before" ] || fail "no move is played from a state that was loaded"
sed -i 's/^game race/game pace/' "$state"
cmp -s "$state" "$home/good" && fail "the state could not be altered"
order LOAD_STATE
sleep 0.5
[ "$(game)" = "$after" ] || fail "an altered state changed the game"
kill -0 "$process" || fail "an altered state ended RetroArch"

# ---- Left, and gone on with

order SCREENSHOT
wait_for "ls $home/shots/*.png >/dev/null 2>&1"
stop
start
picture retroarch-again
[ "$(game)" = "$after" ] || fail "the game does not go on where it was left"
stop
