// SPDX-License-Identifier: MIT
#include "library_file.hpp"

#include "files.hpp"
#include "image.hpp"
#include "ludus/sha256.hpp"
#include "system.hpp"

#include <fstream>

namespace ludus::detail {

namespace {

constexpr uint64_t max_library = uint64_t{256} << 20; // bytes: about a second to hash

} // namespace

std::filesystem::path check_library(const std::filesystem::path &folder,
                                    const Manifest::Library &library) {
    const std::filesystem::path named = folder / path_of(library.path);
    const std::string where = path_in_quotes(named);
    std::error_code error;
    std::filesystem::path path = resolved(named, error);
    if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory) {
        bad_file(where, {Cause::library_missing, {platform}});
    }
    if (error) bad_file(where, {Cause::unresolved, {system_words(error)}});
    if (!is_inside(folder, path)) {
        bad_file(where, {Cause::leads_out, {path_in_quotes(path)}});
    }
    need_regular(path, where);
    std::ifstream in(openable(path), std::ios::binary);
    if (!in) bad_file(where, Cause::unreadable);
    const uint64_t size = size_at(path, error);
    if (error) bad_file(where, {Cause::no_size, {system_words(error)}});
    Bytes file(in, size, where);
    check_identity(file);
    if (size != library.size) {
        bad_file(where, {Cause::other_size, {size, library.size}});
    }
    if (size > max_library) bad_file(where, {Cause::library_large, {size, max_library}});
    check_contents(file);
    return path;
}

void check_hash(const std::filesystem::path &path, const Manifest::Library &library) {
    const std::string where = path_in_quotes(path);
    std::ifstream in(openable(path), std::ios::binary);
    if (!in) bad_file(where, Cause::unreadable);
    if (const std::string hash = sha256(in); hash != library.sha256) {
        bad_file(where, {Cause::other_hash, {hash, library.sha256}});
    }
}

const Manifest::Library &own_library(const Manifest &manifest, const std::string &where) {
    const auto own = manifest.libraries.find(platform);
    if (own != manifest.libraries.end()) return own->second;
    std::string others;
    for (const auto &[name, library] : manifest.libraries) {
        others += (others.empty() ? "" : ", ") + printable(name);
    }
    if (others.empty()) bad_file(where, {Cause::no_library, {platform}});
    bad_file(where, {Cause::other_libraries, {platform, others}});
}

} // namespace ludus::detail
