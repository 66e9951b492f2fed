// SPDX-License-Identifier: MIT
// Calls through the contract as it is. Every call into the addon goes through `enter`.
#pragma once

#include "report.hpp"
#include "watch.hpp"

#include <ludus/addon.h>
#include <stdexcept>
#include <string>
#include <vector>

namespace check {

// A call failed, or gave what cannot be used, where the check needs it to go on.
class Failed : public std::runtime_error {
public:
    Failed(std::string where_, const std::string &what)
        : std::runtime_error(what), where(std::move(where_)) {}
    std::string where;
};

inline ludus_error new_error() {
    ludus_error error{};
    error.size = sizeof error;
    return error;
}

// f(args...), watched, by the name that it is told by: "race.six, match.play". Its status.
template <class F, class... A>
int32_t enter(const std::string &where, F f, A... args) {
    const Calling calling(where);
    try {
        return f(args...);
    } catch (...) {
        throw Failed(where, "lets an exception out; none may leave the addon");
    }
}

// f(args..., &error), which is to give LUDUS_OK.
template <class F, class... A>
void call(const std::string &where, F f, A... args) {
    ludus_error error = new_error();
    const int32_t status = enter(where, f, args..., &error);
    error.text[sizeof error.text - 1] = 0;
    if (status != LUDUS_OK)
        throw Failed(where, "gives " + status_name(status) + " (" + quote(error.text) +
                                "); success was expected");
}

// The same, for a text out.
template <class F, class... A>
std::string text(const std::string &where, F f, A... args) {
    static constexpr uint32_t most = 1u << 24;
    uint32_t length = 0;
    call(where, f, args..., static_cast<char *>(nullptr), 0u, &length);
    if (length > most)
        throw Failed(where, "announces a text of " + std::to_string(length) + " bytes");
    std::vector<char> out(length + 1);
    call(where, f, args..., out.data(), length + 1, &length);
    out.back() = 0;
    return std::string(out.data());
}

// The same, for a list out.
template <class T, class F, class... A>
std::vector<T> list(const std::string &where, F f, A... args) {
    static constexpr uint32_t most = 1u << 20;
    uint32_t count = 0;
    call(where, f, args..., static_cast<T *>(nullptr), 0u, uint32_t{sizeof(T)}, &count);
    if (count > most) throw Failed(where, "announces " + std::to_string(count) + " elements");
    std::vector<T> out(count);
    const uint32_t capacity = count;
    call(where, f, args..., out.data(), capacity, uint32_t{sizeof(T)}, &count);
    if (count != capacity)
        throw Failed(where, "announces " + std::to_string(capacity) + " elements and then gives " +
                                std::to_string(count));
    return out;
}

} // namespace check
