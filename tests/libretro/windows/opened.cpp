// SPDX-License-Identifier: MIT
#include "../opened.hpp"

#include <system_error>
#include <windows.h>

void *open_library(const std::filesystem::path &file, std::string &fault) {
    const HMODULE library = LoadLibraryW(std::filesystem::absolute(file).c_str());
    if (!library) fault = std::system_category().message(static_cast<int>(GetLastError()));
    return library;
}

void *symbol_in(void *library, const char *name) {
    return reinterpret_cast<void *>(GetProcAddress(static_cast<HMODULE>(library), name));
}

void close_library(void *library) {
    FreeLibrary(static_cast<HMODULE>(library));
}
