// SPDX-License-Identifier: MIT
// The one exception of the host side.
#pragma once

#include "ludus/addon.h"
#include "ludus/reason.hpp"

#include <memory>
#include <stdexcept>

namespace ludus {

// what() is a whole sentence: it names the thing, the place and what was expected. The sentences of
// an addon come in the language set with Addon::set_language, the host's own in English; reason()
// lets a launcher say those in other languages.
class Error : public std::runtime_error {
public:
    // `whole`: the same with the addon and the function, where the reason is an addon's own words.
    Error(int32_t code, Reason reason, uint32_t column = 0, Reason whole = {});

    const Reason &reason() const noexcept { return *reason_; }
    const Reason &whole() const noexcept { return whole_ ? *whole_ : *reason_; }
    int32_t code() const noexcept { return code_; }      // LUDUS_ERROR_
    uint32_t column() const noexcept { return column_; } // in the text read, bytes from 1; or 0

private:
    std::shared_ptr<const Reason> reason_; // shared: copying an exception must not throw
    std::shared_ptr<const Reason> whole_;
    int32_t code_;
    uint32_t column_;
};

// The version of a contract, LUDUS_ABI_MAKE, as people write it: "0.1".
std::string abi_text(uint32_t abi);

} // namespace ludus
