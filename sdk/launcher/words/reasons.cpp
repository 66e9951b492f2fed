// SPDX-License-Identifier: MIT
#include "words/reasons.hpp"

#include "words/system_errors.hpp"
#include "words/table.hpp"
#include "words/text.hpp"

namespace launcher {

std::string said(const ludus::Reason &reason) {
    const auto &arguments = reason.arguments();
    if (reason.cause() == ludus::Cause::none) return reason.words();
    if (reason.cause() == ludus::Cause::system_error && !arguments.empty())
        return system_error_words(std::atoi(arguments[0].words().c_str()));
    std::vector<std::string> words;
    for (const auto &argument : arguments)
        words.push_back(said(argument));
    return filled(language(), words_of(language(), reason.cause()), words);
}

} // namespace launcher
