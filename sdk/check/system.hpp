// SPDX-License-Identifier: MIT
// What the validator asks of the operating system; posix/ and windows/ answer.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace check {

// A library as a host takes it: all its symbols at once, seen by nobody else. Throws
// std::runtime_error with the loader's words.
void *open_library(const std::filesystem::path &file);
void *symbol_of(void *library, const char *name); // nullptr: it has none
void close_library(void *library);

// Of this process: has it a child, running or ended? The other grows with each child that has run.
bool has_child();
long count_children_ended();

// Open files by their numbers.
uint64_t size_of(int file);
int64_t position_in(int file);
std::string read_from(int file, uint64_t begin, std::size_t most);
bool write_whole(int file, const std::string &bytes);

std::size_t memory_in_use(); // bytes that are allocated now

// Of the value of an Ended that crashed: "was aborted (SIGABRT)".
std::string words_of_crash(int value);

// A process that the addon made of this one, and that came back from it, is not the check's: it
// ends here.
void know_this_process();
void end_copies();

} // namespace check
