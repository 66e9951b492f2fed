// SPDX-License-Identifier: MIT
#include "../support.hpp"

#include <cstdlib>

const char *const aborted = "aborted (signal 6, ";
const char *const crashed = "crashed (signal 11, ";
const char *const own_library_name = "a Linux library (ELF)";

void set_variable(const std::string &name, const std::string &value) {
    if (value.empty())
        unsetenv(name.c_str());
    else
        setenv(name.c_str(), value.c_str(), 1);
}

void make_folders(const fs::path &path) {
    fs::create_directories(path);
}

int run_in(const fs::path &folder, const fs::path &program, const std::string &output) {
    const std::string command =
        "cd '" + folder.native() + "' && '" + program.native() + "' > '" + output + "'";
    return std::system(command.c_str());
}
