// SPDX-License-Identifier: MIT
#include "base/page_blocks.hpp"

#include "ludus/text.hpp"

#include <algorithm>
#include <md4c.h>

namespace launcher {

namespace {

using Kind = PageBlock::Kind;

constexpr size_t longest_page = 1 << 18;
constexpr size_t deepest = 8;       // lists and quotations that are shown as deeper
constexpr size_t widest_table = 64; // columns; a row's cells are filled up to its heading's

std::string_view entity(std::string_view name) {
    constexpr std::string_view known[][2] = {{"&amp;", "&"},   {"&lt;", "<"},   {"&gt;", ">"},
                                             {"&quot;", "\""}, {"&apos;", "'"}, {"&nbsp;", " "}};
    for (const auto &[written, meant] : known)
        if (name == written) return meant;
    return name;
}

class Parser {
public:
    std::vector<PageBlock> blocks;

    void enter(MD_BLOCKTYPE type, void *detail) {
        switch (type) {
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            finish();
            begin_list(type, detail);
            break;
        case MD_BLOCK_LI:
            finish();
            begin_item();
            break;
        case MD_BLOCK_QUOTE:
            finish();
            ++quotes_;
            break;
        case MD_BLOCK_HR:
            begin(Kind::rule);
            finish();
            break;
        case MD_BLOCK_H:
            begin(Kind::heading);
            block_.level = static_cast<MD_BLOCK_H_DETAIL *>(detail)->level;
            break;
        case MD_BLOCK_CODE:
            begin(Kind::code);
            break;
        case MD_BLOCK_TABLE:
            begin(Kind::table);
            break;
        case MD_BLOCK_TR:
            block_.rows.emplace_back();
            break;
        case MD_BLOCK_TH:
        case MD_BLOCK_TD:
            if (block_.rows.back().size() < widest_table) block_.rows.back().emplace_back();
            break;
        case MD_BLOCK_P:
            begin(Kind::paragraph);
            break;
        default:
            break;
        }
    }

    void leave(MD_BLOCKTYPE type) {
        switch (type) {
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            finish();
            lists_.pop_back();
            break;
        case MD_BLOCK_LI:
            finish();
            mark_.clear();
            break;
        case MD_BLOCK_QUOTE:
            finish();
            --quotes_;
            break;
        case MD_BLOCK_H:
        case MD_BLOCK_CODE:
        case MD_BLOCK_TABLE:
        case MD_BLOCK_P:
            finish();
            break;
        default:
            break;
        }
    }

    void enter_span(MD_SPANTYPE type) {
        if (type == MD_SPAN_IMG && pictures_++ == 0) picture_at_ = words().size();
    }

    void leave_span(MD_SPANTYPE type, void *detail) {
        if (type == MD_SPAN_IMG && --pictures_ == 0) of_pictures_ += words().size() - picture_at_;
        if (type == MD_SPAN_A && pictures_ == 0) {
            const auto &to = static_cast<MD_SPAN_A_DETAIL *>(detail)->href;
            const std::string address(to.text, to.size);
            const std::string &shown = words();
            if (shown.size() < address.size() ||
                shown.compare(shown.size() - address.size(), address.size(), address) != 0)
                words() += " (" + address + ')';
        }
    }

    void text(MD_TEXTTYPE type, std::string_view text) {
        if (type == MD_TEXT_NULLCHAR)
            words() += "\xEF\xBF\xBD";
        else if (type == MD_TEXT_BR)
            words() += '\n';
        else if (type == MD_TEXT_SOFTBR)
            words() += ' ';
        else if (type == MD_TEXT_ENTITY)
            words() += entity(text);
        else
            words() += text;
    }

    void finish() {
        if (!open_) return;
        open_ = false;
        const std::string &text = block_.text;
        const bool picture = of_pictures_ > 0 && of_pictures_ == text.size();
        const bool empty = block_.kind == Kind::paragraph && text.empty();
        if (!picture && !empty) {
            clean();
            blocks.push_back(std::move(block_));
            mark_.clear();
            if (!lists_.empty()) lists_.back().begun = true;
        }
        block_ = {};
    }

private:
    struct List {
        bool ordered;
        bool tight;
        unsigned next; // item's number
        bool begun;    // something of it is there
        size_t width;  // of the marks
    };

