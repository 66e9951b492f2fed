// SPDX-License-Identifier: MIT
#include "base/console.hpp"

#include "base/windows/system.hpp"

namespace launcher {

namespace {

HANDLE handle_of(Stream stream) {
    if (stream == Stream::input) return GetStdHandle(STD_INPUT_HANDLE);
    return GetStdHandle(stream == Stream::output ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
}

} // namespace

bool is_terminal(Stream stream) { // isatty takes NUL and printers for one
    DWORD mode = 0;
    return GetConsoleMode(handle_of(stream), &mode) != 0;
}

std::optional<int> columns_of(Stream stream) {
    CONSOLE_SCREEN_BUFFER_INFO about{};
    if (!GetConsoleScreenBufferInfo(handle_of(stream), &about)) return std::nullopt;
    return about.srWindow.Right - about.srWindow.Left + 1;
}

std::optional<std::string> environment(const char *variable) {
    const std::wstring name = wide(variable);
    std::wstring value(GetEnvironmentVariableW(name.c_str(), nullptr, 0), L'\0');
    if (value.empty()) return std::nullopt;
    value.resize(
        GetEnvironmentVariableW(name.c_str(), value.data(), static_cast<DWORD>(value.size())));
    return narrow(value);
}

// Whole, also where it was started by a short form; longer than 260 characters, as it may be.
std::filesystem::path own_program() {
    constexpr DWORD most = 32768;
    std::wstring path(most, L'\0'), whole(most, L'\0');
    path.resize(GetModuleFileNameW(nullptr, path.data(), most));
    whole.resize(GetLongPathNameW(path.c_str(), whole.data(), most));
    return whole.empty() ? path : whole;
}

} // namespace launcher
