// SPDX-License-Identifier: MIT
#include "bytes.hpp"

#include "files.hpp"

#include <algorithm>

namespace ludus::detail {

uint64_t number(std::string_view bytes, std::size_t offset, std::size_t width) {
    uint64_t out = 0;
    for (std::size_t i = width; i-- > 0;) {
        out = out << 8 | static_cast<unsigned char>(bytes.at(offset + i));
    }
    return out;
}

std::string Bytes::read(uint64_t offset, std::size_t length) {
    std::string out(length, '\0');
    in_.clear();
    in_.seekg(static_cast<std::streamoff>(offset));
    in_.read(out.data(), static_cast<std::streamsize>(length));
    if (!in_) refuse(Cause::unreadable);
    return out;
}

std::string Bytes::read_at_most(uint64_t offset, std::size_t length) {
    const uint64_t left = offset < size_ ? size_ - offset : 0;
    return read(offset, static_cast<std::size_t>(std::min<uint64_t>(left, length)));
}

void Bytes::refuse(Reason what) const {
    bad_file(where_, std::move(what));
}

void Bytes::cut(Cause what) const {
    refuse({Cause::cut, {what, size_}});
}

} // namespace ludus::detail
