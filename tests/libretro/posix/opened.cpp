// SPDX-License-Identifier: MIT
#include "../opened.hpp"

#include <dlfcn.h>

void *open_library(const std::filesystem::path &file, std::string &fault) {
    void *library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) fault = dlerror();
    return library;
}

void *symbol_in(void *library, const char *name) {
    return dlsym(library, name);
}

void close_library(void *library) {
    dlclose(library);
}
