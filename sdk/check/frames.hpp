// SPDX-License-Identifier: MIT
// What the process of a check tells its parent through a pipe, piece by piece.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace check {

enum class Kind : uint32_t {
    finding, // where, what
    more,    // where, how many findings were left out there
    note,    // a name and a value, for the checks that follow
    again,   // between which calls something was left: the check is to look at each of them
    done,    // the check is through
};

struct Frame {
    Kind kind;
    std::string first;
    std::string second;
};

// Writes all of it; false where the file can no longer be written.
bool write_frame(int file, const Frame &frame);

// Takes frames from bytes as they come.
class FrameReader {
public:
    void add(const char *bytes, std::size_t count) { bytes_.append(bytes, count); }
    // The next whole one. None: more bytes are needed, or what came is no frame.
    std::optional<Frame> next();
    bool garbled() const { return garbled_; }

private:
    std::string bytes_;
    bool garbled_ = false;
};

} // namespace check
