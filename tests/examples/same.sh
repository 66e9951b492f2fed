#!/bin/sh
# SPDX-License-Identifier: MIT
# same.sh EXPECTED COMMAND...: the command ends well and says what the file holds, no more.
expected=$1
shift
said=$("$@") || { echo "status $?: $*"; exit 1; }
printf '%s\n' "$said" | tr -d '\r' | diff "$expected" -
