#!/bin/sh
# SPDX-License-Identifier: MIT
# duodecim-train from the command line: train_tool.sh TRAIN SOLVE FOLDER
set -u
train=$1 solve=$2 folder=$3
. "$(dirname "$0")/expect.sh"

expect 0 'usage: duodecim-train GAME FILE' "$train" --help
for game in ur.finkel 'duodecim.murray?bearoff=exact'; do
    expect 0 "$game: 30 games" "$train" "$game" one --first 32 --games 30
    expect 0 "$game: 30 games" "$train" "$game" two --first 32 --games 30
    cmp one two || fail 'the same seed makes another network'
    expect 0 "$game: 30 games" "$train" "$game" other --first 32 --games 30 --seed 2
    ! cmp -s one other || fail 'another seed makes the same network'
    expect 0 "$game: 50 games" "$train" "$game" one --first 32 --games 20 --pull 0.1
    ! cmp -s one two || fail 'it learns nothing more'
    expect 2 'one has layers of other widths than --first 64 and --second 32; it is not written over' \
        "$train" "$game" one --first 64
    rm -f one* two* other*
done

# Nothing that is there is lost.
expect 0 'ur.dmytro: 5 games' "$train" ur.dmytro kept --first 32 --games 5
cp kept.state whole.state
expect 2 'is a network for another game than ur.finkel; it is not written over' "$train" ur.finkel kept
printf x >>kept.state
expect 2 'kept.state is damaged' "$train" ur.dmytro kept --first 32
head -c 2000 whole.state >kept.state
expect 2 'kept.state is damaged' "$train" ur.dmytro kept --first 32
sed '1s/dmytro/finkel/' whole.state >kept.state
expect 2 'kept.state is not of a training of ur.dmytro' "$train" ur.dmytro kept --first 32
rm kept.state
expect 2 'kept is not written over' "$train" ur.dmytro kept --first 32
cp whole.state new.state
expect 2 'new.state is of layers of other widths than --first 64 and --second 32' "$train" ur.dmytro new
rm new.state
printf precious >letter
expect 2 'letter is no network: it has 8 bytes' "$train" ur.finkel letter
[ "$(cat letter)" = precious ] || fail 'the letter is lost'

# Solved tables of any variant, whole ones.
expect 0 'wins' "$solve" 'ur.finkel?pieces=2&goal=1' table
expect 0 'ur.finkel: 20 games' "$train" ur.finkel taught --first 32 --games 20 --table table
expect 2 'table is a table of ur.finkel?pieces=2&goal=1, not of ur.dmytro' "$train" ur.dmytro new --table table
expect 2 'letter is no table' "$train" ur.finkel new --table letter
expect 2 'cannot open nothing' "$train" ur.finkel new --table nothing
printf x | dd of=table bs=1 seek=1000 conv=notrunc 2>/dev/null
expect 2 'table is damaged' "$train" ur.finkel new --table table

expect 2 'a GAME and a FILE are needed' "$train" ur.finkel
expect 2 'GAME ur.nothing: column 1 is not as in' "$train" ur.nothing new
expect 2 'there is no option --haste' "$train" ur.finkel new --haste 1
expect 2 '"foo" was not expected' "$train" ur.finkel new foo
expect 2 'FILE has no name' "$train" ur.finkel ''
expect 2 '--rate needs a value' "$train" ur.finkel new --rate
expect 2 '--games takes a number from 1' "$train" ur.finkel new --games 0
expect 2 '--pull takes a number from 0 to 1, not "2"' "$train" ur.finkel new --pull 2
expect 2 '--first takes a multiple of 32' "$train" ur.finkel new --first 33
expect 2 'no solved tables' "$train" duodecim.asilo new --table none
expect 2 '--first is too wide for this game: 160 is the most' "$train" duodecim.asilo new --first 192
expect 2 'are the most that are read' "$train" duodecim.murray new --first 512
expect 2 'cannot write nowhere/new' "$train" ur.finkel nowhere/new
[ -z "$(ls new* ./*.part 2>/dev/null)" ] || fail 'something is left of what failed'
