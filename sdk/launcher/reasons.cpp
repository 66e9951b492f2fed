// SPDX-License-Identifier: MIT
#include "reasons.hpp"

#include "faults.hpp"
#include "reason_table.hpp"
#include "text.hpp"

namespace {

const char *words_of(ludus::Cause cause) {
    const auto index = static_cast<size_t>(cause);
    switch (language()) {
    case Language::ru:
        return reasons_ru[index];
    case Language::uk:
        return reasons_uk[index];
    case Language::en:
        break;
    }
    return ludus::english(cause);
}

} // namespace

std::string said(const ludus::Reason &reason) {
    const auto &arguments = reason.arguments();
    if (reason.cause() == ludus::Cause::none) return reason.words();
    if (reason.cause() == ludus::Cause::system_error && !arguments.empty())
        return fault_words(std::atoi(arguments[0].words().c_str()));
    std::vector<std::string> words;
    for (const auto &argument : arguments)
        words.push_back(said(argument));
    return filled(language(), words_of(reason.cause()), words);
}
