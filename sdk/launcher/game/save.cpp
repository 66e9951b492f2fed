// SPDX-License-Identifier: MIT
#include "game/save.hpp"

#include "base/quote.hpp"
#include "game/session.hpp"
#include "storage/whole_file.hpp"
#include "words/text.hpp"

#include <algorithm>
#include <charconv>
#include <map>

namespace launcher {

namespace {

constexpr uint64_t version = 1;
constexpr const char *ended_key = "ended";

using Header = std::map<std::string, SavedLine>; // by the first word of the line

[[noreturn]] void fault(size_t line, Text id, std::initializer_list<std::string> arguments = {}) {
    throw SaveError(line, text(id, arguments));
}

std::optional<uint64_t> number_of(const std::string &digits) {
    uint64_t number = 0;
    const char *end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

// "first human" in two; the second part may be empty.
std::pair<std::string, std::string> at_blank(const std::string &line) {
    const size_t blank = line.find(' ');
    if (blank == std::string::npos) return {line, {}};
    return {line.substr(0, blank), line.substr(blank + 1)};
}

std::vector<SavedLine> lines_of(const std::string &whole) {
    std::vector<SavedLine> lines;
    for (size_t at = 0; at < whole.size();) {
        const size_t end = whole.find('\n', at);
        const size_t number = lines.size() + 1;
        if (end == std::string::npos) fault(number, Text::save_cut);
        SavedLine line{whole.substr(at, end - at), number};
        if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
        if (line.text != printable(line.text)) fault(number, Text::save_not_text);
        lines.push_back(std::move(line));
        at = end + 1;
    }
    return lines;
}

void check_version(const std::vector<SavedLine> &lines) {
    if (lines.empty() || !looks_like_save(lines[0].text)) fault(1, Text::save_no_save);
    const auto found = number_of(lines[0].text.substr(save_magic.size()));
    if (!found || *found == 0) fault(1, Text::save_no_save);
    if (*found > version)
        fault(1, Text::save_newer, {std::to_string(*found), std::to_string(version)});
}

void add_to(Header &header, const SavedLine &line) {
    static const char *const known[] = {"game", "addon",      "start",  "first", "second",
                                        "dice", "commitment", "secret", "word",  "begin"};
    auto [key, value] = at_blank(line.text);
    if (std::find(std::begin(known), std::end(known), key) == std::end(known))
        fault(line.number, Text::save_unknown_line, {shown(key)});
    if (!header.try_emplace(key, SavedLine{value, line.number}).second)
        fault(line.number, Text::save_twice, {key});
}

// `end`: the number of the line before which it had to stand.
const SavedLine &need(const Header &header, const std::string &key, size_t end) {
    const auto found = header.find(key);
    if (found == header.end()) fault(end, Text::save_missing, {key});
    return found->second;
}

SavedLine optional(const Header &header, const std::string &key) {
    const auto found = header.find(key);
    return found == header.end() ? SavedLine() : found->second;
}

std::string hash_in(const SavedLine &line, const std::string &key) {
    if (line.text.size() != 64 ||
        line.text.find_first_not_of("0123456789abcdef") != std::string::npos)
        fault(line.number, Text::save_hash, {key});
    return line.text;
}

DiceSource dice_in(const Header &header, size_t end) {
    const SavedLine &dice = need(header, "dice", end);
    if (dice.text != "fair")
        for (const char *key : {"commitment", "secret", "word"})
            if (const auto found = header.find(key); found != header.end())
                fault(found->second.number, Text::save_only_fair, {key});
    if (dice.text == "typed") return DiceSource::to_be_typed();
    if (dice.text == "fair") {
        const SavedLine &commitment = need(header, "commitment", end);
        const SavedLine &secret = need(header, "secret", end);
        const FairDice fair{hash_in(secret, "secret"), need(header, "word", end).text};
        if (hash_in(commitment, "commitment") != fair.commitment())
            fault(commitment.number, Text::save_commitment);
        return DiceSource::from(fair);
    }
    const auto [kind, number] = at_blank(dice.text);
    const auto seed = number_of(number);
    if (kind == "none" && seed) return DiceSource::none(*seed);
    if (kind != "seed" || !seed) fault(dice.number, Text::save_dice, {shown(dice.text)});
    return DiceSource::from_seed(*seed);
}

std::string player_text(const Seat &seat) {
    return seat.human() ? "human" : seat.id;
}

std::string dice_lines(const DiceSource &dice) {
    switch (dice.kind()) {
    case DiceSource::Kind::seed:
        return "dice seed " + std::to_string(dice.seed()) + '\n';
    case DiceSource::Kind::fair:
        return "dice fair\ncommitment " + dice.fair().commitment() + "\nsecret " +
               dice.fair().secret + "\nword " + dice.fair().word + '\n';
    case DiceSource::Kind::none:
        return "dice none " + std::to_string(dice.seed()) + '\n';
    case DiceSource::Kind::typed:
        break;
    }
    return "dice typed\n";
}

} // namespace

namespace {

// A line of the record begins with dice, or with what stands for none.
bool is_turn(const std::string &line) {
    return (line[0] >= '0' && line[0] <= '9') || line.rfind("- ", 0) == 0;
}

} // namespace

bool looks_like_save(const std::string &text) {
    return text.rfind(save_magic, 0) == 0;
}

Save parse_save(const std::string &whole) {
    const auto lines = lines_of(whole);
    check_version(lines);
    Header header;
    Save save;
    for (size_t i = 1; i < lines.size(); ++i) {
        const SavedLine &line = lines[i];
        if (line.text.empty()) continue;
        if (is_turn(line.text)) {
            if (save.ended.number) fault(line.number, Text::save_no_roll, {shown(line.text)});
            save.turns.push_back(line);
        } else if (!save.turns.empty() && line.text == ended_key && !save.ended.number) {
            save.ended = line;
        } else if (!save.turns.empty()) {
            fault(line.number, Text::save_no_roll, {shown(line.text)});
        } else {
            add_to(header, line);
        }
    }
    const size_t end = save.turns.empty() ? lines.size() + 1 : save.turns[0].number;
    save.game = need(header, "game", end);
    save.addon = optional(header, "addon");
    save.start = optional(header, "start");
    save.first = need(header, "first", end);
    save.second = need(header, "second", end);
    save.dice = dice_in(header, end);
    save.dice_line = need(header, "dice", end).number;
    save.begin = optional(header, "begin");
    return save;
}

std::string save_text(const Session &session) {
    const ludus::Match &match = session.match();
    const auto line = [&](const char *what, const std::string &words) {
        if (words != printable(words))
            throw RequestError(text(Text::save_addon_line, {session.game().addon.label(), what}));
        return words + '\n';
    };
    std::string out = std::string(save_magic) + std::to_string(version) + "\ngame " +
                      line("check", session.game().text) + "addon " +
                      line("id", session.game().addon.label());
    if (const std::string start = match.start(); start != session.usual_start())
        out += "start " + line("start", start);
    out += "first " + line("players", player_text(session.seat(1))) + "second " +
           line("players", player_text(session.seat(2))) + dice_lines(session.dice());
    if (!session.beginning().empty()) out += "begin " + session.beginning() + '\n';
    const uint32_t turns = session.state().turns;
    for (uint32_t i = 0; i < turns; ++i)
        out += line("record", match.record(i));
    if (session.end_chosen()) out += std::string(ended_key) + '\n';
    try {
        parse_save(out);
    } catch (const SaveError &fault) { // what cannot be read again is no save
        throw RequestError(
            text(Text::save_addon_fault,
                 {session.game().addon.label(), std::to_string(fault.line), fault.what()}));
    }
    return out;
}

bool same_dice(const Save &save, const Session &session) {
    return dice_lines(save.dice) == dice_lines(session.dice());
}

// All turns but the last are whole, and so the same; of the last more may have been played since.
bool tells_moment_of(const Session &session, const std::string &saved) {
    try {
        const Save then = parse_save(saved), now = parse_save(save_text(session));
        const size_t turns = then.turns.size();
        bool same = same_dice(then, session) && turns <= now.turns.size();
        for (const auto line :
             {&Save::game, &Save::start, &Save::first, &Save::second, &Save::begin})
            same = same && (then.*line).text == (now.*line).text;
        for (size_t i = 0; same && i < turns; ++i)
            same = i + 1 < turns
                       ? then.turns[i].text == now.turns[i].text
                       : at_blank(then.turns[i].text).first == at_blank(now.turns[i].text).first;
        return same;
    } catch (const SaveError &) {
        return false;
    }
}

Save read_save(const std::filesystem::path &file) {
    return save_in(file, read_whole(file, largest_save));
}

Save save_in(const std::filesystem::path &file, const std::string &text) {
    try {
        return parse_save(text);
    } catch (const SaveError &fault) {
        refuse_save(file, fault);
    }
}

void refuse_save(const std::filesystem::path &file, const SaveError &fault) {
    throw RequestError(
        text(Text::save_fault, {path_text(file), std::to_string(fault.line), fault.what()}));
}

} // namespace launcher
