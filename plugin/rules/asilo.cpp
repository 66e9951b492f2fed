// SPDX-License-Identifier: MIT
#include "rules/asilo.hpp"

#include <bit>

namespace duodecim {

namespace {

using Line = Asilo::Line;
using State = Asilo::State;

constexpr unsigned bit(int field) {
    return 1u << (field - 1);
}
constexpr int opposite(int field) {
    return 13 - field;
}
// Stones in a row of 12 (std::popcount is a call where the processor's own may not be used).
constexpr unsigned stones_in(unsigned row) {
    row = (row & 0x555) + (row >> 1 & 0x555);
    row = (row & 0x333) + (row >> 2 & 0x333);
    return (row & 0xF) + (row >> 4 & 0xF) + (row >> 8);
}
std::uint16_t row16(unsigned row) {
    return static_cast<std::uint16_t>(row);
}

// Puts a stone of `me` on a field, taking an enemy stone off it.
Capture land(Line &line, unsigned me, int field) {
    const unsigned enemy = 1 - me;
    line.row[me] = row16(line.row[me] | bit(field));
    const int theirs = opposite(field);
    if (!(line.row[enemy] & bit(theirs))) return {};
    line.row[enemy] = row16(line.row[enemy] & ~bit(theirs));
    if (theirs > 6) ++line.praetentura[enemy];
    return {.line = 0,
            .from = static_cast<std::int8_t>(theirs),
            .to = theirs > 6 ? place::praetentura : place::hand};
}

Capture move_stone(Line &line, unsigned me, std::int8_t from, std::int8_t to) {
    if (from == place::praetentura)
        --line.praetentura[me];
    else if (from != place::hand)
        line.row[me] = row16(line.row[me] & ~bit(from));
    if (to != place::off) return land(line, me, to);
    ++line.off[me];
    return {};
}

// A move on one line with one die, and the line after it.
struct Step {
    std::int8_t from, to;
    std::uint8_t flags;
    Line after;
};

// At most: enter, leave the praetentura, bear off, and 5 stones on the line that advance; since the
// stones are 5 in all, never more than 7 together.
struct Steps {
    Step step[8];
    unsigned count;

    void add(const Line &line, unsigned me, int from, int to, std::uint8_t flags) {
        Step &s = step[count++];
        s = {static_cast<std::int8_t>(from), static_cast<std::int8_t>(to), flags, line};
        if (move_stone(s.after, me, s.from, s.to)) s.flags |= flag::captures;
    }
};

// The moves of the rules' table for die d on a line, from the hand, the fields, the praetentura.
void find_steps(const Line &line, unsigned me, int d, Steps &out) {
    const unsigned own = line.row[me];
    const unsigned enemy = line.row[1 - me];
    out.count = 0;
    if (!(own & bit(d)) && line.in_hand(me) > 0) out.add(line, me, place::hand, d, flag::enters);
    // Fields whose stone has a free field of its own d further on, at most 12.
    unsigned movable = own & ~(own >> d) & (bit(13 - d) - 1);
    for (; movable != 0; movable &= movable - 1) {
        const int from = std::countr_zero(movable) + 1;
        out.add(line, me, from, from + d, 0);
    }
    if (line.praetentura[me] > 0 && !(own & bit(6 + d)) && !(enemy & bit(opposite(6 + d))))
        out.add(line, me, place::praetentura, 6 + d, 0);
    if (own & bit(13 - d)) out.add(line, me, 13 - d, place::off, flag::bears_off);
}

// The dice not yet used, equal ones grouped.
struct Left {
    struct Group {
        std::uint8_t value, count;
        std::uint8_t dice[max_dice]; // as bits, lowest first
    };
    Group group[max_dice];
    unsigned groups = 0;

    Left(const Dice &dice, std::uint8_t used) {
        for (unsigned i = 0; i < dice.count; ++i) {
            if (used >> i & 1) continue;
            if (groups == 0 || group[groups - 1].value != dice.value[i])
                group[groups++] = {dice.value[i], 0, {}};
            Group &g = group[groups - 1];
            g.dice[g.count++] = static_cast<std::uint8_t>(1u << i);
        }
    }
};

std::uint8_t lines_of(const Turn &made) {
    std::uint8_t used = 0;
    for (const Move &move : made)
        used = static_cast<std::uint8_t>(used | 1u << move.line);
    return used;
}

// Parts the dice among the free lines and lists every turn that no move can be added to.
class Enumeration {
public:
    Enumeration(const State &now, const Left &left, unsigned used_lines,
                std::vector<Choice<State>> &out)
        : left_(left), out_(out), choice_{{}, now} {
        choice_.after.mover = other(now.mover);
        for (unsigned l = 0; l < Asilo::lines; ++l)
            for (unsigned g = 0; g < left.groups; ++g) {
                steps_[l][g].count = 0;
                if (!(used_lines >> l & 1))
                    find_steps(now.line[l], index(now.mover), left.group[g].value, steps_[l][g]);
            }
        for (unsigned g = 0; g < left.groups; ++g)
            free_[g] = left.group[g].count;
    }

