// SPDX-License-Identifier: MIT
#include "abi/text_file.hpp"

#include "ai/file_path.hpp"
#include "rules/reader.hpp"

#include <filesystem>
#include <fstream>

namespace duodecim {

namespace {

constexpr std::size_t largest = 1u << 20;

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

} // namespace

TextLine text_line(std::string_view line) {
    line = trimmed(line);
    if (line.empty() || line.front() == '#') return {TextLine::nothing, {}, {}};
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return {TextLine::fault, {}, {}};
    const std::string_view key = trimmed(line.substr(0, equals));
    const std::string_view value = trimmed(line.substr(equals + 1));
    return {key.empty() || value.empty() ? TextLine::fault : TextLine::text, key, value};
}

TextPart next_part(std::string_view &text) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open == std::string_view::npos ? 0 : open);
    if (open == std::string_view::npos || close == std::string_view::npos || close < open + 2 ||
        text[open + 1] < '0' || text[open + 1] > '9') {
        const TextPart part{text, -1, {}};
        text = {};
        return part;
    }
    TextPart part{text.substr(0, open), text[open + 1] - '0', {}};
    if (text[open + 2] == ':') part.word = text.substr(open + 3, close - open - 3);
    text.remove_prefix(close + 1);
    return part;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = point_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

TextFile read_text_file(const std::string &folder, const std::string &name) {
    const std::string path = folder + "/" + name;
    std::ifstream in(file_path(path), std::ios::binary);
    TextFile file;
    if (!in) {
        file.fault = "cannot open " + path;
        return file;
    }
    file.text.resize(largest + 1);
    in.read(file.text.data(), static_cast<std::streamsize>(file.text.size()));
    file.text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad() || (in.fail() && !in.eof()))
        file.fault = "cannot read " + path;
    else if (file.text.size() > largest)
        file.fault = path + " is larger than 1 MiB";
    else if (!is_utf8(file.text))
        file.fault = path + " is not UTF-8";
    else if (file.text.find('\0') != std::string::npos)
        file.fault = path + " holds a NUL";
    if (!file.fault.empty()) file.text.clear();
    return file;
}

} // namespace duodecim
