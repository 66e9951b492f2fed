// SPDX-License-Identifier: MIT
// Run by the build on the addon's folder: every language has every text, with its arguments, and a
// page of rules for every game. What does not is named, and the build stops.
#include "abi/text_file.hpp"
#include "abi/texts.hpp"
#include "rules/games.hpp"

#include <cstdio>

int main(int count, char **arguments) {
    if (count != 2) return 2;
    const std::string folder = arguments[1];
    int status = 0;
    const auto complain = [&](const std::string &fault) {
        std::fprintf(stderr, "error: %s\n", fault.c_str());
        status = 1;
    };
    duodecim::Texts().read(folder + "/texts", complain);
    for (const std::string_view game : duodecim::game_ids())
        for (const std::string_view tag : duodecim::language_tags) {
            const std::string page = std::string(game) + "." + std::string(tag) + ".md";
            const std::string fault = duodecim::read_text_file(folder + "/texts/rules", page).fault;
            if (!fault.empty()) complain(fault);
        }
    return status;
}
