// SPDX-License-Identifier: MIT
// From a folder found to an addon opened.
#pragma once

#include "ludus/host/library.hpp"

#include <cstdlib>

namespace ludus {

struct LoadOptions {
    // An executable whose main begins with probe_main, such as the host itself: it tries the addon
    // first, so that one that crashes, hangs or exits costs a sentence and not the host.
    std::optional<std::filesystem::path> prober = {};
    std::chrono::milliseconds limit{10000}; // for the prober
    // Release the library with its last handle. Off: libraries with thread-local or unique symbols
    // do not go anyway, and what they keep would be old when they come back.
    bool unload = false;
};

namespace detail {

// A refusal on its way from the prober, as JSON: [code, reason], a reason being words or a list of
// its cause and what fills it.
inline Json to_json(const Reason &reason) {
    if (reason.cause() == Cause::none) return reason.words();
    Json out = Json::array({name_of(reason.cause())});
    for (const Reason &argument : reason.arguments())
        out.push_back(to_json(argument));
    return out;
}

inline Reason reason_of(const Json &json) { // throws Json::exception
    if (json.is_string()) return json.get<std::string>();
    std::vector<Reason> arguments;
    for (std::size_t i = 1; i < json.size(); ++i)
        arguments.push_back(reason_of(json[i]));
    return {cause_named(json.at(0).get<std::string>()).value_or(Cause::none), arguments};
}

inline std::string to_line(const Error &error) {
    return Json::array({error.code(), to_json(error.reason())})
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

inline std::optional<Error> error_of(const std::string &line) {
    try {
        const Json json = Json::parse(line);
        return Error(json.at(0).get<int32_t>(), reason_of(json.at(1)));
    } catch (const Json::exception &) {
        return std::nullopt; // the addon's own output, or none
    }
}

// Lets the prober try the library; throws Error with what it found.
inline void probe(const std::filesystem::path &library, const std::filesystem::path &folder,
                  const std::string &language, const LoadOptions &options) {
    const std::string where = path_in_quotes(library);
    const ChildEnd end = run_child(
        {options.prober->native(), "--probe-addon", library.native(), folder.native(), language},
        options.limit);
    const bool clean = end.in_time && WIFEXITED(end.status);
    if (clean && WEXITSTATUS(end.status) == 0 && end.output == "ok") return;
    if (const auto refused = clean ? error_of(end.output) : std::nullopt) throw *refused;
    const Cause when = end.output == "ok" ? Cause::when_trial_ended : Cause::while_tried;
    bad_file(where, {when, {words_of_end(end)}});
}

} // namespace detail

// What the prober's main does first of all: if it is a prober now, tries the addon and gives the
// exit status. Standard output is taken; nothing else should then be done in the process.
inline std::optional<int> probe_main(int argc, char **argv) {
    if (argc != 5 || std::string_view(argv[1]) != "--probe-addon") return std::nullopt;
    const std::filesystem::path library = argv[2];
    const std::filesystem::path folder = argv[3];
    detail::ProbeOutput output;
    try {
        HostDescription host;
        host.name = "ludus probe";
        host.addon_folder = folder;
        host.language = argv[4];
        detail::open_library(library, read_manifest(folder / "addon.json"), "", std::move(host),
                             false);
    } catch (const Error &error) {
        output.write(detail::to_line(error));
        return EXIT_FAILURE;
    }
    output.write("ok");
    return EXIT_SUCCESS;
}

// Checks the file again, tries it in a child if a prober is named, loads and opens it. The addon's
// folder in `host` is filled in. Throws Error; a host then goes on without this addon.
inline Addon load(const Found &found, HostDescription host, const LoadOptions &options = {}) {
    if (!found.usable() || !found.manifest) throw Error(LUDUS_ERROR_FILE, found.refusal);
    const std::string where = detail::path_in_quotes(found.folder / "addon.json");
    const Manifest::Library &own = detail::own_library(*found.manifest, where);
    const std::filesystem::path library = detail::check_library(found.folder, own);
    if (options.prober) detail::probe(library, found.folder, host.language, options);
    host.addon_folder = found.folder;
    return detail::open_library(library, *found.manifest, own.sha256, std::move(host),
                                options.unload);
}

} // namespace ludus
