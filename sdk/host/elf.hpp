// SPDX-License-Identifier: MIT
// Is it a shared library for this machine? The loader itself is not safe against files that are cut
// or belong to another machine, so the headers are read here first (ELF: the System V ABI).
#pragma once

#include "ludus/reason.hpp"

#include <cstdint>
#include <istream>
#include <string>

namespace ludus::detail {

// The fields of the ELF headers that matter, at the offsets of either class.
class Elf {
public:
    Elf(std::istream &in, uint64_t size, std::string where)
        : in_(in), size_(size), where_(std::move(where)) {}

    // Container, class, byte order and machine.
    void check_identity();

    // A shared library, not a program, with every segment inside the file.
    void check_segments();

private:
    std::size_t word() const;
    bool inside(uint64_t offset, uint64_t length) const;
    [[noreturn]] void cut(Cause what) const;
    std::string read(uint64_t offset, std::size_t length);
    // A position-independent program looks like a library but for this flag.
    void check_dynamic(uint64_t offset, uint64_t length);

    std::istream &in_;
    uint64_t size_;
    std::string where_;
    std::string head_;
    bool wide_ = false;
};

} // namespace ludus::detail
