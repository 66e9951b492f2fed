// SPDX-License-Identifier: MIT
// Links, pipes, devices and rights.
#include "../support.hpp"

#include <dlfcn.h>
#include <sys/stat.h>
#include <sys/wait.h>
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

} // namespace

TEST_CASE("A library behind a link out of the folder is refused, also in a folder of a like name") {
    TempFolder root;
    put_addon(root.path() / "race");
    fs::create_directory(root.path() / "race-evil");
    fs::rename(root.path() / "race/lib/race.so", root.path() / "race-evil/race.so");
    fs::create_symlink("../../race-evil/race.so", root.path() / "race/lib/race.so");
    const auto found = ludus::discover({root.path()});
    REQUIRE(found.size() == 2);
    CHECK_THAT(found[0].refusal.sentence(), has("leads out of the addon's folder to"));
}

TEST_CASE("A link that stays inside the folder is followed") {
    CHECK(refusal_unmeasured([](const fs::path &library) {
              fs::rename(library, library.parent_path() / "real.so");
              fs::create_symlink("real.so", library);
          }) == "");
}

TEST_CASE("A link to itself is refused, as library and as addon folder") {
    CHECK_THAT(refusal_unmeasured([](const fs::path &library) {
                   fs::remove(library);
                   fs::create_symlink("race.so", library);
               }),
               has("cannot be resolved"));
    TempFolder root;
    fs::create_symlink("race", root.path() / "race");
    CHECK_THAT(refusal_of(root.path()), has("race\": cannot be resolved"));
}

TEST_CASE("A library that is a folder, a pipe or a device is refused unopened") {
    CHECK_THAT(refusal_unmeasured([](const fs::path &library) {
                   fs::remove(library);
                   fs::create_directory(library);
               }),
               has("is a folder; a regular file was expected"));
    CHECK_THAT(refusal_unmeasured([](const fs::path &library) {
                   fs::remove(library);
                   REQUIRE(mkfifo(library.c_str(), 0600) == 0);
               }),
               has("is a named pipe"));
    CHECK_THAT(refusal_unmeasured([](const fs::path &library) {
                   fs::remove(library);
                   fs::create_symlink("/dev/zero", library);
               }),
               has("leads out of the addon's folder to \"/dev/zero\""));
}

TEST_CASE("A manifest that is a link out of the addon's folder is refused, as a library is") {
    TempFolder root;
    TempFolder elsewhere;
    put_addon(root.path() / "race");
    fs::rename(root.path() / "race/addon.json", elsewhere.path() / "addon.json");
    fs::create_symlink(elsewhere.path() / "addon.json", root.path() / "race/addon.json");
    CHECK_THAT(refusal_of(root.path()), has("addon.json\": leads out of the addon's folder to "));
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

TEST_CASE("A folder whose name is not UTF-8 is refused or serves, but says nothing garbled") {
    TempFolder root;
    put_addon(root.path() / "ra\xFF"
                            "ce");
    const ludus::Found found = ludus::discover({root.path()}).at(0);
    CHECK(ludus::utf8_fault(found.refusal.sentence()) == std::string::npos);
    CHECK_THAT(found.refusal.sentence(), has("is not UTF-8"));
}

TEST_CASE("A manifest that is a folder, a pipe or a device is refused unopened") {
    TempFolder root;
    const fs::path manifest = root.path() / "race/addon.json";
    fs::create_directories(manifest);
    CHECK_THAT(refusal_of(root.path()), has("is a folder; a regular file was expected"));
    fs::remove(manifest);
    REQUIRE(mkfifo(manifest.c_str(), 0600) == 0);
    CHECK_THAT(refusal_of(root.path()), has("is a named pipe"));
    fs::remove(manifest);
    fs::create_symlink("/dev/zero", manifest);
    CHECK_THAT(refusal_of(root.path()), has("is a device"));
    fs::remove(manifest);
    fs::create_symlink("addon.json", manifest);
    CHECK_THAT(refusal_of(root.path()), has("cannot be looked at"));
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

TEST_CASE("Folders with letters of any script, blanks and quotes serve") {
    TempFolder root;
    put_addon(root.path() / u8"игры и \"ludī\" 遊戲" / u8" Двенадцать линий ");
    CHECK(load_in(root.path() / u8"игры и \"ludī\" 遊戲") == "loaded race");
    CHECK(load_refusal(root.path() / u8"игры и \"ludī\" 遊戲", with_prober()) == "");
}
