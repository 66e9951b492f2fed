// SPDX-License-Identifier: MIT
#include "abi/call.hpp"

#include "abi/out.hpp"
#include "abi/text_file.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace duodecim {

namespace {

// Whether the caller's struct reaches beyond a field.
constexpr bool reaches(std::uint32_t size, std::size_t offset) {
    return size >= offset + sizeof(std::uint32_t);
}

// A host's own text may come back in a sentence, which is UTF-8.
std::string clean(std::string text) {
    if (!is_utf8(text))
        for (char &c : text)
            if (static_cast<unsigned char>(c) >= 0x80) c = '?';
    return text;
}

} // namespace

Language Call::language() const {
    if (!error_ || error_->size < offsetof(ludus_error, text)) return Language::en;
    char tag[sizeof error_->language + 1]{}; // the host's may lack its NUL
    std::memcpy(tag, error_->language, sizeof error_->language);
    return language_of(tag);
}

void Call::write(std::int32_t status, std::string_view sentence, unsigned column) const noexcept {
    const std::uint32_t size = error_ ? error_->size : 0;
    if (reaches(size, offsetof(ludus_error, code))) error_->code = status;
    if (reaches(size, offsetof(ludus_error, column))) error_->column = column;
    if (reaches(size, offsetof(ludus_error, length)))
        error_->length = static_cast<std::uint32_t>(sentence.size());
    if (size > offsetof(ludus_error, text))
        copy_text(sentence, error_->text,
                  std::min(size - offsetof(ludus_error, text), sizeof error_->text));
}

std::int32_t Call::fail(std::int32_t status, std::string_view key, const Arguments &args,
                        unsigned column) const {
    if (!error_) return status;
    Arguments cleaned;
    for (const std::string &arg : args)
        cleaned.push_back(clean(arg));
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
        log_to(log_user, level, text.c_str());
    } catch (...) { // the host broke the contract; what it threw must not go through an addon
    }
}
