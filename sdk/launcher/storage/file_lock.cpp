// SPDX-License-Identifier: MIT
#include "storage/file_lock.hpp"

#include "base/errors.hpp"
#include "base/quote.hpp"
#include "words/text.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace launcher {

// A file that is replaced has a new inode under the old name.
bool is_file(int descriptor, const std::filesystem::path &file) {
    struct stat locked {
    }, named{};
    return fstat(descriptor, &locked) == 0 && stat(file.c_str(), &named) == 0 &&
           locked.st_dev == named.st_dev && locked.st_ino == named.st_ino;
}

FileLock::FileLock(const std::filesystem::path &file) {
    constexpr int most_tries = 100; // each time it was replaced meanwhile
    for (int i = 0; i < most_tries; ++i) {
        FileLock tried;
        tried.descriptor_ = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        if (tried.descriptor_ < 0) return;
        if (flock(tried.descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) break;
        if (!is_file(tried.descriptor_, file)) continue;
        *this = std::move(tried);
        return;
    }
    throw RequestError(text(Text::save_in_use, {path_text(file)}));
}

FileLock::FileLock(int descriptor) : descriptor_(descriptor) {
    flock(descriptor_, LOCK_EX | LOCK_NB);
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

FileLock::FileLock(FileLock &&other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock &FileLock::operator=(FileLock &&other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

} // namespace launcher
