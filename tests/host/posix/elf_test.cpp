// SPDX-License-Identifier: MIT
// The library's file, where libraries are ELF.
#include "../support.hpp"

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
    CHECK_THAT(refusal_of_bytes(whole.substr(0, 4096)),
               has("is cut at 4096 bytes, before the end of "));
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

TEST_CASE("A library with an undefined symbol is refused, naming it") {
    CHECK_THAT(refusal_of_library(HOST_UNDEFINED), has("cannot be loaded") && has("nowhere"));
}
