// SPDX-License-Identifier: MIT
// Instances, matches and libraries from first to last; folders of every kind.
#include "support.hpp"

#include <dlfcn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

// Runs in a child without the rights of root, which could read anything; gives what it returns.
template <class Call>
std::string as_nobody(Call call) {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        constexpr unsigned nobody = 65534;
        if (geteuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0)) _exit(1);
        std::string said;
        try {
            said = call();
        } catch (const std::exception &error) {
            said = error.what();
        }
        _exit(write(ends[1], said.data(), said.size()) < 0 ? 1 : 0);
    }
    close(ends[1]);
    std::string out(4096, '\0');
    const ssize_t count = read(ends[0], out.data(), out.size());
    close(ends[0]);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(status == 0);
    out.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return out;
}

std::string load_in(const fs::path &root) {
    const ludus::Addon addon = ludus::load(ludus::discover({root}).at(0), {.name = "test"});
    return std::string("loaded ") + addon.info("en").id;
}

} // namespace

TEST_CASE("A match keeps its addon, and the library, alive") {
    TempFolder root;
    put_addon(root.path() / "race");
    std::vector<std::string> log;
    ludus::HostDescription host{.name = "test"};
    host.log = [&](int32_t, const std::string &text) { log.push_back(text); };
    std::optional<ludus::Addon> addon = ludus::load(find_one(root.path()), host, {.unload = true});
    std::optional<ludus::Match> match(std::in_place, *addon, "race.six");
    ludus::Match other = match->clone();
    addon.reset();
    CHECK(match->state().phase == LUDUS_PHASE_ROLL);
    match.reset();
    CHECK(std::count(log.begin(), log.end(), "destroyed") == 0);
    other = other.clone();
    CHECK(other.game() == "race.six");
    const ludus::Match last(std::move(other));
    CHECK(last.state().rolls == 0);
}

TEST_CASE("The last handle destroys the instance, once") {
    TempFolder root;
    put_addon(root.path() / "race");
    std::vector<std::string> log;
    ludus::HostDescription host{.name = "test"};
    host.log = [&](int32_t, const std::string &text) { log.push_back(text); };
    {
        const ludus::Addon addon = ludus::load(find_one(root.path()), host, {.unload = true});
        const ludus::Addon copy = addon;
        CHECK(std::count(log.begin(), log.end(), "destroyed") == 0);
    }
    CHECK(std::count(log.begin(), log.end(), "destroyed") == 1);
    CHECK(log.front() == "asked ? who I am"); // what is not UTF-8 is not handed on
}

TEST_CASE("An addon opened twice gives two instances, and opened again after the last a third") {
    TempFolder root;
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    for (int i = 0; i < 2; ++i) {
        const ludus::Addon one = ludus::load(found, {.name = "test"}, {.unload = i == 0});
        const ludus::Addon two = ludus::load(found, {.name = "test"}, {.unload = i == 0});
        CHECK(rolled_match(one).state().rolls == 1);
        CHECK(rolled_match(two).state().rolls == 1);
    }
}

TEST_CASE("A library replaced while it is loaded is refused, and once it is not, taken") {
    TempFolder root;
    const fs::path folder = root.path() / "race";
    put_addon(folder);
    std::optional<ludus::Addon> addon =
        ludus::load(find_one(root.path()), {.name = "test"}, {.unload = true});
    fs::remove(folder / "lib/race.so");
    Json manifest = put_library(folder, HOST_FAULTY);
    write_file(folder / "lib/race.so", read_file(HOST_FAULTY) + "x"); // another, that still loads
    CHECK_THAT(sentence_of([&] { ludus::load(find_one(root.path()), {}); }), has("promises"));
    measure_library(folder, manifest);
    write_manifest(folder, manifest);
    CHECK_THAT(load_refusal(root.path()), has("was replaced while the old one is in use"));
    CHECK(rolled_match(*addon).state().rolls == 1); // the old one goes on
    addon.reset();
    const ludus::Found found = find_one(root.path());
    const bool gone = dlopen(found.library.c_str(), RTLD_LAZY | RTLD_NOLOAD) == nullptr;
    CHECK(load_refusal(root.path()).empty() == gone);
}

