// SPDX-License-Identifier: MIT
// What a file is that is not the library expected, in words.
#pragma once

#include "ludus/host/reason.hpp"
#include "ludus/host/utf8.hpp"

#include <cstdint>

namespace ludus::detail {

inline Cause elf_type_name(uint64_t type) {
    return type == 1   ? Cause::an_object_file
           : type == 2 ? Cause::a_program
           : type == 4 ? Cause::a_core_dump
                       : Cause::unknown_elf;
}
inline Reason elf_machine_name(uint16_t machine) {
    switch (machine) {
    case 3:
        return "x86";
    case 8:
        return "mips";
    case 20:
        return "powerpc";
    case 21:
        return "powerpc64";
    case 22:
        return "s390";
    case 40:
        return "arm";
    case 62:
        return "x86_64";
    case 183:
        return "aarch64";
    case 243:
        return "riscv";
    default:
        return {Cause::machine_number, {machine}};
    }
}
inline Cause container_name(std::string_view head) {
    using namespace std::string_view_literals;
    for (const auto magic : {"\xFE\xED\xFA\xCE"sv, "\xFE\xED\xFA\xCF"sv, "\xCE\xFA\xED\xFE"sv,
                             "\xCF\xFA\xED\xFE"sv, "\xCA\xFE\xBA\xBE"sv}) {
        if (head.starts_with(magic)) return Cause::a_mach_o;
    }
    if (head.starts_with("MZ")) return Cause::a_pe;
    if (head.starts_with("!<arch>")) return Cause::a_static_library;
    if (head.starts_with("#!")) return Cause::a_script;
    if (head.starts_with("PK\x03\x04")) return Cause::a_zip;
    return utf8_fault(head) == head.npos && head.find('\0') == head.npos ? Cause::a_text
                                                                         : Cause::no_library_at_all;
}

} // namespace ludus::detail
