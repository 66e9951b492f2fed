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

// The arguments are those of the place's name, and one more: its number on the player's track.
std::string Sentences::place_text(const board::Place &place, int player,
                                  std::string_view form) const {
    Arguments args = place.name.args;
    std::string number;
    for (const std::vector<int> &track : board_.tracks[player - 1])
        for (std::size_t i = 0; i < track.size() && number.empty(); ++i)
            if (track[i] == place.id) number = std::to_string(i);
    args.push_back(number);
    return texts_.say(language_, std::string(place.name.key) + "." + std::string(form), args);
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
        args.push_back(place_text(*from, event.player, "from"));
        const bool enters = event.kind == LUDUS_EVENT_MOVE && (event.flags & LUDUS_MOVE_ENTERS);
        args.push_back(place_text(*to, event.player, enters ? "entered" : "to"));
        args.push_back(place_text(*from, event.player, "at"));
        args.push_back(place_text(*from, event.player, "from_near"));
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
    for (const board::Content &c : contents) {
        const board::Place *at = place(c.place);
        if (c.player != player || at->kind != board::Kind::field ||
            place_text(*at, player, "group") != group)
            continue;
        std::string text = place_text(*at, player, "listed");
        const std::string kind = "describe.kind." + std::to_string(c.kind);
        if (c.kind > 1) text = texts_.say(language_, kind, {text});
        if (c.count > 1)
            text = texts_.say(language_, "describe.stack", {text, std::to_string(c.count)});
        std::size_t order = 0;
        for (const std::vector<int> &track : board_.tracks[player - 1])
            if (const auto i = std::find(track.begin(), track.end(), c.place); i != track.end())
                order = static_cast<std::size_t>(i - track.begin());
        found.emplace_back(order, text);
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
            if (c.player == player && at->kind == kind && place_text(*at, player, "group") == group)
                sum += c.count;
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
        const std::string group = place_text(p, 1, "group");
        if (std::find(groups.begin(), groups.end(), group) == groups.end()) groups.push_back(group);
    }
    std::string out = turn(match);
    for (const std::string &group : groups)
        out += "\n" + texts_.say(language_, "describe.group",
                                 {group, pieces(contents, group, 1), pieces(contents, group, 2)});
    return out;
}

} // namespace duodecim
