// SPDX-License-Identifier: MIT
#include "call.hpp"

#include "ludus/text.hpp"
#include "text_faults.hpp"

namespace ludus::detail {

namespace {

// What a status means, for an addon that fails without a sentence.
Cause cause_of(int32_t status) {
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

} // namespace

std::exception_ptr &log_failure() {
    thread_local std::exception_ptr failure;
    return failure;
}

void Caller::set_language(const std::string &tag) {
    language.fill('\0');
    if (tag.size() < language.size()) std::copy(tag.begin(), tag.end(), language.begin());
}

void Caller::fault(const char *function, Reason what) const {
    throw Error(LUDUS_ERROR_INTERNAL, in_call(function, std::move(what)));
}

const char *Caller::in(const std::string &text) {
    const std::size_t nul = text.find('\0');
    if (nul == std::string::npos) return text.c_str();
    throw Error(LUDUS_ERROR_SYNTAX, Cause::nul_in_text, static_cast<uint32_t>(nul + 1));
}

void Caller::check_static(const char *function, const char *field, const char *text) const {
    if (auto what = fault_of_static(field, text)) fault(function, std::move(*what));
}

Reason Caller::in_call(const char *function, Reason what) const {
    return {Cause::in_call, {addon, function, std::move(what)}};
}

void Caller::check_text(const char *function, const std::string &text, const char *allowed) const {
    if (auto what = fault_of_text(text, allowed)) fault(function, std::move(*what));
}

std::string Caller::delivered(const char *function, const char *text, uint32_t length) const {
    const std::string_view found(text, strnlen(text, std::size_t{length} + 1));
    if (found.size() > length) fault(function, {Cause::text_longer, {length}});
    if (found.size() < length) fault(function, {Cause::text_shorter, {length, found.size()}});
    return std::string(found);
}

void Caller::fail(const char *function, int32_t status, const ludus_error &error) const {
    const std::string_view said(error.text, strnlen(error.text, sizeof error.text));
    if (const std::string words = printable(said); !words.empty())
        throw Error(status, words, error.column, in_call(function, words));
    throw Error(status, in_call(function, {Cause::no_reason, {cause_of(status), status}}));
}

} // namespace ludus::detail
