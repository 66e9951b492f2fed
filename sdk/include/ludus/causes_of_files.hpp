// SPDX-License-Identifier: MIT
// What a host finds in an addon's files, and while it tries them; included by reason.hpp.
// X(name, words): English, with {1}, {2}, ... for what the reason adds.
#pragma once

// clang-format off
#define LUDUS_CAUSES_OF_FILES(X) \
    X(at, "{1}: {2}") \
    X(system_error, "{2}") /* 1: errno, 2: the system's words */ \
    /* Files and folders */ \
    X(missing, "is missing") \
    X(not_looked_at, "cannot be looked at ({1})") \
    X(not_regular, "is {1}; a regular file was expected") \
    X(unreadable, "cannot be read") \
    X(too_large, "is larger than the {1} bytes that are read") \
    X(unresolved, "cannot be resolved ({1})") \
    X(unlisted, "cannot be listed ({1})") \
    X(addons_folder, "The addons folder {1}") \
    X(folder_not_utf8, "is not UTF-8, in which an addon is told its folder") \
    X(a_regular_file, "a regular file") \
    X(a_folder, "a folder") \
    X(a_link, "a symbolic link") \
    X(a_pipe, "a named pipe") \
    X(a_device, "a device") \
    X(a_socket, "a socket") \
    X(something_unknown, "something unknown") \
    /* addon.json as a text */ \
    X(byte_order_mark, "begins with a byte order mark; UTF-8 without one was expected") \
    X(line_and_column, "line {1}, column {2}") \
    X(nul_byte, "a NUL byte in {1}; text was expected") \
    X(not_utf8, "not UTF-8 in {1}") \
    X(too_deep, "nested deeper than {1} levels") \
    X(key_twice, "the key {1} stands twice in one object") \
    X(not_json, "not JSON in {1}") \
    X(unreadable_value, "holds a value that cannot be read") \
    /* addon.json, its fields */ \
    X(field, "the field {1} {2}") \
    X(field_missing, "the field {1} is missing") \
    X(holds, "holds {1}; {2} was expected") \
    X(json_null, "null") \
    X(json_object, "object") \
    X(json_list, "array") \
    X(json_text, "string") \
    X(json_truth, "boolean") \
    X(json_number, "number") \
    X(an_object, "an object") \
    X(a_list, "a list") \
    X(an_object_or_list, "an object or a list") \
    X(a_text, "a text") \
    X(a_whole_number, "a whole number from 0") \
    X(manifest_version, "is {1}; this launcher reads version 1, perhaps a newer one is needed") \
    X(not_id, "is {1}; up to 64 of a-z, 0-9, '.', '_', '-' were expected") \
    X(not_word, "is {1}; 1 to 256 printable bytes were expected") \
    X(control_characters, "is {1}; a text without control characters was expected") \
    X(no_english, "lacks the language en") \
    X(not_abi, "is {1}; two numbers such as \"0.2\" were expected") \
    X(not_hash, "is {1}; 64 lower-case hex digits were expected") \
    X(game_twice, "names a game a second time") \
    X(no_games, "is empty; at least one game was expected") \
    X(not_path, "is {1}, {2}; a path inside the addon's folder was expected") \
    X(path_empty, "which is empty") \
    X(path_backslash, "which holds a backslash") \
    X(path_drive, "which names a drive or a stream") \
    X(path_absolute, "which is absolute") \
    X(path_control, "which holds control characters") \
    X(path_leaves, "which leaves its folder by \"..\"") \
    X(path_nothing, "which has a part that names nothing") \
    X(id_taken, "the id {1} belongs to the addon in {2} already") \
    X(speaks_contract, "speaks the contract {1}; {2} was expected") \
    /* The library's file */ \
    X(no_library, "has no library for {1}, nor for any other platform") \
    X(other_libraries, "has no library for {1}, only for {2}") \
    X(library_missing, "is missing; addon.json names it as the library for {1}") \
    X(leads_out, "leads out of the addon's folder to {1}") \
    X(no_size, "has no size ({1})") \
    X(library_large, "has {1} bytes; at most {2} are read") \
    X(other_size, "has {1} bytes; addon.json promises {2}") \
    X(other_hash, "has the SHA-256 {1}; addon.json promises {2}") \
    X(empty_file, "is empty; a shared library was expected") \
    X(other_library, "is {1}; {2} was expected") \
    X(elf_library, "a Linux library (ELF) for {1} ({2} bits)") \
    X(pe_library, "a Windows library (DLL) for {1} ({2} bits)") \
    X(machine_number, "number {1}") \
    X(a_mach_o, "a library of macOS (Mach-O)") \
    X(a_dos_program, "a program of DOS") \
    X(a_static_library, "a static library") \
    X(a_script, "a script") \
    X(a_zip, "a zip archive") \
    X(no_library_at_all, "no library") \
    X(cut, "is cut at {2} bytes, before the end of {1}") \
    X(its_header, "its header") \
    X(its_program_headers, "its program headers") \
    X(its_section_headers, "its section headers") \
    X(a_segment, "a segment") \
    X(a_section, "a section") \
    X(other_byte_order, "has another byte order; little-endian was expected") \
    X(other_kind, "is {1}; a shared library was expected") \
    X(an_object_file, "an object file") \
    X(a_program, "a program") \
    X(a_core_dump, "a core dump") \
    X(unknown_kind, "of an unknown type") \
    X(header_size, "has headers of a wrong size") \
    X(sections_overlap, "has sections that overlap or leave their bounds") \
    X(nothing_to_load, "holds nothing to load; a shared library was expected") \
    /* Trying and loading it */ \
    X(prober, "The prober {1}") \
    X(not_started, "cannot be started ({1})") \
    X(no_pipe, "has no pipe ({1})") \
    X(while_tried, "{1} while it was tried; it is not used") \
    X(when_trial_ended, "{1} when the trial ended; it is not used") \
    X(hung, "hung and was ended") \
    X(called_exit, "called exit({1})") \
    X(closed_files, "closed files that were not its own") \
    X(aborted, "aborted (signal {1}, {2})") \
    X(crashed, "crashed (signal {1}, {2})") \
    X(crashed_by, "crashed ({2}, exception {1})") \
    X(access_violation, "access to memory that is not its own") \
    X(stack_overflow, "stack overflow") \
    X(illegal_instruction, "illegal instruction") \
    X(division_by_zero, "division by zero") \
    X(damaged_heap, "damaged heap") \
    X(other_exception, "not caught") \
    X(aborted_or_exit, "aborted, or called exit({1})") /* of Windows: the same status */ \
    X(threw_loading, "let an exception out while it was loaded") \
    X(not_loaded, "cannot be loaded with all its symbols and dependencies ({1})") \
    X(no_loader_words, "no reason given") \
    X(no_entry, "does not export {1}, the entry of an addon") \
    X(changed, "was changed while it was tried; it is not used") \
    X(replaced, "was replaced while the old one is in use; " \
                "start the launcher anew to use the new one") \
    X(other_id, "has the id {1}; addon.json promises {2}") \
    X(other_version, "has the version {1}; addon.json promises {2}") \
    X(game_not_promised, "has the game {1}, which addon.json does not promise") \
    X(game_lacking, "lacks the game {1}, which addon.json promises")
// clang-format on
