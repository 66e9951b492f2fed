// SPDX-License-Identifier: MIT
// Agreement on the contract, the manifest, and instances that do not know of each other.
#include "match.hpp"

#include <algorithm>
#include <ludus/manifest.hpp>
#include <ludus/paths.hpp>
#include <ludus/text.hpp>
#include <set>

namespace check {

void check_manifest(Context &context) {
    const Subject &subject = context.subject;
    const ludus::Manifest manifest = ludus::read_manifest(subject.folder / "addon.json");
    ludus_addon_info info{};
    info.size = sizeof info;
    call("addon.info", subject.api->info, subject.addon, "en", &info);
    const auto same = [&](const char *field, const char *found, const std::string &expected) {
        context.report.expect(
            found != nullptr && found == expected, "addon.json",
            std::string(field) + " is " + quote(expected) + ", and the library says " +
                (found ? quote(found) : std::string("NULL")) + "; the same was expected");
    };
    same("id", info.id, manifest.id);
    same("version", info.version, manifest.version);
    same("licence", info.licence, manifest.licence);
    std::set<std::string> promised;
    std::set<std::string> found;
    for (const auto &game : manifest.games)
        promised.insert(game.id);
    for (const ludus_game &game : subject.games())
        context.report.expect(found.insert(game.id).second, "game.games",
                              "the game " + quote(game.id) + " comes twice");
    for (const std::string &id : promised)
        context.report.expect(found.count(id) > 0, "addon.json",
                              "the game " + quote(id) + " is not one of the library");
    for (const std::string &id : found)
        context.report.expect(promised.count(id) > 0, "addon.json",
                              "the library's game " + quote(id) + " is missing");
}

namespace {

// What the entry answers a host, and what it agrees on.
struct Answer {
    Answer(const Subject &subject, uint32_t host_abi, uint32_t size = sizeof(ludus_host))
        : Answer(subject, host_abi, size, ludus::utf8(subject.folder).c_str()) {}
    Answer(const Subject &subject, uint32_t host_abi, uint32_t size, const char *folder) {
        struct {
            ludus_host known;
            uint64_t more[4]; // what a later host might have
        } host{describe_host(ludus::utf8(subject.folder)), {~0u, ~0u, ~0u, ~0u}};
        host.known.abi = host_abi;
        host.known.size = size;
        host.known.addon_folder = folder;
        host.known.log = log;
        host.known.user = this;
        ludus_error error = new_error();
        status = enter("ludus_open_2", subject.entry, &host.known, &addon, &api, &abi, &error);
        error.text[sizeof error.text - 1] = 0;
        sentence = error.text;
        code = error.code;
    }
    ~Answer() {
        if (status == LUDUS_OK && addon != nullptr && api != nullptr)
            enter("addon.destroy", api->destroy, addon);
    }
    Answer(const Answer &) = delete;
    Answer &operator=(const Answer &) = delete;

