// SPDX-License-Identifier: MIT
// Addon folders made for a test, and addons opened from them.
#pragma once

#include "catch.hpp"
#include "ludus/host.hpp"
#include "ludus/paths.hpp"
#include "ludus/sha256.hpp"
#include "ludus/text.hpp"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

namespace fs = std::filesystem;
using Json = nlohmann::json;

// A folder of its own, removed with what it holds.
class TempFolder {
public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder &) = delete;
    TempFolder &operator=(const TempFolder &) = delete;
    const fs::path &path() const { return path_; }

private:
    fs::path path_;
};

// What is wrong with fixtures/faulty.cpp, while this lives.
class Fault {
public:
    explicit Fault(const std::string &name);
    ~Fault();
    Fault(const Fault &) = delete;
    Fault &operator=(const Fault &) = delete;
};

void write_file(const fs::path &path, const std::string &text);
std::string read_file(const fs::path &path);

// Copies the library into folder/lib/race.so and gives the manifest that fits it.
Json put_library(const fs::path &folder, const fs::path &library);
// The manifest's library entry of this platform, brought up to date with the file.
Json &own_library(Json &manifest);
void measure_library(const fs::path &folder, Json &manifest);
void write_manifest(const fs::path &folder, const Json &manifest);

// A folder with an addon that is as it should be, but for LUDUS_FAULT.
void put_addon(const fs::path &folder, const fs::path &library = HOST_FAULTY);

// A sentence with paths as POSIX writes them.
std::string with_slashes(std::string sentence);
// The one addon in a root, and why it is refused: at discovery or, if a prober or nothing stops it,
// when loaded. Empty where it is not.
ludus::Found find_one(const fs::path &root);
std::string refusal_of(const fs::path &root);
// Where the addon's library was changed: the manifest fits the change, or was not measured anew.
using Change = std::function<void(const fs::path &library)>;
std::string refusal_with(const Change &change);
std::string refusal_unmeasured(const Change &change);
std::string refusal_of_bytes(const std::string &content);
void patch(const fs::path &file, std::size_t offset, const std::string &bytes);
std::string load_refusal(const fs::path &root, const ludus::LoadOptions &options = {});
ludus::LoadOptions with_prober();
std::string probed(const std::string &fault_name,
                   const ludus::LoadOptions &options = with_prober());
// Why an addon of this library is not loaded.
std::string refusal_of_library(const fs::path &library);
// The one addon in a root, loaded, by its id.
std::string load_in(const fs::path &root);

// --- What is the system's: posix/support.cpp, windows/support.cpp -------------------------------

void set_variable(const std::string &name, const std::string &value); // empty: removes it
void make_folders(const fs::path &path);                              // of any length
// Runs a program in a folder, its output into a file there; gives its exit status.
int run_in(const fs::path &folder, const fs::path &program, const std::string &output);
extern const char *const aborted;          // how a child's abort() is told
extern const char *const crashed;          // how its access to memory of nobody is
extern const char *const own_library_name; // "a Linux library (ELF)"

// The faulty race, opened in a folder of its own.
struct Opened {
    explicit Opened(const std::string &fault_name);
    TempFolder root;
    Fault fault;
    ludus::Addon addon;
};

// A match of the race in which player 1 has rolled.
ludus::Match rolled_match(const ludus::Addon &addon);

// The sentence of the Error that a call throws; fails where it throws none.
template <class Call>
std::string sentence_of(Call call) {
    try {
        call();
    } catch (const ludus::Error &error) {
        return with_slashes(error.what());
    }
    FAIL("nothing was thrown");
    return {};
}

inline auto has(const std::string &part) {
    return Catch::Contains(part);
}