    // Chooses a die, or none, for line l and those after it.
    void run(unsigned l = 0) {
        if (l == Asilo::lines) {
            if (complete()) list<0>();
            return;
        }
        chosen_[l] = nullptr;
        run(l + 1);
        for (unsigned g = 0; g < left_.groups; ++g) {
            if (free_[g] == 0 || steps_[l][g].count == 0) continue;
            const Left::Group &group = left_.group[g];
            chosen_[l] = &steps_[l][g];
            die_[l] = group.dice[group.count - free_[g]];
            --free_[g];
            run(l + 1);
            ++free_[g];
        }
    }

private:
    // A line may stay unplayed only when no die that is left over fits it.
    bool complete() const {
        for (unsigned l = 0; l < Asilo::lines; ++l)
            for (unsigned g = 0; g < left_.groups && !chosen_[l]; ++g)
                if (free_[g] > 0 && steps_[l][g].count > 0) return false;
        return true;
    }

    // Lists the turns of one parting of the dice: a move for each line, from l on, that has a die.
    template <unsigned l>
    void list() {
        if constexpr (l == Asilo::lines) {
            out_.push_back(choice_);
        } else if (!chosen_[l]) {
            list<l + 1>();
        } else {
            Line &line = choice_.after.line[l];
            const Line before = line;
            Turn &turn = choice_.turn;
            for (unsigned s = 0; s < chosen_[l]->count; ++s) {
                const Step &step = chosen_[l]->step[s];
                turn.push({static_cast<std::int8_t>(l), step.from, step.to, die_[l], step.flags});
                line = step.after;
                list<l + 1>();
                turn.pop();
            }
            line = before;
        }
    }

