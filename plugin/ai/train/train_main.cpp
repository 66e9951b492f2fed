// SPDX-License-Identifier: MIT
// duodecim-train GAME FILE: teaches a network by games against itself and writes it to FILE. The
// same seed and options give the same network. FILE.state keeps what is needed to go on after a
// stop, or to go on with another lesson.
#include "ai/asilo_inputs.hpp"
#include "ai/murray_inputs.hpp"
#include "ai/train/self_play.hpp"
#include "ai/ur_inputs.hpp"
#include "rules/games.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace duodecim::train {

namespace {

constexpr char usage[] =
    "usage: duodecim-train GAME FILE [OPTION VALUE]...\n"
    "\n"
    "  --games N    to play, those of FILE.state not counted (100000)\n"
    "  --seed N     (1)\n"
    "  --first N    width of the first layer, a multiple of 32 (128)\n"
    "  --second N   width of the second layer, a multiple of 4 (32)\n"
    "  --rate X     of learning, at first (0.001)\n"
    "  --last X     and at last (0.00002)\n"
    "  --lambda X   of the returns, falling to 0.5 (0.9)\n"
    "  --ahead N    instead of returns, looks one roll ahead from one position of N (0: none)\n"
    "  --batch N    positions between two steps (256)\n"
    "  --table F    a solved table of the game; may be given for several variants\n";

struct Options {
    std::string game, file;
    std::uint64_t games = 100000, seed = 1;
    unsigned first = 128, second = 32, ahead = 0, batch = 256;
    double rate = 0.001, last = 0.00002, lambda = 0.9;
    std::vector<std::string> tables;
};

bool read_options(int argc, char **argv, Options &options) {
    if (argc < 3 || argc % 2 == 0) return false;
    options.game = argv[1];
    options.file = argv[2];
    for (int i = 3; i < argc; i += 2) {
        const std::string_view name = argv[i];
        const char *value = argv[i + 1];
        const auto whole = [&] { return static_cast<unsigned>(std::strtoul(value, nullptr, 10)); };
        if (name == "--games")
            options.games = std::strtoull(value, nullptr, 10);
        else if (name == "--seed")
            options.seed = std::strtoull(value, nullptr, 10);
        else if (name == "--first")
            options.first = whole();
        else if (name == "--second")
            options.second = whole();
        else if (name == "--rate")
            options.rate = std::strtod(value, nullptr);
        else if (name == "--last")
            options.last = std::strtod(value, nullptr);
        else if (name == "--lambda")
            options.lambda = std::strtod(value, nullptr);
        else if (name == "--ahead")
            options.ahead = whole();
        else if (name == "--batch")
            options.batch = whole();
        else if (name == "--table")
            options.tables.emplace_back(value);
        else
            return false;
    }
    return options.games > 0 && options.batch > 0 && options.first % Network::first_step == 0 &&
           options.first > 0 && options.first <= Network::max_width && options.second > 0 &&
           options.second % Network::second_step == 0 && options.second <= Network::max_second;
}

int fail(const std::string &fault) {
    std::cerr << "duodecim-train: " << fault << "\n";
    return 2;
}

template <class G>
class Training {
public:
    Training(std::string_view id, const Options &options)
        : options_(options), id_(id), config_(G::plain(id)),
          network_(NetworkInputs<G>::shape(config_), options.first, options.second, options.seed),
          play_(id, options.seed), begin_(Clock::now()) {}

