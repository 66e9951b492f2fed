// SPDX-License-Identifier: MIT
// Owns a file descriptor of POSIX.
#pragma once

#include <unistd.h>
#include <utility>

namespace ludus::detail {

class FileDescriptor {
public:
    explicit FileDescriptor(int fd = -1) : fd_(fd) {}
    FileDescriptor(const FileDescriptor &) = delete;
    FileDescriptor &operator=(const FileDescriptor &) = delete;
    ~FileDescriptor() { close(); }
    void close() {
        if (fd_ >= 0) ::close(std::exchange(fd_, -1));
    }
    int get() const { return fd_; }

private:
    int fd_;
};

} // namespace ludus::detail