    static void LUDUS_CALL log(void *user, int32_t level, const char *text) {
        auto *answer = static_cast<Answer *>(user);
        const bool sensible = level >= LUDUS_LOG_INFO && level <= LUDUS_LOG_ERROR && text &&
                              ludus::control_in(text) == std::string::npos;
        answer->garbled = answer->garbled || !sensible;
        answer->warned = answer->warned || level != LUDUS_LOG_INFO;
    }

    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    uint32_t abi = 0;
    int32_t status = 0;
    int32_t code = 0;
    std::string sentence;
    bool warned = false;
    bool garbled = false; // something logged is no line of text
};

void expect_refusal(Report &report, const Answer &answer, int32_t status, const std::string &host) {
    report.expect_status(answer.status, status, "ludus_open_2", host);
    if (answer.status == LUDUS_OK) return;
    report.expect(!answer.sentence.empty(), "ludus_open_2",
                  "refuses " + host + " without a reason; a sentence was expected in error.text");
    report.expect(answer.code == answer.status, "ludus_open_2",
                  "leaves error.code at " + std::to_string(answer.code) +
                      "; the status was expected");
}

std::string version(uint32_t abi) {
    return std::to_string(abi >> 16) + "." + std::to_string(abi & 0xffff);
}

void check_agreement(Context &context) {
    Report &report = context.report;
    const Subject &s = context.subject;
    for (const uint32_t abi : {LUDUS_ABI_MAKE(0, 0), LUDUS_ABI_MAKE(0, 1)})
        expect_refusal(report, Answer(s, abi), LUDUS_ERROR_ABI,
                       "a host of the contract " + version(abi));
    expect_refusal(report, Answer(s, LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR + 1, 2)), LUDUS_ERROR_ABI,
                   "a host of the next major of the contract");
    const uint32_t own = ludus::read_manifest(s.folder / "addon.json").abi;
    for (const uint32_t abi :
         {LUDUS_ABI, LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR, 9), LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR, 0xffff)}) {
        const Answer newer(s, abi, sizeof(ludus_host) + (abi == LUDUS_ABI ? 0 : 32));
        const std::string host = "a host of the contract " + version(abi);
        report.expect_status(newer.status, LUDUS_OK, "ludus_open_2", host);
        report.expect(newer.abi == std::min(abi, own), "ludus_open_2",
                      "agrees on " + version(newer.abi) + " with " + host + "; " +
                          version(std::min(abi, own)) +
                          ", the lower of its and the manifest's, was expected");
        report.expect(!newer.garbled, "ludus_open_2", "logs what is no line of text");
    }
}

void check_host(Context &context) {
    Report &report = context.report;
    const Subject &s = context.subject;
    for (const uint32_t size : {static_cast<uint32_t>(sizeof(ludus_host)) - 1, 20u, 8u, 4u, 0u})
        expect_refusal(report, Answer(s, LUDUS_ABI, size), LUDUS_ERROR_ARGUMENT,
                       "a host of " + std::to_string(size) + " bytes");
    expect_refusal(report, Answer(s, LUDUS_ABI, sizeof(ludus_host), nullptr), LUDUS_ERROR_ARGUMENT,
                   "an addon_folder that is NULL");
    expect_refusal(report, Answer(s, LUDUS_ABI, sizeof(ludus_host), ""), LUDUS_ERROR_ARGUMENT,
                   "an addon_folder that is empty");
    const std::string missing = ludus::utf8(context.data.parent_path() / "no such folder");
    const Answer without(s, LUDUS_ABI, sizeof(ludus_host), missing.c_str());
    report.expect(without.status == LUDUS_ERROR_FILE ||
                      (without.status == LUDUS_OK && without.warned && !without.garbled),
                  "ludus_open_2",
                  "an addon_folder that is not there gives " + status_name(without.status) +
                      "; LUDUS_ERROR_FILE, or a warning in the log, was expected");
}

// A match of one instance goes on while another instance comes, plays and goes.
void check_instances(Context &context) {
    const Subject &first = context.subject;
    const std::string game = first.games()[0].id;
    Match mine(first, game);
    mine.go_on(context.seed);
    const Snapshot before(mine);
    {
        Subject second(first.entry, first.folder);
        context.report.expect(second.addon != first.addon, "ludus_open_2",
                              "gives the same instance twice; one of its own was expected");
        Match other(second, game);
        for (int i = 0; i < 40 && other.state().phase != LUDUS_PHASE_OVER; ++i)
            if (!other.go_on(context.seed + 1)) other.play(0);
    }
    const std::string changed = difference(Snapshot(mine), before);
    context.report.expect(changed.empty(), "two instances",
                          "a match changed while another instance played: " + changed);
}

} // namespace

void check_entry(Context &context) {
    check_agreement(context);
    check_host(context);
    check_instances(context);
    const Subject &subject = context.subject;
    const void *table = &subject; // anything but NULL
    call("addon.feature", subject.api->feature, subject.addon, "ludus.nothing/1", &table);
    context.report.expect(table == nullptr, "addon.feature",
                          "gives a table for \"ludus.nothing/1\"; NULL was expected");
    context.report.expect_status(enter("addon.destroy", subject.api->destroy, nullptr), LUDUS_OK,
                                 "addon.destroy", "NULL");
    context.report.expect_status(enter("match.destroy", subject.match->destroy, nullptr), LUDUS_OK,
                                 "match.destroy", "NULL");
}

} // namespace check
