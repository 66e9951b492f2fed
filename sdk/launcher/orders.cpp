// SPDX-License-Identifier: MIT
#include "orders.hpp"

#include "language.hpp"
#include "utf8.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace {

// Of each language: all the words, divided by commas; the first is the one that help tells, and
// the one of a single letter is the short one.
struct Words {
    Order order;
    Text about;
    std::string_view of[std::size(languages)];
};

constexpr Words all_words[] = {
    {Order::undo,
     Text::order_undo,
     {"undo,u,take back", "отменить,о,отмена,отмени,назад", "скасувати,с,скасуй,назад"}},
    {Order::hint,
     Text::order_hint,
     {"hint,t,tip", "совет,с,подсказка,подскажи", "порада,п,підказка,підкажи"}},
    {Order::board, Text::order_board, {"board,b", "доска,д", "дошка,д"}},
    {Order::where, Text::order_where, {"where,w", "где,г,позиция", "де,е,позиція"}},
    {Order::moves,
     Text::order_moves,
     {"moves,m,what can i do,what can i do?", "ходы,х,что можно,что я могу,что можно сделать",
      "ходи,х,що можна,що я можу,що можна зробити"}},
    {Order::dice, Text::order_dice, {"dice,d,luck", "кости,к,везение", "кістки,к,везіння"}},
    {Order::review, Text::order_review, {"review", "разбор,разобрать", "розбір,розібрати"}},
    {Order::correct, Text::order_correct, {"correct,c", "исправить,и,исправь", "виправити,виправ"}},
    {Order::save, Text::order_save, {"save,s", "сохранить,з,сохрани", "зберегти,з,збережи"}},
    {Order::rules, Text::order_rules, {"rules,r", "правила,р", "правила,р"}},
    {Order::end,
     Text::order_end,
     {"end,e,end turn", "закончить,закончить ход,конец хода",
      "закінчити,закінчити хід,кінець ходу"}},
    {Order::help, Text::order_help, {"help,h,?", "помощь,п,справка", "допомога,м,довідка"}},
    {Order::quit, Text::order_quit, {"quit,q,exit", "выход,в,выйти", "вихід,в,вийти"}},
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

std::string_view words_in(const Words &words, Language language) {
    return words.of[static_cast<size_t>(language)];
}

} // namespace

Order order_of(const std::string &line) {
    const std::string word = lower_case(line);
    for (const Language spoken : {language(), Language::en})
        for (const Words &words : all_words)
            if (lists(words_in(words, spoken), word)) return words.order;
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
        std::string_view list = words_in(words, language());
        OrderHelp help{words.order, std::string(next_word(list)), {}, words.about};
        while (help.letter.empty() && !list.empty())
            if (const auto word = next_word(list); width_of(word) == 1 && word != "?")
                help.letter = word;
        helps.push_back(help);
    }
    return helps;
}
