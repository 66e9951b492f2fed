// SPDX-License-Identifier: MIT
#include "../support.hpp"

#include <cstdlib>
#include <windows.h>

const char *const aborted = "aborted, or called exit(3)";
const char *const crashed = "crashed (access to memory that is not its own, exception 0xC0000005)";
const char *const own_library_name = "a Windows library (DLL)";

void set_variable(const std::string &name, const std::string &value) {
    _putenv_s(name.c_str(), value.c_str());
}

void make_folders(const fs::path &path) {
    if (GetFileAttributesW(ludus::openable(path).c_str()) != INVALID_FILE_ATTRIBUTES) return;
    make_folders(path.parent_path());
    REQUIRE(CreateDirectoryW(ludus::openable(path).c_str(), nullptr));
}

int run_in(const fs::path &folder, const fs::path &program, const std::string &output) {
    const fs::path before = fs::current_path();
    const fs::path whole = fs::absolute(program);
    fs::current_path(folder);
    // The command interpreter takes the outer quotes away.
    const std::wstring command =
        L"\"\"" + whole.native() + L"\" > " + ludus::path_of(output).native() + L"\"";
    const int status = _wsystem(command.c_str());
    fs::current_path(before);
    return status;
}
