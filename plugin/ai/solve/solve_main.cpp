// SPDX-License-Identifier: MIT
// duodecim-solve GAME FILE: solves a game of Ur exactly and writes its table.
// duodecim-solve --check FILE: whether a table is whole and right.
#include "ai/solve/solver.hpp"
#include "rules/games.hpp"

#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <new>
#include <thread>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace duodecim::solve {

namespace {

constexpr char usage[] =
    "usage: duodecim-solve GAME FILE [--threads N] [--memory MIB] [--exact] [--fresh]\n"
    "       duodecim-solve --check FILE\n"
    "       duodecim-solve --help\n"
    "\n"
    "Solves GAME, one of Ur, with options as in \"ur.finkel?pieces=3\", and writes\n"
    "the table to FILE. What is not finished is kept in FILE.part, also when it is interrupted\n"
    "(Ctrl-C): the same command goes on from there.\n"
    "The addon looks for the table under the name that is told at the end.\n"
    "  --threads N   as many as the machine has cores unless given\n"
    "  --memory MIB  for equations kept in memory, 2048 unless given; others are worked out anew\n"
    "                each time, which is slower\n"
    "  --exact       keeps the solution in float64 too, as FILE.exact, for measuring\n"
    "  --fresh       begins anew, whatever FILE.part holds\n"
    "  --check       checks a table: every byte of it, and a million of its positions against "
    "what\n"
    "                follows from them\n";

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void interrupt(int) {
    interrupted = true;
}

bool terminal() {
#ifdef _WIN32
    return _isatty(2) != 0;
#else
    return isatty(2) != 0;
#endif
}

struct Command {
    std::string game, file;
    Resources resources{std::max(1u, std::jthread::hardware_concurrency()), Resources{}.equations,
                        &interrupted};
    bool check = false, exact = false, fresh = false, help = false;
};

int fail(const std::string &fault) {
    std::cerr << "duodecim-solve: " << fault << "\n";
    return 1;
}

bool read_number(const char *text, std::uint64_t most, std::uint64_t &number) {
    const char *end = text + std::char_traits<char>::length(text);
    const auto [stop, error] = std::from_chars(text, end, number);
    return error == std::errc{} && stop == end && number >= 1 && number <= most;
}

// The fault, if any; of an empty command line, the usage.
std::string read_command(int argc, char **argv, Command &command) {
    std::vector<std::string> names;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        std::uint64_t number = 0;
        if (word == "--threads" || word == "--memory") {
            const bool threads = word == "--threads";
            const std::uint64_t most = threads ? 256 : 1 << 24;
            if (i + 1 == argc || !read_number(argv[++i], most, number))
                return std::string(word) + " takes a number from 1 to " + std::to_string(most);
            if (threads)
                command.resources.threads = static_cast<unsigned>(number);
            else
                command.resources.equations = number << 20;
        } else if (word == "--help" || word == "-h") {
            command.help = true;
            return "";
        } else if (word == "--check") {
            command.check = true;
        } else if (word == "--exact") {
            command.exact = true;
        } else if (word == "--fresh") {
            command.fresh = true;
        } else if (word.starts_with("--")) {
            return "there is no option " + std::string(word);
        } else {
            names.emplace_back(word);
        }
    }
    if (names.size() != (command.check ? 1u : 2u))
        return command.check ? "--check takes one FILE" : "a GAME and a FILE are needed";
    command.file = names.back();
    if (!command.check) command.game = names[0];
    return "";
}

std::string solvable() {
    return "the games are " + listed({std::begin(Ur::ids), std::end(Ur::ids)}) +
           ", with their options";
}

std::optional<Ur::Config> read_config(const std::string &text, std::string &fault) {
    const auto game = read_game_text(text);
    if (!game) {
        fault = "GAME " + text + ": column " + std::to_string(game.fault().column) +
                " is not as in \"ur.dmytro?pieces=4&goal=2&dice=astragal\"; " + solvable();
        return std::nullopt;
    }
    const auto match = (*game)->new_match();
    const auto *ur = dynamic_cast<const MatchOf<Ur> *>(match.get());
    if (ur) return ur->config();
    fault = "GAME " + text + " cannot be solved; " + solvable();
    return std::nullopt;
}

class Teller {
public:
    void operator()(const Progress &p) {
        const auto now = std::chrono::steady_clock::now();
        if (now < next_) return;
        next_ = now + (terminal_ ? std::chrono::milliseconds(200) : std::chrono::seconds(30));
        std::fprintf(stderr, "%s%5.1f %%: pieces off %u and %u, sweep %u, change %.1e, ",
                     terminal_ ? "\r" : "", p.done * 100, p.own_off, p.enemy_off, p.sweeps,
                     p.change);
        if (p.seconds_left >= 0) std::fprintf(stderr, "about %.0f s left", p.seconds_left);
        std::fputs(terminal_ ? "   " : "\n", stderr);
        std::fflush(stderr);
    }
    ~Teller() {
        if (terminal_) std::fputs("\n", stderr);
    }

private:
    const bool terminal_ = terminal();
    std::chrono::steady_clock::time_point next_{};
};

