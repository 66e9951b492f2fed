// SPDX-License-Identifier: MIT
#include "storage/file_lock.hpp"

#include "base/errors.hpp"
#include "base/quote.hpp"
#include "words/text.hpp"

#include <utility>

namespace launcher {

FileLock::FileLock(const std::filesystem::path &file) {
    if (!lock_name(file, file_)) throw RequestError(text(Text::save_in_use, {path_text(file)}));
}

std::optional<FileLock> FileLock::tried(const std::filesystem::path &file) {
    FileLock lock;
    if (!lock_name(file, lock.file_)) return std::nullopt;
    return lock;
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
