// SPDX-License-Identifier: MIT
// The one exception of the host side.
#pragma once

#include "ludus/addon.h"
#include "ludus/host/reason.hpp"

#include <memory>
#include <stdexcept>

namespace ludus {

// what() is a whole sentence: it names the thing, the place and what was expected. The sentences of
// an addon come in the language set with Addon::set_language, the host's own in English; reason()
// lets a launcher say those in other languages.
class Error : public std::runtime_error {
public:
    Error(int32_t code, Reason reason, uint32_t column = 0)
        : std::runtime_error(reason.sentence()),
          reason_(std::make_shared<const Reason>(std::move(reason))), code_(code), column_(column) {
    }

    const Reason &reason() const noexcept { return *reason_; }
    int32_t code() const noexcept { return code_; }      // LUDUS_ERROR_
    uint32_t column() const noexcept { return column_; } // in the text read, bytes from 1; or 0

private:
    std::shared_ptr<const Reason> reason_; // shared: copying an exception must not throw
    int32_t code_;
    uint32_t column_;
};

// The version of a contract, LUDUS_ABI_MAKE, as people write it: "0.1".
inline std::string abi_text(uint32_t abi) {
    return std::to_string(abi >> 16) + "." + std::to_string(abi & 0xFFFF);
}

namespace detail {

// What a status means, for an addon that fails without a sentence.
inline Cause cause_of(int32_t status) {
    switch (status) {
    case LUDUS_ERROR_ARGUMENT:
        return Cause::status_argument;
    case LUDUS_ERROR_ABI:
        return Cause::status_abi;
    case LUDUS_ERROR_UNKNOWN:
        return Cause::status_unknown;
    case LUDUS_ERROR_SYNTAX:
        return Cause::status_syntax;
    case LUDUS_ERROR_POSITION:
        return Cause::status_position;
    case LUDUS_ERROR_DICE:
        return Cause::status_dice;
    case LUDUS_ERROR_MOVE:
        return Cause::status_move;
    case LUDUS_ERROR_PHASE:
        return Cause::status_phase;
    case LUDUS_ERROR_NOTHING:
        return Cause::status_nothing;
    case LUDUS_ERROR_MEMORY:
        return Cause::status_memory;
    case LUDUS_ERROR_FILE:
        return Cause::status_file;
    case LUDUS_ERROR_INTERNAL:
        return Cause::status_internal;
    default:
        return Cause::status_strange;
    }
}

} // namespace detail
} // namespace ludus
