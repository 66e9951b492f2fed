// SPDX-License-Identifier: MIT
#include "elf.hpp"

#include "files.hpp"

#include <algorithm>

namespace ludus::detail {

namespace {

constexpr int own_bits = sizeof(void *) * 8;
#if defined(__x86_64__) || defined(_M_X64)
constexpr uint16_t own_machine = 62;
#elif defined(__i386__) || defined(_M_IX86)
constexpr uint16_t own_machine = 3;
#else
constexpr uint16_t own_machine = 183;
#endif
constexpr uint64_t load = 1, dynamic = 2, interpreter = 3; // PT_

Cause elf_type_name(uint64_t type) {
    return type == 1   ? Cause::an_object_file
           : type == 2 ? Cause::a_program
           : type == 4 ? Cause::a_core_dump
                       : Cause::unknown_elf;
}
Reason elf_machine_name(uint16_t machine) {
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
Cause container_name(std::string_view head) {
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

uint64_t number(std::string_view bytes, std::size_t offset, std::size_t width) {
    uint64_t out = 0;
    for (std::size_t i = width; i-- > 0;) {
        out = out << 8 | static_cast<unsigned char>(bytes.at(offset + i));
    }
    return out;
}

} // namespace

void Elf::check_identity() {
    head_ = read(0, static_cast<std::size_t>(std::min<uint64_t>(size_, 64)));
    if (head_.empty()) bad_file(where_, Cause::empty_file);
    if (!head_.starts_with("\x7F"
                           "ELF")) {
        bad_file(where_, {Cause::not_elf, {container_name(head_)}});
    }
    if (head_.size() < 52) cut(Cause::its_header);
    const int bits = head_[4] == 2 ? 64 : head_[4] == 1 ? 32 : 0;
    if (bits != own_bits) {
        bad_file(where_, {Cause::other_bits, {bits, own_bits}});
    }
    wide_ = bits == 64;
    if (wide_ && head_.size() < 64) cut(Cause::its_header);
    if (head_[5] != 1) bad_file(where_, Cause::other_byte_order);
    const auto machine = static_cast<uint16_t>(number(head_, 18, 2));
    if (machine != own_machine) {
        bad_file(where_, {Cause::other_machine,
                          {elf_machine_name(machine), elf_machine_name(own_machine)}});
    }
}

void Elf::check_segments() {
    if (const auto type = number(head_, 16, 2); type != 3) {
        bad_file(where_, {Cause::other_elf, {elf_type_name(type)}});
    }
    const uint64_t table = number(head_, wide_ ? 32 : 28, word());
    const auto entry = static_cast<std::size_t>(number(head_, wide_ ? 54 : 42, 2));
    const auto count = static_cast<std::size_t>(number(head_, wide_ ? 56 : 44, 2));
    if (entry != (wide_ ? 56 : 32)) bad_file(where_, Cause::header_size);
    if (!inside(table, entry * count)) cut(Cause::its_program_headers);
    bool loads = false;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string header = read(table + i * entry, entry);
        const uint64_t type = number(header, 0, 4);
        const uint64_t offset = number(header, wide_ ? 8 : 4, word());
        const uint64_t length = number(header, wide_ ? 32 : 16, word());
        if ((type == load || type == dynamic) && !inside(offset, length)) cut(Cause::a_segment);
        if (type == interpreter) bad_file(where_, {Cause::other_elf, {Cause::a_program}});
        if (type == dynamic) check_dynamic(offset, length);
        loads = loads || type == load;
    }
    if (!loads) bad_file(where_, Cause::nothing_to_load);
}

std::size_t Elf::word() const {
    return wide_ ? 8 : 4;
}

bool Elf::inside(uint64_t offset, uint64_t length) const {
    return offset <= size_ && length <= size_ - offset;
}

void Elf::cut(Cause what) const {
    bad_file(where_, {Cause::cut, {what, size_}});
}

std::string Elf::read(uint64_t offset, std::size_t length) {
    std::string out(length, '\0');
    in_.clear();
    in_.seekg(static_cast<std::streamoff>(offset));
    in_.read(out.data(), static_cast<std::streamsize>(length));
    if (!in_) bad_file(where_, Cause::unreadable);
    return out;
}

void Elf::check_dynamic(uint64_t offset, uint64_t length) {
    const uint64_t most = 1u << 16; // bytes; real ones have a few hundred
    const std::string section = read(offset, static_cast<std::size_t>(std::min(length, most)));
    constexpr uint64_t flags_1 = 0x6FFFFFFB, pie = 0x08000000; // DT_FLAGS_1, DF_1_PIE
    for (std::size_t i = 0; i + 2 * word() <= section.size(); i += 2 * word()) {
        const uint64_t tag = number(section, i, word());
        const uint64_t value = number(section, i + word(), word());
        if (tag == 0) return;
        if (tag == flags_1 && (value & pie) != 0)
            bad_file(where_, {Cause::other_elf, {Cause::a_program}});
    }
}

} // namespace ludus::detail
