// SPDX-License-Identifier: MIT
// The library's file, looked at before the loader sees it.
#include "support.hpp"

#include <fstream>
#include <sstream>
#include <sys/stat.h>

namespace {

// A folder with an addon whose library was changed; the manifest fits the change.
template <class Change>
std::string refusal_with(Change change) {
    TempFolder root;
    const fs::path folder = root.path() / "race";
    Json manifest = put_library(folder, HOST_FAULTY);
    change(folder / "lib/race.so");
    measure_library(folder, manifest);
    write_manifest(folder, manifest);
    return refusal_of(root.path());
}

std::string refusal_for(const std::string &content) {
    return refusal_with([&](const fs::path &library) { write_file(library, content); });
}

// As a manifest names it, and not measured.
template <class Change>
std::string refusal_unmeasured(Change change) {
    TempFolder root;
    put_addon(root.path() / "race");
    change(root.path() / "race/lib/race.so");
    return refusal_of(root.path());
}

void patch(const fs::path &file, std::size_t offset, const std::string &bytes) {
    std::string content = read_file(file);
    content.replace(offset, bytes.size(), bytes);
    write_file(file, content);
}

std::string hash_of(const std::string &text) {
    std::istringstream in(text);
    return ludus::sha256(in);
}

} // namespace

TEST_CASE("SHA-256 agrees with the examples of FIPS 180-4") {
    CHECK(hash_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hash_of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hash_of(std::string(1000000, 'a')) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("A library that is missing is refused") {
    CHECK_THAT(refusal_unmeasured([](const fs::path &library) { fs::remove(library); }),
               has("lib/race.so\": is missing; addon.json names it as the library for"));
}

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

TEST_CASE("A file that is no ELF library is refused by what it is") {
    CHECK_THAT(refusal_for(""), has("is empty; a shared library was expected"));
    CHECK_THAT(refusal_for("hello, world\n"), has("is a text; a Linux library (ELF) for "));
    CHECK_THAT(refusal_for("MZ\x90\x03\x01"),
               has("is cut at 5 bytes, before the end of its header"));
    CHECK_THAT(refusal_for("\xCF\xFA\xED\xFE\x07"), has("is a library of macOS (Mach-O)"));
    CHECK_THAT(refusal_for("!<arch>\nrace.o"), has("is a static library"));
    CHECK_THAT(refusal_for("#!/bin/sh\n"), has("is a script"));
    CHECK_THAT(refusal_for(std::string("PK\x03\x04\x14")), has("is a zip archive"));
    CHECK_THAT(refusal_for("\xFF\xFE\xFD"), has("is no library"));
    CHECK_THAT(refusal_for("\x7F"
                           "ELF"),
               has(" bytes, before the end of its header"));
}

TEST_CASE("A library for another machine is refused by name") {
    const auto library_for = [](const std::string &machine) {
        return refusal_with([&](const fs::path &library) { patch(library, 18, machine); });
    };
    CHECK_THAT(library_for("\xF3"),
               has("is a Linux library (ELF) for riscv (") && has("was expected"));
    CHECK_THAT(library_for("\x08"), has("ELF) for mips ("));
    CHECK_THAT(library_for("\x77"), has("ELF) for number 119 ("));
}

TEST_CASE("A library of another class or byte order is refused") {
    const int own = sizeof(void *) * 8;
    const std::string other(1, own == 64 ? '\x01' : '\x02');
    CHECK_THAT(refusal_with([&](const fs::path &library) { patch(library, 4, other); }),
               has("(" + std::to_string(96 - own) + " bits); ") &&
                   has("(" + std::to_string(own) + " bits)"));
    CHECK_THAT(refusal_with([](const fs::path &library) { patch(library, 5, "\x02"); }),
               has("has another byte order"));
}

TEST_CASE("A library cut anywhere is refused, unless it lost nothing that is loaded") {
    const std::string whole = read_file(HOST_FAULTY);
    int refused = 0;
    for (std::size_t size = 0; size < whole.size(); size += whole.size() / 20) {
        TempFolder root;
        Json manifest = put_library(root.path() / "race", HOST_FAULTY);
        write_file(root.path() / "race/lib/race.so", whole.substr(0, size));
        measure_library(root.path() / "race", manifest);
        write_manifest(root.path() / "race", manifest);
        if (refusal_of(root.path()) != "") {
            ++refused;
        } else {
            CHECK(load_refusal(root.path(), with_prober()) == ""); // a fault would be caught there
        }
    }
    CHECK(refused > 0);
    CHECK_THAT(refusal_for(whole.substr(0, 4096)), has("is cut at 4096 bytes, before the end of "));
}

TEST_CASE("Program headers that lie are refused") {
    const bool wide = sizeof(void *) == 8;
    const auto lie = [&](std::size_t offset, const std::string &bytes) {
        return refusal_with([&](const fs::path &library) { patch(library, offset, bytes); });
    };
    CHECK_THAT(lie(wide ? 32 : 28, std::string(wide ? 8 : 4, '\xFF')), has("its program headers"));
    CHECK_THAT(lie(wide ? 54 : 42, "\x01"), has("headers of a wrong size"));
    CHECK_THAT(lie(wide ? 56 : 44, std::string("\0\0", 2)), has("holds nothing to load"));
    CHECK_THAT(lie(16, "\x01"), has("is an object file"));
    CHECK_THAT(lie(16, "\x02"), has("is a program"));
    CHECK_THAT(lie(16, "\x04"), has("is a core dump"));
}

TEST_CASE("The host's own executable is no library") {
    CHECK_THAT(refusal_with([](const fs::path &library) {
                   fs::copy_file("/proc/self/exe", library, fs::copy_options::overwrite_existing);
               }),
               has("is a program; a "));
    CHECK_THAT(refusal_unmeasured([](const fs::path &library) {
                   fs::remove(library);
                   fs::create_symlink(fs::canonical("/proc/self/exe"), library);
               }),
               has("leads out of the addon's folder"));
}

TEST_CASE("A library larger than any is refused by its size, and not read") {
    TempFolder root;
    put_addon(root.path() / "race");
    Json manifest = Json::parse(read_file(root.path() / "race/addon.json"));
    const std::uintmax_t size = (std::uintmax_t{256} << 20) + 1;
    fs::resize_file(root.path() / "race/lib/race.so", size); // sparse
    own_library(manifest)["size"] = size;
    write_manifest(root.path() / "race", manifest);
    CHECK_THAT(find_one(root.path()).refusal.sentence(),
               has("has 268435457 bytes; at most 268435456 are read"));
}

TEST_CASE("A library is hashed when it is wanted, not when addons are listed") {
    TempFolder root;
    put_addon(root.path() / "race");
    Json manifest = Json::parse(read_file(root.path() / "race/addon.json"));
    own_library(manifest)["sha256"] = std::string(64, '0');
    write_manifest(root.path() / "race", manifest);
    CHECK_THAT(load_refusal(root.path()), has("has the SHA-256 "));
}

TEST_CASE("A manifest that is a link out of the addon's folder is refused, as a library is") {
    TempFolder root;
    TempFolder elsewhere;
    put_addon(root.path() / "race");
    fs::rename(root.path() / "race/addon.json", elsewhere.path() / "addon.json");
    fs::create_symlink(elsewhere.path() / "addon.json", root.path() / "race/addon.json");
    CHECK_THAT(refusal_of(root.path()), has("addon.json\": leads out of the addon's folder to "));
}

TEST_CASE("An addon that cannot be used takes no id from one that can") {
    TempFolder root;
    put_addon(root.path() / "a");
    put_addon(root.path() / "b");
    fs::remove(root.path() / "a/lib/race.so");
    const auto found = ludus::discover({root.path()});
    REQUIRE(found.size() == 2);
    CHECK_FALSE(found[0].usable());
    CHECK(found[1].refusal.sentence() == "");
}

TEST_CASE("A library of another size or hash than the manifest promises is refused") {
    CHECK_THAT(refusal_unmeasured(
                   [](const fs::path &library) { write_file(library, read_file(library) + "x"); }),
               has(" bytes; addon.json promises "));
    CHECK_THAT(refusal_unmeasured([](const fs::path &library) {
                   std::string content = read_file(library);
                   content.back() = static_cast<char>(content.back() ^ 1);
                   write_file(library, content);
               }),
               has("has the SHA-256 "));
}
