// SPDX-License-Identifier: MIT
#include "json.hpp"

#include <algorithm>
#include <set>

namespace ludus::detail {

namespace {

// "line 3, column 7" of a byte counted from 0.
inline Reason line_and_column(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t begin = before.rfind('\n') + 1; // npos + 1 is 0
    return {Cause::line_and_column, {lines + 1, before.size() - begin + 1}};
}

Cause type_of(const Json &json) {
    return json.is_null()      ? Cause::json_null
           : json.is_object()  ? Cause::json_object
           : json.is_array()   ? Cause::json_list
           : json.is_string()  ? Cause::json_text
           : json.is_boolean() ? Cause::json_truth
                               : Cause::json_number;
}

} // namespace

Json parse_json(const std::string &text, const std::string &where) {
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

Field Field::operator[](const std::string &key) const {
    need(json_.is_object(), Cause::an_object);
    const auto found = json_.find(key);
    if (found == json_.end()) bad_file(where_, {Cause::field_missing, {inner(key)}});
    return Field(*found, where_, inner(key));
}

std::vector<std::pair<std::string, Field>> Field::members() const {
    need(json_.is_object() || json_.is_array(), Cause::an_object_or_list);
    std::vector<std::pair<std::string, Field>> out;
    for (const auto &[key, value] : json_.items()) {
        out.emplace_back(key, Field(value, where_, inner(key)));
    }
    return out;
}

std::string Field::text() const {
    need(json_.is_string(), Cause::a_text);
    return json_.get<std::string>();
}

uint64_t Field::number() const {
    need(json_.is_number_unsigned(), Cause::a_whole_number);
    return json_.get<uint64_t>();
}

void Field::refuse(Reason what) const {
    if (name_.empty()) bad_file(where_, std::move(what));
    bad_file(where_, {Cause::field, {name_, std::move(what)}});
}

void Field::need(bool is, Cause expected) const {
    if (!is) refuse({Cause::holds, {type_of(json_), expected}});
}

std::string Field::inner(const std::string &key) const {
    return name_.empty() ? printable(key) : name_ + "." + printable(key);
}

} // namespace ludus::detail
