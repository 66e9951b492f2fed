// SPDX-License-Identifier: MIT
#include "frames.hpp"

#include "system.hpp"

#include <cstring>

namespace check {

namespace {

constexpr uint32_t magic = 0x4B48434C;
constexpr uint32_t longest = 1u << 20;

struct Header {
    uint32_t magic;
    uint32_t kind;
    uint32_t first; // bytes
    uint32_t second;
};

} // namespace

bool write_frame(int file, const Frame &frame) {
    const Header header{magic, static_cast<uint32_t>(frame.kind),
                        static_cast<uint32_t>(frame.first.size()),
                        static_cast<uint32_t>(frame.second.size())};
    std::string bytes(reinterpret_cast<const char *>(&header), sizeof header);
    bytes += frame.first + frame.second;
    return write_whole(file, bytes);
}

std::optional<Frame> FrameReader::next() {
    Header header{};
    if (garbled_ || bytes_.size() < sizeof header) return std::nullopt;
    std::memcpy(&header, bytes_.data(), sizeof header);
    garbled_ = header.magic != magic || header.kind > static_cast<uint32_t>(Kind::done) ||
               header.first > longest || header.second > longest;
    const std::size_t size = sizeof header + header.first + header.second;
    if (garbled_ || bytes_.size() < size) return std::nullopt;
    Frame out{static_cast<Kind>(header.kind), bytes_.substr(sizeof header, header.first),
              bytes_.substr(sizeof header + header.first, header.second)};
    bytes_.erase(0, size);
    return out;
}

} // namespace check
