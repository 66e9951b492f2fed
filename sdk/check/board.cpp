// SPDX-License-Identifier: MIT
// The board as data: a drawing that holds together, tracks, pieces and dice.
#include "subject.hpp"

#include <cstring>
#include <ludus/text.hpp>
#include <set>

namespace check {

namespace {

class BoardCheck {
public:
    BoardCheck(Context &context, std::string game)
        : report_(context.report), s_(context.subject), game_(std::move(game)) {
        board_.size = sizeof board_;
        call(at("board"), s_.board->board, s_.addon, game_.c_str(), &board_);
    }

    void run(const std::vector<std::string> &languages) {
        report_.expect(board_.width > 0 && board_.height > 0, at("board"),
                       "width and height are not both above 0");
        for (const std::string &language : languages) {
            places(language.c_str());
            pieces(language.c_str());
            dice(language.c_str());
        }
        lines();
        for (int32_t player = 1; player <= 2; ++player) {
            for (uint32_t track = 0; track < board_.tracks; ++track)
                check_track(player, track);
            refuse_track(player, board_.tracks);
            check_words(player);
        }
        for (const int32_t nobody : {0, 3, -1}) {
            refuse_track(nobody, 0);
            refuse_words(nobody);
        }
    }

private:
    std::string at(const char *function) const { return game_ + ", board." + function; }

    bool inside(int64_t x, int64_t y) const {
        return x >= 0 && y >= 0 && x <= board_.width && y <= board_.height;
    }

    void is_text(const char *function, const char *field, const char *text, bool may_be_empty) {
        report_.expect(text != nullptr && (may_be_empty || *text != 0) &&
                           ludus::control_in(text) == std::string::npos,
                       at(function),
                       std::string(field) + " is " + (text ? quote(text) : std::string("NULL")) +
                           "; a UTF-8 text without control characters was expected");
    }

    void places(const char *language) {
        kinds_.clear();
        for (const ludus_place &p :
             list<ludus_place>(at("places"), s_.board->places, s_.addon, game_.c_str(), language)) {
            const std::string name = "place " + std::to_string(p.id);
            is_text("places", "label", p.label, true);
            is_text("places", "name", p.name, false);
            if (p.inscription) is_text("places", "inscription", p.inscription, true);
            report_.expect(p.id > 0, at("places"), name + " has an id that is not above 0");
            report_.expect(kinds_.emplace(p.id, p.kind).second, at("places"),
                           name + " has the id of another place");
            const bool outlined = p.shape != LUDUS_SHAPE_NONE;
            const int64_t w = outlined ? p.width / 2 : 0;
            const int64_t h = outlined ? p.height / 2 : 0;
            report_.expect(inside(p.x - w, p.y - h) && inside(p.x + w, p.y + h), at("places"),
                           name + " does not lie in the drawing of " +
                               std::to_string(board_.width) + " by " +
                               std::to_string(board_.height));
            report_.expect(!outlined || (p.width > 0 && p.height > 0), at("places"),
                           name + " has an outline without width or height");
            report_.expect(p.kind > 0, at("places"),
                           name + " has the kind " + std::to_string(p.kind));
            report_.expect(p.owner >= 0 && p.owner <= 2, at("places"),
                           name + " has the owner " + std::to_string(p.owner) +
                               "; 0, 1 or 2 was expected");
            report_.expect(p.capacity > 0, at("places"), name + " has no capacity");
        }
        report_.expect(!kinds_.empty(), at("places"), "the list is empty");
    }

    void lines() {
        for (const ludus_line &line :
             list<ludus_line>(at("lines"), s_.board->lines, s_.addon, game_.c_str()))
            report_.expect(inside(line.x1, line.y1) && inside(line.x2, line.y2), at("lines"),
                           "a line does not lie in the drawing");
    }

    std::vector<int32_t> read_track(int32_t player, uint32_t track) const {
        uint32_t count = 0;
        call(at("track"), s_.board->track, s_.addon, game_.c_str(), player, track,
             static_cast<int32_t *>(nullptr), 0u, &count);
        std::vector<int32_t> out(std::min(count, 1u << 16), -1);
        const auto capacity = static_cast<uint32_t>(out.size());
        call(at("track"), s_.board->track, s_.addon, game_.c_str(), player, track, out.data(),
             capacity, &count);
        std::vector<int32_t> less(capacity + 2, -7); // one less than there is, and a guard
        call(at("track"), s_.board->track, s_.addon, game_.c_str(), player, track, less.data(),
             capacity - 1, &count);
        report_.expect(count == capacity && less[capacity - 1] == -7, at("track"),
                       "writes beyond its capacity, or counts less than there is");
        return out;
    }