TEST_CASE("A folder that cannot be read is refused") {
    TempFolder root;
    put_addon(root.path() / "race");
    fs::permissions(root.path(), fs::perms(0755));
    fs::permissions(root.path() / "race", fs::perms::none);
    CHECK_THAT(as_nobody([&] { return ludus::discover({root.path()}).at(0).refusal.sentence(); }),
               has("race/addon.json\": cannot be looked at (Permission denied)"));
    fs::permissions(root.path() / "race", fs::perms(0755));
    fs::permissions(root.path() / "race/addon.json", fs::perms::none);
    CHECK_THAT(as_nobody([&] { return ludus::discover({root.path()}).at(0).refusal.sentence(); }),
               has("race/addon.json\": cannot be read"));
    fs::permissions(root.path() / "race/addon.json", fs::perms(0644));
    fs::permissions(root.path() / "race/lib/race.so", fs::perms::none);
    CHECK_THAT(as_nobody([&] { return ludus::discover({root.path()}).at(0).refusal.sentence(); }),
               has("race/lib/race.so\": cannot be read"));
    fs::permissions(root.path(), fs::perms::none);
    CHECK_THAT(as_nobody([&] { return ludus::discover({root.path()}).at(0).refusal.sentence(); }),
               has("cannot be listed (Permission denied)"));
    fs::permissions(root.path(), fs::perms(0755));
}

TEST_CASE("A folder that cannot be written to serves as well") {
    TempFolder root;
    put_addon(root.path() / "race");
    fs::permissions(root.path() / "race/lib/race.so", fs::perms(0444));
    fs::permissions(root.path() / "race/addon.json", fs::perms(0444));
    for (const char *folder : {"race/lib", "race", "."}) {
        fs::permissions(root.path() / folder, fs::perms(0555));
    }
    CHECK(as_nobody([&] { return load_in(root.path()); }) == "loaded race");
    for (const char *folder : {".", "race", "race/lib"}) {
        fs::permissions(root.path() / folder, fs::perms(0755));
    }
}

TEST_CASE("Folders with letters of any script, blanks and quotes serve") {
    TempFolder root;
    put_addon(root.path() / u8"игры и \"ludī\" 遊戲" / u8" Двенадцать линий ");
    CHECK(load_in(root.path() / u8"игры и \"ludī\" 遊戲") == "loaded race");
    CHECK(load_refusal(root.path() / u8"игры и \"ludī\" 遊戲", with_prober()) == "");
}

TEST_CASE("A folder whose name is not UTF-8 is refused or serves, but says nothing garbled") {
    TempFolder root;
    put_addon(root.path() / "ra\xFF"
                            "ce");
    const ludus::Found found = ludus::discover({root.path()}).at(0);
    CHECK(ludus::utf8_fault(found.refusal.sentence()) == std::string::npos);
    CHECK_THAT(found.refusal.sentence(), has("is not UTF-8"));
}

TEST_CASE("A very long path serves, and one that is too long is refused in a short sentence") {
    TempFolder root;
    fs::path deep = root.path();
    for (int i = 0; i < 15; ++i)
        deep /= std::string(200, 'a');
    put_addon(deep / "race");
    CHECK(load_in(deep) == "loaded race");
    for (const std::string &path : {std::string(5000, 'b'), "lib/" + std::string(300, 'c')}) {
        TempFolder other;
        Json manifest = put_library(other.path() / "race", HOST_FAULTY);
        own_library(manifest)["path"] = path;
        write_manifest(other.path() / "race", manifest);
        const std::string refusal = refusal_of(other.path());
        CHECK_THAT(refusal, has("cannot be resolved (File name too long)"));
        CHECK(refusal.size() < 600);
    }
}

TEST_CASE("Several threads use one addon and load it anew, each with matches of its own") {
    TempFolder root;
    put_addon(root.path() / "race");
    const ludus::Found found = find_one(root.path());
    const ludus::Addon shared = ludus::load(found, {.name = "test"});
    std::vector<int> played(4, 0);
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < played.size(); ++i)
            threads.emplace_back([&, i] {
                for (int game = 0; game < 20; ++game) {
                    const ludus::Addon own = ludus::load(found, {.name = "test"});
                    played[i] += rolled_match(own).state().rolls == 1;
                    played[i] += rolled_match(shared).state().rolls == 1;
                }
            });
    }
    CHECK(played == std::vector<int>(4, 40));
}
