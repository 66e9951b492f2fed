// SPDX-License-Identifier: MIT
#include "words/languages_of_system.hpp"

#include "base/windows/system.hpp"

#include <cwchar>

namespace launcher {

std::vector<std::string> languages_of_system() {
    ULONG count = 0, size = 0;
    GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, nullptr, &size);
    std::wstring list(size, L'\0'); // each ends in a NUL
    if (size == 0 || !GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, list.data(), &size))
        return {};
    std::vector<std::string> tags;
    for (const wchar_t *tag = list.c_str(); *tag; tag += std::wcslen(tag) + 1)
        tags.push_back(narrow(tag));
    return tags;
}

} // namespace launcher
