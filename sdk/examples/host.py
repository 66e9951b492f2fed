#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The smallest host in Python: lists an addon's games and plays one, level 3 against random (where
the addon has no such player, the last that it lists).

    host.py ADDON_FOLDER [GAME [SEED]]
    host.py --layout        prints what is mirrored of the contract, for a test
"""
import hashlib, json, os, platform, re, sys
from ctypes import *
from pathlib import Path

ABI, ROLL, MOVE, OVER, MAX_DICE = 2, 1, 2, 4, 8
I, U, U64, S, P = c_int32, c_uint32, c_uint64, c_char_p, c_void_p
HEAD = U, "size reserved"


def struct(name, *groups):
    fields = [(field, kind) for kind, names in groups for field in names.split()]
    return type(name, (Structure,), {"_fields_": fields})


Error = struct("ludus_error", (U, "size"), (I, "code"), (U, "column length"),
               (c_char * 16, "language"), (c_char * 480, "text"))
Host = struct("ludus_host", (U, "size abi"), (S, "name addon_folder data_folder"), (P, "log user"))
Game = struct("ludus_game", (S, "id name summary"), (U, "first_rolled reserved"))
State = struct("ludus_state", (U, "size"), (I, "phase mover winner"), (U, "turns rolls steps"),
               (U, "moves_made may_end dice_count dice_used reserved"), (I * MAX_DICE, "dice"),
               (I, "victory points"))
Event = struct("ludus_event", (U, "size"), (I, "kind player from to piece"), (U, "flags"),
               (I, "reason"), (U, "count"), (I * MAX_DICE, "values"), (I, "victory points"),
               (U, "reserved"))
Player = struct("ludus_player", (S, "id name"), (I, "kind rank"))
Thought = struct("ludus_thought", (U, "size turn"), (U64, "nodes"),
                 (I, "probability stopped weakened"), (U, "reserved"))
GameApi = struct("ludus_game_api", HEAD,
                 (P, "games check sides options option_values rolls roll"))
MatchApi = struct("ludus_match_api", HEAD,
                  (P, "create save restore clone destroy state set_dice moves move_text play"),
                  (P, "turns turn_text turn_moves turn_position play_turn play_text end_turn"),
                  (P, "undo events contents position set_position partial start record game"))
AddonApi = struct("ludus_addon_api", HEAD, (POINTER(GameApi), "game"),
                  (POINTER(MatchApi), "match"), (P, "destroy info feature"))
PlayersApi = struct("ludus_players_api", HEAD, (P, "players think"))
TextsApi = struct("ludus_texts_api", HEAD, (P, "say say_move say_turn describe pages page"))


def invoke(function, *arguments):
    """Calls with pointers, numbers of 32 bits, and those of 64 that are made by U64."""
    kinds = [U if isinstance(a, int) else U64 if isinstance(a, U64) else P for a in arguments]
    return CFUNCTYPE(I, *kinds)(function)(*arguments)  # the convention of C, on Windows too


def call(function, *arguments):
    error = Error(sizeof(Error))
    if invoke(function, *arguments, byref(error)):
        raise ValueError(error.text.decode())


def listed(element, function, *arguments):
    out, count = (element * 64)(), U()  # of more than these, the first are enough here
    call(function, *arguments, out, len(out), sizeof(element), byref(count))
    return out[:count.value]


def text(function, *arguments):
    out = create_string_buffer(4096)  # what is longer comes cut between two characters
    call(function, *arguments, out, len(out), None)
    return out.value.decode()


def library_of(folder):
    """The library that the manifest names for this process, if it is as the manifest says."""
    arm, wide = platform.machine().lower().startswith(("arm", "aarch")), sizeof(P) == 8
    machine = ("aarch64" if wide else "armhf") if arm else ("x86_64" if wide else "x86")
    here = ("windows" if sys.platform == "win32" else sys.platform) + "-" + machine
    try:
        manifest = json.loads(Path(folder, "addon.json").read_bytes())
    except (RecursionError, ValueError) as fault:
        raise ValueError(f"addon.json: JSON expected: {fault}") from fault
    if manifest["manifest"] != 1 or not re.fullmatch(r"0\.([2-9]|[1-9]\d+)", manifest["abi"]):
        raise ValueError(f"contract {manifest['abi']} found, 0.2 or a later 0.x expected")
    if not (library := manifest["libraries"].get(here)):
        raise ValueError(f"no library for {here}")
    path = os.path.realpath(os.path.join(folder, library["path"]))
    if not path.startswith(os.path.join(folder, "")):
        raise ValueError(f"{path} lies outside the addon's folder")
    content = Path(path).read_bytes()
    if [len(content), hashlib.sha256(content).hexdigest()] != [library["size"], library["sha256"]]:
        raise ValueError(f"{path} is not of the size and SHA-256 that the manifest says")
    return path


def play(addon, api, game, seed):
    rules, players, texts = api.match[0], POINTER(PlayersApi)(), POINTER(TextsApi)()
    call(api.feature, addon, b"ludus.players/1", byref(players))
    call(api.feature, addon, b"ludus.texts/1", byref(texts))
    ids = [p.id for p in listed(Player, players[0].players, addon, game, b"en")] if players else []
    if not ids:
        raise ValueError(f"{game.decode()} has no players, one at least expected")
    sides = [wanted if wanted in ids else ids[-1] for wanted in (b"level-3", b"random")]
    match, dice, count, moved = P(), (I * MAX_DICE)(), U(), False
    state, thought = State(sizeof(State)), Thought(sizeof(Thought))
    call(rules.create, addon, game, byref(match))
    while call(rules.state, match, byref(state)) or state.phase != OVER:
        if state.phase == ROLL:
            roll = addon, game, U64(seed), U64(state.rolls), dice, MAX_DICE, byref(count)
            call(api.game[0].roll, *roll)
            call(rules.set_dice, match, dice, count.value)
        elif state.phase == MOVE and not moved:  # a turn may be over in this phase as well
            call(players[0].think, match, sides[state.mover - 1], None, U64(seed + state.steps),
                 None, None, byref(thought))
            call(rules.play_turn, match, thought.turn)
        else:
            call(rules.end_turn, match)
        moved = state.phase == MOVE and not moved
        for event in listed(Event, rules.events, match) if texts else []:
            print(text(texts[0].say, addon, game, byref(event), b"en"))
    winner = f"player {state.winner}" if state.winner else "nobody"
    print(f"{game.decode()}: {winner} won: {text(rules.position, match)}")
    invoke(rules.destroy, match)


def main(folder, game=None, seed="1"):
    folder, addon, api = os.path.realpath(folder), P(), POINTER(AddonApi)()
    host = Host(sizeof(Host), ABI, b"host.py 1.0", os.fsencode(folder))
    entry = cast(CDLL(library_of(folder)).ludus_open_2, P).value
    call(entry, byref(host), byref(addon), byref(api), byref(U()))
    games = listed(Game, api[0].game[0].games, addon, b"en")
    print(*(f"{one.id.decode()}: {one.name.decode()}" for one in games), sep="\n")
    play(addon, api[0], game.encode() if game else games[0].id, int(seed))
    invoke(api[0].destroy, addon)


if sys.argv[1:] == ["--layout"]:
    for one in [one for one in Structure.__subclasses__() if one.__name__.startswith("ludus")]:
        fields = (f"{key}:{getattr(one, key).offset}" for key, _ in one._fields_)
        print(one.__name__, sizeof(one), *fields)
    print(f"LUDUS_ABI {ABI}\nLUDUS_PHASE_ROLL {ROLL}\nLUDUS_PHASE_MOVE {MOVE}")
    print(f"LUDUS_PHASE_OVER {OVER}\nLUDUS_MAX_DICE {MAX_DICE}")
elif not 2 <= len(sys.argv) <= 4:
    sys.exit("host.py: ADDON_FOLDER [GAME [SEED]] expected")
else:
    try:
        main(*sys.argv[1:])
    except (OSError, ValueError) as fault:
        sys.exit(f"host.py: {sys.argv[1]}: {fault}")
    except (AttributeError, LookupError, TypeError) as fault:
        sys.exit(f"host.py: {sys.argv[1]}: {fault!r}, a manifest and its library expected")
