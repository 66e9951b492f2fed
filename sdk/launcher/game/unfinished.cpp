// SPDX-License-Identifier: MIT
#include "game/unfinished.hpp"

#include "base/errors.hpp"
#include "base/quote.hpp"
#include "ludus/paths.hpp"
#include "storage/files.hpp"
#include "words/system_errors.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace launcher {

namespace fs = std::filesystem;
using ludus::openable;

std::vector<Unfinished> unfinished_in(const fs::path &folder) {
    std::vector<Unfinished> found;
    std::error_code error;
    for (const fs::path &name : names_in(folder, error)) {
        std::error_code ignored; // a file that goes away meanwhile
        const fs::path file = folder / name;
        const auto changed = fs::last_write_time(openable(file), ignored);
        if (!ignored && name.extension() == ".ludus" &&
            fs::is_regular_file(openable(file), ignored))
            found.push_back({file, changed});
    }
    if (error && error != std::errc::no_such_file_or_directory)
        throw RequestError(
            text(Text::file_unreadable, {path_text(folder), system_error_words(error)}));
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) {
        return a.changed != b.changed ? a.changed > b.changed : a.file > b.file;
    });
    return found;
}

std::string when(fs::file_time_type time) {
    const auto since = time - fs::file_time_type::clock::now();
    const auto there = std::chrono::system_clock::now() +
                       std::chrono::duration_cast<std::chrono::system_clock::duration>(since);
    const std::time_t seconds = std::chrono::system_clock::to_time_t(there);
    std::tm local{};
    char words[32] = "";
    if (localtime_r(&seconds, &local)) std::strftime(words, sizeof words, "%Y-%m-%d %H:%M", &local);
    return words;
}

} // namespace launcher
