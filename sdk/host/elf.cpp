// SPDX-License-Identifier: MIT
// The fields of the ELF headers that matter, at the offsets of either class (System V ABI).
#include "image.hpp"

#include <algorithm>
#include <string_view>

namespace ludus::detail {

namespace {

constexpr uint64_t load = 1, dynamic = 2, interpreter = 3; // PT_

Cause kind_of(uint64_t type) {
    return type == 1   ? Cause::an_object_file
           : type == 2 ? Cause::a_program
           : type == 3 ? Cause::none
           : type == 4 ? Cause::a_core_dump
                       : Cause::unknown_kind;
}

// Of 32-bit ARM there are two that cannot call each other; a library of neither flag serves both.
Reason arm_name(uint64_t flags) {
    constexpr uint64_t soft_float = 0x200; // EF_ARM_ABI_FLOAT_SOFT
    return (flags & soft_float) != 0 ? "armel" : "armhf";
}

Reason machine_name(uint64_t machine, uint64_t flags) {
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
        return arm_name(flags);
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

class Elf {
public:
    explicit Elf(Bytes &file)
        : file_(file), head_(file.read_at_most(0, 64)), wide_(number(head_, 4, 1) == 2) {}

    void check_segments() {
        const uint64_t table = number(head_, wide_ ? 32 : 28, word());
        const auto entry = static_cast<std::size_t>(number(head_, wide_ ? 54 : 42, 2));
        const auto count = static_cast<std::size_t>(number(head_, wide_ ? 56 : 44, 2));
        if (entry != (wide_ ? 56 : 32)) file_.refuse(Cause::header_size);
        if (!file_.inside(table, entry * count)) file_.cut(Cause::its_program_headers);
        bool loads = false;
        for (std::size_t i = 0; i < count; ++i) {
            const std::string header = file_.read(table + i * entry, entry);
            const uint64_t type = number(header, 0, 4);
            const uint64_t offset = number(header, wide_ ? 8 : 4, word());
            const uint64_t length = number(header, wide_ ? 32 : 16, word());
            const bool needed = type == load || type == dynamic;
            if (needed && !file_.inside(offset, length)) file_.cut(Cause::a_segment);
            if (type == interpreter) file_.refuse({Cause::other_kind, {Cause::a_program}});
            if (type == dynamic) check_dynamic(offset, length);
            loads = loads || type == load;
        }
        if (!loads) file_.refuse(Cause::nothing_to_load);
    }

private:
    std::size_t word() const { return wide_ ? 8 : 4; }

    // A position-independent program looks like a library but for this flag.
    void check_dynamic(uint64_t offset, uint64_t length) {
        const uint64_t most = 1u << 16; // bytes; real ones have a few hundred
        const std::string section =
            file_.read(offset, static_cast<std::size_t>(std::min(length, most)));
        constexpr uint64_t flags_1 = 0x6FFFFFFB, pie = 0x08000000; // DT_FLAGS_1, DF_1_PIE
        for (std::size_t i = 0; i + 2 * word() <= section.size(); i += 2 * word()) {
            const uint64_t tag = number(section, i, word());
            const uint64_t value = number(section, i + word(), word());
            if (tag == 0) return;
            if (tag == flags_1 && (value & pie) != 0)
                file_.refuse({Cause::other_kind, {Cause::a_program}});
        }
    }

    Bytes &file_;
    std::string head_;
    bool wide_;
};

} // namespace

std::optional<Image> elf_image(Bytes &file, const std::string &head) {
    if (!std::string_view(head).starts_with("\x7F"
                                            "ELF"))
        return std::nullopt;
    if (head.size() < 52) file.cut(Cause::its_header);
    const int bits = head[4] == 2 ? 64 : head[4] == 1 ? 32 : 0;
    if (bits == 64 && head.size() < 64) file.cut(Cause::its_header);
    const bool little = head[5] == 1;
    const auto half = [&](std::size_t offset) {
        const uint64_t value = number(head, offset, 2);
        return little ? value : (value & 0xFF) << 8 | value >> 8;
    };
    return Image{Image::Format::elf, bits, little,
                 machine_name(half(18), number(head, bits == 64 ? 48 : 36, 4)), kind_of(half(16))};
}

void check_elf(Bytes &file) {
    Elf(file).check_segments();
}

} // namespace ludus::detail