    const Left &left_;
    std::vector<Choice<State>> &out_;
    Choice<State> choice_;
    Steps steps_[Asilo::lines][max_dice]; // by line and group of dice
    std::uint8_t free_[max_dice]{};       // dice of each group not yet chosen
    const Steps *chosen_[Asilo::lines]{}; // of each line; NULL: none
    std::uint8_t die_[Asilo::lines]{};
};

unsigned total(const LineText &line) {
    unsigned sum = line.number[0] + line.number[1];
    for (unsigned p = 0; p < Asilo::fields; ++p)
        sum += line.count[p];
    return sum;
}

std::string line_name(unsigned l) {
    return std::string(l + 1, 'I');
}

Outcome check_line(const PositionText &text, unsigned l) {
    for (unsigned s = 0; s < 2; ++s) {
        const LineText &line = text.side[s][l];
        if (const unsigned sum = total(line); sum > Asilo::stones)
            return Fault{FaultKind::position,
                         "position.asilo.stones",
                         {std::to_string(s + 1), line_name(l), std::to_string(sum)},
                         line.column};
    }
    for (unsigned p = 1; p <= Asilo::fields; ++p)
        if (text.side[0][l].count[p - 1] && text.side[1][l].count[12 - p])
            return Fault{FaultKind::position,
                         "position.asilo.two_colours",
                         {line_name(l), std::to_string(p), std::to_string(13 - p)},
                         text.side[1][l].column + 12 - p};
    return std::nullopt;
}

bool finished(const State &state, unsigned player) {
    unsigned off = 0;
    for (const Line &line : state.line)
        off += line.off[player];
    return off == Asilo::lines * Asilo::stones;
}

} // namespace

unsigned Asilo::Line::in_hand(unsigned player) const {
    return stones - stones_in(row[player]) - praetentura[player] - off[player];
}

std::optional<Player> Asilo::winner(const Config &, const State &state) {
    for (const Player p : {Player::one, Player::two})
        if (finished(state, index(p))) return p;
    return std::nullopt;
}

int Asilo::pips(const Config &, const State &state, Player player) {
    constexpr int from_hand = 13, from_praetentura = 7;
    const unsigned me = index(player);
    int pips = 0;
    for (const Line &line : state.line) {
        pips += from_hand * static_cast<int>(line.in_hand(me));
        pips += from_praetentura * line.praetentura[me];
        for (unsigned row = line.row[me]; row != 0; row &= row - 1)
            pips += 12 - std::countr_zero(row);
    }
    return pips;
}

Result<State> Asilo::read(const Config &, const PositionText &text) {
    State state{};
    state.mover = text.mover;
    for (unsigned l = 0; l < lines; ++l) {
        if (Outcome fault = check_line(text, l)) return *fault;
        for (unsigned s = 0; s < 2; ++s) {
            const LineText &line = text.side[s][l];
            for (unsigned p = 0; p < fields; ++p)
                if (line.count[p]) state.line[l].row[s] = row16(state.line[l].row[s] | 1u << p);
            state.line[l].praetentura[s] = line.number[0];
            state.line[l].off[s] = line.number[1];
        }
    }
    if (finished(state, 0) && finished(state, 1))
        return Fault{FaultKind::position, "position.both_finished", {}, text.side[1][0].column};
    return state;
}

void Asilo::write(const Config &, const State &state, PositionText &text) {
    for (unsigned s = 0; s < 2; ++s)
        for (unsigned l = 0; l < lines; ++l) {
            LineText &line = text.side[s][l];
            for (unsigned p = 0; p < fields; ++p)
                line.count[p] = state.line[l].row[s] >> p & 1;
            line.number = {state.line[l].praetentura[s], state.line[l].off[s], 0};
        }
    text.mover = state.mover;
}

void Asilo::moves(const Config &config, const State &before, const Dice &dice, const Turn &made,
                  std::vector<Move> &out) {
    // Lines do not affect each other, so any set of moves can be extended to a legal turn.
    const State now = apply(config, before, made);
    const Left left(dice, made.dice());
    const unsigned used = lines_of(made);
    out.clear();
    Steps steps;
    for (unsigned l = 0; l < lines; ++l)
        for (unsigned g = 0; g < left.groups && !(used >> l & 1); ++g) {
            find_steps(now.line[l], index(now.mover), left.group[g].value, steps);
            for (unsigned s = 0; s < steps.count; ++s)
                out.push_back({static_cast<std::int8_t>(l), steps.step[s].from, steps.step[s].to,
                               left.group[g].dice[0], steps.step[s].flags});
        }
}

Fault Asilo::refusal(const Config &config, const State &before, const Dice &dice, const Turn &made,
                     const MoveText &move) {
    const State now = apply(config, before, made);
    const unsigned me = index(now.mover), l = static_cast<unsigned>(move.line);
    const Line &line = now.line[l];
    const std::string left = dice_left(dice, made.dice());
    const int from = move.from, to = move.to;
    const auto because = [&](std::string_view key, std::vector<std::string> args = {}) {
        return refused_move(key, move, std::move(args));
    };
    // Each line takes one die.
    if (lines_of(made) >> l & 1) return because("move.asilo.line_played", {line_name(l)});
    // The stone.
    const bool enters = from == place::hand, leaves = from == place::praetentura;
    if (enters && line.in_hand(me) == 0) return because("move.asilo.no_hand", {line_name(l)});
    if (leaves && line.praetentura[me] == 0) return because("move.asilo.no_pra", {line_name(l)});
    if (!enters && !leaves && !(line.row[me] & bit(from)))
        return because("move.asilo.no_stone", {line_name(l), std::to_string(from)});
    // The way: the hand is field 0, the praetentura lies behind field 6, off is field 13.
    if (to == place::off && (enters || leaves)) return because("move.asilo.off_from");
    if (enters && to > 6) return because("move.asilo.entry");
    if (leaves && to <= 6) return because("move.asilo.leave");
    const int steps = (to == place::off ? 13 : to) - (leaves ? 6 : from);
    if (steps <= 0) return because("move.asilo.backwards");
    if (steps > 6) return because("move.asilo.far", {std::to_string(steps)});
    // The die.
    if (left.find(std::to_string(steps)) == std::string::npos)
        return because(to == place::off ? "move.asilo.exact" : "move.asilo.die",
                       {std::to_string(steps), left});
    // The field, which must be free of own stones, and on the way out of the praetentura of all.
    if (line.row[me] & bit(to)) return because("move.asilo.own", {std::to_string(to)});
    return because("move.asilo.no_capture", {std::to_string(to)});
}

void Asilo::turns(const Config &config, const State &before, const Dice &dice, const Turn &made,
                  std::vector<Choice<State>> &out) {
    out.clear();
    const State now = apply(config, before, made);
    const Left left(dice, made.dice());
    Enumeration(now, left, lines_of(made), out).run();
}

Turn Asilo::written(const Config &, const State &, const Dice &, Turn made) {
    made.sort([](const Move &a, const Move &b) { return a.line < b.line; });
    return made;
}

Capture Asilo::play(const Config &, State &state, const Move &move) {
    Capture taken = move_stone(state.line[move.line], index(state.mover), move.from, move.to);
    taken.line = move.line;
    return taken;
}

State Asilo::apply(const Config &config, State state, const Turn &made) {
    for (const Move &move : made)
        play(config, state, move);
    return state;
}

} // namespace duodecim
