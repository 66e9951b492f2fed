#!/bin/sh
# SPDX-License-Identifier: MIT
# duodecim-solve and duodecim-measure from the command line: solve_tool.sh SOLVE MEASURE FOLDER
set -u
solve=$1 measure=$2 folder=$3
. "$(dirname "$0")/expect.sh"

expect 0 'wins 0.5185729075' "$solve" 'ur.finkel?pieces=2' table --threads 2 --exact
grep -q 'under the name ur.finkel-pieces-2.table$' out || fail 'the name is not told'
expect 0 '12869 positions; the player to roll first wins 51.8' "$solve" --check table
[ ! -e table.part ] || fail 'table.part is left behind'
expect 0 'largest loss' "$measure" 'ur.finkel?pieces=2' table.exact table:table 500
expect 0 'wins' "$measure" 'ur.finkel?pieces=2' table.exact pips 500 1 0 2

# Stopped by either signal, it goes on, says so, and ends where it would have ended.
for signal in INT TERM; do
    expect 130 'goes on from stopped.part' timeout --preserve-status -s $signal 1 "$solve" 'ur.finkel?pieces=5' stopped
    [ -s stopped.part ] || fail 'nothing is kept'
    [ ! -e stopped ] || fail 'a table that is not finished'
done
expect 1 'is a solution of ur.finkel?pieces=5, not of ur.finkel?pieces=2' \
    "$solve" 'ur.finkel?pieces=2' stopped
expect 0 'wins 0.5185729075' "$solve" 'ur.finkel?pieces=2' stopped --fresh
cmp table stopped || fail 'the same game makes another table'

expect 2 'a GAME and a FILE are needed' "$solve"
expect 2 'usage: duodecim-solve GAME FILE' "$solve" ur.finkel
expect 2 'there is no option --thread' "$solve" ur.finkel table --thread
expect 2 '--threads takes a number from 1 to 256' "$solve" ur.finkel table --threads 0
expect 2 '--memory takes a number from 1' "$solve" ur.finkel table --memory
expect 1 'GAME ur.finkle: column 1' "$solve" ur.finkle table
expect 1 'GAME ur.finkel?pieces=8: column 18' "$solve" 'ur.finkel?pieces=8' table
expect 1 'GAME duodecim.asilo cannot be solved' "$solve" duodecim.asilo table
for wrong in ur.finkle 'ur.finkel?pieces=9' duodecim.asilo; do
    expect 1 'the games are ur.finkel, ur.dmytro, ur.masters, ur.blitz, ur.skiryuk, with their options' "$solve" "$wrong" table
done
expect 0 'usage: duodecim-solve GAME FILE' "$solve" --help
# A solution of seven pieces each takes some 470 GB.
if [ "$(df -Pk . | awk 'NR == 2 { print $4 }')" -lt 400000000 ]; then
    expect 1 'GB left; fewer pieces take less' "$solve" ur.dmytro seven
    [ ! -e seven.part ] || fail 'a solution is begun that has no room'
fi
expect 1 'cannot make no/table.part' "$solve" 'ur.finkel?pieces=1' no/table
mkdir taken
expect 1 'taken is no regular file' "$solve" 'ur.finkel?pieces=1' taken
echo 'a letter' >mine
expect 1 'mine exists and is no table; it is left as it is' "$solve" 'ur.finkel?pieces=1' mine
[ "$(cat mine)" = 'a letter' ] || fail 'a file that is no table is replaced'
expect 1 'FILE is empty' "$solve" 'ur.finkel?pieces=1' ''
expect 1 'cannot open none' "$solve" --check none
head -c 20000 table >cut
expect 1 'cut is damaged: it has 20000 bytes instead of' "$solve" --check cut
expect 1 'is no table' "$solve" --check "$0"
expect 2 'is no game of Ur' "$measure" duodecim.asilo table.exact pips 500
expect 2 'is a solution of' "$measure" 'ur.finkel?pieces=1' table.exact pips 500
expect 2 'no player nobody' "$measure" 'ur.finkel?pieces=2' table.exact nobody 500
expect 2 'usage' "$measure" ur.finkel
