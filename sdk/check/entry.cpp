// SPDX-License-Identifier: MIT
// Agreement on the contract, the manifest, and instances that do not know of each other.
#include "match.hpp"

#include <ludus/manifest.hpp>
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

// What the entry answers a host of this contract, and what it agrees on.
struct Answer {
    Answer(const Subject &subject, uint32_t host_abi, uint32_t extra) {
        const std::string folder = subject.folder.string();
        struct {
            ludus_host known;
            uint64_t more[4]; // what a later host might have
        } host{describe_host(folder), {~0u, ~0u, ~0u, ~0u}};
        host.known.abi = host_abi;
        host.known.size += extra;
        ludus_error error = new_error();
        status = enter("ludus_open_2", subject.entry, &host.known, &addon, &api, &abi, &error);
        sentence = error.text;
        code = error.code;
    }
    ~Answer() {
        if (status == LUDUS_OK && addon != nullptr && api != nullptr)
            enter("addon.destroy", api->destroy, addon);
    }
    Answer(const Answer &) = delete;
    Answer &operator=(const Answer &) = delete;

    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    uint32_t abi = 0;
    int32_t status = 0;
    int32_t code = 0;
    std::string sentence;
};

void check_agreement(Context &context) {
    Report &report = context.report;
    const Answer other(context.subject, LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR + 1, 0), 0);
    report.expect_status(other.status, LUDUS_ERROR_ABI, "ludus_open_2",
                         "a host of the next major of the contract");
    report.expect(other.status == LUDUS_OK || !other.sentence.empty(), "ludus_open_2",
                  "refuses another major without a reason; a sentence was expected in error.text");
    report.expect(other.status == LUDUS_OK || other.code == other.status, "ludus_open_2",
                  "leaves error.code at " + std::to_string(other.code) +
                      "; the status was expected");
    const Answer newer(context.subject, LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR, 0xffff), 32);
    report.expect_status(newer.status, LUDUS_OK, "ludus_open_2",
                         "a host of a newer minor, with a longer ludus_host,");
    const Answer equal(context.subject, LUDUS_ABI, 0);
    report.expect(newer.abi >> 16 == LUDUS_ABI_MAJOR && newer.abi >= equal.abi, "ludus_open_2",
                  "agrees on another contract with a newer host than with an equal one; the "
                  "addon's own was expected");
    report.expect(equal.abi <= LUDUS_ABI && equal.abi >> 16 == LUDUS_ABI_MAJOR, "ludus_open_2",
                  "agrees on a contract that the host does not speak; the lower of both was "
                  "expected");
}

// A match of one instance goes on while another instance comes, plays and goes.
void check_instances(Context &context) {
    const Subject &first = context.subject;
    const std::string game = first.games()[0].id;
    Match mine(first, game);
    mine.set_dice(mine.roll(context.seed));
    const Snapshot before(mine);
    {
        Subject second(first.entry, first.folder);
        context.report.expect(second.addon != first.addon, "ludus_open_2",
                              "gives the same instance twice; one of its own was expected");
        Match other(second, game);
        other.set_dice(other.roll(context.seed + 1));
        for (int i = 0; i < 40 && other.state().phase != LUDUS_PHASE_OVER; ++i) {
            const int32_t phase = other.state().phase;
            if (phase == LUDUS_PHASE_ROLL) other.set_dice(other.roll(context.seed + 1));
            if (phase == LUDUS_PHASE_MOVE) other.play_turn(0);
            if (phase == LUDUS_PHASE_END) other.end_turn();
        }
    }
    const std::string changed = difference(Snapshot(mine), before);
    context.report.expect(changed.empty(), "two instances",
                          "a match changed while another instance played: " + changed);
}

} // namespace

void check_entry(Context &context) {
    check_agreement(context);
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
