#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// The smallest host in JavaScript, over koffi (npm install koffi): lists an addon's games and plays
// one, level 3 against random (where the addon has no such player, the last that it lists).
//
//   host.js ADDON_FOLDER [GAME [SEED]]
//   host.js --layout        prints what is mirrored of the contract, for a test
const [crypto, fs, path, koffi] = ['crypto', 'fs', 'path', 'koffi'].map(require);

const constants = { ABI: 2, PHASE_ROLL: 1, PHASE_MOVE: 2, PHASE_OVER: 4, MAX_DICE: 8 };
const { ABI, PHASE_ROLL, PHASE_MOVE, PHASE_OVER, MAX_DICE } = constants;
const I = 'int32_t', U = 'uint32_t', U64 = 'uint64_t', S = 'const char *', P = 'void *';
const HEAD = [U, 'size reserved'], structs = [];

// A struct of the contract, as groups of fields of one type.
function struct(name, ...groups) {
  const fields = groups.flatMap(([type, names]) => names.split(' ').map((field) => [field, type]));
  structs.push([name, fields.map(([field]) => field)]);
  return koffi.struct(name, Object.fromEntries(fields));
}
const dice = koffi.array(I, MAX_DICE);
const Failure = struct('ludus_error', [U, 'size'], [I, 'code'], [U, 'column length'],
  [koffi.array('char', 16), 'language'], [koffi.array('char', 480), 'text']);
const Host = struct('ludus_host', [U, 'size abi'], [S, 'name addon_folder data_folder'],
  [P, 'log user']);
const Game = struct('ludus_game', [S, 'id name summary'], [U, 'first_rolled reserved']);
const State = struct('ludus_state', [U, 'size'], [I, 'phase mover winner'],
  [U, 'turns rolls steps moves_made may_end dice_count dice_used reserved'], [dice, 'dice'],
  [I, 'victory points']);
const Event = struct('ludus_event', [U, 'size'], [I, 'kind player from to piece'], [U, 'flags'],
  [I, 'reason'], [U, 'count'], [dice, 'values'], [I, 'victory points'], [U, 'reserved']);
const Player = struct('ludus_player', [S, 'id name'], [I, 'kind rank']);
const Thought = struct('ludus_thought', [U, 'size turn'], [U64, 'nodes'],
  [I, 'probability stopped weakened'], [U, 'reserved']);
const GameApi = struct('ludus_game_api', HEAD,
  [P, 'games check sides options option_values rolls roll']);
const MatchApi = struct('ludus_match_api', HEAD,
  [P, 'create save restore clone destroy state set_dice moves move_text play turns turn_text'],
  [P, 'turn_moves turn_position play_turn play_text end_turn undo events contents position'],
  [P, 'set_position partial start record game']);
const AddonApi = struct('ludus_addon_api', HEAD, [P, 'game match destroy info feature']);
const PlayersApi = struct('ludus_players_api', HEAD, [P, 'players think']);
const TextsApi = struct('ludus_texts_api', HEAD, [P, 'say say_move say_turn describe pages page']);

// Room for something, which has its size where it begins with that.
function room(type, count = 1) {
  const out = Buffer.alloc(count * koffi.sizeof(type));
  out.writeUInt32LE(type.members?.size ? out.length : 0);
  return out;
}

// Calls with pointers, texts, numbers of 32 bits, and those of 64 as [BigInt]; the error is added.
function call(what, ...values) {
  const error = room(Failure), kinds = { string: S, number: U };
  const types = values.map((one) => (Array.isArray(one) ? U64 : kinds[typeof one] ?? P));
  const status = koffi.call(what, koffi.proto(I, [...types, P]), ...values.flat(), error);
  if (status) throw Error(koffi.decode(error, Failure).text);
}
const destroy = koffi.proto(I, [P]); // the one kind of function that gives no error

function got(type, what, ...values) {
  const out = room(type);
  call(what, ...values, out);
  return koffi.decode(out, type);
}

function listed(type, what, ...values) {
  const out = room(type, 64), count = room(U); // of more than 64, these are enough here
  call(what, ...values, out, 64, koffi.sizeof(type), count);
  return koffi.decode(out, type, Math.min(64, koffi.decode(count, U)));
}

function text(what, ...values) {
  const out = Buffer.alloc(4096); // what is longer comes cut between two characters
  call(what, ...values, out, out.length, null);
  return koffi.decode(out, 'char', -1);
}

