// SPDX-License-Identifier: MIT
// Help and complaints about the command line in the language that is set; the parser's own are in
// English.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace launcher {

class HelpFormatter : public CLI::FormatterBase {
public:
    std::string make_help(const CLI::App *app, std::string name,
                          CLI::AppFormatMode mode) const override;
};

// What stands for a value, "FILE", in the language; an option's name stays what it is.
std::string placeholder(const std::string &name);

// What is wrong with the command line.
std::string complaint(const CLI::ParseError &error);

// Checks for Option::check; the sentence names the option.
CLI::Validator one_of(const std::string &option, const std::vector<std::string> &values);
CLI::Validator not_empty(const std::string &option);
CLI::Validator number_from(const std::string &option, uint64_t least, uint64_t most);

} // namespace launcher
