// SPDX-License-Identifier: MIT
// Is it a shared library for this machine? The loader itself is not safe against files that are cut
// or belong to another machine, so the headers are read here first.
#pragma once

#include "bytes.hpp"

#include <optional>

namespace ludus::detail {

// What the head of an executable file says of it.
struct Image {
    enum class Format { elf, pe };
    Format format;
    int bits; // 0 where it does not say
    bool little_endian;
    Reason machine; // as platforms are named: "x86_64"
    Cause kind;     // a_program, ...; none: a shared library

    Reason told() const; // "a Windows library (DLL) for x86 (32 bits)"
};

// Of a file that is no such thing: nothing.
std::optional<Image> elf_image(Bytes &file, const std::string &head);
std::optional<Image> pe_image(Bytes &file, const std::string &head);

// A shared library for this system and machine, by its head; throws Error.
void check_identity(Bytes &file);

// All of it that is loaded is inside the file; throws Error. After check_identity.
void check_contents(Bytes &file);
void check_elf(Bytes &file);
void check_pe(Bytes &file);

} // namespace ludus::detail
