// SPDX-License-Identifier: MIT
// The entry and the tables that it gives; the loader's own failures.
#include "support.hpp"

namespace {

std::string refusal_for(const std::string &fault_name) {
    TempFolder root;
    const Fault fault(fault_name);
    put_addon(root.path() / "race");
    return load_refusal(root.path());
}

} // namespace

TEST_CASE("A library whose dependency is missing is refused, naming it where the system does") {
    CHECK_THAT(refusal_of_library(HOST_DEPENDENT),
               has("race.so\": cannot be loaded") &&
                   (has("libhost-gone.") || has("not found") || has("could not be found")));
}

TEST_CASE("A library without the entry is refused") {
    CHECK_THAT(refusal_of_library(HOST_ENTRYLESS), has("does not export ludus_open_2"));
}

TEST_CASE("An entry that fails says why, and nothing is destroyed after it") {
    CHECK(refusal_for("init-fails") == "The dice are lost.");
    CHECK_THAT(refusal_for("init-fails-silently"), has("a file missing or damaged (status 11)"));
    CHECK(refusal_for("other-major") == "Contract 7.x was expected.");
}

TEST_CASE("An entry that lets an exception out is refused") {
    CHECK_THAT(refusal_for("entry-throws"), has("\"race\", ludus_open_2: let an exception out"));
}

TEST_CASE("A table that is NULL, too small or lacks a function is refused") {
    CHECK_THAT(refusal_for("null-table"), has("ludus_addon_api: the table is NULL"));
    CHECK_THAT(refusal_for("null-instance"), has("the instance is NULL"));
    CHECK_THAT(refusal_for("null-match-table"), has("ludus_match_api: the table is NULL"));
    CHECK_THAT(refusal_for("null-function"), has("ludus_match_api: the function play is NULL"));
    CHECK_THAT(refusal_for("null-evaluate"),
               has("ludus.analysis/1: the function evaluate is NULL"));
    CHECK_THAT(refusal_for("null-destroy"), has("ludus_addon_api: the function destroy is NULL"));
    CHECK_THAT(refusal_for("small-addon"),
               has("ludus_addon_api: the table has 16 bytes; at least"));
    CHECK_THAT(refusal_for("small-game"), has("ludus_game_api: the table has 8 bytes"));
    CHECK_THAT(refusal_for("small-feature"), has("ludus.board/1: the table has 8 bytes"));
    CHECK_THAT(refusal_for("null-feature-function"), has("ludus.board/1: the function lines"));
}

TEST_CASE("An addon that agrees to more than was offered is refused") {
    CHECK_THAT(refusal_for("major-agreed"), has("agreed to contract 7.0; at most 0.2"));
    CHECK_THAT(refusal_for("minor-agreed"), has("agreed to contract 0.3; at most 0.2"));
}

TEST_CASE("An addon of a newer minor, with longer tables, loads") {
    TempFolder root;
    Json manifest = put_library(root.path() / "race", HOST_FAULTY);
    manifest["abi"] = "0.9";
    write_manifest(root.path() / "race", manifest);
    CHECK(load_refusal(root.path()) == "");
}

TEST_CASE("An addon that is not what its manifest promises is refused") {
    CHECK_THAT(refusal_for("wrong-id"), has("has the id \"chess\"; addon.json promises \"race\""));
    CHECK_THAT(refusal_for("wrong-version"), has("has the version \"9.9.9\""));
    CHECK_THAT(refusal_for("other-game"), has("has the game \"race.seven\""));
    CHECK_THAT(refusal_for("no-game"), has("lacks the game \"race.six\""));
}

TEST_CASE("A refused addon cannot be loaded") {
    const ludus::Found refused{
        .folder = "/addons/race", .manifest = {}, .library = {}, .refusal = "It is broken."};
    CHECK(sentence_of([&] { ludus::load(refused, {}); }) == "It is broken.");
}
