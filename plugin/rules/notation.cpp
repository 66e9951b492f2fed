// SPDX-License-Identifier: MIT
#include "rules/notation.hpp"

#include "rules/dice.hpp"
#include "rules/reader.hpp"

namespace duodecim {

namespace {

constexpr std::array<std::string_view, max_lines> line_names{"I", "II", "III"};

// The value of a character of a ROW; 255 where it has none.
unsigned row_value(char c, bool crosses) {
    if (c == '.') return 0;
    if (crosses) return c == 'x' ? 1 : 255;
    if (c >= '1' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
    return 255;
}

void read_line(Reader &in, const SideShape &shape, LineText &line) {
    line.column = in.column();
    for (unsigned p = 0; p < shape.places && !in.failed(); ++p) {
        const unsigned value = row_value(in.peek(), shape.crosses);
        if (value == 255)
            in.fail(FaultKind::syntax, shape.crosses ? "syntax.row.crosses" : "syntax.row.counts",
                    {std::to_string(p + 1), std::to_string(shape.places), in.found()});
        line.count[p] = static_cast<std::uint8_t>(value);
        in.skip();
    }
    for (unsigned n = 0; n < shape.numbers && !in.failed(); ++n) {
        in.expect(':', "syntax.colon", {std::to_string(shape.numbers)});
        line.number_column[n] = in.column();
        line.number[n] = static_cast<std::uint8_t>(in.number(99, "syntax.count"));
    }
}

void read_side(Reader &in, const SideShape &shape, SideText &side) {
    for (unsigned l = 0; l < shape.lines && !in.failed(); ++l) {
        if (l > 0) in.expect(',', "syntax.comma", {std::to_string(shape.lines)});
        read_line(in, shape, side[l]);
    }
}

void read_blank(Reader &in) {
    in.expect(' ', "syntax.blank");
    in.skip_blanks();
}

Dice read_dice(Reader &in) {
    Dice dice;
    if (in.take('-')) return dice;
    const unsigned start = in.column();
    while (in.peek() >= '0' && in.peek() <= '9') {
        if (dice.count == max_dice) break;
        dice.value[dice.count++] = static_cast<std::uint8_t>(in.peek() - '0');
        in.skip();
    }
    if (in.column() == start) in.fail(FaultKind::syntax, "syntax.dice", {in.found()});
    return ascending(dice);
}

void write_side(std::string &out, const SideText &side, const SideShape &shape) {
    static constexpr char counts[] = ".123456789abcdef";
    for (unsigned l = 0; l < shape.lines; ++l) {
        if (l > 0) out += ',';
        for (unsigned p = 0; p < shape.places; ++p) {
            const unsigned count = side[l].count[p];
            out += shape.crosses ? (count ? 'x' : '.') : counts[count];
        }
        for (unsigned n = 0; n < shape.numbers; ++n)
            out += ":" + std::to_string(side[l].number[n]);
    }
}

std::int8_t read_number(Reader &in, const SideShape &shape, std::string_view key) {
    const unsigned start = in.column();
    const std::string last = std::to_string(shape.places);
    const auto p = static_cast<std::int8_t>(in.number(shape.places, key, {last}));
    if (p == 0) in.fail(FaultKind::syntax, key, {last, "\"0\""}, start);
    return p;
}

// The words are those that the game has.
std::int8_t read_from(Reader &in, const SideShape &shape) {
    if (in.take_word("hand")) return place::hand;
    if (shape.beside == place::bar) {
        if (in.take_word("bar")) return place::bar;
        return read_number(in, shape, "syntax.from.bar");
    }
    if (shape.beside == place::praetentura) {
        if (in.take_word("pra")) return place::praetentura;
        return read_number(in, shape, "syntax.from.pra");
    }
    return read_number(in, shape, "syntax.from.hand");
}

std::int8_t read_to(Reader &in, const SideShape &shape) {
    if (in.take_word("off")) return place::off;
    return read_number(in, shape, "syntax.to");
}

void read_line_name(Reader &in, MoveText &move) {
    // The longest name first: I begins II and III.
    for (unsigned l = max_lines; l-- > 0;)
        if (in.take_word(l == 2 ? "iii:" : l == 1 ? "ii:" : "i:")) {
            move.line = static_cast<std::int8_t>(l);
            return;
        }
    in.fail(FaultKind::syntax, "syntax.line", {in.found()});
}

// "(22)", once, before the signs or behind them.
void read_move_dice(Reader &in, MoveText &move) {
    if (move.dice.count > 0 || !in.take('(')) return;
    move.dice = read_dice(in);
    if (!in.failed() && move.dice.count == 0) in.fail(FaultKind::syntax, "syntax.dice", {"\"-\""});
    in.expect(')', "syntax.bracket");
}

} // namespace

Result<PositionText> read_position(std::string_view text, const SideShape &shape) {
    Reader in(text);
    PositionText position;
    in.skip_blanks();
    read_side(in, shape, position.side[0]);
    read_blank(in);
    read_side(in, shape, position.side[1]);
    read_blank(in);
    if (in.take('2'))
        position.mover = Player::two;
    else
        in.expect('1', "syntax.mover");
    read_blank(in);
    position.dice_column = in.column();
    position.dice = read_dice(in);
    in.skip_blanks();
    if (!in.failed() && !in.at_end())
        in.fail(FaultKind::syntax, "syntax.after_position", {in.found()});
    if (in.failed()) return *in.fault();
    return position;
}

std::string write_position(const PositionText &position, const SideShape &shape) {
    std::string out;
    write_side(out, position.side[0], shape);
    out += ' ';
    write_side(out, position.side[1], shape);
    out += position.mover == Player::one ? " 1 " : " 2 ";
    out += position.dice.count == 0 ? "-" : write_dice(position.dice);
    return out;
}

std::string write_dice(const Dice &dice) {
    std::string out;
    for (unsigned i = 0; i < dice.count; ++i)
        out += static_cast<char>('0' + dice.value[i]);
    return out;
}

Result<std::vector<MoveText>> read_turn(std::string_view text, const SideShape &shape) {
    Reader in(text);
    std::vector<MoveText> moves;
    in.skip_blanks();
    const bool pass = in.take_word("pass");
    in.skip_blanks();
    if (!pass && in.at_end()) in.fail(FaultKind::syntax, "syntax.empty_turn");
    while (!pass && !in.failed() && !in.at_end()) {
        MoveText move;
        move.column = in.column();
        if (shape.lines > 1) read_line_name(in, move);
        move.from = read_from(in, shape);
        in.expect('/', "syntax.slash");
        move.to = read_to(in, shape);
        read_move_dice(in, move);
        in.take('*');
        in.take('+');
        read_move_dice(in, move);
        if (in.failed()) break;
        move.text = in.since(move.column);
        if (moves.size() == max_moves)
            in.fail(FaultKind::move, "move.too_many", {std::to_string(max_moves)}, move.column);
        moves.push_back(move);
        if (!in.at_end()) read_blank(in);
    }
    if (!in.failed() && !in.at_end()) in.fail(FaultKind::syntax, "syntax.after_pass", {in.found()});
    if (in.failed()) return *in.fault();
    return moves;
}

std::string place_word(std::int8_t p) {
    if (p == place::hand) return "hand";
    if (p == place::bar) return "bar";
    if (p == place::praetentura) return "pra";
    if (p == place::off) return "off";
    return std::to_string(p);
}

Fault refused_move(std::string_view key, const MoveText &move, std::vector<std::string> args) {
    args.emplace(args.begin(), move.text);
    return {FaultKind::move, key, std::move(args), move.column};
}

std::string dice_left(const Dice &dice, unsigned used) {
    std::string out;
    for (unsigned i = 0; i < dice.count; ++i)
        if (!(used >> i & 1)) out += (out.empty() ? "" : ", ") + std::to_string(dice.value[i]);
    return out;
}

void write_move(std::string &out, const Move &move, unsigned lines, const Dice &dice) {
    if (lines > 1) {
        out += line_names[static_cast<unsigned>(move.line)];
        out += ':';
    }
    out += place_word(move.from);
    out += '/';
    out += place_word(move.to);
    if (dice.count > 0) out += "(" + write_dice(dice) + ")";
    if (move.flags & flag::captures) out += '*';
    if (move.flags & flag::again) out += '+';
}

std::string write_turn(const Turn &turn, unsigned lines, const Dice &roll, unsigned named) {
    if (turn.count == 0) return "pass";
    std::string out;
    for (unsigned i = 0; i < turn.count; ++i) {
        if (i > 0) out += ' ';
        const bool names = (named >> i & 1) != 0;
        write_move(out, turn.move[i], lines, names ? some_of(roll, turn.move[i].dice) : Dice{});
    }
    return out;
}

Result<RecordText> read_record(std::string_view text) {
    Reader in(text);
    RecordText record;
    in.skip_blanks();
    record.dice_column = in.column();
    record.dice = read_dice(in);
    if (!in.at_end()) read_blank(in);
    if (in.failed()) return *in.fault();
    record.turn = in.rest();
    record.turn_column = in.column();
    return record;
}

} // namespace duodecim
