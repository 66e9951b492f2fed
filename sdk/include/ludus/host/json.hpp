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
inline std::string line_and_column(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t begin = before.rfind('\n') + 1; // npos + 1 is 0
    return "line " + std::to_string(lines + 1) + ", column " +
           std::to_string(before.size() - begin + 1);
}

// Parses strictly: UTF-8 without a byte order mark, not deep, no key twice in an object.
inline Json parse_json(const std::string &text, const std::string &where) {
    constexpr int deepest = 16;
    if (text.starts_with("\xEF\xBB\xBF")) {
        bad_file(where, "begins with a byte order mark; UTF-8 without one was expected");
    }
    if (const auto nul = text.find('\0'); nul != std::string::npos) {
        bad_file(where, "a NUL byte in " + line_and_column(text, nul) + "; text was expected");
    }
    if (const auto bad = utf8_fault(text); bad != std::string::npos) {
        bad_file(where, "not UTF-8 in " + line_and_column(text, bad));
    }
    std::vector<std::set<std::string>> keys(deepest + 2);
    const auto check = [&](int depth, Json::parse_event_t event, Json &value) {
        if (depth > deepest) {
            bad_file(where, "nested deeper than " + std::to_string(deepest) + " levels");
        }
        const auto level = static_cast<std::size_t>(depth);
        if (event == Json::parse_event_t::object_start) keys[level + 1].clear();
        if (event == Json::parse_event_t::key && !keys[level].insert(value).second) {
            bad_file(where, "the key " + in_quotes(value.get<std::string>()) +
                                " stands twice in one object");
        }
        return true;
    };
    try {
        return Json::parse(text, check);
    } catch (const Json::parse_error &error) {
        bad_file(where,
                 "not JSON in " + line_and_column(text, error.byte == 0 ? 0 : error.byte - 1));
    } catch (const Json::exception &) { // such as a number beyond all range
        bad_file(where, "holds a value that cannot be read");
    }
}

// A value and the name of the field that holds it: "libraries.linux-x86_64.size".
class Field {
public:
    Field(const Json &json, std::string where, std::string name)
        : json_(json), where_(std::move(where)), name_(std::move(name)) {}

    Field operator[](const std::string &key) const {
        need(json_.is_object(), "an object");
        const auto found = json_.find(key);
        if (found == json_.end()) bad_file(where_, "the field " + inner(key) + " is missing");
        return Field(*found, where_, inner(key));
    }
    std::vector<std::pair<std::string, Field>> members() const { // of an object or a list
        need(json_.is_object() || json_.is_array(), "an object or a list");
        std::vector<std::pair<std::string, Field>> out;
        for (const auto &[key, value] : json_.items()) {
            out.emplace_back(key, Field(value, where_, inner(key)));
        }
        return out;
    }
    void need_object() const { need(json_.is_object(), "an object"); }
    void need_list() const { need(json_.is_array(), "a list"); }
    std::string text() const {
        need(json_.is_string(), "a text");
        return json_.get<std::string>();
    }
    uint64_t number() const {
        need(json_.is_number_unsigned(), "a whole number from 0");
        return json_.get<uint64_t>();
    }
    [[noreturn]] void refuse(const std::string &what) const {
        bad_file(where_, (name_.empty() ? "" : "the field " + name_ + " ") + what);
    }

private:
    void need(bool is, const char *expected) const {
        if (is) return;
        refuse(std::string("holds ") + json_.type_name() + "; " + expected + " was expected");
    }
    std::string inner(const std::string &key) const {
        return name_.empty() ? printable(key) : name_ + "." + printable(key);
    }

    const Json &json_;
    std::string where_;
    std::string name_;
};

} // namespace ludus::detail
