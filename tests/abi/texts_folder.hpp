// SPDX-License-Identifier: MIT
// The addon's texts, to be spoilt.
#pragma once

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>

namespace fs = std::filesystem;

// A copy of them in a folder of its own.
class TextsFolder {
public:
    TextsFolder() : path_(fs::temp_directory_path() / ("duodecim-" + std::to_string(draw()))) {
        fs::create_directories(path_);
        fs::copy(DUODECIM_TEXTS, path_ / "texts", fs::copy_options::recursive);
    }
    ~TextsFolder() { fs::remove_all(path_); }
    TextsFolder(const TextsFolder &) = delete;

    const fs::path &path() const { return path_; }
    fs::path text(const std::string &name) const { return path_ / "texts" / name; }
    std::string read(const std::string &name) const {
        std::ifstream in(text(name), std::ios::binary);
        std::ostringstream out;
        out << in.rdbuf();
        return out.str();
    }
    void write(const std::string &name, const std::string &content) const {
        std::ofstream(text(name), std::ios::binary) << content;
    }

private:
    static std::uint64_t draw() { return (std::uint64_t{std::random_device()()} << 32) + 1; }
    fs::path path_;
};