    void check_track(int32_t player, uint32_t track) {
        const std::vector<int32_t> places = read_track(player, track);
        const std::string name =
            "track " + std::to_string(track) + " of player " + std::to_string(player);
        if (!report_.expect(places.size() >= 2, at("track"), name + " has less than two places"))
            return;
        for (const int32_t id : places)
            report_.expect(kinds_.count(id) > 0, at("track"),
                           name + " passes " + std::to_string(id) + ", which is no place");
        report_.expect(kinds_[places.back()] == LUDUS_PLACE_OFF, at("track"),
                       name + " does not end where pieces are borne off");
        report_.expect(kinds_[places.front()] != LUDUS_PLACE_OFF, at("track"),
                       name + " begins where pieces are borne off");
    }

    void refuse_track(int32_t player, uint32_t track) {
        uint32_t count = 0;
        ludus_error error = new_error();
        const int32_t status = enter(at("track"), s_.board->track, s_.addon, game_.c_str(), player,
                                     track, nullptr, 0u, &count, &error);
        report_.expect(status != LUDUS_OK, at("track"),
                       "player " + std::to_string(player) + ", track " + std::to_string(track) +
                           " is not refused");
    }

    void check_words(int32_t player) {
        for (const ludus_word &word :
             list<ludus_word>(at("words"), s_.board->words, s_.addon, game_.c_str(), player)) {
            is_text("words", "word", word.word, false);
            report_.expect(kinds_.count(word.place) > 0, at("words"),
                           "player " + std::to_string(player) + " has a word for " +
                               std::to_string(word.place) + ", which is no place");
            report_.expect(word.word == nullptr || std::strchr(word.word, ' ') == nullptr,
                           at("words"),
                           "a word with a blank in it, which divides the moves of a TURN");
        }
    }

    // Names for a side that is not there.
    void refuse_words(int32_t player) {
        uint32_t count = 0;
        ludus_error error = new_error();
        const int32_t status = enter(at("words"), s_.board->words, s_.addon, game_.c_str(), player,
                                     nullptr, 0u, uint32_t{sizeof(ludus_word)}, &count, &error);
        report_.expect_status(status, LUDUS_ERROR_ARGUMENT, at("words"),
                              "player " + std::to_string(player) + ", which is no side,");
    }

    void pieces(const char *language) {
        std::set<std::pair<int32_t, int32_t>> kinds;
        std::set<std::pair<int32_t, std::string>> looks;
        for (const ludus_piece &p :
             list<ludus_piece>(at("pieces"), s_.board->pieces, s_.addon, game_.c_str(), language)) {
            is_text("pieces", "name", p.name, false);
            const std::string letter = p.letter ? p.letter : "";
            report_.expect(letter.size() == 1 && letter[0] > ' ' && letter[0] <= '~', at("pieces"),
                           "the letter " + quote(letter) + " is not one printable ASCII character");
            report_.expect(p.player == 1 || p.player == 2, at("pieces"),
                           "a piece of player " + std::to_string(p.player));
            report_.expect(kinds.emplace(p.player, p.kind).second, at("pieces"),
                           "a kind of piece comes twice");
            report_.expect(looks.emplace(p.shape, letter).second, at("pieces"),
                           "two kinds share shape and letter " + quote(letter));
            report_.expect(p.colour <= 0xFFFFFF, at("pieces"), "a colour above 0xFFFFFF");
            if (p.inscription) is_text("pieces", "inscription", p.inscription, true);
        }
        for (const int32_t player : {1, 2}) {
            bool has = false;
            for (const auto &kind : kinds)
                has = has || kind.first == player;
            report_.expect(has, at("pieces"), "player " + std::to_string(player) + " has no piece");
        }
    }

    void dice(const char *language) {
        const auto dice =
            list<ludus_die>(at("dice"), s_.board->dice, s_.addon, game_.c_str(), language);
        const bool thrown =
            !list<ludus_roll>(game_ + ", game.rolls", s_.game->rolls, s_.addon, game_.c_str())
                 .empty();
        report_.expect(dice.empty() != thrown, at("dice"),
                       thrown ? "the list is empty; a die was expected, as game.rolls has rolls"
                              : "dice in a game without; an empty list was expected, as game.rolls "
                                "is empty");
        for (const ludus_die &die : dice) {
            is_text("dice", "name", die.name, false);
            if (!report_.expect(die.count >= 1 && die.faces >= 1 && die.faces <= LUDUS_MAX_FACES,
                                at("dice"), "a die without count, or with faces not from 1 to 24"))
                continue;
            for (uint32_t i = 0; i < die.faces; ++i)
                report_.expect(die.ways[i] > 0, at("dice"),
                               "face " + std::to_string(i) + " of a die has no ways");
        }
    }

    Report &report_;
    const Subject &s_;
    std::string game_;
    ludus_board board_{};
    std::map<int32_t, int32_t> kinds_; // of places, by id
};

} // namespace

void check_board(Context &context) {
    if (context.subject.board == nullptr) return;
    BoardCheck(context, context.game).run(context.subject.languages());
}

} // namespace check
