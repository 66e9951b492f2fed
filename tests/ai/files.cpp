// SPDX-License-Identifier: MIT
#include "files.hpp"

#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

Folder::Folder()
    : path(std::string(TEST_BUILD_DIR) + "/ai-test-" + std::to_string(std::random_device{}())) {
    REQUIRE(std::filesystem::create_directories(path));
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

std::string bytes_of(const std::string &path) {
    std::ifstream in(path, std::ios::binary);
    REQUIRE(bool(in));
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
}

void write_bytes(const std::string &path, const std::string &bytes) {
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    REQUIRE(bool(out << bytes));
}

bool says(const std::string &sentence, const std::string &words) {
    INFO(sentence);
    return sentence.find(words) != std::string::npos;
}
