// SPDX-License-Identifier: MIT
#include "markdown.hpp"

#include "utf8.hpp"
#include "wrap.hpp"

#include <cctype>
#include <sstream>
#include <vector>

namespace {

using Cells = std::vector<std::string>;

std::string trimmed(const std::string &line) {
    const size_t first = line.find_first_not_of(" \t\r");
    return first == std::string::npos
               ? ""
               : line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

// Without the marks: **strong**, *emphasis*, `code`, [words](address), \* for a star itself.
std::string without_marks(const std::string &text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size() &&
            std::ispunct(static_cast<unsigned char>(text[i + 1])))
            out += text[++i];
        else if (const size_t end = c == '`' ? text.find('`', i + 1) : std::string::npos;
                 end != std::string::npos) {
            out += text.substr(i + 1, end - i - 1); // nothing in code is a mark
            i = end;
        } else if (const size_t middle = c == '[' ? text.find("](", i) : std::string::npos;
                   middle != std::string::npos && text.find(')', middle) != std::string::npos) {
            const size_t last = text.find(')', middle);
            out += text.substr(i + 1, middle - i - 1) + " (" +
                   text.substr(middle + 2, last - middle - 2) + ')';
            i = last;
        } else if (c != '*') {
            out += c;
        }
    }
    return out;
}

// "- item", "* item" or "1. item": how long the mark is, with its blank; 0: none.
size_t item_mark(const std::string &line) {
    if (line.rfind("- ", 0) == 0 || line.rfind("* ", 0) == 0) return 2;
    size_t digits = 0;
    while (digits < line.size() && line[digits] >= '0' && line[digits] <= '9')
        ++digits;
    return digits > 0 && line.compare(digits, 2, ". ") == 0 ? digits + 2 : 0;
}

Cells cells_of(std::string row) {
    row = trimmed(row);
    if (!row.empty() && row.front() == '|') row.erase(0, 1);
    if (!row.empty() && row.back() == '|') row.pop_back();
    Cells cells;
    std::istringstream in(row);
    for (std::string cell; std::getline(in, cell, '|');)
        cells.push_back(without_marks(trimmed(cell)));
    return cells;
}

bool is_rule(const Cells &cells) { // the line of dashes below a table's head
    for (const auto &cell : cells)
        if (cell.empty() || cell.find_first_not_of("-: ") != std::string::npos) return false;
    return true;
}

bool is_picture(const std::string &line) { // a line of its own, which no terminal shows
    return line.rfind("![", 0) == 0 && line.back() == ')' && line.find("](") == line.rfind("](") &&
           line.find("](") != std::string::npos;
}

class Page {
public:
    explicit Page(size_t width) : width_(width) {}

    void line(const std::string &raw) {
        const std::string line = trimmed(raw);
        if (line.rfind("```", 0) == 0) {
            finish();
            if (!code_) gap();
            code_ = !code_;
        } else if (code_) {
            out_ += raw + '\n';
        } else if (line.empty()) {
            finish();
            in_list_ = false;
        } else if (is_picture(line)) {
            finish();
            in_list_ = false;
        } else if (line[0] == '|') {
            if (rows_.empty()) finish();
            rows_.push_back(cells_of(line));
        } else if (line[0] == '#') {
            finish();
            in_list_ = false;
            heading(line);
        } else {
            words(line);
        }
    }
    std::string str() {
        finish();
        return out_;
    }

private:
    void gap() {
        if (!out_.empty()) out_ += '\n';
    }

    void heading(const std::string &line) {
        const size_t begin = std::min(line.find_first_not_of('#'), line.size());
        const std::string title = without_marks(trimmed(line.substr(begin)));
        gap();
        out_ += title + '\n' + std::string(width_of(title), line[1] == '#' ? '-' : '=') + '\n';
    }

    void words(const std::string &line) {
        if (const size_t mark = item_mark(line)) {
            finish();
            mark_ = line.substr(0, mark);
            paragraph_ = line.substr(mark);
        } else {
            paragraph_ += (paragraph_.empty() ? "" : " ") + line;
        }
    }

    void finish() {
        if (!rows_.empty()) table();
        if (paragraph_.empty()) return;
        const std::string indent(mark_.size(), ' ');
        const std::string text =
            wrapped(without_marks(paragraph_), width_ > mark_.size() ? width_ - mark_.size() : 1);
        if (mark_.empty() || !in_list_) gap();
        in_list_ = !mark_.empty();
        std::istringstream in(text);
        std::string before = mark_;
        for (std::string one; std::getline(in, one); before = indent)
            out_ += before + one + '\n';
        paragraph_.clear();
        mark_.clear();
    }

    void table() {
        std::vector<size_t> widths;
        for (const Cells &row : rows_)
            for (size_t i = 0; i < row.size() && !is_rule(row); ++i) {
                widths.resize(std::max(widths.size(), i + 1));
                widths[i] = std::max(widths[i], width_of(row[i]));
            }
        gap();
        for (const Cells &row : rows_) {
            if (is_rule(row)) continue;
            std::string line;
            for (size_t i = 0; i < row.size(); ++i)
                line += i + 1 < row.size() ? padded(row[i], widths[i] + 2) : row[i];
            out_ += line + '\n';
        }
        rows_.clear();
    }

    size_t width_;
    std::string out_;
    std::string paragraph_; // under way
    std::string mark_;      // of the list item under way
    std::vector<Cells> rows_;
    bool code_ = false;
    bool in_list_ = false;
};

} // namespace

std::string plain_page(const std::string &markdown, size_t width) {
    Page page(width);
    std::istringstream in(markdown);
    for (std::string line; std::getline(in, line);)
        page.line(line);
    return page.str();
}
