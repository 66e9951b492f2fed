// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <algorithm>
#include <fstream>
#include <random>
#include <sstream>

TempFolder::TempFolder() {
    std::random_device any;
    const fs::path name =
        fs::temp_directory_path() / ("ludus-host-" + std::to_string(any()) + std::to_string(any()));
    REQUIRE(fs::create_directory(name));
    path_ = fs::canonical(name);
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

Fault::Fault(const std::string &name) {
    set_variable("LUDUS_FAULT", name);
}
Fault::~Fault() {
    set_variable("LUDUS_FAULT", "");
}

void write_file(const fs::path &path, const std::string &text) {
    make_folders(path.parent_path());
    std::ofstream out(ludus::openable(path), std::ios::binary);
    out << text << std::flush;
    REQUIRE(out);
}

std::string read_file(const fs::path &path) {
    std::ostringstream out;
    out << std::ifstream(ludus::openable(path), std::ios::binary).rdbuf();
    return out.str();
}

Json put_library(const fs::path &folder, const fs::path &library) {
    make_folders(folder / "lib");
    write_file(folder / "lib/race.so", read_file(library));
    Json manifest = Json::parse(R"({"manifest": 1, "id": "race", "version": "1.0.0", "abi": "0.2",
        "name": {"en": "A tiny race", "ru": "Гонка"}, "description": {"en": "Six squares."},
        "licence": "MIT", "games": [{"id": "race.six", "name": {"en": "Six squares"}}]})");
    manifest["libraries"][ludus::platform]["path"] = "lib/race.so";
    measure_library(folder, manifest);
    return manifest;
}

Json &own_library(Json &manifest) {
    return manifest["libraries"][ludus::platform];
}

void measure_library(const fs::path &folder, Json &manifest) {
    Json &own = own_library(manifest);
    const fs::path path = folder / own["path"].get<std::string>();
    std::istringstream content(read_file(path));
    own["size"] = content.str().size();
    own["sha256"] = ludus::sha256(content);
}

void write_manifest(const fs::path &folder, const Json &manifest) {
    write_file(folder / "addon.json", manifest.dump(1));
}

void put_addon(const fs::path &folder, const fs::path &library) {
    write_manifest(folder, put_library(folder, library));
}

std::string with_slashes(std::string sentence) {
    if (fs::path::preferred_separator != '/')
        std::replace(sentence.begin(), sentence.end(), '\\', '/');
    return sentence;
}

ludus::Found find_one(const fs::path &root) {
    const std::vector<ludus::Found> found = ludus::discover({root});
    REQUIRE(found.size() == 1);
    return found[0];
}

std::string refusal_of(const fs::path &root) {
    ludus::Found found = find_one(root);
    ludus::verify(found);
    const std::string refusal = with_slashes(found.refusal.sentence());
    CHECK(ludus::utf8_fault(refusal) == std::string::npos);
    CHECK(refusal.size() < 2000);
    return refusal;
}

std::string refusal_with(const Change &change) {
    TempFolder root;
    const fs::path folder = root.path() / "race";
    Json manifest = put_library(folder, HOST_FAULTY);
    change(folder / "lib/race.so");
    measure_library(folder, manifest);
    write_manifest(folder, manifest);
    return refusal_of(root.path());
}

std::string refusal_of_bytes(const std::string &content) {
    return refusal_with([&](const fs::path &library) { write_file(library, content); });
}

std::string refusal_unmeasured(const Change &change) {
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

std::string load_refusal(const fs::path &root, const ludus::LoadOptions &options) {
    const ludus::Found found = find_one(root);
    CHECK(found.refusal.sentence() == "");
    try {
        ludus::load(found, {.name = "test"}, options);
    } catch (const ludus::Error &error) {
        return with_slashes(error.what());
    }
    return "";
}

ludus::LoadOptions with_prober() {
    return {.prober = HOST_PROBER};
}

std::string probed(const std::string &fault_name, const ludus::LoadOptions &options) {
    TempFolder root;
    const Fault fault(fault_name);
    put_addon(root.path() / "race");
    return load_refusal(root.path(), options);
}

std::string refusal_of_library(const fs::path &library) {
    TempFolder root;
    put_addon(root.path() / "race", library);
    return load_refusal(root.path());
}

std::string load_in(const fs::path &root) {
    const ludus::Addon addon = ludus::load(ludus::discover({root}).at(0), {.name = "test"});
    return std::string("loaded ") + addon.info("en").id;
}

namespace {

ludus::Addon open_in(const fs::path &root) {
    put_addon(root / "race");
    return ludus::load(find_one(root), {.name = "test"});
}

} // namespace

Opened::Opened(const std::string &fault_name) : fault(fault_name), addon(open_in(root.path())) {}

ludus::Match rolled_match(const ludus::Addon &addon) {
    ludus::Match match(addon, "race.six");
    match.set_dice(addon.roll("race.six", 1, 0));
    return match;
}
