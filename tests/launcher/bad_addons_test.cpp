// SPDX-License-Identifier: MIT
// A broken addon costs one sentence and disturbs no other.
#include "catch.hpp"
#include "support.hpp"

#include <nlohmann/json.hpp>

namespace fs = std::filesystem;

namespace {

// An addons folder with the race as it is, and once more with a fault.
class Addons {
public:
    Addons() {
        const auto recursively = fs::copy_options::recursive;
        fs::copy(fs::path(RACE_ADDONS) / "race", folder_.path() / "race", recursively);
        fs::copy(fs::path(RACE_ADDONS) / "race", broken(), recursively);
        // Another id and game, or it would be refused as the race found twice.
        std::string manifest = read_file(broken() / "addon.json");
        manifest = replaced(manifest, "\"id\": \"race\"", "\"id\": \"broken\"");
        manifest = replaced(manifest, "race.six", "broken.six");
        write_file(broken() / "addon.json", manifest);
    }

    const fs::path &path() const { return folder_.path(); }
    fs::path broken() const { return folder_.path() / "broken"; }
    fs::path library() const {
        for (const auto &entry : fs::recursive_directory_iterator(broken()))
            if (entry.path().filename() == "race.so") return entry.path();
        FAIL("the copy has no library");
        return {};
    }

    // The sentence with which the broken one is listed; the race must still be played.
    std::string refusal() const {
        const std::string folder = path().string();
        const Result list = run_ludus({"--addons", folder, "addons", "--json"});
        CHECK(list.code == 0);
        CHECK(list.err.empty());
        std::string sentence;
        for (const auto &addon : nlohmann::json::parse(list.out))
            if (!addon["usable"]) sentence = addon["refusal"];
        CHECK(run_ludus({"--addons", folder, "addons"}).out.find(sentence) != std::string::npos);
        CHECK(run_ludus({"--addons", folder, "perft", "race.six", "1"}).out == "4\n");
        return sentence;
    }

private:
    TemporaryFolder folder_;
};

void check_says(const std::string &sentence, const Words &parts) {
    INFO(sentence);
    for (const auto &part : parts)
        CHECK(sentence.find(part) != std::string::npos);
}

} // namespace

TEST_CASE("an addons folder that is not there is named") {
    const TemporaryFolder folder;
    const std::string missing = (folder.path() / "nowhere").string();
    const Result list = run_ludus({"--addons", missing, "addons"});
    CHECK(list.code == 1);
    check_says(list.out, {missing});
    for (const Words &command : {Words{"play"}, Words{"perft", "race.six", "1"}}) {
        Words arguments{"--addons", missing};
        arguments.insert(arguments.end(), command.begin(), command.end());
        const Result result = run_ludus(arguments);
        CHECK(result.code == 1);
        check_says(result.err, {"no game", missing});
    }
}

TEST_CASE("an addons folder without addons is no fault, but there is nothing to play") {
    const TemporaryFolder folder;
    const Result list = run_ludus({"--addons", folder.path().string(), "addons"});
    CHECK(list.code == 0);
    check_says(list.out, {"no addons", folder.path().string()});
    CHECK(run_ludus({"--addons", folder.path().string()}).code == 1);
}

TEST_CASE("an addon without a manifest is refused") {
    const Addons addons;
    fs::remove(addons.broken() / "addon.json");
    check_says(addons.refusal(), {"broken/addon.json"});
}

TEST_CASE("an addon whose manifest is no JSON is refused") {
    const Addons addons;
    write_file(addons.broken() / "addon.json", "{\"manifest\": 1,");
    check_says(addons.refusal(), {"broken/addon.json"});
}

TEST_CASE("an addon whose library is missing is refused") {
    const Addons addons;
    fs::remove(addons.library());
    check_says(addons.refusal(), {"race.so", "missing"});
}

TEST_CASE("an addon whose library is for another machine is refused") {
    const Addons addons;
    const fs::path file = addons.library();
    std::string library = read_file(file);
    library[18] = 22; // e_machine of the ELF header: S/390
    library[19] = 0;
    write_file(file, library);
    check_says(addons.refusal(), {"race.so", "is a Linux library (ELF) for s390", "was expected"});
}

