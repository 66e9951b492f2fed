// SPDX-License-Identifier: MIT
#include "base/shared_memory.hpp"

#include "base/console.hpp"
#include "base/windows/system.hpp"

#include <cstdint>
#include <cstdlib>

namespace launcher {

namespace {

constexpr const wchar_t *variable = L"LUDUS_SHARED_MEMORY"; // a handle that the child inherits

HANDLE inherited() {
    const auto told = environment("LUDUS_SHARED_MEMORY");
    SetEnvironmentVariableW(variable, nullptr); // it is nobody else's
    const auto number = std::strtoull(told.value_or("").c_str(), nullptr, 10);
    return reinterpret_cast<HANDLE>(static_cast<std::uintptr_t>(number));
}

void *seen(HANDLE memory, std::size_t size) {
    return memory ? MapViewOfFile(memory, FILE_MAP_READ | FILE_MAP_WRITE, 0, 0, size) : nullptr;
}

} // namespace

SharedMemory shared_memory(std::size_t size) {
    if (void *place = seen(inherited(), size)) return {place, true};
    SECURITY_ATTRIBUTES inheritable{sizeof inheritable, nullptr, TRUE};
    const HANDLE memory = CreateFileMappingW(INVALID_HANDLE_VALUE, &inheritable, PAGE_READWRITE, 0,
                                             static_cast<DWORD>(size), nullptr);
    const auto number = std::to_wstring(reinterpret_cast<std::uintptr_t>(memory));
    if (memory) SetEnvironmentVariableW(variable, number.c_str());
    return {seen(memory, size)};
}

void end_process() {
    TerminateProcess(GetCurrentProcess(), EXIT_FAILURE);
    for (;;)
        Sleep(INFINITE);
}

} // namespace launcher
