#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# install.sh CMAKE BUILD STAGE: what `cmake --install` puts down equals the staged tree.
set -euo pipefail
cmake=$1 build=$2 stage=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$cmake" --install "$build" --prefix "$folder" >/dev/null
diff -r "$stage" "$folder"
[ -x "$folder/ludus" ] || { echo "ludus is installed without the right to run" >&2; exit 1; }
