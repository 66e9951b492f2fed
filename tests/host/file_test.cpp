// SPDX-License-Identifier: MIT
// The library's file, looked at before the loader sees it.
#include "support.hpp"

#include <sstream>

namespace {

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

TEST_CASE("A library larger than any is refused by its size, and not read") {
    TempFolder root;
    put_addon(root.path() / "race");
    Json manifest = Json::parse(read_file(root.path() / "race/addon.json"));
    const std::uintmax_t size = (std::uintmax_t{256} << 20) + 1;
    fs::resize_file(root.path() / "race/lib/race.so", size); // sparse
    own_library(manifest)["size"] = size;
    write_manifest(root.path() / "race", manifest);
    CHECK_THAT(with_slashes(find_one(root.path()).refusal.sentence()),
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

TEST_CASE("An addon that cannot be used takes no id from one that can") {
    TempFolder root;
    put_addon(root.path() / "a");
    put_addon(root.path() / "b");
    fs::remove(root.path() / "a/lib/race.so");
    const auto found = ludus::discover({root.path()});
    REQUIRE(found.size() == 2);
    CHECK_FALSE(found[0].usable());
    CHECK(with_slashes(found[1].refusal.sentence()) == "");
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

namespace {

std::string word(unsigned long value, std::size_t width) {
    std::string out;
    for (std::size_t i = 0; i < width; ++i)
        out += static_cast<char>(value >> 8 * i & 0xFF);
    return out;
}

// The heads of libraries of both systems, without anything behind.
std::string elf_head(char bits, unsigned machine, unsigned flags = 0, unsigned type = 3) {
    const bool wide = bits == 2;
    std::string out = std::string("\x7F"
                                  "ELF") +
                      bits + '\1' + '\1' + std::string(9, '\0') + word(type, 2) + word(machine, 2);
    out.resize(wide ? 48 : 36);
    out += word(flags, 4);
    out.resize(64);
    return out;
}

std::string pe_head(unsigned machine, unsigned magic, unsigned flags = 0x2022) {
    std::string out = "MZ";
    out.resize(60);
    out += word(64, 4) + std::string("PE\0\0", 4) + word(machine, 2) + word(1, 2) +
           std::string(12, '\0') + word(224, 2) + word(flags, 2) + word(magic, 2);
    out.resize(out.size() + 222);
    return out;
}

} // namespace

TEST_CASE(
    "A library for another system or machine is refused by what it is and what was expected") {
    const struct {
        std::string head;
        const char *told;
    } libraries[] = {
        {elf_head(2, 62), "a Linux library (ELF) for x86_64 (64 bits)"},
        {elf_head(1, 3), "a Linux library (ELF) for x86 (32 bits)"},
        {elf_head(2, 183), "a Linux library (ELF) for aarch64 (64 bits)"},
        {elf_head(1, 40, 0x5000400), "a Linux library (ELF) for armhf (32 bits)"},
        {elf_head(1, 40, 0x5000200), "a Linux library (ELF) for armel (32 bits)"},
        {elf_head(2, 243), "a Linux library (ELF) for riscv (64 bits)"},
        {elf_head(1, 119), "a Linux library (ELF) for number 119 (32 bits)"},
        {pe_head(0x8664, 0x20B), "a Windows library (DLL) for x86_64 (64 bits)"},
        {pe_head(0x14C, 0x10B), "a Windows library (DLL) for x86 (32 bits)"},
        {pe_head(0xAA64, 0x20B), "a Windows library (DLL) for aarch64 (64 bits)"},
    };
    const std::string system = ludus::platform;
    const std::string expected = std::string(own_library_name) + " for " +
                                 system.substr(system.find('-') + 1) + " (" +
                                 std::to_string(8 * sizeof(void *)) + " bits)";
    int own = 0;
    for (const auto &[head, told] : libraries) {
        const std::string refusal = refusal_of_bytes(head);
        own += told == expected;
        if (told != expected)
            CHECK_THAT(refusal, has("race.so\": is " + std::string(told) + "; " + expected +
                                    " was expected"));
        else // nothing is behind its head
            CHECK_THAT(refusal, has("headers") || has("nothing to load") || has("is cut"));
        for (const std::size_t size : {2u, 7u, 63u, 66u, 80u})
            if (size < head.size()) CHECK(refusal_of_bytes(head.substr(0, size)) != "");
    }
    CHECK(own == 1);
}

TEST_CASE("A program or an object file is refused as such, of whatever system") {
    CHECK_THAT(refusal_of_bytes(elf_head(2, 62, 0, 2)),
               has("is a program; " + std::string(own_library_name)));
    CHECK_THAT(refusal_of_bytes(elf_head(2, 62, 0, 1)), has("is an object file; "));
    CHECK_THAT(refusal_of_bytes(elf_head(2, 62, 0, 4)), has("is a core dump; "));
    CHECK_THAT(refusal_of_bytes(pe_head(0x8664, 0x20B, 0x22)), has("is a program; "));
    CHECK_THAT(refusal_of_bytes("MZ" + std::string(200, '\0')), has("is a program of DOS; "));
}

TEST_CASE("A file that is no library is refused by what it is") {
    CHECK_THAT(refusal_of_bytes(""), has("is empty; a shared library was expected"));
    CHECK_THAT(refusal_of_bytes("hello, world\n"),
               has("is a text; " + std::string(own_library_name) + " for "));
    CHECK_THAT(refusal_of_bytes("MZ\x90\x03\x01"),
               has("is cut at 5 bytes, before the end of its header"));
    CHECK_THAT(refusal_of_bytes("\xCF\xFA\xED\xFE\x07"), has("is a library of macOS (Mach-O)"));
    CHECK_THAT(refusal_of_bytes("!<arch>\nrace.o"), has("is a static library"));
    CHECK_THAT(refusal_of_bytes("#!/bin/sh\n"), has("is a script"));
    CHECK_THAT(refusal_of_bytes(std::string("PK\x03\x04\x14")), has("is a zip archive"));
    CHECK_THAT(refusal_of_bytes("\xFF\xFE\xFD"), has("is no library"));
    CHECK_THAT(refusal_of_bytes("\x7F"
                                "ELF"),
               has(" bytes, before the end of its header"));
}
