// SPDX-License-Identifier: MIT
// addon.json from unknown hands.
#include "support.hpp"

namespace {

// The refusal for a manifest of this text.
std::string refusal_for(const std::string &text) {
    TempFolder root;
    write_file(root.path() / "race/addon.json", text);
    return refusal_of(root.path());
}

// The refusal for a good manifest that was changed.
template <class Change>
std::string refusal_with(Change change) {
    TempFolder root;
    Json manifest = put_library(root.path() / "race", HOST_FAULTY);
    change(manifest);
    write_manifest(root.path() / "race", manifest);
    return refusal_of(root.path());
}

std::string refusal_of_path(const std::string &path) {
    return refusal_with([&](Json &manifest) { own_library(manifest)["path"] = path; });
}

} // namespace

TEST_CASE("An addon as it should be is usable, and nothing is loaded to know it") {
    TempFolder root;
    const Fault fault("load-abort"); // loading it would end this process
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    CHECK(found.usable());
    CHECK(found.library == root.path() / "race/lib/race.so");
    CHECK(found.manifest->version == "1.0.0");
    CHECK(found.manifest->abi == LUDUS_ABI);
    CHECK(ludus::in_language(found.manifest->name, "ru-RU") == "Гонка");
    CHECK(ludus::in_language(found.manifest->name, "uk") == "A tiny race");
}

TEST_CASE("A folder without a manifest is refused") {
    TempFolder root;
    fs::create_directory(root.path() / "race");
    CHECK_THAT(refusal_of(root.path()), has("race/addon.json\": is missing"));
}

TEST_CASE("A root that is not there is an entry with a refusal") {
    CHECK_THAT(refusal_of("/nowhere/addons"), has("/nowhere/addons\": cannot be listed"));
}

TEST_CASE("Files and hidden folders in a root are passed over") {
    TempFolder root;
    write_file(root.path() / "readme.txt", "hello");
    write_file(root.path() / ".git/config", "");
    CHECK(ludus::discover({root.path()}).empty());
}

TEST_CASE("Addons come in the order of their folders, and a broken one does not disturb") {
    TempFolder root;
    put_addon(root.path() / "b");
    write_file(root.path() / "a/addon.json", "{");
    fs::create_directory(root.path() / "c");
    const auto found = ludus::discover({root.path(), root.path()}); // the root twice
    REQUIRE(found.size() == 3);
    CHECK_FALSE(found[0].usable());
    CHECK(found[1].usable());
    CHECK_FALSE(found[2].usable());
}

TEST_CASE("A manifest that is not JSON is refused with line and column") {
    CHECK_THAT(refusal_for("{\"manifest\": 1,\n \"id\": oops}"),
               has("addon.json\": not JSON in line 2, column 8"));
    CHECK_THAT(refusal_for(""), has("not JSON in line 1, column 1"));
    CHECK_THAT(refusal_for("{\"manifest\": 1e999}"), has("not JSON") || has("cannot be read"));
}

TEST_CASE("A manifest nested 100,000 deep is refused") {
    CHECK_THAT(refusal_for(std::string(100000, '[')), has("nested deeper than 16 levels"));
    std::string objects;
    for (int i = 0; i < 100000; ++i)
        objects += "{\"a\":";
    CHECK_THAT(refusal_for(objects), has("nested deeper than 16 levels"));
}

TEST_CASE("A manifest of 1 GiB is refused unread") {
    TempFolder root;
    write_file(root.path() / "race/addon.json", "{");
    fs::resize_file(root.path() / "race/addon.json", std::uintmax_t{1} << 30); // sparse
    CHECK_THAT(refusal_of(root.path()), has("is larger than the 1048576 bytes"));
}

TEST_CASE("A manifest that is not UTF-8, has a byte order mark or a NUL is refused") {
    CHECK_THAT(refusal_for("{\n\"id\": \"\xC3(\"}"), has("not UTF-8 in line 2, column 8"));
    CHECK_THAT(refusal_for("\xEF\xBB\xBF{}"), has("byte order mark"));
    CHECK_THAT(refusal_for(std::string("{\0}", 3)), has("NUL byte in line 1, column 2"));
}

TEST_CASE("A manifest of an unknown version is refused, whatever else it holds") {
    CHECK_THAT(refusal_for(R"({"manifest": 2, "id": []})"),
               has("the field manifest is 2; this launcher reads version 1"));
}

TEST_CASE("A missing field is named") {
    for (const char *name : {"manifest", "id", "version", "abi", "name", "description", "licence",
                             "games", "libraries"}) {
        CHECK_THAT(refusal_with([&](Json &manifest) { manifest.erase(name); }),
                   has(std::string("the field ") + name + " is missing"));
    }
    CHECK_THAT(refusal_with([](Json &manifest) { own_library(manifest).erase("size"); }),
               has(std::string("libraries.") + ludus::platform + ".size is missing"));
}

