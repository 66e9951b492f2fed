// SPDX-License-Identifier: MIT
#include "abi/sentences.hpp"

#include <algorithm>

namespace duodecim {

namespace {

const char *key_of_move(std::uint32_t flags) {
    if (flags & LUDUS_MOVE_ENTERS) return "say.enters";
    if (flags & LUDUS_MOVE_BEARS_OFF) return "say.bears_off";
    return "say.moves";
}

const char *key_of(const ludus_event &event) {
    switch (event.kind) {
    case LUDUS_EVENT_ROLL:
        return "say.rolled";
    case LUDUS_EVENT_MOVE:
        return key_of_move(event.flags);
    case LUDUS_EVENT_CAPTURE:
        return "say.captured";
    case LUDUS_EVENT_PASS:
        return event.reason == LUDUS_PASS_ZERO ? "say.pass_zero" : "say.pass_blocked";
    case LUDUS_EVENT_AGAIN:
        return "say.again";
    case LUDUS_EVENT_TURN:
        return "say.turn";
    default:
        return "say.won";
    }
}

// Whether others lie on the group of that index: where pieces are a stack, the groups behind it.
bool lie_on_it(const std::vector<board::Content> &contents, std::size_t group,
               const board::Place &at) {
    return (at.fan_x != 0 || at.fan_y != 0) &&
           std::any_of(contents.begin() + static_cast<std::ptrdiff_t>(group) + 1, contents.end(),
                       [&](const board::Content &c) { return c.place == at.id; });
}

} // namespace

const board::Place *Sentences::place(int id) const {
    const auto at = std::find_if(board_.places.begin(), board_.places.end(),
                                 [&](const board::Place &p) { return p.id == id; });
    return at == board_.places.end() ? nullptr : &*at;
}

bool Sentences::knows(const ludus_event &event) const {
    const bool moves = event.kind == LUDUS_EVENT_MOVE || event.kind == LUDUS_EVENT_CAPTURE;
    const bool passes = event.kind == LUDUS_EVENT_PASS;
    return event.kind >= LUDUS_EVENT_ROLL && event.kind <= LUDUS_EVENT_WIN &&
           (event.player == 1 || event.player == 2) && event.count <= LUDUS_MAX_DICE &&
           (!moves || (place(event.from) && place(event.to))) &&
           (!passes || event.reason == LUDUS_PASS_BLOCKED || event.reason == LUDUS_PASS_ZERO);
}

// The number by which the player calls the place: the first step of a track, from `first` on, that
// lies there and has pieces of that kind (0: any). On a way that comes back the kind tells them
// apart.
std::optional<std::size_t> Sentences::step(int player, int place, int kind,
                                           std::size_t first) const {
    for (const std::vector<int> &track : board_.tracks[player - 1])
        for (std::size_t i = first; i < track.size(); ++i)
            if (track[i] == place &&
                (kind == 0 || board_.flip == 0 || (i >= board_.flip) == (kind == 2)))
                return i;
    return std::nullopt;
}

// The arguments are those of the place's name, and one more: its number on the player's track.
std::string Sentences::place_text(const board::Place &place, std::optional<std::size_t> step,
                                  std::string_view form) const {
    Arguments args = place.name.args;
    args.push_back(step ? std::to_string(*step) : "");
    return texts_.say(language_, std::string(place.name.key) + "." + std::string(form), args);
}

std::string Sentences::group_of(const board::Place &place) const {
    return place_text(place, std::nullopt, "group");
}

// The value that words such as {0:side} choose by.
std::string Sentences::player_text(int player) const {
    return id_ + "." + std::to_string(player);
}

std::string Sentences::numbers(const std::int32_t *values, std::uint32_t count) const {
    Arguments words;
    for (std::uint32_t i = 0; i < count; ++i)
        words.push_back(std::to_string(values[i]));
    return texts_.list(language_, words);
}

// A text that a game may have in words of its own.
std::string Sentences::game_text(std::string_view key, const Arguments &args) const {
    const std::string own = std::string(key) + "." + id_;
    return texts_.say(language_, texts_.find(language_, own) ? own : key, args);
}

std::string Sentences::event(const ludus_event &event) const {
    Arguments args{player_text(event.player), numbers(event.values, event.count)};
    const board::Place *from = place(event.from), *to = place(event.to);
    if (from && to) {
        const auto start = step(event.player, event.from, event.piece, 0);
        const auto end = step(event.player, event.to, 0, start.value_or(0));
        const bool enters = event.kind == LUDUS_EVENT_MOVE && (event.flags & LUDUS_MOVE_ENTERS);
        args.push_back(place_text(*from, start, "from"));
        args.push_back(place_text(*to, end, enters ? "entered" : "to"));
        args.push_back(place_text(*from, start, "from_near"));
    }
    return game_text(key_of(event), args);
}

std::string Sentences::turn(const Match &match) const {
    const Status now = match.status();
    std::vector<std::int32_t> rolled, left;
    for (unsigned i = 0; i < now.dice.count; ++i) {
        rolled.push_back(now.dice.value[i]);
        if (!(now.dice_used >> i & 1)) left.push_back(now.dice.value[i]);
    }
    const auto text = [&](const std::vector<std::int32_t> &values) {
        return numbers(values.data(), static_cast<std::uint32_t>(values.size()));
    };
    const int player = (now.winner ? *now.winner : now.mover) == Player::one ? 1 : 2;
    const Arguments args{player_text(player), text(rolled), text(left)};
    switch (now.phase) {
    case Phase::roll:
        return texts_.say(language_, "describe.roll", args);
    case Phase::move:
        return texts_.say(language_, "describe.move", args);
    case Phase::end:
        return texts_.say(language_, now.moves_made ? "describe.end" : "describe.pass", args);
    case Phase::over:
        break;
    }
    return texts_.say(language_, "say.won", args);
}

std::string Sentences::fields(const std::vector<board::Content> &contents, const std::string &group,
                              int player) const {
    std::vector<std::pair<std::size_t, std::string>> found; // by the order of the track
    for (std::size_t i = 0; i < contents.size(); ++i) {
        const board::Content &c = contents[i];
        const board::Place *at = place(c.place);
        if (c.player != player || at->kind != board::Kind::field || group_of(*at) != group)
            continue;
        const auto order = step(player, c.place, c.kind, 0);
        std::string text = place_text(*at, order, "listed");
        const std::string kind = "describe.kind." + std::to_string(c.kind);
        if (c.kind > 1) text = texts_.say(language_, kind, {text});
        if (c.count > 1)
            text = texts_.say(language_, "describe.stack", {text, std::to_string(c.count)});
        if (lie_on_it(contents, i, *at)) text = texts_.say(language_, "describe.held", {text});
        found.emplace_back(order.value_or(0), text);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    Arguments words;
    for (const auto &[order, text] : found)
        words.push_back(text);
    if (words.empty()) return {};
    return texts_.say(language_, words.size() == 1 ? "describe.field" : "describe.fields",
                      {texts_.list(language_, words)});
}

// In the order of the board: hand, bar, shelter, off.
std::string Sentences::beside(const std::vector<board::Content> &contents, const std::string &group,
                              int player) const {
    static constexpr std::pair<board::Kind, std::string_view> kinds[] = {
        {board::Kind::shelter, "describe.shelter"},
        {board::Kind::hand, "describe.hand"},
        {board::Kind::bar, "describe.bar"},
        {board::Kind::off, "describe.off"}};
    std::string out;
    for (const auto &[kind, key] : kinds) {
        int sum = 0;
        for (const board::Content &c : contents) {
            const board::Place *at = place(c.place);
            if (c.player == player && at->kind == kind && group_of(*at) == group) sum += c.count;
        }
        if (sum > 0)
            out += (out.empty() ? "" : "; ") + texts_.say(language_, key, {std::to_string(sum)});
    }
    return out;
}

std::string Sentences::pieces(const std::vector<board::Content> &contents, const std::string &group,
                              int player) const {
    const std::string on = fields(contents, group, player);
    const std::string off = beside(contents, group, player);
    const std::string all = on + (on.empty() || off.empty() ? "" : "; ") + off;
    return texts_.say(language_, "describe.side", {player_text(player), all});
}

// Each group of places, such as a line, is a paragraph.
std::string Sentences::position(const Match &match) const {
    std::vector<board::Content> contents;
    match.contents(contents);
    Arguments groups;
    for (const board::Place &p : board_.places) {
        const std::string group = group_of(p);
        if (std::find(groups.begin(), groups.end(), group) == groups.end()) groups.push_back(group);
    }
    std::string out = turn(match);
    for (const std::string &group : groups)
        out += "\n" + texts_.say(language_, "describe.group",
                                 {group, pieces(contents, group, 1), pieces(contents, group, 2)});
    return out;
}

} // namespace duodecim
