// SPDX-License-Identifier: MIT
// The fields of the headers of a Windows library that matter (Microsoft: PE Format).
#include "image.hpp"

#include <string_view>

namespace ludus::detail {

namespace {

constexpr std::size_t file_header_size = 24; // with the signature before it
constexpr std::size_t section_header_size = 40;

Reason machine_name(uint64_t machine) {
    switch (machine) {
    case 0x14C:
        return "x86";
    case 0x1C0:
    case 0x1C4:
        return "armhf";
    case 0x8664:
        return "x86_64";
    case 0xAA64:
        return "aarch64";
    default:
        return {Cause::machine_number, {machine}};
    }
}

class Pe {
public:
    explicit Pe(Bytes &file)
        : file_(file), start_(number(file.read(60, 4), 0, 4)),
          head_(file.read(start_, file_header_size)),
          optional_(file.read_at_most(start_ + file_header_size,
                                      static_cast<std::size_t>(number(head_, 20, 2)))) {}

    void check_sections() {
        const bool wide = optional_field(0, 2) == 0x20B;
        const std::size_t least = wide ? 112 : 96; // bytes, without the directories
        if (optional_.size() < number(head_, 20, 2)) file_.cut(Cause::its_header);
        if (optional_.size() < least) file_.refuse(Cause::header_size);
        const uint64_t image_size = optional_field(56, 4);
        if (!file_.inside(0, optional_field(60, 4))) file_.cut(Cause::its_header);
        const uint64_t table = start_ + file_header_size + optional_.size();
        const auto count = static_cast<std::size_t>(number(head_, 6, 2));
        if (!file_.inside(table, count * section_header_size))
            file_.cut(Cause::its_section_headers);
        if (count == 0) file_.refuse(Cause::nothing_to_load);
        uint64_t end = 0; // of the section before, in memory
        for (std::size_t i = 0; i < count; ++i) {
            const std::string header =
                file_.read(table + i * section_header_size, section_header_size);
            const uint64_t address = number(header, 12, 4);
            const uint64_t length = number(header, 16, 4);
            if (length != 0 && !file_.inside(number(header, 20, 4), length))
                file_.cut(Cause::a_section);
            if (address < end || address >= image_size) file_.refuse(Cause::sections_overlap);
            end = address + number(header, 8, 4);
        }
        if (end > image_size) file_.refuse(Cause::sections_overlap);
    }

    Image image() const {
        constexpr uint64_t is_dll = 0x2000, is_executable = 0x2; // IMAGE_FILE_
        const uint64_t flags = number(head_, 22, 2);
        const Cause kind = (flags & is_executable) == 0 ? Cause::an_object_file
                           : (flags & is_dll) == 0      ? Cause::a_program
                                                        : Cause::none;
        const uint64_t magic = optional_.size() < 2 ? 0 : number(optional_, 0, 2);
        return {Image::Format::pe,
                magic == 0x20B   ? 64
                : magic == 0x10B ? 32
                                 : 0,
                true, machine_name(number(head_, 4, 2)), kind};
    }

private:
    uint64_t optional_field(std::size_t offset, std::size_t width) const {
        if (optional_.size() < offset + width) file_.cut(Cause::its_header);
        return number(optional_, offset, width);
    }

    Bytes &file_;
    uint64_t start_;       // of the signature
    std::string head_;     // the file header
    std::string optional_; // the header after it, without which nothing is loaded
};

} // namespace

std::optional<Image> pe_image(Bytes &file, const std::string &head) {
    if (!std::string_view(head).starts_with("MZ")) return std::nullopt;
    if (head.size() < 64) file.cut(Cause::its_header);
    const uint64_t start = number(head, 60, 4);
    // A program of DOS has none of its own, or something else there.
    if (!file.inside(start, 4)) file.cut(Cause::its_header);
    if (file.read(start, 4) != std::string_view("PE\0\0", 4)) return std::nullopt;
    if (!file.inside(start, file_header_size + 2)) file.cut(Cause::its_header);
    return Pe(file).image();
}

void check_pe(Bytes &file) {
    Pe(file).check_sections();
}

} // namespace ludus::detail
