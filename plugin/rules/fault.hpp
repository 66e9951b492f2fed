// SPDX-License-Identifier: MIT
// Errors as values. A fault names its sentence by key, so that a front end can say it in any
// language; the arguments are names, numbers and quotations in the notation.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace duodecim {

enum class FaultKind { unknown, syntax, position, dice, move, phase, nothing };

struct Fault {
    FaultKind kind;
    std::string_view key; // of the sentence, a literal
    std::vector<std::string> args;
    unsigned column = 0; // bytes from 1 in the text that was read; 0: no text was read
};

// Either a value or the fault that kept it from being.
template <class T>
class Result {
public:
    Result(T value) : state_(std::move(value)) {}
    Result(Fault fault) : state_(std::move(fault)) {}

    explicit operator bool() const { return state_.index() == 0; }
    T &operator*() { return std::get<0>(state_); }
    const T &operator*() const { return std::get<0>(state_); }
    T *operator->() { return &std::get<0>(state_); }
    const T *operator->() const { return &std::get<0>(state_); }
    const Fault &fault() const { return std::get<1>(state_); }

private:
    std::variant<T, Fault> state_;
};

// Nothing, or the fault.
using Outcome = std::optional<Fault>;

} // namespace duodecim
