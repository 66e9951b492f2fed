// SPDX-License-Identifier: MIT
// The library's file, where libraries are DLLs.
#include "../support.hpp"

namespace {

// The heads of a library: of DOS, of the file, of its sections.
std::size_t heads_of(const std::string &library) {
    const auto field = [&](std::size_t at) {
        std::size_t out = 0;
        for (std::size_t i = 4; i-- > 0;)
            out = out << 8 | static_cast<unsigned char>(library.at(at + i));
        return out;
    };
    return field(field(60) + 24 + 60);
}

// An addon whose library is changed in place: as long as before, and not hashed to be listed.
struct Changing {
    Changing() { put_addon(root.path() / "race"); }
    std::string refusal(const std::string &content) {
        write_file(library, content);
        return with_slashes(find_one(root.path()).refusal.sentence());
    }
    // Of one that is not refused by its head: the loader's own, or nothing. In a folder of its own, as
    // a library that is loaded cannot be changed.
    std::string loaders_refusal() const {
        TempFolder other;
        put_addon(other.path() / "race", library);
        return load_refusal(other.path(), with_prober());
    }
    TempFolder root;
    fs::path library = root.path() / "race/lib/race.so";
};

} // namespace

TEST_CASE("A DLL with any byte of its heads changed is refused in a sentence or can be tried") {
    const std::string whole = read_file(HOST_FAULTY);
    const std::size_t heads = heads_of(whole);
    REQUIRE(heads > 400);
    int refused = 0;
    int accepted = 0;
    Changing addon;
    for (std::size_t at = 0; at < heads; ++at) {
        std::string content = whole;
        content[at] = static_cast<char>(content[at] ^ 0xFF);
        const std::string refusal = addon.refusal(content);
        INFO("byte " << at << ": " << refusal);
        if (!refusal.empty()) {
            ++refused;
            CHECK_THAT(refusal, has("race.so\": "));
        } else if (++accepted % 40 == 0) { // a trial takes its time
            addon.loaders_refusal();
        }
    }
    CHECK(refused > 50);
    CHECK(accepted > 50);
}

TEST_CASE("A DLL cut anywhere is refused, unless it lost nothing that is loaded") {
    const std::string whole = read_file(HOST_FAULTY);
    const std::size_t heads = heads_of(whole);
    std::vector<std::size_t> sizes;
    for (std::size_t size = 0; size < heads; size += 3)
        sizes.push_back(size);
    for (std::size_t size = heads; size < whole.size(); size += whole.size() / 20)
        sizes.push_back(size);
    Changing addon;
    int refused = 0;
    for (const std::size_t size : sizes) {
        write_file(addon.library, whole.substr(0, size));
        Json manifest = Json::parse(read_file(addon.root.path() / "race/addon.json"));
        own_library(manifest)["size"] = size;
        write_manifest(addon.root.path() / "race", manifest);
        const std::string refusal = with_slashes(find_one(addon.root.path()).refusal.sentence());
        INFO(size << " bytes: " << refusal);
        refused += !refusal.empty();
        if (size < heads)
            CHECK_THAT(refusal,
                       has("is cut at " + std::to_string(size) + " bytes, before the end") ||
                           has("is empty"));
        else if (refusal.empty())
            CHECK(addon.loaders_refusal() == "");
    }
    CHECK(refused > static_cast<int>(heads / 3));
}

TEST_CASE("Heads of a DLL that lie are refused") {
    const std::string whole = read_file(HOST_FAULTY);
    const auto start = static_cast<unsigned char>(whole[60]);
    const auto lie = [&](std::size_t offset, const std::string &bytes) {
        return refusal_with(
            [&](const fs::path &library) { patch(library, start + offset, bytes); });
    };
    CHECK_THAT(lie(6, std::string("\0\0", 2)), has("holds nothing to load"));
    CHECK_THAT(lie(6, "\xFF\xFF"),
               has("before the end of its section headers") || has("sections that overlap"));
    CHECK_THAT(lie(20, std::string("\x10\0", 2)), has("headers of a wrong size"));
    CHECK_THAT(lie(24 + 60, "\xFF\xFF\xFF\x7F"), has("before the end of its header"));
    CHECK_THAT(lie(24 + 56, std::string("\1\0\0\0", 4)), has("sections that overlap or leave"));
    CHECK_THAT(lie(22, std::string("\x22\0", 2)),
               has("is a program; a Windows library (DLL) for "));
}

TEST_CASE("A path of more than 260 characters serves, in a folder named in Cyrillic with blanks") {
    TempFolder root;
    fs::path deep = root.path();
    for (int i = 0; i < 5; ++i)
        deep /= ludus::path_of("игры и ещё одна папка " + std::string(60, 'a'));
    put_addon(deep / "race");
    CHECK(deep.native().size() > 400);
    CHECK(load_in(deep) == "loaded race");
    CHECK(load_refusal(deep, with_prober()) == "");
}
