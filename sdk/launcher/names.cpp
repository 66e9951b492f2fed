// SPDX-License-Identifier: MIT
#include "names.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

namespace {

// Words and numbers of a move's text: "3/5*" has "3" and "5".
std::set<std::string> tokens(const std::string &text) {
    std::set<std::string> found;
    std::string token;
    for (const char c : text + ' ') {
        if (std::isalnum(static_cast<unsigned char>(c))) {
            token += c;
        } else if (!token.empty()) {
            found.insert(std::exchange(token, {}));
        }
    }
    return found;
}

// "5,23" names the place by 5 and by 23.
bool names_one(const std::set<std::string> &found, const std::string &counts) {
    const auto all = tokens(counts);
    return std::any_of(all.begin(), all.end(),
                       [&](const auto &one) { return found.contains(one); });
}

// On this grid a byte is a character.
bool is_ascii(const std::string &text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

} // namespace

Names::Names(const BoardData &board) : board_(board) {
    for (const int player : {0, 1})
        for (const auto &track : board.tracks[player]) {
            int step = 0;
            std::map<int32_t, std::string> counts;
            for (const int32_t place : track)
                if (is_field(place)) {
                    std::string &count = counts[place];
                    count += (count.empty() ? "" : ",") + std::to_string(++step);
                }
            counts_[player].merge(counts);
        }
}

bool Names::is_field(int32_t place) const {
    const ludus_place *found = board_.place(place);
    return found && found->kind == LUDUS_PLACE_FIELD;
}

void Names::learn(int32_t player, const ludus_move &move, const std::string &text) {
    const size_t colon = text.find(':');
    const auto found = tokens(colon == std::string::npos ? text : text.substr(colon + 1));
    for (const int32_t place : {move.from, move.to}) {
        if (!is_field(place)) continue;
        const auto &counts = counts_[player - 1];
        const auto count = counts.find(place);
        if (count != counts.end() && names_one(found, count->second))
            counted_ = true;
        else if (found.contains(board_.place(place)->label))
            counted_ = false;
        if (colon != std::string::npos) learn_track(player, place, text.substr(0, colon));
    }
}

// All tracks that lie on the same fields have the name.
void Names::learn_track(int32_t player, int32_t place, const std::string &name) {
    if (track_of_.contains(place) || !is_ascii(name)) return;
    for (const auto &track : board_.tracks[player - 1]) {
        if (std::count(track.begin(), track.end(), place) == 0) continue;
        for (const auto &tracks : board_.tracks)
            for (const auto &other : tracks)
                if (std::count(other.begin(), other.end(), place) > 0)
                    for (const int32_t each : other)
                        track_of_.emplace(each, name);
        return;
    }
}

bool Names::labels_are_counts() const {
    return std::all_of(board_.places.begin(), board_.places.end(), [this](const auto &place) {
        if (place.kind != LUDUS_PLACE_FIELD) return true;
        return std::any_of(std::begin(counts_), std::end(counts_), [&](const auto &counts) {
            const auto count = counts.find(place.id);
            return count != counts.end() && count->second == place.label;
        });
    });
}

std::map<int32_t, std::string> Names::labels(int32_t viewer) const {
    std::map<int32_t, std::string> names;
    for (const auto &place : board_.places)
        names[place.id] = is_ascii(place.label) ? place.label : "";
    if (counted_.value_or(labels_are_counts()))
        for (const auto &[place, count] : counts_[viewer == 2 ? 1 : 0])
            names[place] = count;
    return names;
}

std::map<int32_t, std::string> Names::tracks() const {
    std::map<std::string, const ludus_place *> first;
    for (const auto &place : board_.places) {
        const auto track = track_of_.find(place.id);
        if (track == track_of_.end()) continue;
        const ludus_place *&known = first[track->second];
        if (!known || place.x < known->x || (place.x == known->x && place.y < known->y))
            known = &place;
    }
    std::map<int32_t, std::string> names;
    for (const auto &[name, place] : first)
        names[place->id] = name;
    return names;
}
