// SPDX-License-Identifier: MIT
// addon.json: what a host knows of an addon without loading it.
//
//   {"manifest": 1, "id": "duodecim", "version": "0.1.0", "abi": "0.2", "licence": "MIT",
//    "name": {"en": "Duodecim", "ru": "..."}, "description": {"en": "..."},
//    "games": [{"id": "duodecim.asilo", "name": {"en": "..."}}],
//    "libraries": {"linux-x86_64": {"path": "lib/linux-x86_64/duodecim.so", "size": 123,
//                                   "sha256": "64 hex digits"}}}
//
// Every field is needed, fields not named here are passed over.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ludus {

using TextByLanguage = std::map<std::string, std::string>; // "en" is always there

struct Manifest {
    struct Game {
        std::string id;
        TextByLanguage name;
    };
    struct Library {
        std::string path; // relative to the folder, with '/'
        uint64_t size = 0;
        std::string sha256; // lower-case hex
    };

    std::string id;
    std::string version;
    uint32_t abi = 0; // LUDUS_ABI_MAKE
    TextByLanguage name;
    TextByLanguage description;
    std::string licence; // SPDX
    std::vector<Game> games;
    std::map<std::string, Library> libraries; // by platform
};

// In a language, else in its primary one, else in English.
const std::string &in_language(const TextByLanguage &texts, const std::string &tag);

// Throws Error naming file and field.
Manifest read_manifest(const std::filesystem::path &file);

// This host's own, as manifests name it: "linux-x86_64".
extern const char *const platform;

} // namespace ludus
