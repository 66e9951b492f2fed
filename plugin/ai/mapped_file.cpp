// SPDX-License-Identifier: MIT
#include "ai/mapped_file.hpp"

#include "ai/file_path.hpp"

#include <cstdint>
#include <utility>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <filesystem>
#include <windows.h>
#else
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace duodecim {

MappedFile::MappedFile(MappedFile &&from) noexcept {
    *this = std::move(from);
}

MappedFile &MappedFile::operator=(MappedFile &&from) noexcept {
    std::swap(data_, from.data_);
    std::swap(size_, from.size_);
    return *this;
}

#ifdef _WIN32

MappedFile::~MappedFile() {
    if (data_) UnmapViewOfFile(data_);
}

MappedFile MappedFile::open(const std::string &path, std::string &fault) {
    MappedFile file;
    const HANDLE handle = CreateFileW(file_path(path).c_str(), GENERIC_READ, FILE_SHARE_READ,
                                      nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        fault = "cannot open " + path + ": system error " + std::to_string(GetLastError());
        return file;
    }
    LARGE_INTEGER size{};
    if (!GetFileSizeEx(handle, &size)) {
        fault = "cannot read the size of " + path;
    } else if (static_cast<std::uint64_t>(size.QuadPart) > SIZE_MAX) {
        fault = path + " is too large for this program's addresses";
    } else if (size.QuadPart > 0) {
        if (const HANDLE map = CreateFileMappingW(handle, nullptr, PAGE_READONLY, 0, 0, nullptr)) {
            file.data_ =
                static_cast<const unsigned char *>(MapViewOfFile(map, FILE_MAP_READ, 0, 0, 0));
            CloseHandle(map); // the view holds it
        }
        if (file.data_)
            file.size_ = static_cast<std::size_t>(size.QuadPart);
        else
            fault = "cannot map " + path + ": system error " + std::to_string(GetLastError());
    }
    CloseHandle(handle);
    return file;
}

#else

MappedFile::~MappedFile() {
    if (data_) munmap(const_cast<unsigned char *>(data_), size_);
}

MappedFile MappedFile::open(const std::string &path, std::string &fault) {
    MappedFile file;
    const auto failed = [&](const char *what) {
        fault = std::string("cannot ") + what + " " + path + ": " + std::strerror(errno);
    };
    // O_NONBLOCK: a pipe must not keep the program waiting.
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (handle < 0) {
        failed("open");
        return file;
    }
    struct stat about {};
    if (fstat(handle, &about) != 0) {
        failed("read the size of");
    } else if (!S_ISREG(about.st_mode)) {
        fault = path + " is not a regular file";
    } else if (static_cast<std::uint64_t>(about.st_size) > SIZE_MAX) {
        fault = path + " is too large for this program's addresses";
    } else if (about.st_size > 0) {
        const auto size = static_cast<std::size_t>(about.st_size);
        void *data = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, handle, 0);
        if (data == MAP_FAILED) {
            failed("map");
        } else {
            file.data_ = static_cast<const unsigned char *>(data);
            file.size_ = size;
        }
    }
    close(handle);
    return file;
}

#endif

} // namespace duodecim
