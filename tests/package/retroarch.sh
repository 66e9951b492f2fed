#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# retroarch.sh CPACK BUILD: CPack's zip for RetroArch, unpacked over RetroArch's own folder, brings a
# core that finds its addons and the program that tries them, without any configuration of paths but
# RetroArch's usual ones.
set -euo pipefail
cpack=$1 build=$2
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
unset DISPLAY WAYLAND_DISPLAY XDG_DATA_HOME XDG_RUNTIME_DIR
export HOME=$home XDG_CONFIG_HOME=$home/.config LC_ALL=C.UTF-8 DBUS_FATAL_WARNINGS=0
own=$XDG_CONFIG_HOME/retroarch

fail() {
    echo "retroarch.sh: $*" >&2
    cat "$home/log" >&2 2>/dev/null || true
    exit 1
}

"$cpack" --config "$build/CPackConfig.cmake" -B "$home/pack" >/dev/null
zip=("$home"/pack/ludus-retroarch-*.zip)
[ ${#zip[@]} -eq 1 ] || fail "expected one archive, found: ${zip[*]}"
strange=$(unzip -Z1 "${zip[0]}" | grep -vE \
    '^(cores/((ludus_libretro\.(so|info)|ludus-probe))?|system/(ludus/(addons/(duodecim/.*)?)?)?)$' ||
    true)
[ -z "$strange" ] || fail "not of the core or its addon: $strange"
mkdir -p "$own"
unzip -q "${zip[0]}" -d "$own"
[ -x "$own/cores/ludus-probe" ] || fail "ludus-probe has not the right to run"

# The usual paths, and no display at all.
cat >"$own/retroarch.cfg" <<EOF
libretro_directory = "$own/cores"
libretro_info_path = "$own/cores"
system_directory = "$own/system"
video_driver = "null"
input_driver = "null"
input_joypad_driver = "null"
audio_enable = "false"
network_cmd_enable = "false"
EOF
timeout 60 retroarch --verbose -L "$own/cores/ludus_libretro.so" --max-frames=30 \
    </dev/null >"$home/log" 2>&1 || fail "RetroArch ends with an error"
options=$own/config/Ludus/Ludus.opt
[ -f "$options" ] || fail "the core offers no options"
grep -q '^ludus_game = "duodecim.asilo"$' "$options" || fail "the core has not found the games"
! grep -q 'loaded untried' "$home/log" || fail "the core has not found ludus-probe"