TEST_CASE("an addon whose manifest names another major of the contract is refused") {
    const Addons addons;
    const fs::path file = addons.broken() / "addon.json";
    write_file(file, replaced(read_file(file), "\"abi\": \"0.", "\"abi\": \"77."));
    check_says(addons.refusal(), {"77.", "expected"});
}

TEST_CASE("a game of a refused addon is refused with the addon's fault") {
    const Addons addons;
    fs::remove(addons.library());
    const Result result = run_ludus({"--addons", addons.path().string(), "play", "broken.six"});
    CHECK(result.code == 1);
    check_says(result.err, {"\"broken\"", "\"broken.six\"", "race.so", "missing"});
}

TEST_CASE("a game belongs to the addon whose id fits it best and that loads, the others are told") {
    for (const char *id : {"broken", "race.six"}) { // the second fits best, but does not load
        const Addons addons;
        const fs::path file = addons.broken() / "addon.json";
        std::string manifest = replaced(read_file(file), "broken.six", "race.six");
        write_file(file,
                   replaced(manifest, "\"id\": \"broken\"", "\"id\": \"" + std::string(id) + '"'));
        const std::string folder = addons.path().string();
        INFO(id);
        CHECK(run_ludus({"--addons", folder, "perft", "race.six", "1"}).out == "4\n");
        check_says(run_ludus({"--addons", folder, "addons"}).out,
                   {"another addon has this game too and plays it: " + folder + "/race"});
        for (const auto &addon :
             nlohmann::json::parse(run_ludus({"--addons", folder, "addons", "--json"}).out)) {
            CHECK(addon["usable"] == (addon["id"] == "race"));
            CHECK(addon["games"][0].contains("played_by") == (addon["id"] != "race"));
        }
    }
}

TEST_CASE("where a game is not known, the addons whose games could not be read are told") {
    const Addons addons;
    write_file(addons.broken() / "addon.json", "{");
    const Result result = run_ludus({"--addons", addons.path().string(), "play", "broken.six"});
    CHECK(result.code == 1);
    check_says(result.err, {"no game \"broken.six\"", "broken is refused", "addon.json"});
}

TEST_CASE("where every addon is refused, it is said why there is nothing to play") {
    const TemporaryFolder folder;
    fs::create_directory(folder.path() / "empty");
    for (const Words &command : {Words{"play"}, Words{"perft", "race.six", "1"}}) {
        Words arguments{"--addons", folder.path().string()};
        arguments.insert(arguments.end(), command.begin(), command.end());
        const Result result = run_ludus(arguments);
        CHECK(result.code == 1);
        check_says(result.err, {"no game", "empty is refused", "addon.json"});
    }
}

TEST_CASE("a library without the entry is refused when it is to be used") {
    const Result result = run_ludus({"--addons", FAULTY_ADDONS, "play", "entryless.game"});
    CHECK(result.code == 1);
    CHECK(lines_of(result.err).size() == 1);
    check_says(result.err, {"entryless", "library.so", "ludus_open_2"});
}

TEST_CASE("a library that speaks another major of the contract is refused when it is to be used") {
    const Result result = run_ludus({"--addons", FAULTY_ADDONS, "perft", "other-major.game", "1"});
    CHECK(result.code == 1);
    CHECK(lines_of(result.err).size() == 1);
    check_says(result.err, {"77.0"});
}

TEST_CASE("the option --addons may be given several times") {
    const Result list = run_ludus({"--addons", RACE_ADDONS, "--addons", FAULTY_ADDONS, "addons"});
    check_says(list.out, {"race.six", "entryless.game", "other-major.game"});
    CHECK(run_ludus({"--addons", FAULTY_ADDONS, "--addons", RACE_ADDONS, "perft", "race.six", "1"})
              .out == "4\n");
}

TEST_CASE("what an addon warns of is told") {
    const TemporaryFolder folder;
    fs::copy(fs::path(TEST_STAGE) / "addons/duodecim", folder.path() / "duodecim",
             fs::copy_options::recursive);
    const fs::path network = folder.path() / "duodecim/data/ur.finkel.net";
    REQUIRE(fs::exists(network));
    fs::resize_file(network, 100);
    const Result best = run_ludus({"--addons", folder.path().string(), "best", "ur.finkel",
                                   "..............:7:0 ..............:7:0 1 2", "--player", "5"});
    CHECK(best.code == 0);
    check_says(best.out, {"hand/2"});
    check_says(best.err, {"ludus: ", "ur.finkel.net"});
}
