// SPDX-License-Identifier: MIT
#include "terminal/orders.hpp"

#include "base/utf8.hpp"
#include "words/table.hpp"

#include <algorithm>
#include <string_view>

namespace launcher {

namespace {

struct Words {
    Order order;
    Text about;
    Text typed; // words divided by commas
};

// In the order in which help tells them.
constexpr Words all_words[] = {
    {Order::undo, Text::order_undo, Text::type_undo},
    {Order::hint, Text::order_hint, Text::type_hint},
    {Order::board, Text::order_board, Text::type_board},
    {Order::where, Text::order_where, Text::type_where},
    {Order::moves, Text::order_moves, Text::type_moves},
    {Order::dice, Text::order_dice, Text::type_dice},
    {Order::review, Text::order_review, Text::type_review},
    {Order::correct, Text::order_correct, Text::type_correct},
    {Order::save, Text::order_save, Text::type_save},
    {Order::rules, Text::order_rules, Text::type_rules},
    {Order::end, Text::order_end, Text::type_end},
    {Order::help, Text::order_help, Text::type_help},
    {Order::quit, Text::order_quit, Text::type_quit},
};

std::string_view next_word(std::string_view &list) {
    const size_t comma = list.find(',');
    const std::string_view word = list.substr(0, comma);
    list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
    return word;
}

bool lists(std::string_view list, std::string_view word) {
    while (!list.empty())
        if (next_word(list) == word) return true;
    return false;
}

} // namespace

Order order_of(const std::string &line) {
    const std::string word = lower_case(line);
    for (const Language spoken : {language(), Language::en})
        for (const Words &words : all_words)
            if (lists(words_of(spoken, words.typed), word)) return words.order;
    return Order::none;
}

std::string word_of(Order order) {
    for (const OrderHelp &help : order_helps())
        if (help.order == order) return help.word;
    return {};
}

std::vector<OrderHelp> order_helps() {
    std::vector<OrderHelp> helps;
    for (const Words &words : all_words) {
        std::string_view list = words_of(language(), words.typed);
        OrderHelp help{words.order, std::string(next_word(list)), {}, words.about};
        while (help.letter.empty() && !list.empty())
            if (const auto word = next_word(list); width_of(word) == 1 && word != "?")
                help.letter = word;
        helps.push_back(help);
    }
    return helps;
}

} // namespace launcher
