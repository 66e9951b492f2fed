// SPDX-License-Identifier: MIT
// A call from the host: errors told in its language, and no exception let out.
#pragma once

#include "abi/constants.hpp"
#include "abi/instance.hpp"

#include <new>

namespace duodecim {

// Without control characters and what is not UTF-8.
std::string one_line(std::string text);

class Call {
public:
    // Either may be NULL.
    Call(const ludus_addon *addon, ludus_error *error);

    // Each fills the error and returns the status.
    std::int32_t fail(std::int32_t status, std::string_view key, const Arguments &args = {},
                      unsigned column = 0) const;
    std::int32_t fault(const Fault &fault) const {
        return fail(status_of(fault.kind), fault.key, fault.args, fault.column);
    }
    // Nothing is a success.
    std::int32_t outcome(const Outcome &fault) const {
        return fault ? this->fault(*fault) : LUDUS_OK;
    }
    std::int32_t null(const char *parameter) const;
    // From within a catch block: what was thrown. Allocates nothing.
    std::int32_t thrown() const noexcept;

private:
    Language language() const;
    void write(std::int32_t status, std::string_view sentence, unsigned column) const noexcept;

    const ludus_addon *addon_;
    ludus_error *error_;
};

// Does what f(call) does, but for what it throws.
template <class F>
std::int32_t guarded(const Call &call, const F &f) noexcept {
    try {
        return f(call);
    } catch (...) {
        return call.thrown();
    }
}

template <class F>
std::int32_t guarded(ludus_addon *addon, ludus_error *error, const F &f) noexcept {
    return guarded(Call(addon, error), [&](const Call &call) -> std::int32_t {
        return addon ? f(call) : call.null("addon");
    });
}

// f gets the rules' match.
template <class F>
std::int32_t guarded(ludus_match *match, ludus_error *error, const F &f) noexcept {
    return guarded(Call(match ? match->addon : nullptr, error),
                   [&](const Call &call) -> std::int32_t {
                       return match ? f(call, *match->match) : call.null("match");
                   });
}

} // namespace duodecim
