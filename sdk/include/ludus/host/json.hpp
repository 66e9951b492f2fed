// SPDX-License-Identifier: MIT
// A small JSON file from an unknown hand, and its fields by name.
#pragma once

#include "ludus/host/paths.hpp"

#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace ludus::detail {

using Json = nlohmann::json;

// "line 3, column 7" of a byte counted from 0.
inline Reason line_and_column(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t begin = before.rfind('\n') + 1; // npos + 1 is 0
    return {Cause::line_and_column, {lines + 1, before.size() - begin + 1}};
}

// Parses strictly: UTF-8 without a byte order mark, not deep, no key twice in an object.
inline Json parse_json(const std::string &text, const std::string &where) {
    constexpr int deepest = 16;
    if (text.starts_with("\xEF\xBB\xBF")) {
        bad_file(where, Cause::byte_order_mark);
    }
    if (const auto nul = text.find('\0'); nul != std::string::npos) {
        bad_file(where, {Cause::nul_byte, {line_and_column(text, nul)}});
    }
    if (const auto bad = utf8_fault(text); bad != std::string::npos) {
        bad_file(where, {Cause::not_utf8, {line_and_column(text, bad)}});
    }
    std::vector<std::set<std::string>> keys(deepest + 2);
    const auto check = [&](int depth, Json::parse_event_t event, Json &value) {
        if (depth > deepest) {
            bad_file(where, {Cause::too_deep, {deepest}});
        }
        const auto level = static_cast<std::size_t>(depth);
        if (event == Json::parse_event_t::object_start) keys[level + 1].clear();
        if (event == Json::parse_event_t::key && !keys[level].insert(value).second) {
            bad_file(where, {Cause::key_twice, {in_quotes(value.get<std::string>())}});
        }
        return true;
    };
    try {
        return Json::parse(text, check);
    } catch (const Json::parse_error &error) {
        const std::size_t byte = error.byte == 0 ? 0 : error.byte - 1;
        bad_file(where, {Cause::not_json, {line_and_column(text, byte)}});
    } catch (const Json::exception &) { // such as a number beyond all range
        bad_file(where, Cause::unreadable_value);
    }
}

// A value and the name of the field that holds it: "libraries.linux-x86_64.size".
class Field {
public:
    Field(const Json &json, std::string where, std::string name)
        : json_(json), where_(std::move(where)), name_(std::move(name)) {}

    Field operator[](const std::string &key) const {
        need(json_.is_object(), Cause::an_object);
        const auto found = json_.find(key);
        if (found == json_.end()) bad_file(where_, {Cause::field_missing, {inner(key)}});
        return Field(*found, where_, inner(key));
    }
    std::vector<std::pair<std::string, Field>> members() const { // of an object or a list
        need(json_.is_object() || json_.is_array(), Cause::an_object_or_list);
        std::vector<std::pair<std::string, Field>> out;
        for (const auto &[key, value] : json_.items()) {
            out.emplace_back(key, Field(value, where_, inner(key)));
        }
        return out;
    }
    void need_object() const { need(json_.is_object(), Cause::an_object); }
    void need_list() const { need(json_.is_array(), Cause::a_list); }
    std::string text() const {
        need(json_.is_string(), Cause::a_text);
        return json_.get<std::string>();
    }
    uint64_t number() const {
        need(json_.is_number_unsigned(), Cause::a_whole_number);
        return json_.get<uint64_t>();
    }
    [[noreturn]] void refuse(Reason what) const {
        if (name_.empty()) bad_file(where_, std::move(what));
        bad_file(where_, {Cause::field, {name_, std::move(what)}});
    }

private:
    void need(bool is, Cause expected) const {
        if (!is) refuse({Cause::holds, {type_of(json_), expected}});
    }
    static Cause type_of(const Json &json) {
        return json.is_null()      ? Cause::json_null
               : json.is_object()  ? Cause::json_object
               : json.is_array()   ? Cause::json_list
               : json.is_string()  ? Cause::json_text
               : json.is_boolean() ? Cause::json_truth
                                   : Cause::json_number;
    }
    std::string inner(const std::string &key) const {
        return name_.empty() ? printable(key) : name_ + "." + printable(key);
    }

    const Json &json_;
    std::string where_;
    std::string name_;
};

} // namespace ludus::detail
