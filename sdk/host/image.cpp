// SPDX-License-Identifier: MIT
#include "image.hpp"

#include "ludus/manifest.hpp"
#include "ludus/text.hpp"

#include <string_view>

namespace ludus::detail {

namespace {

constexpr std::size_t head_size = 64; // bytes: of ELF with 64 bits, and of DOS
constexpr int own_bits = sizeof(void *) * 8;

Image own_image() {
    const std::string_view name = platform; // "linux-x86_64"
    const bool windows = name.starts_with("windows-");
    return {windows ? Image::Format::pe : Image::Format::elf, own_bits, true,
            std::string(name.substr(name.find('-') + 1)), Cause::none};
}

Cause container_name(std::string_view head) {
    using namespace std::string_view_literals;
    for (const auto magic : {"\xFE\xED\xFA\xCE"sv, "\xFE\xED\xFA\xCF"sv, "\xCE\xFA\xED\xFE"sv,
                             "\xCF\xFA\xED\xFE"sv, "\xCA\xFE\xBA\xBE"sv}) {
        if (head.starts_with(magic)) return Cause::a_mach_o;
    }
    if (head.starts_with("MZ")) return Cause::a_dos_program;
    if (head.starts_with("!<arch>")) return Cause::a_static_library;
    if (head.starts_with("#!")) return Cause::a_script;
    if (head.starts_with("PK\x03\x04")) return Cause::a_zip;
    return utf8_fault(head) == head.npos && head.find('\0') == head.npos ? Cause::a_text
                                                                         : Cause::no_library_at_all;
}

} // namespace

Reason Image::told() const {
    if (kind != Cause::none) return kind;
    return {format == Format::elf ? Cause::elf_library : Cause::pe_library, {machine, bits}};
}

void check_identity(Bytes &file) {
    const std::string head = file.read_at_most(0, head_size);
    if (head.empty()) file.refuse(Cause::empty_file);
    const Image own = own_image();
    std::optional<Image> found = elf_image(file, head);
    if (!found) found = pe_image(file, head);
    if (!found) file.refuse({Cause::other_library, {container_name(head), own.told()}});
    if (found->format == own.format && !found->little_endian) file.refuse(Cause::other_byte_order);
    const bool fits = found->format == own.format && found->bits == own.bits &&
                      found->machine.sentence() == own.machine.sentence();
    if (!fits || found->kind != Cause::none)
        file.refuse({Cause::other_library, {found->told(), own.told()}});
}

void check_contents(Bytes &file) {
    if (own_image().format == Image::Format::pe)
        check_pe(file);
    else
        check_elf(file);
}

} // namespace ludus::detail
