# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# What the tests on a display share, to be sourced: a home of their own in $home, an X server, and
# patience. The processes in `ended` end with the test. `fail` is the test's own.
home=$(mktemp -d)
ended=()
# shellcheck disable=SC2317 # called by trap
end() {
    for process in "${ended[@]}"; do kill "$process" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$home"
}
trap end EXIT

# Until a condition holds, for half a minute.
wait_for() {
    for _ in $(seq 600); do
        if eval "$1"; then return 0; fi
        sleep 0.05
    done
    fail "waited in vain for: $1"
}

# The process of the server is in $server.
start_display() {
    Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp -noreset 3>"$home/display" 2>/dev/null &
    server=$!
    ended+=("$server")
    wait_for "[ -s $home/display ]"
    DISPLAY=:$(cat "$home/display")
    export DISPLAY
}
