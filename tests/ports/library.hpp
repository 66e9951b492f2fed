// SPDX-License-Identifier: MIT
// A function of a shared library, by the system's own calls. The library stays until the end.
#pragma once

#include <string>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <filesystem>
#include <windows.h>
#else
#include <dlfcn.h>
#endif

// NULL where there is none; then `fault` says why.
inline void *function_of(const std::string &library, const char *name, std::string &fault) {
#ifdef _WIN32
    const HMODULE handle = LoadLibraryW(std::filesystem::absolute(library).c_str());
    const FARPROC found = handle ? GetProcAddress(handle, name) : nullptr;
    if (!found) fault = library + ": system error " + std::to_string(GetLastError());
    return reinterpret_cast<void *>(found);
#else
    void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    void *found = handle ? dlsym(handle, name) : nullptr;
    if (!found) fault = dlerror();
    return found;
#endif
}
