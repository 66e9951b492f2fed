// SPDX-License-Identifier: MIT
// Gives a fuzz target the files of a folder, one after another: the inputs once found, as a test.
#include "fuzz.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

int main(int, char **argv) {
    int files = 0;
    for (const auto &entry : std::filesystem::directory_iterator(argv[1])) {
        std::fprintf(stderr, "%s\n", entry.path().c_str());
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(text.data()), text.size());
        ++files;
    }
    return files > 0 ? 0 : 1;
}
