// SPDX-License-Identifier: MIT
// Calls into an addon, which is not trusted: statuses become Errors, lists and texts are read
// again while they grow, and what was announced must have been delivered.
#pragma once

#include "ludus/error.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <exception>
#include <string>
#include <utility>
#include <vector>

namespace ludus::detail {

// An exception of the host's log function waits here until the addon has returned: a callback runs
// on the thread that called the addon.
std::exception_ptr &log_failure();

// The name by which sentences call the addon, and the language of the addon's own sentences.
class Caller {
public:
    static constexpr uint32_t max_text = 16u << 20; // bytes; a longer text is a fault
    static constexpr uint32_t max_list = 1u << 20;  // elements
    static constexpr int max_tries = 4;             // to read what grows while it is read

    std::string addon;
    std::array<char, sizeof(ludus_error::language)> language{};
    bool logs = false;

    // Tags above 15 bytes do not fit the contract: English then.
    void set_language(const std::string &tag);

    // The addon broke the contract in `function`.
    [[noreturn]] void fault(const char *function, Reason what) const;

    // Of one of the checks in check.hpp.
    void check(const char *function, Cause cause) const {
        if (cause != Cause::none) fault(function, cause);
    }

    // Calls f(args..., &error); what is not LUDUS_OK is thrown.
    template <class... P, class... A>
    void call(const char *function, int32_t(LUDUS_CALL *f)(P...), A... args) const {
        ludus_error error; // its text is written by the addon only on failure: not cleared
        error.size = sizeof error;
        error.code = LUDUS_OK;
        error.column = 0;
        error.length = 0;
        std::memcpy(error.language, language.data(), sizeof error.language);
        error.text[0] = '\0';
        int32_t status = LUDUS_ERROR_INTERNAL;
        bool thrown = false;
        try {
            status = f(args..., &error);
        } catch (...) {
            thrown = true;
        }
        if (logs && log_failure()) std::rethrow_exception(std::exchange(log_failure(), nullptr));
        if (thrown) fault(function, Cause::threw);
        if (status != LUDUS_OK) fail(function, status, error);
    }

    // A text out, by the rule of snprintf.
    template <class F, class... A>
    std::string text(const char *function, F f, A... args) const {
        std::string out = read(function, f, args...);
        check_text(function, out, "\n\t");
        return out;
    }
    // One of a single line, such as a POSITION.
    template <class F, class... A>
    std::string line(const char *function, F f, A... args) const {
        std::string out = read(function, f, args...);
        check_text(function, out, "");
        return out;
    }

    // A list out: fill(data, capacity, &count). The vector's room is used before more is made, and
    // `first` elements are asked for at least. Elements not delivered stay as `unfilled`, for
    // `check` to see.
    template <class T, class Fill>
    void list(const char *function, std::vector<T> &out, uint32_t first, Fill fill,
              const T &unfilled = {}) const {
        const std::size_t room = std::min<std::size_t>(out.capacity(), 1024);
        auto capacity = static_cast<uint32_t>(std::max({std::size_t{first}, room, out.size()}));
        for (int tries = 0; tries < max_tries; ++tries) {
            out.assign(capacity, unfilled);
            uint32_t count = 0;
            fill(out.data(), capacity, &count);
            if (count <= capacity) return out.resize(count);
            if (count > max_list) {
                fault(function, {Cause::list_too_long, {count, max_list}});
            }
            capacity = count;
        }
        fault(function, Cause::list_grows);
    }

    // A text in: the addon reads to the first NUL, so there may be none inside.
    static const char *in(const std::string &text);

    // A static text of the addon, named by its field.
    void check_static(const char *function, const char *field, const char *text) const;

private:
    Reason in_call(const char *function, Reason what) const;

    template <class F, class... A>
    std::string read(const char *function, F f, A... args) const {
        std::array<char, 512> buffer{}; // most texts fit
        uint32_t length = 0;
        call(function, f, args..., buffer.data(), static_cast<uint32_t>(buffer.size()), &length);
        if (length < buffer.size()) return delivered(function, buffer.data(), length);
        for (int tries = 1; tries < max_tries; ++tries) {
            if (length > max_text) {
                fault(function, {Cause::text_too_long, {length, max_text}});
            }
            const uint32_t capacity = length + 1;
            std::string grown(capacity, '\0');
            call(function, f, args..., grown.data(), capacity, &length);
            if (length < capacity) return delivered(function, grown.data(), length);
        }
        fault(function, Cause::text_grows);
    }

    void check_text(const char *function, const std::string &text, const char *allowed) const;
    std::string delivered(const char *function, const char *text, uint32_t length) const;

    [[noreturn]] void fail(const char *function, int32_t status, const ludus_error &error) const;
};

} // namespace ludus::detail
