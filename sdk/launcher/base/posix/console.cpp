// SPDX-License-Identifier: MIT
#include "base/console.hpp"

#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

namespace launcher {

namespace {

int number_of(Stream stream) {
    if (stream == Stream::input) return STDIN_FILENO;
    return stream == Stream::output ? STDOUT_FILENO : STDERR_FILENO;
}

} // namespace

bool is_terminal(Stream stream) {
    return isatty(number_of(stream));
}

std::optional<int> columns_of(Stream stream) {
    winsize size{};
    if (!is_terminal(stream) || ioctl(number_of(stream), TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0)
        return std::nullopt;
    return size.ws_col;
}

std::optional<std::string> environment(const char *variable) {
    const char *value = std::getenv(variable);
    return value ? std::optional<std::string>(value) : std::nullopt;
}

std::filesystem::path own_program() {
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error);
}

} // namespace launcher
