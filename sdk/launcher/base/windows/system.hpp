// SPDX-License-Identifier: MIT
// For the twins of Windows: its header, and texts to it and back. What is no text on the other
// side is replaced, as Windows itself does it.
#pragma once

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX // libstdc++ has it already
#define NOMINMAX
#endif
#include <string>
#include <string_view>
#include <windows.h>
#undef TEXT // the launcher has a table of that name

namespace launcher {

std::wstring wide(std::string_view utf8);
std::string narrow(std::wstring_view text);

} // namespace launcher
