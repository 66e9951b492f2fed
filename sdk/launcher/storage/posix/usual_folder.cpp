// SPDX-License-Identifier: MIT
#include "storage/usual_folder.hpp"

#include "base/console.hpp"

namespace launcher {

std::optional<std::filesystem::path> usual_folder(Usual which) {
    const std::filesystem::path home = environment("HOME").value_or("");
    if (!home.is_absolute()) return std::nullopt;
    if (which == Usual::home) return home;
    return home / (which == Usual::data ? ".local/share" : ".config");
}

} // namespace launcher
