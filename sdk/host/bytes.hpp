// SPDX-License-Identifier: MIT
// The bytes of a library's file, read where its headers say; nothing is believed to be there.
#pragma once

#include "ludus/reason.hpp"

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>

namespace ludus::detail {

// Little-endian; throws std::out_of_range.
uint64_t number(std::string_view bytes, std::size_t offset, std::size_t width);

class Bytes {
public:
    Bytes(std::istream &in, uint64_t size, std::string where)
        : in_(in), size_(size), where_(std::move(where)) {}

    bool inside(uint64_t offset, uint64_t length) const {
        return offset <= size_ && length <= size_ - offset;
    }
    // Throws Error where they cannot be read.
    std::string read(uint64_t offset, std::size_t length);
    // What there is of them.
    std::string read_at_most(uint64_t offset, std::size_t length);

    [[noreturn]] void refuse(Reason what) const;
    [[noreturn]] void cut(Cause what) const; // the file ends before the end of `what`

private:
    std::istream &in_;
    uint64_t size_;
    std::string where_;
};

} // namespace ludus::detail
