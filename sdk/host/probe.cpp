// SPDX-License-Identifier: MIT
#include "probe.hpp"

#include "files.hpp"
#include "json.hpp"
#include "library.hpp"
#include "process.hpp"
#include "system.hpp"

#include <cstdlib>

namespace ludus {

namespace detail {

namespace {

constexpr int output_closed = 97; // the prober's status where it could not say what it found

// A refusal on its way from the prober, as JSON: [code, reason], a reason being words or a list of
// its cause and what fills it.
Json to_json(const Reason &reason) {
    if (reason.cause() == Cause::none) return reason.words();
    Json out = Json::array({name_of(reason.cause())});
    for (const Reason &argument : reason.arguments())
        out.push_back(to_json(argument));
    return out;
}

Reason reason_of(const Json &json) { // throws Json::exception
    if (json.is_string()) return json.get<std::string>();
    std::vector<Reason> arguments;
    for (std::size_t i = 1; i < json.size(); ++i)
        arguments.push_back(reason_of(json[i]));
    return {cause_named(json.at(0).get<std::string>()).value_or(Cause::none), arguments};
}

std::string to_line(const Error &error) {
    return Json::array({error.code(), to_json(error.reason())})
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Error> error_of(const std::string &line) {
    try {
        const Json json = Json::parse(line);
        return Error(json.at(0).get<int32_t>(), reason_of(json.at(1)));
    } catch (const Json::exception &) {
        return std::nullopt; // the addon's own output, or none
    }
}

} // namespace

void probe(const std::filesystem::path &library, const std::filesystem::path &folder,
           const std::string &language, const LoadOptions &options) {
    const std::string where = path_in_quotes(library);
    const ChildEnd end = run_child(
        *options.prober, {"--probe-addon", utf8(library), utf8(folder), language, own_process()},
        options.limit);
    if (end.exited == 0 && end.output == "ok") return;
    if (const auto refused = end.exited ? error_of(end.output) : std::nullopt) throw *refused;
    const Cause when = end.output == "ok" ? Cause::when_trial_ended : Cause::while_tried;
    const bool closed = end.exited == output_closed;
    bad_file(where, {when, {closed ? Reason(Cause::closed_files) : end.how}});
}

} // namespace detail

using namespace detail;

std::optional<int> probe_main(int argc, char **argv) {
    const std::vector<std::string> arguments = program_arguments(argc, argv);
    if (arguments.size() != 6 || arguments[1] != "--probe-addon") return std::nullopt;
    const std::filesystem::path library = path_of(arguments[2]);
    const std::filesystem::path folder = path_of(arguments[3]);
    end_with(arguments[5]);
    ProbeOutput output;
    const auto answer = [&](const std::string &line, int status) {
        return output.write(line) ? status : output_closed;
    };
    try {
        HostDescription host;
        host.name = "ludus probe";
        host.addon_folder = openable(folder);
        host.language = arguments[4];
        open_library(library, read_manifest(folder / "addon.json"), "", std::move(host), false);
    } catch (const Error &error) {
        return answer(to_line(error), EXIT_FAILURE);
    }
    return answer("ok", EXIT_SUCCESS);
}

} // namespace ludus