int check(const std::string &file) {
    std::string fault;
    // Where there is no head to read the game from, the plain one, for the table to complain.
    std::optional<Ur::Config> config = Ur::plain(Ur::ids[0]);
    if (const std::string game = Table::game_in(file); !game.empty())
        config = read_config(game, fault);
    if (!config) return fail(file + " is damaged: " + fault);
    const auto table = Table::open(file, *config, fault);
    if (table) fault = table->check();
    if (!fault.empty()) return fail(fault);
    const double off = discrepancy(*table, 1'000'000).value_or(1);
    // Both sides of an equation are rounded.
    constexpr double most = 1.01 / table::unit;
    std::printf("%s: %s, %llu positions; the player to roll first wins %.4f %%\n", file.c_str(),
                game_text(*config).c_str(),
                static_cast<unsigned long long>(table->ranking().count()),
                *table->chance(Ur::start(*config)) / 1e7);
    if (off > most)
        return fail(file + " is wrong: a position is " + std::to_string(off) +
                    " away from what follows from those after it");
    return 0;
}

// Why no table can be put there; empty where one can. Nothing but a table is replaced.
std::string unfit(const std::string &file) {
    const std::filesystem::path path(std::u8string(file.begin(), file.end()));
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (file.empty()) return "FILE is empty; a name for the table was expected";
    if (!std::filesystem::exists(status)) return "";
    if (!std::filesystem::is_regular_file(status)) return file + " is no regular file";
    char magic[sizeof table::Head::magic] = {};
    std::ifstream(path, std::ios::binary).read(magic, sizeof magic);
    if (std::memcmp(magic, table::magic, sizeof magic) == 0) return "";
    return file + " exists and is no table; it is left as it is";
}

// That the disk has no room for a solution of so many positions; empty where it has, where nobody
// knows, and where a solution was begun: how much of that is still to come, nobody knows either.
std::string no_room(const std::filesystem::path &part, std::uint64_t positions) {
    std::error_code error;
    const auto folder = part.has_parent_path() ? part.parent_path() : std::filesystem::path(".");
    const auto space = std::filesystem::space(folder, error);
    if (error) return "";
    const std::uint64_t need = ExactHead::bytes + 8 * positions;
    if (std::filesystem::exists(part, error) || need <= space.available) return "";
    const auto gigabytes = [](std::uint64_t bytes) { return std::to_string(bytes / 1000000000); };
    return "the solution takes " + gigabytes(need) + " GB, and where FILE is to be there are " +
           gigabytes(space.available) + " GB left; fewer pieces take less";
}

int run(const Command &command) {
    std::string fault;
    const std::optional<Ur::Config> config = read_config(command.game, fault);
    if (!config) return fail(fault);
    fault = unfit(command.file);
    if (!fault.empty()) return fail(fault);
    const UrRanking ranking(*config);
    const std::string part = command.file + ".part";
    std::error_code error;
    const std::filesystem::path native(std::u8string(part.begin(), part.end()));
    if (command.fresh) std::filesystem::remove(native, error);
    std::fprintf(stderr, "%s: %llu positions\n", game_text(*config).c_str(),
                 static_cast<unsigned long long>(ranking.count()));
    fault = no_room(native, ranking.count());
    if (!fault.empty()) return fail(fault);
    const Ending ending = [&] {
        Teller teller;
        return solve(*config, ranking, part, command.resources, std::ref(teller));
    }();
    if (!ending.fault.empty()) return fail(ending.fault);
    if (ending.stopped) {
        std::cerr << "stopped; the same command goes on from " << part << "\n";
        return 130;
    }
    fault = write_table(*config, part, command.file);
    if (!fault.empty()) return fail(fault);
    const std::string exact = command.file + ".exact";
    double start = 0;
    if (const auto solution = Exact::open(part, *config, fault))
        start = (*solution)(Ur::start(*config));
    if (command.exact)
        std::filesystem::rename(native, std::u8string(exact.begin(), exact.end()), error);
    else
        std::filesystem::remove(native, error);
    if (error) return fail("cannot put away " + part + ": " + error.message());
    const std::string game = game_text(*config);
    std::printf("%s: the player to roll first wins %.10f\n"
                "the addon finds it in a data folder under the name %s\n",
                game.c_str(), start, Table::file_name(game).c_str());
    return 0;
}

} // namespace

} // namespace duodecim::solve

int main(int argc, char **argv) {
    using namespace duodecim::solve;
    Command command;
    if (const std::string fault = read_command(argc, argv, command); !fault.empty()) {
        std::cerr << "duodecim-solve: " << fault << "\n" << usage;
        return 2;
    }
    if (command.help) {
        std::cout << usage;
        return 0;
    }
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
    try {
        return command.check ? check(command.file) : run(command);
    } catch (const std::bad_alloc &) {
        return fail("not enough memory");
    } catch (const std::exception &e) {
        return fail(e.what());
    }
}
