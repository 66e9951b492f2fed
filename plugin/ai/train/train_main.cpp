// SPDX-License-Identifier: MIT
// duodecim-train GAME FILE: teaches a network by games against itself and writes it to FILE. Most
// of them have the options that GAME has. The same seed and options give the same network.
// FILE.state keeps what is needed to go on after a stop, or to go on with another lesson.
#include "ai/asilo_inputs.hpp"
#include "ai/murray_inputs.hpp"
#include "ai/table_format.hpp"
#include "ai/train/self_play.hpp"
#include "ai/ur_inputs.hpp"
#include "rules/games.hpp"

#include <charconv>
#include <chrono>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

namespace duodecim::train {

namespace {

constexpr char usage[] =
    "usage: duodecim-train GAME FILE [OPTION VALUE]...\n"
    "\n"
    "GAME may have options, as in \"duodecim.murray?bearoff=exact\". Of four games it plays three\n"
    "with them, and one with others that the same network serves.\n"
    "\n"
    "  --games N    to play, those of FILE.state not counted (100000)\n"
    "  --seed N     (1)\n"
    "  --first N    width of the first layer, a multiple of 32 (64)\n"
    "  --second N   width of the second layer, a multiple of 4 (32)\n"
    "  --rate X     of learning, at first (0.001)\n"
    "  --last X     and at last (0.00002)\n"
    "  --lambda X   of the returns, falling to 0.5 (0.9)\n"
    "  --pull X     of the slope, on units that are cut off: brings them back (0)\n"
    "  --ahead N    instead of returns, looks one roll ahead from one position of N (0: none)\n"
    "  --batch N    positions between two steps (256)\n"
    "  --table F    a solved table of the game; may be given for several variants\n";

constexpr std::uint64_t most_games = 1'000'000'000'000;

struct Options {
    std::string game, file;
    std::uint64_t games = 100000, seed = 1;
    unsigned first = 64, second = 32, ahead = 0, batch = 256;
    double rate = 0.001, last = 0.00002, lambda = 0.9, pull = 0;
    std::vector<std::string> tables;
};

// Reads a whole word, from `least` to `most`; the fault, if any.
template <class T>
std::string read_number(std::string_view name, std::string_view word, T least, T most, T &number) {
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc{} && stop == word.data() + word.size() && number >= least &&
        number <= most)
        return "";
    std::ostringstream fault;
    fault << name << " takes a number from " << least << " to " << most << ", not \"" << word
          << '"';
    return fault.str();
}

std::string read_width(std::string_view name, std::string_view word, unsigned step, unsigned most,
                       unsigned &width) {
    if (std::string fault = read_number(name, word, step, most, width); !fault.empty())
        return fault;
    if (width % step == 0) return "";
    return std::string(name) + " takes a multiple of " + std::to_string(step);
}

std::string read_option(std::string_view name, std::string_view word, Options &options) {
    constexpr double tiny = 1e-9;
    if (name == "--games")
        return read_number<std::uint64_t>(name, word, 1, most_games, options.games);
    if (name == "--seed")
        return read_number<std::uint64_t>(name, word, 0, ~std::uint64_t{0}, options.seed);
    if (name == "--first")
        return read_width(name, word, Network::first_step, Network::max_width, options.first);
    if (name == "--second")
        return read_width(name, word, Network::second_step, Network::max_second, options.second);
    if (name == "--rate") return read_number(name, word, tiny, 1.0, options.rate);
    if (name == "--last") return read_number(name, word, tiny, 1.0, options.last);
    if (name == "--lambda") return read_number(name, word, 0.0, 1.0, options.lambda);
    if (name == "--pull") return read_number(name, word, 0.0, 1.0, options.pull);
    if (name == "--ahead") return read_number(name, word, 0u, 1'000'000u, options.ahead);
    if (name == "--batch") return read_number(name, word, 1u, 1'000'000u, options.batch);
    if (name != "--table") return "there is no option " + std::string(name);
    options.tables.emplace_back(word);
    return "";
}

std::string read_options(int argc, char **argv, Options &options) {
    if (argc < 3) return "a GAME and a FILE are needed; --help tells more";
    options.game = argv[1];
    options.file = argv[2];
    if (options.file.empty()) return "FILE has no name";
    for (int i = 3; i < argc; i += 2) {
        if (std::string_view(argv[i]).substr(0, 2) != "--")
            return "\"" + std::string(argv[i]) + "\" was not expected; --help tells more";
        if (i + 1 == argc) return std::string(argv[i]) + " needs a value; --help tells more";
        if (std::string fault = read_option(argv[i], argv[i + 1], options); !fault.empty())
            return fault;
    }
    return "";
}

int fail(const std::string &fault) {
    std::cerr << "duodecim-train: " << fault << "\n";
    return 2;
}

template <class G>
class Training {
public:
    Training(const MatchOf<G> &match, const Options &options)
        : options_(options), game_(match.game()), config_(match.config()),
          network_(NetworkInputs<G>::shape(config_), options.first, options.second,
                   float(options.pull), options.seed),
          play_(config_, options.seed), begun_(Clock::now()) {}

