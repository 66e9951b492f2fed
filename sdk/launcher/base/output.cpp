// SPDX-License-Identifier: MIT
#include "base/output.hpp"

#include "base/console.hpp"
#include "base/wrap.hpp"

#include <iostream>

namespace launcher {

namespace {

constexpr int usual_columns = 80;

std::string fitting_on(Stream stream, const std::string &sentence) {
    if (!is_terminal(stream)) return sentence;
    return wrapped(sentence, static_cast<size_t>(columns_of(stream).value_or(usual_columns)));
}

} // namespace

int terminal_columns() {
    return columns_of(Stream::output).value_or(usual_columns);
}

std::string fitting(const std::string &sentence) {
    return fitting_on(Stream::output, sentence);
}

void complain(const std::string &sentence, const std::vector<std::string> &more) {
    std::cout << std::flush;
    std::cerr << fitting_on(Stream::error, "ludus: " + sentence) << '\n';
    for (const std::string &line : more)
        std::cerr << line << '\n';
}

} // namespace launcher
