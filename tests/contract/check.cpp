// SPDX-License-Identifier: MIT
#include "check.hpp"

#include <filesystem>
#include <nlohmann/json.hpp>

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string findings_of(const std::string &output) {
    std::string out;
    const Json json = Json::parse(output);
    for (const Json &finding : json["findings"])
        out +=
            finding["where"].get<std::string>() + ": " + finding["what"].get<std::string>() + "\n";
    return out;
}

std::string findings_with(const std::string &name, const std::string &options) {
    const fs::path folder = fs::path(TEST_BUILD_DIR) / "broken" / name;
    fs::remove_all(folder);
    fs::create_directories(folder.parent_path());
    fs::copy(BROKEN_ADDON, folder, fs::copy_options::recursive);
    const Ended ended = check(folder.string() + " --games 8 --json " + options);
    INFO(name << "\n" << ended.output);
    CHECK(ended.status == 1);
    fs::remove_all(folder);
    return findings_of(ended.output);
}
