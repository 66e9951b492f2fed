// SPDX-License-Identifier: MIT
#include "storage/file_lock.hpp"

#include "base/errors.hpp"
#include "base/quote.hpp"
#include "words/text.hpp"

#include <utility>

namespace launcher {

FileLock::FileLock(const std::filesystem::path &file) {
    constexpr int most_tries = 100; // each time it was replaced meanwhile
    for (int i = 0; i < most_tries; ++i) {
        FileLock tried;
        tried.file_ = open_to_lock(file);
        if (tried.file_ == no_file) return;
        if (!lock_file(tried.file_)) break;
        if (!is_file(tried.file_, file)) continue;
        *this = std::move(tried);
        return;
    }
    throw RequestError(text(Text::save_in_use, {path_text(file)}));
}

FileLock::FileLock(FileNumber file) : file_(file) {
    lock_file(file_);
}

FileLock::~FileLock() {
    if (file_ != no_file) close_file(file_);
}

FileLock::FileLock(FileLock &&other) noexcept : file_(std::exchange(other.file_, no_file)) {}

FileLock &FileLock::operator=(FileLock &&other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

} // namespace launcher