    void begin_list(MD_BLOCKTYPE type, void *detail) {
        if (type == MD_BLOCK_UL) {
            const auto *list = static_cast<MD_BLOCK_UL_DETAIL *>(detail);
            lists_.push_back({false, list->is_tight != 0, 0, false, 2});
        } else {
            const auto *list = static_cast<MD_BLOCK_OL_DETAIL *>(detail);
            lists_.push_back({true, list->is_tight != 0, list->start, false, 3});
        }
        inner_ = lists_.size() > 1 && lists_[lists_.size() - 2].begun;
    }

    void begin_item() {
        List &list = lists_.back();
        mark_ = list.ordered ? std::to_string(list.next++) + ". " : "- ";
        list.width = std::max(list.width, mark_.size());
    }

    size_t indent() const {
        size_t columns = 2 * std::min(quotes_, deepest);
        for (size_t i = 0; i < std::min(lists_.size(), deepest); ++i)
            columns += lists_[i].width;
        return columns;
    }

    void begin(Kind kind) {
        finish();
        open_ = true;
        of_pictures_ = 0;
        block_.kind = kind;
        block_.indent = indent();
        block_.mark = mark_;
        block_.follows = !mark_.empty() && !lists_.empty() && lists_.back().tight &&
                         (lists_.back().begun || inner_);
    }

    // Of a cell, or of the block; the words of an item of a tight list are a paragraph of their
    // own.
    std::string &words() {
        if (!open_) begin(Kind::paragraph);
        if (block_.kind == Kind::table && !block_.rows.empty() && !block_.rows.back().empty())
            return block_.rows.back().back();
        return block_.text;
    }

    // A line break stays, what else does not print is replaced.
    static std::string printable_lines(std::string_view text) {
        std::string out;
        while (true) {
            const size_t end = text.find('\n');
            out += ludus::printable(text.substr(0, end));
            if (end == std::string_view::npos) return out;
            out += '\n';
            text.remove_prefix(end + 1);
        }
    }

    void clean() {
        std::replace(block_.text.begin(), block_.text.end(), '\t', ' ');
        block_.text = printable_lines(block_.text);
        for (auto &row : block_.rows)
            for (std::string &cell : row)
                cell = ludus::printable(cell);
        if (block_.kind == Kind::heading)
            std::replace(block_.text.begin(), block_.text.end(), '\n', ' ');
    }

    PageBlock block_;
    bool open_ = false;
    std::vector<List> lists_;
    std::string mark_;   // of the item whose first block is yet to come
    bool inner_ = false; // the list stands behind words of an item
    size_t quotes_ = 0;
    unsigned pictures_ = 0;
    size_t picture_at_ = 0;
    size_t of_pictures_ = 0; // bytes of the block's words
};

Parser &parser(void *user) {
    return *static_cast<Parser *>(user);
}

} // namespace

std::vector<PageBlock> page_blocks(std::string_view markdown) {
    const bool cut = markdown.size() > longest_page;
    if (cut) markdown = markdown.substr(0, markdown.rfind('\n', longest_page));
    if (markdown.size() > longest_page) markdown = markdown.substr(0, longest_page);
    MD_PARSER callbacks{};
    callbacks.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML;
    callbacks.enter_block = [](MD_BLOCKTYPE type, void *detail, void *user) {
        return parser(user).enter(type, detail), 0;
    };
    callbacks.leave_block = [](MD_BLOCKTYPE type, void *, void *user) {
        return parser(user).leave(type), 0;
    };
    callbacks.enter_span = [](MD_SPANTYPE type, void *, void *user) {
        return parser(user).enter_span(type), 0;
    };
    callbacks.leave_span = [](MD_SPANTYPE type, void *detail, void *user) {
        return parser(user).leave_span(type, detail), 0;
    };
    callbacks.text = [](MD_TEXTTYPE type, const MD_CHAR *text, MD_SIZE size, void *user) {
        return parser(user).text(type, {text, size}), 0;
    };
    Parser own;
    md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &callbacks, &own);
    own.finish();
    if (cut) {
        own.blocks.emplace_back();
        own.blocks.back().text = "...";
    }
    return std::move(own.blocks);
}

} // namespace launcher