TEST_CASE("A field of a wrong type is named, with what was expected") {
    for (const char *name : {"manifest", "id", "version", "abi", "name", "description", "licence",
                             "games", "libraries"}) {
        CHECK_THAT(refusal_with([&](Json &manifest) { manifest[name] = nullptr; }),
                   has(std::string("the field ") + name + " holds null; "));
    }
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["games"][0]["id"] = 7; }),
               has("the field games.0.id holds number; a text was expected"));
    CHECK_THAT(refusal_with([](Json &manifest) { own_library(manifest)["size"] = -1; }),
               has("size holds number; a whole number from 0 was expected"));
    CHECK_THAT(refusal_for("[]"), has("holds array; an object was expected"));
}

TEST_CASE("A field of the right type with a wrong value is named") {
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["id"] = "../Evil"; }),
               has("the field id is \"../Evil\""));
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["abi"] = "one"; }),
               has("the field abi is \"one\"; two numbers"));
    CHECK_THAT(refusal_with([](Json &manifest) {
                   manifest["name"] = {{"ru", "Гонка"}};
               }),
               has("the field name lacks the language en"));
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["games"] = Json::array(); }),
               has("the field games is empty"));
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["games"] += manifest["games"][0]; }),
               has("names a game a second time"));
    CHECK_THAT(refusal_with([](Json &manifest) { own_library(manifest)["sha256"] = "AB"; }),
               has("64 lower-case hex digits"));
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["version"] = "1\n2"; }),
               has("the field version is \"1?2\""));
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["name"]["en"] = "\x1b[2JRace"; }),
               has("the field name.en is \"?[2JRace\"; a text without control characters"));
}

TEST_CASE("A manifest that is no object is refused as a whole") {
    CHECK_THAT(refusal_for("[]"), has("addon.json\": holds array; an object was expected"));
}

TEST_CASE("A key that stands twice in an object is refused") {
    CHECK_THAT(refusal_for(R"({"manifest": 1, "id": "a", "id": "b"})"),
               has("the key \"id\" stands twice"));
    CHECK_THAT(refusal_for(R"({"a": [{"x": 1}, {"x": 1, "y": {"z": 1, "z": 2}}]})"),
               has("the key \"z\" stands twice"));
}

TEST_CASE("Of two addons with one id the second is refused, naming the first") {
    TempFolder root;
    put_addon(root.path() / "one");
    put_addon(root.path() / "two");
    const auto found = ludus::discover({root.path()});
    REQUIRE(found.size() == 2);
    CHECK(found[0].usable());
    CHECK_THAT(with_slashes(found[1].refusal.sentence()),
               has("two/addon.json\": the id \"race\" belongs to") &&
                   has((root.path() / "one").generic_string()));
}

TEST_CASE("An addon without a library for this platform is refused, naming those it has") {
    const std::string refusal = refusal_with([](Json &manifest) {
        const Json own = own_library(manifest);
        manifest["libraries"] = {{"beos-m68k", own}, {"plan9-vax", own}};
    });
    CHECK_THAT(refusal, has(std::string("has no library for ") + ludus::platform +
                            ", only for beos-m68k, plan9-vax"));
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["libraries"] = Json::object(); }),
               has("nor for any other platform"));
}

TEST_CASE("An addon of another major contract is refused, of a newer minor not") {
    CHECK_THAT(refusal_with([](Json &manifest) { manifest["abi"] = "7.0"; }),
               has("speaks the contract 7.0; 0.2 was expected"));
    CHECK(refusal_with([](Json &manifest) { manifest["abi"] = "0.9"; }) == "");
}

TEST_CASE("A path that leaves the folder, or is no relative path, is refused") {
    CHECK_THAT(refusal_of_path("../race.so"), has("leaves its folder by \"..\""));
    CHECK_THAT(refusal_of_path("lib/../../race.so"), has("leaves its folder by \"..\""));
    CHECK_THAT(refusal_of_path("/usr/lib/libc.so"), has("which is absolute"));
    CHECK_THAT(refusal_of_path("lib\\race.so"), has("holds a backslash"));
    CHECK_THAT(refusal_of_path("C:/race.so"), has("names a drive"));
    CHECK_THAT(refusal_of_path("\\\\server\\share\\race.so"), has("holds a backslash"));
    CHECK_THAT(refusal_of_path("//server/share/race.so"), has("which is absolute"));
    CHECK_THAT(refusal_of_path(""), has("which is empty"));
    CHECK_THAT(refusal_of_path("lib//race.so"), has("a part that names nothing"));
    CHECK_THAT(refusal_of_path("lib/ra\nce.so"), has("control characters"));
}
