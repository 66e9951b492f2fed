// SPDX-License-Identifier: MIT
#include "folder.hpp"

#include "catch.hpp"

#include <fstream>
#include <random>
#include <sstream>

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder(In place) {
    const fs::path memory = "/dev/shm";
    std::random_device chance;
    std::error_code error;
    for (int tries = 0; path_.empty() && tries < 100; ++tries) {
        const bool there = place == In::memory && tries == 0 && fs::is_directory(memory, error);
        const fs::path parent = there ? memory : fs::temp_directory_path();
        const fs::path folder = parent / ("ludus-test-" + std::to_string(chance()));
        if (fs::create_directory(folder, error)) path_ = folder;
    }
    REQUIRE_FALSE(path_.empty());
    fs::permissions(path_, fs::perms::owner_all, error); // as mkdtemp does
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::string read_file(const fs::path &file) {
    std::ifstream in(file, std::ios::binary);
    INFO(file);
    REQUIRE(in);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_file(const fs::path &file, const std::string &text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    INFO(file);
    REQUIRE(out);
}
