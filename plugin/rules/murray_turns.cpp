// SPDX-License-Identifier: MIT
// Whole turns of duodecim.murray. Of all the turns that lead to one position the first found stays,
// so the order of the search decides which. The dice parted: more moves first, then the order of
// ways_to_part, then the lowest places in the order of the totals. Step by step: lower dice first,
// then lower places.
#include "rules/murray_play.hpp"

#include <algorithm>

namespace duodecim {

namespace {

using namespace murray;
using State = Murray::State;

class Enumeration {
public:
    Enumeration(const Play &play, const Progress &from, std::vector<Choice<State>> &out)
        : play_(play), blots_(play.blots(from.now)), need_(play.needed(from)), out_(out) {
        at_[0] = from;
        // Each die goes to a piece, and a piece may go by several, in any order. This many
        // positions at most; 15 places fit the table.
        const auto places = static_cast<unsigned>(std::popcount(from.rest.one()));
        const unsigned most = places * places * (places + 6) + 6 * places + 1;
        mask_ = std::bit_ceil(std::max(64u, most + most / 2)) - 1;
        std::fill_n(slot_, mask_ + 1, std::uint16_t{0});
    }

    void run() {
        if (play_.steps()) return step<0>();
        const bool can_win = play_.can_win(at_[0]);
        for (unsigned parts = max_dice + 1; parts-- > 0;)
            for (unsigned dice = 0; dice < 1u << max_dice; ++dice) {
                if ((dice & ~at_[0].left) != 0) continue;
                if (size(dice) != need_ && !(can_win && size(dice) < need_)) continue;
                must_win_ = size(dice) != need_;
                for (const Way &way : ways_to_part(dice))
                    if (way.count == parts && choose(way, size(dice)))
                        assign<0>(std::min(parts, at_[0].rest.count(place::bar)));
            }
    }

private:
    static constexpr unsigned table_size = 8192;

    // Takes the parts of a way to use so many dice, lowest total first; false where equal dice make
    // it one that has been before.
    bool choose(const Way &way, unsigned dice) {
        way_ = way;
        sort_few(way_.part, way_.count,
                 [this](unsigned a, unsigned b) { return play_.total(a) < play_.total(b); });
        unsigned totals = dice;
        for (unsigned i = 0; i < way_.count; ++i)
            totals = totals << 5 | play_.total(way_.part[i]);
        const auto end = tried_ + tries_;
        if (std::find(tried_, end, totals) != end) return false;
        tried_[tries_++] = totals;
        return true;
    }

    // Gives each part from the i-th on to a piece, `bar` of them to pieces on the bar.
    template <unsigned i>
    void assign(unsigned bar) {
        if (i == way_.count) {
            if (!must_win_ || play_.won(at_[i].now)) add(i);
            return;
        }
        if constexpr (i < max_dice) {
            const unsigned part = way_.part[i];
            const Murray::Side &rest = at_[i].rest;
            Mask from = 0;
            if (way_.count - i > bar) from = play_.movable(rest, part);
            if (bar > 0 && play_.enters(part)) from |= Murray::Side::bit(place::bar);
            // Equal totals go to pieces in the order of their places.
            if constexpr (i > 0)
                if (play_.total(part) == play_.total(way_.part[i - 1]))
                    from &= ~(Murray::Side::bit(move_[i - 1].from) - 1);
            for (; from != 0; from &= from - 1) {
                make(i, Play::lowest(from), part);
                assign<i + 1>(bar - (move_[i].from == place::bar ? 1 : 0));
            }
        }
    }

    template <unsigned i>
    void step() {
        const Progress &at = at_[i];
        if (i == need_ || play_.won(at.now)) return add(i);
        if constexpr (i < max_dice)
            for (unsigned d = 0; d < max_dice; ++d) {
                const unsigned die = at.left & 1u << d;
                if (die == 0 || !play_.first_of_equals(die, at.left)) continue;
                for (Mask from = play_.sources(at.rest, die); from != 0; from &= from - 1) {
                    const std::int8_t p = Play::lowest(from);
                    if constexpr (i > 0)
                        if (comes_earlier(die, p, move_[i - 1], at.rest)) continue;
                    make(i, p, die);
                    step<i + 1>();
                }
            }
    }

    // Whether a move could as well be made before the last one and then comes first: such a
    // sequence has been found already.
    bool comes_earlier(unsigned die, int from, const Move &last, const Murray::Side &rest) const {
        const unsigned value = play_.total(die), last_value = play_.total(last.dice);
        if (value > last_value || (value == last_value && from >= last.from)) return false;
        if (last.from == place::bar && from != place::bar) return false;
        return last.to != from || rest.count(from) > 1;
    }

    void make(unsigned i, int from, unsigned dice) {
        move_[i] = play_.move(from, dice);
        at_[i + 1] = at_[i];
        play_.make(at_[i + 1], move_[i]);
    }

    // Lists a turn of the first moves, unless another one leads to its position.
    void add(unsigned moves) {
        State after = at_[moves].now;
        after.mover = other(after.mover);
        auto place = static_cast<unsigned>(after.hash()) & mask_;
        for (; slot_[place] != 0; place = (place + 1) & mask_)
            if (out_[slot_[place] - 1u].after == after) return;
        Turn turn;
        for (unsigned i = 0; i < moves && i < max_dice; ++i)
            turn.push(move_[i]);
        if (!play_.steps())
            turn.sort([](const Move &a, const Move &b) {
                return a.from != b.from ? a.from < b.from : a.to < b.to;
            });
        mark_captures(turn, blots_);
        out_.push_back({turn, after});
        slot_[place] = static_cast<std::uint16_t>(out_.size());
    }

    const Play &play_;
    const Mask blots_;
    const unsigned need_;
    std::vector<Choice<State>> &out_;
    bool must_win_ = false;
    Way way_{};
    unsigned tried_[16]; // totals of the ways so far
    unsigned tries_ = 0;
    Progress at_[max_dice + 1];
    Move move_[max_dice];
    // The turns by their positions' hash, as index + 1.
    unsigned mask_;
    std::uint16_t slot_[table_size];
};

} // namespace

void Murray::turns(const Config &config, const State &before, const Dice &dice, const Turn &made,
                   std::vector<Choice<State>> &out) {
    out.clear();
    const Play play(config, before, dice);
    Enumeration(play, play.progress(made), out).run();
}

} // namespace duodecim
