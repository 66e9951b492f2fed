// SPDX-License-Identifier: MIT
// The words that a player types at a choice, in English and in the language that is set.
#pragma once

#include "words/text_ids.hpp"

#include <string>
#include <vector>

namespace launcher {

enum class Order {
    none,
    undo,
    hint,
    board,
    where,
    moves,
    dice,
    review,
    correct,
    save,
    rules,
    help,
    quit,
    end
};

// What a line orders, without regard to capitals; none: it is a move, or nonsense.
Order order_of(const std::string &line);

// What to type for it, in the language that is set.
std::string word_of(Order order);

struct OrderHelp {
    Order order;
    std::string word;   // in the language that is set
    std::string letter; // that is enough; may be empty
    Text about;
};
// In the order in which help tells them.
std::vector<OrderHelp> order_helps();

} // namespace launcher
