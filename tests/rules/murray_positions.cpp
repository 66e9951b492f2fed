// SPDX-License-Identifier: MIT
#include "murray_positions.hpp"

using namespace duodecim;

namespace {

std::string write(unsigned points, std::initializer_list<std::pair<int, unsigned>> pieces,
                  int rest) {
    std::string row(points, '.');
    unsigned hand = 0, bar = 0, off = 0, left = 15;
    for (const auto &[place, count] : pieces) {
        if (place == place::bar)
            bar = count;
        else if (place == place::off)
            off = count;
        else if (place == place::hand)
            hand = count;
        else
            row.at(static_cast<unsigned>(place - 1)) = ".123456789abcdef"[count];
        left -= count;
    }
    (rest == place::hand ? hand : off) += left;
    return row + ":" + std::to_string(hand) + ":" + std::to_string(bar) + ":" + std::to_string(off);
}

} // namespace

std::string side(unsigned points, std::initializer_list<std::pair<int, unsigned>> pieces) {
    return write(points, pieces, place::hand);
}

std::string side_off(unsigned points, std::initializer_list<std::pair<int, unsigned>> pieces) {
    return write(points, pieces, place::off);
}
