// SPDX-License-Identifier: MIT
// The entry and the instance.
#include "abi/version.h"
#include "catch.hpp"
#include "support.hpp"

#include <cstring>

namespace {

struct Opened {
    std::int32_t status = -1;
    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    std::uint32_t abi = 0;
    ludus_error error = error_in();

    explicit Opened(const ludus_host &host) { status = entry()(&host, &addon, &api, &abi, &error); }
    ~Opened() {
        if (addon) api->destroy(addon);
    }
};

ludus_host plain_host() {
    static const std::string folder = staged_folder().string();
    return {sizeof(ludus_host), LUDUS_ABI, "tests", folder.c_str(), nullptr, nullptr, nullptr};
}

} // namespace

TEST_CASE("A host of another major is refused, and nothing is created") {
    ludus_host host = plain_host();
    host.abi = LUDUS_ABI_MAKE(LUDUS_ABI_MAJOR + 1, 0);
    const Opened opened(host);
    CHECK(opened.status == LUDUS_ERROR_ABI);
    CHECK(opened.error.code == LUDUS_ERROR_ABI);
    CHECK(opened.error.text ==
          std::string("The host speaks contract 1.0; this addon needs 0.2 or a later 0.x."));
    CHECK(opened.addon == nullptr);
}

TEST_CASE("With a host of a later minor this addon's own is agreed on") {
    ludus_host host = plain_host();
    for (const std::uint32_t minor : {2u, 3u, 9u, 0xFFFFu}) {
        host.abi = LUDUS_ABI_MAKE(0, minor);
        CHECK(Opened(host).abi == LUDUS_ABI_MAKE(0, 2));
    }
}

TEST_CASE("A host of before the first release is refused, and nothing is created") {
    ludus_host host = plain_host();
    for (const std::uint32_t minor : {0u, 1u}) {
        host.abi = LUDUS_ABI_MAKE(0, minor);
        const Opened opened(host);
        CHECK(opened.status == LUDUS_ERROR_ABI);
        CHECK(opened.error.text == "The host speaks contract 0." + std::to_string(minor) +
                                       "; this addon needs 0.2 or a later 0.x.");
        CHECK(opened.addon == nullptr);
    }
}

TEST_CASE("The addon needs to know its folder, which must be there") {
    ludus_host host = plain_host();
    const auto refused = [&](const char *folder) {
        host.addon_folder = folder;
        const Opened opened(host);
        CHECK(opened.addon == nullptr);
        return std::to_string(opened.status) + ": " + opened.error.text;
    };
    CHECK(refused(nullptr) == "1: addon_folder is NULL; a pointer was expected.");
    CHECK(refused("") == "1: addon_folder is empty; the addon's own folder was expected.");
    CHECK(refused("/nowhere\n") == "11: The addon's folder cannot be read: /nowhere?.");
    const std::string file = (staged_folder() / "addon.json").string();
    CHECK(refused(file.c_str()) == "11: The addon's folder cannot be read: " + file + ".");
}

TEST_CASE("A longer host struct of a later contract is read as far as it is known") {
    struct {
        ludus_host known;
        void *more[4];
    } host{plain_host(), {}};
    host.known.size = sizeof host;
    CHECK(Opened(host.known).status == LUDUS_OK);
}

TEST_CASE("The entry refuses NULL and a host struct that is smaller than the first release's") {
    const ludus_host host = plain_host();
    ludus_addon *addon = nullptr;
    const ludus_addon_api *api = nullptr;
    std::uint32_t abi = 0;
    ludus_error error = error_in();
    CHECK(entry()(nullptr, &addon, &api, &abi, &error) == LUDUS_ERROR_ARGUMENT);
    CHECK(error.text == std::string("host is NULL; a pointer was expected."));
    CHECK(entry()(&host, nullptr, &api, &abi, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(entry()(&host, &addon, nullptr, &abi, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(entry()(&host, &addon, &api, nullptr, nullptr) == LUDUS_ERROR_ARGUMENT);
    for (std::uint32_t size = 0; size < sizeof host; ++size) {
        ludus_host small = host;
        small.size = size;
        CHECK(entry()(&small, &addon, &api, &abi, nullptr) == LUDUS_ERROR_ARGUMENT);
    }
    CHECK(addon == nullptr);
}

TEST_CASE("The addon says who it is") {
    const Instance instance;
    ludus_addon_info info{};
    info.size = sizeof info;
    REQUIRE(instance.api->info(instance.addon, "uk-UA", &info, nullptr) == LUDUS_OK);
    CHECK(info.size == sizeof info);
    CHECK(info.id == std::string("duodecim"));
    CHECK(info.version == std::string(DUODECIM_VERSION));
    CHECK(info.name == std::string("Дуодецим"));
    CHECK(info.licence == std::string("MIT"));
    CHECK(info.languages == std::string("en de ru uk"));
    CHECK(instance.log.empty());
}

TEST_CASE("An unknown feature is no error, and there is no table") {
    const Instance instance;
    const void *table = &instance;
    CHECK(instance.api->feature(instance.addon, "ludus.tea/1", &table, nullptr) == LUDUS_OK);
    CHECK(table == nullptr);
    CHECK(instance.api->feature(instance.addon, nullptr, &table, nullptr) == LUDUS_ERROR_ARGUMENT);
    CHECK(instance.api->feature(nullptr, LUDUS_BOARD_ID, &table, nullptr) == LUDUS_ERROR_ARGUMENT);
}

TEST_CASE("The library has the contract's one entry, and not that of before") {
    CHECK(std::string(LUDUS_ENTRY) == "ludus_open_2");
    CHECK(entry() != nullptr);
    CHECK_FALSE(exports("ludus_open"));
}

TEST_CASE("Every table tells its size and leaves out no function") {
    const Instance instance;
    const auto full = [](const auto &table) {
        const void *const *functions = reinterpret_cast<const void *const *>(
            reinterpret_cast<const char *>(&table) + 2 * sizeof(std::uint32_t));
        const std::size_t n = (sizeof table - 2 * sizeof(std::uint32_t)) / sizeof(void *);
        bool all = table.size == sizeof table && table.reserved == 0;
        for (std::size_t i = 0; i < n; ++i)
            all = all && functions[i] != nullptr;
        return all;
    };
    CHECK(full(*instance.api));
    CHECK(full(instance.game()));
    CHECK(full(instance.match()));
    CHECK(full(instance.board()));
    CHECK(full(instance.players()));
    CHECK(full(instance.analysis()));
    CHECK(full(instance.texts()));
}

TEST_CASE("Instances are independent: one ends, the other plays on") {
    auto first = std::make_unique<Instance>();
    const Instance second;
    CHECK(first->addon != second.addon);
    const Play play(second, "duodecim.asilo");
    first.reset();
    CHECK(play.roll({1, 2, 3}) == LUDUS_OK);
    CHECK(play.state().phase == LUDUS_PHASE_MOVE);
}

TEST_CASE("Destroying nothing is allowed") {
    const Instance instance;
    CHECK(instance.api->destroy(nullptr) == LUDUS_OK);
    CHECK(instance.match().destroy(nullptr) == LUDUS_OK);
}
