// SPDX-License-Identifier: MIT
#include "libretro/own_file.hpp"

#include <dlfcn.h>
#include <unistd.h>

namespace launcher {

namespace fs = std::filesystem;

const char *const probe_name = "ludus-probe";

fs::path own_file() {
    static const char here = 0;
    Dl_info info{};
    if (dladdr(&here, &info) == 0 || !info.dli_fname) return {};
    std::error_code error;
    const fs::path whole = fs::canonical(info.dli_fname, error);
    return error ? fs::path() : whole;
}

bool is_program(const fs::path &file) {
    return access(file.c_str(), X_OK) == 0;
}

} // namespace launcher
