// SPDX-License-Identifier: MIT
// What a file is that is not the library expected, in words.
#pragma once

#include "ludus/host/utf8.hpp"

#include <cstdint>

namespace ludus::detail {

inline const char *elf_type_name(uint64_t type) {
    return type == 1   ? "an object file"
           : type == 2 ? "a program"
           : type == 4 ? "a core dump"
                       : "of an unknown type";
}
inline std::string elf_machine_name(uint16_t machine) {
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
        return "number " + std::to_string(machine);
    }
}
inline const char *container_name(std::string_view head) {
    using namespace std::string_view_literals;
    for (const auto magic : {"\xFE\xED\xFA\xCE"sv, "\xFE\xED\xFA\xCF"sv, "\xCE\xFA\xED\xFE"sv,
                             "\xCF\xFA\xED\xFE"sv, "\xCA\xFE\xBA\xBE"sv}) {
        if (head.starts_with(magic)) return "a library of macOS (Mach-O)";
    }
    if (head.starts_with("MZ")) return "a library of Windows (PE)";
    if (head.starts_with("!<arch>")) return "a static library";
    if (head.starts_with("#!")) return "a script";
    if (head.starts_with("PK\x03\x04")) return "a zip archive";
    return utf8_fault(head) == head.npos && head.find('\0') == head.npos ? "a text" : "no library";
}

} // namespace ludus::detail
