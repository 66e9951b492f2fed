// SPDX-License-Identifier: MIT
#include "storage/usual_folder.hpp"

#include "base/windows/system.hpp"

#include <shlobj.h>

namespace launcher {

std::optional<std::filesystem::path> usual_folder(Usual which) {
    const KNOWNFOLDERID &id = which == Usual::home   ? FOLDERID_Profile
                              : which == Usual::data ? FOLDERID_LocalAppData
                                                     : FOLDERID_RoamingAppData;
    wchar_t *found = nullptr;
    std::optional<std::filesystem::path> folder;
    if (SHGetKnownFolderPath(id, KF_FLAG_CREATE, nullptr, &found) == S_OK) folder = found;
    CoTaskMemFree(found);
    return folder;
}

} // namespace launcher
