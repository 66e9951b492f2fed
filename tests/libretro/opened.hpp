// SPDX-License-Identifier: MIT
// A library opened as a front end does.
#pragma once

#include <filesystem>
#include <string>

void *open_library(const std::filesystem::path &file, std::string &fault); // null: says why not
void *symbol_in(void *library, const char *name);
void close_library(void *library);
