// SPDX-License-Identifier: MIT
// What would take the process down is tried by a child first.
#include "support.hpp"

#include <cstdlib>

TEST_CASE("A good addon passes the prober") {
    CHECK(probed("") == "");
}

TEST_CASE("A static constructor that aborts costs a sentence") {
    CHECK_THAT(probed("load-abort"),
               has("race.so\": " + std::string(aborted)) && has("while it was tried"));
}

TEST_CASE("A static constructor that throws costs a sentence") {
    CHECK_THAT(probed("load-throw"),
               has(aborted) || has("let an exception out") || has("cannot be loaded"));
}

TEST_CASE("A library that exits while it is loaded costs a sentence, also with status 0") {
    CHECK_THAT(probed("load-exit"), has("called exit(0) while it was tried"));
    CHECK_THAT(probed("load-says-ok"), has("called exit(0) while it was tried"));
}

TEST_CASE("A library that crashes while it is loaded costs a sentence") {
    // The loader of Windows catches it.
    CHECK_THAT(probed("load-crash"), has(crashed) || has("cannot be loaded"));
}

TEST_CASE("A library that hangs while it is loaded is ended after the time limit") {
    ludus::LoadOptions options = with_prober();
    options.limit = std::chrono::milliseconds(300);
    const auto start = std::chrono::steady_clock::now();
    CHECK_THAT(probed("load-hang", options), has("hung and was ended while it was tried"));
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
}

TEST_CASE("What the prober refuses is said in the same words as without it") {
    CHECK(probed("init-fails") == "The dice are lost.");
    CHECK_THAT(probed("null-function"), has("ludus_match_api: the function play is NULL"));
    CHECK_THAT(probed("wrong-id"), has("has the id \"chess\""));
}

TEST_CASE("An addon that refuses to open says so in the host's language, through the prober too") {
    for (const ludus::LoadOptions &options : {with_prober(), ludus::LoadOptions{}}) {
        TempFolder root;
        const Fault fault("init-fails");
        put_addon(root.path() / "race");
        const ludus::Found found = find_one(root.path());
        CHECK(sentence_of([&] { ludus::load(found, {.language = "ru"}, options); }) ==
              "Кости потеряны.");
    }
}

TEST_CASE("A reason comes through the prober as it was, for a host to say in its language") {
    TempFolder root;
    const Fault fault("null-function");
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    std::vector<std::string> sentences;
    for (const ludus::LoadOptions &options : {with_prober(), ludus::LoadOptions{}}) {
        try {
            ludus::load(found, {}, options);
            FAIL("it was loaded");
        } catch (const ludus::Error &refused) {
            CHECK(refused.code() == LUDUS_ERROR_INTERNAL);
            REQUIRE(refused.reason().cause() == ludus::Cause::in_call);
            CHECK(refused.reason().arguments().at(2).cause() == ludus::Cause::function_null);
            sentences.push_back(refused.what());
        }
    }
    CHECK(sentences.at(0) == sentences.at(1));
}

TEST_CASE("A prober that cannot be started, or is none, is named") {
    CHECK_THAT(probed("", {.prober = "/nowhere/prober"}), has("The prober \"/nowhere/prober\""));
    CHECK_THAT(probed("", {.prober = HOST_SILENT}), has("called exit(0)"));
}

TEST_CASE("The example in host.hpp plays a game to its end") {
    TempFolder root;
    put_addon(root.path() / "addons/race");
    fs::create_directory(root.path() / "addons/broken");
    REQUIRE(run_in(root.path(), HOST_EXAMPLE, "out") == 0);
    CHECK_THAT(with_slashes(read_file(root.path() / "out")),
               has("broken/addon.json\": is missing") &&
                   (has("race.six: 1") || has("race.six: 2")));
}
