// SPDX-License-Identifier: MIT
#include "abi/call.hpp"

#include "abi/out.hpp"
#include "abi/text_file.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace duodecim {

// A host's own text, or a file's name, may come back in a sentence, which is one line of UTF-8.
std::string one_line(std::string text) {
    const bool utf8 = is_utf8(text);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const bool second = utf8 && byte == 0xC2 && // of U+0080 to U+009F
                            static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (byte < 0x20 || byte == 0x7F || (!utf8 && byte >= 0x80)) text[i] = '?';
        if (second) text.replace(i, 2, "?");
    }
    return text;
}

Language Call::language() const {
    if (!error_) return Language::en;
    char tag[sizeof error_->language + 1]{}; // the host's may lack its NUL
    std::memcpy(tag, error_->language, sizeof error_->language);
    return language_of(tag);
}

void Call::write(std::int32_t status, std::string_view sentence, unsigned column) const noexcept {
    if (!error_) return;
    error_->code = status;
    error_->column = column;
    error_->length = static_cast<std::uint32_t>(sentence.size());
    copy_text(sentence, error_->text, sizeof error_->text);
}

// One smaller than the first release's is left as it is.
Call::Call(const ludus_addon *addon, ludus_error *error)
    : addon_(addon), error_(error && size_of(error) >= first_size<ludus_error> ? error : nullptr) {}

std::int32_t Call::fail(std::int32_t status, std::string_view key, const Arguments &args,
                        unsigned column) const {
    if (!error_) return status;
    Arguments cleaned;
    for (const std::string &arg : args)
        cleaned.push_back(one_line(arg));
    write(status,
          addon_ ? addon_->texts.say(language(), key, cleaned)
                 : Texts().say(Language::en, key, cleaned),
          column);
    return status;
}

std::int32_t Call::null(const char *parameter) const {
    return fail(LUDUS_ERROR_ARGUMENT, "argument.null", {parameter});
}

std::int32_t Call::thrown() const noexcept {
    const auto say = [&](std::int32_t status, std::string_view key) {
        const std::string *text = addon_ ? addon_->texts.find(language(), key) : nullptr;
        write(status, text ? std::string_view(*text) : built_in(key), 0);
        return status;
    };
    try {
        throw;
    } catch (const std::bad_alloc &) {
        return say(LUDUS_ERROR_MEMORY, "error.memory");
    } catch (...) {
        return say(LUDUS_ERROR_INTERNAL, "error.internal");
    }
}

} // namespace duodecim

void ludus_addon::log(std::int32_t level, const std::string &text) const noexcept {
    if (!log_to) return;
    try {
        log_to(log_user, level, duodecim::one_line(text).c_str());
    } catch (...) { // the host broke the contract; what it threw must not go through an addon
    }
}
