// SPDX-License-Identifier: MIT
#include "files.hpp"

#include "system.hpp"

#include <algorithm>
#include <fstream>

namespace ludus::detail {

namespace {

Cause kind_of_file(std::filesystem::file_type type) {
    using std::filesystem::file_type;
    switch (type) {
    case file_type::regular:
        return Cause::a_regular_file;
    case file_type::directory:
        return Cause::a_folder;
    case file_type::symlink:
        return Cause::a_link;
    case file_type::fifo:
        return Cause::a_pipe;
    case file_type::block:
    case file_type::character:
        return Cause::a_device;
    case file_type::socket:
        return Cause::a_socket;
    default:
        return Cause::something_unknown;
    }
}

} // namespace

std::string path_in_quotes(const std::filesystem::path &path) {
    return in_quotes(utf8(path));
}

void bad_file(Reason where, Reason what) {
    throw Error(LUDUS_ERROR_FILE, {Cause::at, {std::move(where), std::move(what)}});
}

Reason system_words(const std::error_code &error) {
    return {Cause::system_error, {error.default_error_condition().value(), words_of(error)}};
}

bool is_inside(const std::filesystem::path &folder, const std::filesystem::path &path) {
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end() && rest != path.end();
}

void need_regular(const std::filesystem::path &path, const std::string &where) {
    std::error_code error;
    const std::filesystem::file_type type = type_at(path, error);
    if (type == std::filesystem::file_type::not_found) bad_file(where, Cause::missing);
    if (type == std::filesystem::file_type::none)
        bad_file(where, {Cause::not_looked_at, {system_words(error)}});
    if (type != std::filesystem::file_type::regular)
        bad_file(where, {Cause::not_regular, {kind_of_file(type)}});
}

std::string read_small(const std::filesystem::path &path, const std::string &where,
                       std::size_t limit) {
    need_regular(path, where);
    std::ifstream in(openable(path), std::ios::binary);
    if (!in) bad_file(where, Cause::unreadable);
    std::string text(limit + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad()) bad_file(where, Cause::unreadable);
    if (text.size() > limit) {
        bad_file(where, {Cause::too_large, {limit}});
    }
    return text;
}

} // namespace ludus::detail
