// SPDX-License-Identifier: MIT
// The options in the three forms that front ends have learned one after another.
#include "libretro/core_options.hpp"

#include <algorithm>

namespace launcher {

namespace {

constexpr size_t most_values = RETRO_NUM_CORE_OPTION_VALUES_MAX - 1; // the last ends the list

// The fields that both definitions have.
template <class Definition>
std::vector<Definition> definitions(const std::vector<CoreOption> &options) {
    std::vector<Definition> list(options.size() + 1); // the last is empty
    for (size_t i = 0; i < options.size(); ++i) {
        const CoreOption &option = options[i];
        Definition &out = list[i];
        out.key = option.key.c_str();
        out.desc = option.name.c_str();
        out.info = option.about.c_str();
        out.default_value = option.usual.c_str();
        for (size_t v = 0; v < std::min(option.values.size(), most_values); ++v)
            out.values[v] = {option.values[v].value.c_str(), option.values[v].label.c_str()};
    }
    return list;
}

bool offer_v2(const FrontEnd &front_end, const std::vector<CoreOption> &english,
              const std::vector<CoreOption> &local) {
    auto us_list = definitions<retro_core_option_v2_definition>(english);
    auto local_list = definitions<retro_core_option_v2_definition>(local);
    retro_core_option_v2_category no_categories{};
    retro_core_options_v2 us{&no_categories, us_list.data()};
    retro_core_options_v2 other{&no_categories, local_list.data()};
    retro_core_options_v2_intl both{&us, &other};
    front_end.call(RETRO_ENVIRONMENT_SET_CORE_OPTIONS_V2_INTL, &both);
    return true; // what it answers is whether it shows categories
}

bool offer_v1(const FrontEnd &front_end, const std::vector<CoreOption> &english,
              const std::vector<CoreOption> &local) {
    auto us = definitions<retro_core_option_definition>(english);
    auto other = definitions<retro_core_option_definition>(local);
    retro_core_options_intl both{us.data(), other.data()};
    return front_end.call(RETRO_ENVIRONMENT_SET_CORE_OPTIONS_INTL, &both);
}

// "Speed; normal|slow|fast|instant", the usual one first.
std::string in_a_line(const CoreOption &option) {
    std::string line = option.name;
    std::replace(line.begin(), line.end(), ';', ',');
    line += "; " + option.usual;
    for (size_t v = 0; v < std::min(option.values.size(), most_values); ++v)
        if (option.values[v].value != option.usual) line += '|' + option.values[v].value;
    return line;
}

} // namespace

void offer_options(const FrontEnd &front_end, const std::vector<CoreOption> &english,
                   const std::vector<CoreOption> &local) {
    const unsigned version = front_end.options_version();
    if (version >= 2 && offer_v2(front_end, english, local)) return;
    if (version >= 1 && offer_v1(front_end, english, local)) return;
    std::vector<std::string> lines;
    for (const auto &option : local)
        lines.push_back(in_a_line(option));
    std::vector<retro_variable> variables;
    for (size_t i = 0; i < local.size(); ++i)
        variables.push_back({local[i].key.c_str(), lines[i].c_str()});
    variables.push_back({nullptr, nullptr});
    front_end.call(RETRO_ENVIRONMENT_SET_VARIABLES, variables.data());
}

} // namespace launcher