    int run() {
        if (const std::string fault = begin(); !fault.empty()) return fail(fault);
        lesson_.ahead = options_.ahead;
        const std::uint64_t from = games_, to = games_ + options_.games;
        Clock::time_point saved = begun_;
        while (games_ < to) {
            const double done = double(games_ - from) / double(options_.games);
            lesson_.lambda = float(options_.lambda + (0.5 - options_.lambda) * done);
            samples_.clear();
            while (samples_.size() < chunk && games_ < to)
                play_.play(games_++, lesson_, samples_);
            learn(float(options_.rate * std::pow(options_.last / options_.rate, done)));
            round();
            if (Clock::now() - saved < std::chrono::seconds(30)) continue;
            saved = Clock::now();
            tell();
            if (!save()) return fail(cannot_write());
        }
        tell();
        return save() ? 0 : fail(cannot_write());
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t chunk = 16384; // positions between two versions that play

    std::string_view name() const { return NetworkInputs<G>::network(config_); }
    std::string state_path() const { return options_.file + ".state"; }
    std::string state_head() const { return "duodecim-train " + game_; }
    std::string cannot_write() const {
        return "cannot write " + options_.file + " or " + state_path();
    }

    // What forbids to train, before it takes hours: the fault, if any.
    std::string begin() {
        if (!Solvable<G> && !options_.tables.empty())
            return "--table: " + game_ + " has no solved tables";
        for (const std::string &path : options_.tables)
            if (std::string fault = add_table(path); !fault.empty()) return fault;
        const InputShape shape = NetworkInputs<G>::shape(config_);
        constexpr unsigned step = Network::first_step;
        if (const unsigned most = Network::max_width / shape.parts / step * step;
            options_.first > most)
            return "--first is too wide for this game: " + std::to_string(most) + " is the most";
        std::error_code error;
        const bool goes_on = std::filesystem::exists(state_path(), error);
        if (std::filesystem::exists(options_.file, error)) {
            std::string fault;
            const auto found =
                read_network(options_.file, name(), shape, NetworkInputs<G>::layout, fault);
            if (found && (found->first != options_.first || found->second != options_.second))
                fault = options_.file + " has layers of other widths than " + widths();
            if (!fault.empty()) return fault + "; it is not written over";
            if (!goes_on)
                return options_.file + " is not written over: without " + state_path() +
                       " it cannot be trained on";
        }
        if (std::string fault = load(); !fault.empty()) return fault;
        round();
        if (const std::size_t size = file().size(); size > max_network_bytes)
            return "the network would have " + std::to_string(size) + " bytes, and " +
                   std::to_string(max_network_bytes) +
                   " are the most that are read: --first is to be smaller";
        return save() ? "" : cannot_write();
    }

    // Of whatever variant of the game.
    std::string add_table(const std::string &path) {
        if constexpr (Solvable<G>) {
            const auto game = read_game_text(Table::game_in(path));
            const auto match = game ? (*game)->new_match() : nullptr;
            const auto *ur = dynamic_cast<const MatchOf<Ur> *>(match.get());
            const Ur::Config config = ur ? ur->config() : config_;
            std::string fault;
            const auto table = Table::open(path, config, fault);
            if (fault.empty()) fault = table->check();
            if (!fault.empty()) return fault;
            if (config.variant->network != config_.variant->network)
                return path + " is a table of " + game_text(config) + ", not of " + game_;
            lesson_.tables.push_back(table);
        }
        return "";
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

    void round() {
        rounded_ = network_.rounded();
        play_.use(rounded_);
    }

    // Behind its head: a hash of all that follows, the number of games, the network. Gives the
    // fault, if any; that there is no state is none.
    std::string load() {
        std::error_code error;
        if (!std::filesystem::exists(state_path(), error)) return "";
        std::ifstream in(state_path(), std::ios::binary);
        if (!in) return "cannot open " + state_path();
        std::string head;
        std::getline(in, head);
        if (head != state_head()) return state_path() + " is not of a training of " + game_;
        std::uint64_t hash = 0;
        in.read(reinterpret_cast<char *>(&hash), sizeof hash);
        const std::string rest(std::istreambuf_iterator<char>(in), {});
        if (!in && !in.eof()) return "cannot read " + state_path();
        if (hash != table::hash(rest.data(), rest.size()))
            return state_path() + " is damaged: it has been cut or altered";
        std::istringstream from(rest);
        from.read(reinterpret_cast<char *>(&games_), sizeof games_);
        if (!network_.load(from) || from.peek() != std::istringstream::traits_type::eof())
            return state_path() + " is of layers of other widths than " + widths();
        return "";
    }

    std::string widths() const {
        return "--first " + std::to_string(options_.first) + " and --second " +
               std::to_string(options_.second);
    }

    std::string file() const { return write_network(*rounded_, name(), NetworkInputs<G>::layout); }

    void tell() {
        const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
        std::cerr << game_ << ": " << games_ << " games, " << seen_ << " positions, cross entropy "
                  << loss_ / double(std::max<std::uint64_t>(learned_, 1)) << ", "
                  << static_cast<int>(seconds) << " s\n";
        loss_ = 0;
        learned_ = 0;
    }

    // The state first: without it the network could not be trained on.
    bool save() {
        std::ostringstream state;
        state.write(reinterpret_cast<const char *>(&games_), sizeof games_);
        network_.save(state);
        const std::string rest = std::move(state).str();
        const std::uint64_t hash = table::hash(rest.data(), rest.size());
        return put(state_path(),
                   [&](std::ofstream &out) {
                       out << state_head() << '\n';
                       out.write(reinterpret_cast<const char *>(&hash), sizeof hash);
                       out << rest;
                   }) &&
               put(options_.file, [&](std::ofstream &out) { out << file(); });
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
        const bool done = out && !error;
        if (!done) std::filesystem::remove(part, error);
        return done;
    }

    const Options &options_;
    std::string game_; // its text
    typename G::Config config_;
    FloatNetwork network_;
    std::shared_ptr<const Network> rounded_;
    SelfPlay<G> play_;
    Lesson lesson_;
    std::vector<Sample> samples_;
    std::uint64_t games_ = 0, seen_ = 0, learned_ = 0;
    double loss_ = 0;
    Clock::time_point begun_;
};

int train(const Options &options) {
    const auto game = read_game_text(options.game);
    if (!game)
        return fail("GAME " + options.game + ": column " + std::to_string(game.fault().column) +
                    " is not as in \"ur.dmytro\" or \"duodecim.murray?bearoff=exact\"");
    return visit(*(*game)->new_match(), [&]<class G>(const MatchOf<G> &match) {
        return Training<G>(match, options).run();
    });
}

} // namespace

} // namespace duodecim::train

int main(int argc, char **argv) {
    using namespace duodecim::train;
    for (int i = 1; i < argc; ++i)
        if (const std::string_view word = argv[i]; word == "--help" || word == "-h") {
            std::cout << usage;
            return 0;
        }
    Options options;
    if (const std::string fault = read_options(argc, argv, options); !fault.empty())
        return fail(fault);
    return train(options);
}
