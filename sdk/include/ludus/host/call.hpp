// SPDX-License-Identifier: MIT
// Calls into an addon, which is not trusted: statuses become Errors, lists and texts are read
// again while they grow, and what was announced must have been delivered.
#pragma once

#include "ludus/host/error.hpp"
#include "ludus/host/utf8.hpp"

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
inline std::exception_ptr &log_failure() {
    thread_local std::exception_ptr failure;
    return failure;
}

// The name by which sentences call the addon, and the language of the addon's own sentences.
class Caller {
public:
    static constexpr uint32_t max_text = 16u << 20; // bytes; a longer text is a fault
    static constexpr uint32_t max_list = 1u << 20;  // elements
    static constexpr int max_tries = 4;             // to read what grows while it is read

    std::string addon;
    std::array<char, sizeof(ludus_error::language)> language{};
    bool logs = false;

    // The addon broke the contract in `function`.
    [[noreturn]] void fault(const char *function, const std::string &what) const {
        throw Error(LUDUS_ERROR_INTERNAL, "Addon \"" + addon + "\", " + function + ": " + what);
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
        if (thrown) fault(function, "let an exception out, which the contract forbids");
        if (status != LUDUS_OK) fail(function, status, error);
    }

    // A text out, by the rule of snprintf.
    template <class F, class... A>
    std::string text(const char *function, F f, A... args) const {
        std::array<char, 512> buffer{}; // most texts fit
        uint32_t length = 0;
        call(function, f, args..., buffer.data(), static_cast<uint32_t>(buffer.size()), &length);
        if (length < buffer.size()) return delivered(function, buffer.data(), length);
        for (int tries = 1; tries < max_tries; ++tries) {
            if (length > max_text) {
                fault(function, "announced a text of " + std::to_string(length) +
                                    " bytes; at most " + std::to_string(max_text) + " are read");
            }
            const uint32_t capacity = length + 1;
            std::string grown(capacity, '\0');
            call(function, f, args..., grown.data(), capacity, &length);
            if (length < capacity) return delivered(function, grown.data(), length);
        }
        fault(function, "announced a longer text each time it was asked");
    }

    // A list out: fill(data, capacity, &count). The vector's room is used before more is made, and
    // `first` elements are asked for at least. Elements not delivered stay zero, for `check` to
    // see.
    template <class T, class Fill>
    void list(const char *function, std::vector<T> &out, uint32_t first, Fill fill) const {
        const std::size_t room = std::min<std::size_t>(out.capacity(), 1024);
        auto capacity = static_cast<uint32_t>(std::max({std::size_t{first}, room, out.size()}));
        for (int tries = 0; tries < max_tries; ++tries) {
            out.assign(capacity, T{});
            uint32_t count = 0;
            fill(out.data(), capacity, &count);
            if (count <= capacity) return out.resize(count);
            if (count > max_list) {
                fault(function, "announced " + std::to_string(count) + " elements; at most " +
                                    std::to_string(max_list) + " are read");
            }
            capacity = count;
        }
        fault(function, "announced more elements each time it was asked");
    }

    // A text in: the addon reads to the first NUL, so there may be none inside.
    static const char *in(const std::string &text) {
        const std::size_t nul = text.find('\0');
        if (nul == std::string::npos) return text.c_str();
        throw Error(LUDUS_ERROR_SYNTAX, "The text holds a NUL byte; text was expected",
                    static_cast<uint32_t>(nul + 1));
    }

    // A static text of the addon, named by its field.
    void check_static(const char *function, const char *field, const char *text) const {
        if (text == nullptr) fault(function, std::string(field) + " is NULL; a text was expected");
        const bool utf8 = utf8_fault(text) == std::string_view::npos;
        if (utf8 && control_in(text) == std::string_view::npos) return;
        fault(function, std::string(field) +
                            (utf8 ? " holds a control character: " : " is not UTF-8: ") +
                            in_quotes(text));
    }

private:
    std::string delivered(const char *function, const char *text, uint32_t length) const {
        const std::string_view found(text, strnlen(text, std::size_t{length} + 1));
        if (found.size() != length) {
            fault(function, "announced a text of " + std::to_string(length) +
                                " bytes and delivered " +
                                (found.size() < length ? std::to_string(found.size()) : "more"));
        }
        if (const auto bad = utf8_fault(found); bad != std::string_view::npos)
            fault(function, "gave a text that is not UTF-8 at byte " + std::to_string(bad + 1) +
                                ": \"" + printable(found) + "\"");
        const auto control = control_in(found, "\n\t"); // a page has lines
        if (control == std::string_view::npos) return std::string(found);
        fault(function, "gave a text with a control character at byte " +
                            std::to_string(control + 1) + ": " + in_quotes(found));
    }

    [[noreturn]] void fail(const char *function, int32_t status, const ludus_error &error) const {
        const std::string_view said(error.text, strnlen(error.text, sizeof error.text));
        if (!said.empty()) throw Error(status, printable(said), error.column);
        throw Error(status, "Addon \"" + addon + "\", " + function + ": " + status_words(status) +
                                " (status " + std::to_string(status) + "); it gave no reason");
    }
};

} // namespace ludus::detail