    int run() {
        if constexpr (std::is_same_v<G, Ur>)
            for (const std::string &path : options_.tables)
                if (const std::string fault = add_table(path); !fault.empty()) return fail(fault);
        if (NetworkInputs<G>::shape(config_).parts * options_.first > Network::max_width)
            return fail("--first is too wide for this game");
        if (!load()) return fail(state_path() + " is of another network");
        lesson_.ahead = options_.ahead;
        const std::uint64_t from = games_, to = games_ + options_.games;
        Clock::time_point saved = begin_;
        play_.use(network_.rounded());
        while (games_ < to) {
            const double done = double(games_ - from) / double(options_.games);
            lesson_.lambda = float(options_.lambda + (0.5 - options_.lambda) * done);
            samples_.clear();
            while (samples_.size() < chunk && games_ < to)
                play_.play(games_++, lesson_, samples_);
            learn(float(options_.rate * std::pow(options_.last / options_.rate, done)));
            play_.use(network_.rounded());
            if (Clock::now() - saved < std::chrono::seconds(30)) continue;
            saved = Clock::now();
            if (!save()) return fail("cannot write " + options_.file);
        }
        return save() ? 0 : fail("cannot write " + options_.file);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t chunk = 16384; // positions between two versions that play

    std::string state_path() const { return options_.file + ".state"; }

    std::string add_table(const std::string &path) {
        // Whatever variant it is of.
        std::string fault;
        for (unsigned pieces = Ur::most_pieces; pieces >= 1; --pieces) {
            auto config = config_;
            if constexpr (std::is_same_v<G, Ur>) {
                config.pieces = config.goal = static_cast<std::uint8_t>(pieces);
                if (const auto table = Table::open(path, config, fault)) {
                    lesson_.tables.push_back(table);
                    return "";
                }
            }
        }
        return fault;
    }

    void learn(float rate) {
        // Neighbours in a game are too alike to come together.
        std::uint64_t state = options_.seed + games_;
        for (std::size_t i = samples_.size(); i > 1; --i) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            std::swap(samples_[i - 1], samples_[(state >> 33) % i]);
        }
        for (std::size_t i = 0; i < samples_.size(); i += options_.batch) {
            const std::size_t count = std::min<std::size_t>(options_.batch, samples_.size() - i);
            loss_ += network_.learn(samples_.data() + i, count, rate) * double(count);
        }
        seen_ += samples_.size();
        learned_ += samples_.size();
    }

    bool load() {
        std::ifstream in(state_path(), std::ios::binary);
        if (!in) return true;
        in.read(reinterpret_cast<char *>(&games_), sizeof games_);
        return network_.load(in) && in.peek() == std::ifstream::traits_type::eof();
    }

    bool save() {
        const auto network = network_.rounded();
        const double seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
        std::cerr << id_ << ": " << games_ << " games, " << seen_ << " positions, cross entropy "
                  << loss_ / double(std::max<std::uint64_t>(learned_, 1)) << ", "
                  << static_cast<int>(seconds) << " s\n";
        loss_ = 0;
        learned_ = 0;
        const std::string bytes = write_network(*network, id_, NetworkInputs<G>::layout);
        return put(options_.file, [&](std::ofstream &out) { out << bytes; }) &&
               put(state_path(), [&](std::ofstream &out) {
                   out.write(reinterpret_cast<const char *>(&games_), sizeof games_);
                   network_.save(out);
               });
    }

    // Whole or not at all.
    template <class F>
    static bool put(const std::string &path, const F &fill) {
        const std::string part = path + ".part";
        std::ofstream out(part, std::ios::binary);
        fill(out);
        out.close();
        std::error_code error;
        if (out) std::filesystem::rename(part, path, error);
        return out && !error;
    }

    const Options &options_;
    std::string_view id_;
    typename G::Config config_;
    FloatNetwork network_;
    SelfPlay<G> play_;
    Lesson lesson_;
    std::vector<Sample> samples_;
    std::uint64_t games_ = 0, seen_ = 0, learned_ = 0;
    double loss_ = 0;
    Clock::time_point begin_;
};

template <class... G>
int train(const std::tuple<G...> *, const Options &options) {
    int status = -1;
    const auto attempt = [&]<class Game>(const Game *) {
        for (const std::string_view id : Game::ids)
            if (id == options.game) status = Training<Game>(id, options).run();
    };
    (attempt(static_cast<const G *>(nullptr)), ...);
    return status >= 0 ? status : fail("no game " + options.game);
}

} // namespace

} // namespace duodecim::train

int main(int argc, char **argv) {
    duodecim::train::Options options;
    if (!duodecim::train::read_options(argc, argv, options)) {
        std::cerr << duodecim::train::usage;
        return 2;
    }
    return duodecim::train::train(static_cast<const duodecim::AllRules *>(nullptr), options);
}
