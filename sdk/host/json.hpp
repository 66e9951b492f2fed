// SPDX-License-Identifier: MIT
// A small JSON file from an unknown hand, and its fields by name.
#pragma once

#include "files.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace ludus::detail {

using Json = nlohmann::json;

// Parses strictly: UTF-8 without a byte order mark, not deep, no key twice in an object.
Json parse_json(const std::string &text, const std::string &where);

// A value and the name of the field that holds it: "libraries.linux-x86_64.size".
class Field {
public:
    Field(const Json &json, std::string where, std::string name)
        : json_(json), where_(std::move(where)), name_(std::move(name)) {}

    Field operator[](const std::string &key) const;
    std::vector<std::pair<std::string, Field>> members() const; // of an object or a list
    void need_object() const { need(json_.is_object(), Cause::an_object); }
    void need_list() const { need(json_.is_array(), Cause::a_list); }
    std::string text() const;
    uint64_t number() const;
    [[noreturn]] void refuse(Reason what) const;

private:
    void need(bool is, Cause expected) const;
    std::string inner(const std::string &key) const;

    const Json &json_;
    std::string where_;
    std::string name_;
};

} // namespace ludus::detail
