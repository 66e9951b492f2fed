// SPDX-License-Identifier: MIT
#include "libretro/own_file.hpp"

#include <windows.h>

namespace launcher {

namespace fs = std::filesystem;

const char *const probe_name = "ludus-probe.exe";

fs::path own_file() {
    static const char here = 0;
    HMODULE library = nullptr;
    if (!GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                                GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                            reinterpret_cast<const wchar_t *>(&here), &library))
        return {};
    std::wstring name(MAX_PATH, L'\0');
    for (;;) { // until it is not cut short
        const DWORD length =
            GetModuleFileNameW(library, name.data(), static_cast<DWORD>(name.size()));
        if (length == 0) return {};
        if (length < name.size()) return name.substr(0, length);
        name.resize(name.size() * 2);
    }
}

bool is_program(const fs::path &file) {
    std::error_code error;
    return fs::is_regular_file(file, error);
}

} // namespace launcher
