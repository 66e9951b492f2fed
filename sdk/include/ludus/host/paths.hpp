// SPDX-License-Identifier: MIT
// Paths: as UTF-8 on every system, and what stands there.
#pragma once

#include "ludus/host/error.hpp"
#include "ludus/host/utf8.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace ludus::detail {

inline std::string utf8_path(const std::filesystem::path &path) {
    const std::u8string text = path.u8string();
    return std::string(text.begin(), text.end());
}

inline std::filesystem::path path_of(const std::string &utf8) {
    return std::filesystem::path(std::u8string(utf8.begin(), utf8.end()));
}

inline std::string path_in_quotes(const std::filesystem::path &path) {
    return in_quotes(utf8_path(path));
}

[[noreturn]] inline void bad_file(Reason where, Reason what) {
    throw Error(LUDUS_ERROR_FILE, {Cause::at, {std::move(where), std::move(what)}});
}

// What the system says of a file.
inline Reason words_of(const std::error_code &error) {
    return {Cause::system_error, {error.value(), error.message()}};
}

// By components: "addons/duodecim-evil" is not inside "addons/duodecim". Both canonical.
inline bool is_inside(const std::filesystem::path &folder, const std::filesystem::path &path) {
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end() && rest != path.end();
}

inline Cause kind_of_file(std::filesystem::file_type type) {
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

// Nothing but regular files is ever opened: a pipe or a device could hold the host up.
inline void need_regular(const std::filesystem::path &path, const std::string &where) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found) bad_file(where, Cause::missing);
    if (!std::filesystem::status_known(status)) {
        bad_file(where, {Cause::not_looked_at, {words_of(error)}});
    }
    if (!std::filesystem::is_regular_file(status)) {
        bad_file(where, {Cause::not_regular, {kind_of_file(status.type())}});
    }
}

inline std::string read_small(const std::filesystem::path &path, const std::string &where,
                              std::size_t limit) {
    need_regular(path, where);
    std::ifstream in(path, std::ios::binary);
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
