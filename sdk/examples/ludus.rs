// SPDX-License-Identifier: MIT
//! The contract of ludus/addon.h in Rust, as far as host.rs needs it. The functions of tables that
//! are not called there are plain pointers.
#![allow(non_camel_case_types, dead_code)]
use std::ffi::CStr;
use std::os::raw::{c_char, c_void};
use std::{mem, ptr};

pub type Handle = *mut c_void; // of an instance or a match, and pointers that are not used here
pub type Text = *const c_char;
pub type Out = *mut c_char;
pub type Error = *mut ludus_error;
pub type Count = *mut u32;
pub type Open = extern "C" fn(
    *const ludus_host,
    *mut Handle,
    *mut Option<&'static ludus_addon_api>,
    Count,
    Error,
) -> i32;

pub const ABI: u32 = 2;
pub const PHASE_ROLL: u32 = 1;
pub const PHASE_MOVE: u32 = 2;
pub const PHASE_OVER: u32 = 4;
pub const MAX_DICE: u32 = 8;

/// The structs, fields of one type together, and `layout`, which prints them.
macro_rules! contract {
    ($($name:ident { $($($field:ident)+: $kind:ty),+ })+) => {
        $(#[repr(C)] #[derive(Clone, Copy)] pub struct $name { $($(pub $field: $kind,)+)+ })+
        pub fn layout() {
            $(let it = mem::MaybeUninit::<$name>::uninit();
            print!("{} {}", stringify!($name), mem::size_of::<$name>());
            $($(let at = unsafe { ptr::addr_of!((*it.as_ptr()).$field) } as usize;
            let name = stringify!($field).trim_start_matches("r#");
            print!(" {}:{}", name, at - it.as_ptr() as usize);)+)+
            println!();)+
            println!("LUDUS_ABI {ABI}\nLUDUS_PHASE_ROLL {PHASE_ROLL}");
            println!("LUDUS_PHASE_MOVE {PHASE_MOVE}\nLUDUS_PHASE_OVER {PHASE_OVER}");
            println!("LUDUS_MAX_DICE {MAX_DICE}");
        }
    };
}
contract! {
    ludus_error { size: u32, code: i32, column length: u32, language: [c_char; 16],
        text: [c_char; 480] }
    ludus_host { size abi: u32, name addon_folder data_folder: Text, log user: Handle }
    ludus_game { id name summary: Text, first_rolled reserved: u32 }
    ludus_state { size phase: u32, mover winner: i32,
        turns rolls steps moves_made may_end dice_count dice_used reserved: u32,
        dice: [i32; MAX_DICE as usize], victory points: i32 }
    ludus_event { size: u32, kind player from to piece: i32, flags: u32, reason: i32, count: u32,
        values: [i32; MAX_DICE as usize], victory points: i32, reserved: u32 }
    ludus_player { id name: Text, kind rank: i32 }
    ludus_thought { size turn: u32, nodes: u64, probability stopped weakened: i32, reserved: u32 }
    ludus_game_api { size reserved: u32,
        games: extern "C" fn(Handle, Text, *mut ludus_game, u32, u32, Count, Error) -> i32,
        check sides options option_values rolls: Handle,
        roll: extern "C" fn(Handle, Text, u64, u64, *mut i32, u32, Count, Error) -> i32 }
    ludus_match_api { size reserved: u32,
        create: extern "C" fn(Handle, Text, *mut Handle, Error) -> i32,
        save restore clone: Handle, destroy: extern "C" fn(Handle) -> i32,
        state: extern "C" fn(Handle, *mut ludus_state, Error) -> i32,
        set_dice: extern "C" fn(Handle, *const i32, u32, Error) -> i32,
        moves move_text play turns turn_text turn_moves turn_position: Handle,
        play_turn: extern "C" fn(Handle, u32, Error) -> i32, play_text: Handle,
        end_turn: extern "C" fn(Handle, Error) -> i32, undo: Handle,
        events: extern "C" fn(Handle, *mut ludus_event, u32, u32, Count, Error) -> i32,
        contents: Handle, position: extern "C" fn(Handle, Out, u32, Count, Error) -> i32,
        set_position partial start record game: Handle }
    ludus_addon_api { size reserved: u32, game: &'static ludus_game_api,
        r#match: &'static ludus_match_api, destroy: extern "C" fn(Handle) -> i32, info: Handle,
        feature: extern "C" fn(Handle, Text, *mut Handle, Error) -> i32 }
    ludus_players_api { size reserved: u32,
        players: extern "C" fn(
            Handle, Text, Text, *mut ludus_player, u32, u32, Count, Error) -> i32,
        think: extern "C" fn(
            Handle, Text, Handle, u64, Handle, Handle, *mut ludus_thought, Error) -> i32 }
    ludus_texts_api { size reserved: u32,
        say: extern "C" fn(Handle, Text, *const ludus_event, Text, Out, u32, Count, Error) -> i32,
        say_move say_turn describe pages page: Handle }
}

#[link(name = "dl")]
extern "C" {
    fn dlopen(path: Text, flags: i32) -> Handle;
    fn dlsym(library: Handle, name: Text) -> Handle;
    fn dlerror() -> Text;
}

/// The entry of a library, which stays loaded from then on.
pub fn entry_of(path: Text, name: Text) -> Result<Open, String> {
    unsafe {
        let library = dlopen(path, 2); // RTLD_NOW
        let entry = if library.is_null() { library } else { dlsym(library, name) };
        if entry.is_null() {
            return Err(string(dlerror()));
        }
        Ok(mem::transmute::<Handle, Open>(entry))
    }
}

/// Zeros, with the size in front: so begin the structs that have theirs there.
pub fn sized<T>() -> T {
    let mut it: T = unsafe { mem::zeroed() };
    unsafe { *(&mut it as *mut T as *mut u32) = mem::size_of::<T>() as u32 };
    it
}

pub fn string(text: Text) -> String {
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

pub fn call(function: impl FnOnce(Error) -> i32) -> Result<(), String> {
    let mut error: ludus_error = sized();
    match function(&mut error) {
        0 => Ok(()),
        _ => Err(string(error.text.as_ptr())),
    }
}

pub fn listed<T>(
    fill: impl FnOnce(*mut T, u32, u32, Count, Error) -> i32,
) -> Result<Vec<T>, String> {
    let (mut out, mut count) = (Vec::with_capacity(64), 0); // of more, these are enough here
    call(|e| fill(out.as_mut_ptr(), 64, mem::size_of::<T>() as u32, &mut count, e))?;
    unsafe { out.set_len(count.min(64) as usize) };
    Ok(out)
}

pub fn text(write: impl FnOnce(Out, u32, Count, Error) -> i32) -> Result<String, String> {
    let mut out = [0; 4096]; // what is longer comes cut between two characters
    call(|e| write(out.as_mut_ptr(), 4096, ptr::null_mut(), e)).map(|()| string(out.as_ptr()))
}

/// The table of a feature, where the addon has it. T is the struct that the id stands for.
pub fn feature<T>(
    api: &ludus_addon_api,
    addon: Handle,
    id: Text,
) -> Result<Option<&'static T>, String> {
    let mut table = ptr::null_mut();
    call(|e| (api.feature)(addon, id, &mut table, e))?;
    Ok(unsafe { (table as *const T).as_ref() })
}
