// SPDX-License-Identifier: MIT
#include "base/output.hpp"

#include "base/wrap.hpp"

#include <iostream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace launcher {

namespace {

constexpr int usual_columns = 80;

int columns_of(int descriptor) {
    winsize size{};
    if (isatty(descriptor) && ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return usual_columns;
}

std::string fitting_on(int descriptor, const std::string &sentence) {
    if (!isatty(descriptor)) return sentence;
    return wrapped(sentence, static_cast<size_t>(columns_of(descriptor)));
}

} // namespace

int terminal_columns() {
    return columns_of(STDOUT_FILENO);
}

std::string fitting(const std::string &sentence) {
    return fitting_on(STDOUT_FILENO, sentence);
}

void complain(const std::string &sentence, const std::vector<std::string> &more) {
    std::cout << std::flush;
    std::cerr << fitting_on(STDERR_FILENO, "ludus: " + sentence) << '\n';
    for (const std::string &line : more)
        std::cerr << line << '\n';
}

} // namespace launcher