// The library that the manifest names for this process, if it is as the manifest says.
function libraryOf(folder) {
  const machine = { x64: 'x86_64', ia32: 'x86', arm64: 'aarch64', arm: 'armhf' }[process.arch];
  const here = `${process.platform.replace('win32', 'windows')}-${machine}`;
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'addon.json')));
  if (manifest.manifest !== 1 || !/^0\.([2-9]|[1-9]\d+)$/.test(manifest.abi))
    throw Error(`contract ${manifest.abi} found, 0.2 or a later 0.x expected`);
  const library = manifest.libraries[here];
  if (!library) throw Error(`no library for ${here}`);
  const file = fs.realpathSync(path.join(folder, library.path));
  if (!file.startsWith(folder + path.sep)) throw Error(`${file} lies outside the addon's folder`);
  const content = fs.readFileSync(file), hash = crypto.createHash('sha256').update(content);
  if (content.length !== library.size || hash.digest('hex') !== library.sha256)
    throw Error(`${file} is not of the size and SHA-256 that the manifest says`);
  return file;
}

function play(addon, api, rules, game, seed) {
  const feature = (id, type) => koffi.decode(got(P, api.feature, addon, id) ?? room(type), type);
  const players = feature('ludus.players/1', PlayersApi);
  const texts = feature('ludus.texts/1', TextsApi);
  const all = players.players ? listed(Player, players.players, addon, game, 'en') : [];
  if (!all.length) throw Error(`${game} has no players, one at least expected`);
  const player = (id) => (all.find((one) => one.id === id) ?? all.at(-1)).id;
  const sides = [player('level-3'), player('random')], match = got(P, rules.create, addon, game);
  let state = got(State, rules.state, match), moved = false;
  for (; state.phase !== PHASE_OVER; state = got(State, rules.state, match)) {
    if (state.phase === PHASE_ROLL) {
      const values = room(dice), count = room(U);
      call(api.game.roll, addon, game, [seed], [BigInt(state.rolls)], values, MAX_DICE, count);
      call(rules.set_dice, match, values, koffi.decode(count, U));
    } else if (state.phase === PHASE_MOVE && !moved) { // a turn may be over in this phase as well
      const thought = got(Thought, players.think, match, sides[state.mover - 1], null,
        [seed + BigInt(state.steps)], null, null);
      call(rules.play_turn, match, thought.turn);
    } else call(rules.end_turn, match);
    moved = state.phase === PHASE_MOVE && !moved;
    for (const event of texts.say ? listed(Event, rules.events, match) : [])
      console.log(text(texts.say, addon, game, koffi.as(event, 'ludus_event *'), 'en'));
  }
  const winner = state.winner ? `player ${state.winner}` : 'nobody';
  console.log(`${game}: ${winner} won: ${text(rules.position, match)}`);
  koffi.call(rules.destroy, destroy, match);
}

let library; // koffi unloads one that nobody holds
function main(given, wanted, seed = '1') {
  const folder = fs.realpathSync(given), addon = room(P), table = room(P);
  const host = { size: koffi.sizeof(Host), abi: ABI, name: 'host.js 1.0', addon_folder: folder };
  library = koffi.load(libraryOf(folder));
  call(library.symbol('ludus_open_2'), koffi.as(host, 'ludus_host *'), addon, table, room(U));
  const api = koffi.decode(koffi.decode(table, P), AddonApi), instance = koffi.decode(addon, P);
  api.game = koffi.decode(api.game, GameApi);
  const games = listed(Game, api.game.games, instance, 'en');
  for (const game of games) console.log(`${game.id}: ${game.name}`);
  play(instance, api, koffi.decode(api.match, MatchApi), wanted ?? games[0].id, BigInt(seed));
  koffi.call(api.destroy, destroy, instance);
}

const [, , ...words] = process.argv;
try {
  if (words[0] === '--layout') {
    for (const [is, fields] of structs)
      console.log(is, koffi.sizeof(is), ...fields.map((f) => `${f}:${koffi.offsetof(is, f)}`));
    for (const [name, value] of Object.entries(constants)) console.log(`LUDUS_${name}`, value);
  } else if (words[0]) main(...words);
  else throw Error('ADDON_FOLDER [GAME [SEED]] expected');
} catch (error) {
  console.error(`host.js: ${words[0] ?? 'arguments'}: ${error.message.replace(/\s+/g, ' ')}`);
  process.exitCode = 1;
}
