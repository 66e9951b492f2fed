// SPDX-License-Identifier: MIT
//! The smallest host in Rust, for Linux: lists an addon's games and plays one, level 3 against
//! random (where the addon has no such player, the last that it lists). `rustc host.rs` builds it.
//!
//!     host ADDON_FOLDER [GAME [SEED]]
//!     host --layout        prints what is mirrored of the contract, for a test
mod ludus;
use ludus::*;
use std::{env, ffi::CString, fs, path::Path, process, ptr};

fn c(text: &str) -> CString {
    CString::new(text).unwrap_or_default()
}

/// The value of a member of a JSON object, as it is written. Escapes are left as they are.
fn member<'a>(object: &'a str, name: &str) -> Option<&'a str> {
    let (mut depth, mut key, mut begin, mut quote, mut escaped) = (0, None, 0, None, false);
    for (i, c) in object.char_indices() {
        match (c, quote) {
            (_, Some(_)) if escaped => escaped = false,
            ('\\', Some(_)) => escaped = true,
            ('"', Some(at)) => {
                quote = None;
                key = key.or(if depth == 1 { object.get(at + 1..i) } else { None });
            }
            (_, Some(_)) => {}
            ('"', _) => quote = Some(i),
            ('{' | '[', _) => depth += 1,
            (':', _) if depth == 1 => begin = i + 1,
            (',' | '}' | ']', _) => {
                if depth == 1 && key.take() == Some(name) {
                    return Some(object[begin..i].trim().trim_matches('"'));
                }
                depth -= if c == ',' { 0 } else { 1 };
            }
            _ => {}
        }
    }
    None
}

/// The library that the manifest names for this process. Who has a crate for it checks the sha256
/// as well; the size tells a file that was cut, which must not be loaded.
fn library_of(folder: &str) -> Result<String, String> {
    let manifest = fs::read_to_string(Path::new(folder).join("addon.json"))
        .map_err(|why| format!("addon.json: {why}"))?;
    let abi = member(&manifest, "abi").unwrap_or("none");
    let minor = abi.strip_prefix("0.").and_then(|minor| minor.parse::<u32>().ok());
    if member(&manifest, "manifest") != Some("1") || minor < Some(2) {
        return Err(format!("contract {abi} found, 0.2 or a later 0.x expected"));
    }
    let here = format!("{}-{}", env::consts::OS, env::consts::ARCH.replace("arm", "armhf"));
    let library = member(&manifest, "libraries").and_then(|all| member(all, &here));
    let library = library.ok_or(format!("no library for {here}"))?;
    let path = Path::new(folder).join(member(library, "path").unwrap_or(""));
    let path = fs::canonicalize(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let size = fs::metadata(&path).map_err(|why| why.to_string())?.len().to_string();
    if !path.starts_with(folder) || member(library, "size") != Some(&size) {
        return Err(format!("{}: not of the manifest's size, or elsewhere", path.display()));
    }
    Ok(path.to_string_lossy().into_owned())
}

fn play(api: &ludus_addon_api, addon: Handle, name: &str, seed: u64) -> Result<(), String> {
    let (game, english, none, rules) = (c(name), c("en"), ptr::null_mut(), api.r#match);
    let (game, english) = (game.as_ptr(), english.as_ptr());
    let players: Option<&ludus_players_api> = feature(api, addon, c("ludus.players/1").as_ptr())?;
    let texts: Option<&ludus_texts_api> = feature(api, addon, c("ludus.texts/1").as_ptr())?;
    let lacking = format!("{name} has no players, one at least expected");
    let players = players.ok_or(&lacking)?;
    let all = listed(|out, n, size, count, e| {
        (players.players)(addon, game, english, out, n, size, count, e)
    })?;
    let last = all.last().ok_or(&lacking)?;
    let side = |id| all.iter().find(|player| string(player.id) == id).unwrap_or(last).id;
    let sides = [side("level-3"), side("random")];
    let (mut on, mut dice, mut count, mut moved) = (none, [0; MAX_DICE as usize], 0, false);
    let (mut state, mut thought): (ludus_state, ludus_thought) = (sized(), sized());
    call(|e| (rules.create)(addon, game, &mut on, e))?;
    call(|e| (rules.state)(on, &mut state, e))?;
    while state.phase != PHASE_OVER {
        if state.phase == PHASE_ROLL {
            let (out, index) = (dice.as_mut_ptr(), state.rolls.into());
            call(|e| (api.game.roll)(addon, game, seed, index, out, MAX_DICE, &mut count, e))?;
            call(|e| (rules.set_dice)(on, dice.as_ptr(), count, e))?;
        } else if state.phase == PHASE_MOVE && !moved {
            // Once only: a turn may be over in this phase as well.
            let (player, seed) =
                (sides[state.mover as usize - 1], seed.wrapping_add(state.steps.into()));
            call(|e| (players.think)(on, player, none, seed, none, none, &mut thought, e))?;
            call(|e| (rules.play_turn)(on, thought.turn, e))?;
        } else {
            call(|e| (rules.end_turn)(on, e))?;
        }
        moved = state.phase == PHASE_MOVE && !moved;
        for event in listed(|out, n, size, count, e| (rules.events)(on, out, n, size, count, e))? {
            if let Some(say) = texts.map(|texts| texts.say) {
                let sentence =
                    |out, n, length, e| say(addon, game, &event, english, out, n, length, e);
                println!("{}", text(sentence)?);
            }
        }
        call(|e| (rules.state)(on, &mut state, e))?;
    }
    let position = text(|out, n, length, e| (rules.position)(on, out, n, length, e))?;
    match state.winner {
        0 => println!("{name}: nobody won: {position}"),
        winner => println!("{name}: player {winner} won: {position}"),
    }
    (rules.destroy)(on);
    Ok(())
}

fn run(words: &[String]) -> Result<(), String> {
    let folder = words.first().ok_or("ADDON_FOLDER [GAME [SEED]] expected")?;
    let folder = fs::canonicalize(folder).map_err(|why| why.to_string())?;
    let (folder, name) = (folder.to_string_lossy(), c("host.rs 1.0"));
    let (library, path) = (c(&library_of(&folder)?), c(&folder));
    let open = entry_of(library.as_ptr(), c("ludus_open_2").as_ptr())?;
    let (mut host, mut addon, mut api, mut abi): (ludus_host, _, _, _) =
        (sized(), ptr::null_mut(), None, 0);
    (host.abi, host.name, host.addon_folder) = (ABI, name.as_ptr(), path.as_ptr());
    call(|e| open(&host, &mut addon, &mut api, &mut abi, e))?;
    let api: &ludus_addon_api = api.ok_or("the entry gave nothing")?;
    let games = listed(|out, n, size, count, e| {
        (api.game.games)(addon, ptr::null(), out, n, size, count, e)
    })?;
    for game in &games {
        println!("{}: {}", string(game.id), string(game.name));
    }
    let game = words.get(1).cloned().or(games.first().map(|one| string(one.id)));
    let seed =
        words.get(2).map_or(Ok(1), |seed| seed.parse()).map_err(|_| "SEED: a number expected")?;
    play(api, addon, &game.unwrap_or_default(), seed)?;
    (api.destroy)(addon);
    Ok(())
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    if words.first().map_or(false, |word| word == "--layout") {
        layout();
    } else if let Err(why) = run(&words) {
        eprintln!("host: {}: {why}", words.first().map_or("arguments", |word| word));
        process::exit(1);
    }
}
