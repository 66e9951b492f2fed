// SPDX-License-Identifier: MIT
// A file seen as memory: read only, and only the parts that are looked at.
#pragma once

#include <cstddef>
#include <string>

namespace duodecim {

class MappedFile {
public:
    MappedFile() = default;
    ~MappedFile();
    MappedFile(MappedFile &&from) noexcept;
    MappedFile &operator=(MappedFile &&from) noexcept;

    // `path` is UTF-8. Where it fails, `fault` says why, and the file stays empty.
    static MappedFile open(const std::string &path, std::string &fault);

    const unsigned char *data() const { return data_; }
    std::size_t size() const { return size_; }

private:
    const unsigned char *data_ = nullptr;
    std::size_t size_ = 0;
};

} // namespace duodecim
