// SPDX-License-Identifier: MIT
// Owns a handle of Windows.
#pragma once

#include <system_error>
#include <utility>
#include <windows.h>

namespace ludus::detail {

class Handle {
public:
    explicit Handle(HANDLE handle = nullptr) : handle_(handle) {}
    Handle(Handle &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Handle &operator=(Handle &&other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~Handle() { close(); }
    void close() {
        if (is_open()) CloseHandle(handle_);
        handle_ = nullptr;
    }
    bool is_open() const { return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE; }
    HANDLE get() const { return handle_; }
    HANDLE *address() { return &handle_; } // for a function that opens it

private:
    HANDLE handle_;
};

inline std::error_code last_error() {
    return std::error_code(static_cast<int>(GetLastError()), std::system_category());
}

} // namespace ludus::detail
