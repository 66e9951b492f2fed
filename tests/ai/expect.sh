# SPDX-License-Identifier: MIT
# For scripts that try a command: goes into a new folder $folder.
# shellcheck shell=sh
rm -rf "$folder"
mkdir -p "$folder" && cd "$folder" || exit 1

fail() {
    echo "$*" >&2
    cat out err >&2
    exit 1
}
# expect STATUS WORDS COMMAND...: its status, and words that it says.
expect() {
    status=$1 words=$2
    shift 2
    "$@" >out 2>err
    got=$?
    [ $got = "$status" ] || fail "$*: status $got instead of $status"
    grep -qF -- "$words" out err || fail "$*: does not say '$words'"
}
