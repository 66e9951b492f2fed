// SPDX-License-Identifier: MIT
// The one exception of the host side.
#pragma once

#include "ludus/addon.h"

#include <stdexcept>
#include <string>

namespace ludus {

// what() is a whole sentence: it names the thing, the place and what was expected. The sentences of
// an addon come in the language set with Addon::set_language, the host's own in English.
class Error : public std::runtime_error {
public:
    Error(int32_t code, const std::string &sentence, uint32_t column = 0)
        : std::runtime_error(sentence), code_(code), column_(column) {}

    int32_t code() const noexcept { return code_; }      // LUDUS_ERROR_
    uint32_t column() const noexcept { return column_; } // in the text read, bytes from 1; or 0

private:
    int32_t code_;
    uint32_t column_;
};

namespace detail {

// What a status means, for an addon that fails without a sentence.
inline const char *status_words(int32_t status) {
    switch (status) {
    case LUDUS_ERROR_ARGUMENT:
        return "a bad argument";
    case LUDUS_ERROR_ABI:
        return "another major version of the contract";
    case LUDUS_ERROR_UNKNOWN:
        return "an unknown name";
    case LUDUS_ERROR_SYNTAX:
        return "a text that breaks its grammar";
    case LUDUS_ERROR_POSITION:
        return "a position that cannot stand";
    case LUDUS_ERROR_DICE:
        return "dice that the game has not";
    case LUDUS_ERROR_MOVE:
        return "a move that is not legal";
    case LUDUS_ERROR_PHASE:
        return "a call out of phase";
    case LUDUS_ERROR_NOTHING:
        return "nothing to undo";
    case LUDUS_ERROR_MEMORY:
        return "out of memory";
    case LUDUS_ERROR_FILE:
        return "a file missing or damaged";
    case LUDUS_ERROR_INTERNAL:
        return "a fault of its own";
    default:
        return "a status that the contract does not know";
    }
}

} // namespace detail
} // namespace ludus
