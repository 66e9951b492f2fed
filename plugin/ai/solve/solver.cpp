// SPDX-License-Identifier: MIT
#include "ai/solve/solver.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>

namespace duodecim::solve {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::minutes save_every{5}; // the work on a pair of layers

class Solver {
public:
    Solver(const Ur::Config &config, const UrRanking &ranking, const Resources &resources,
           ExactFile &file, const std::function<void(const Progress &)> &watch)
        : config_(config), ranking_(ranking), resources_(resources), file_(file), watch_(watch) {}

    Ending run() {
        for (unsigned off = 2 * (config_.goal - 1u) + 1; off-- > 0;)
            for (unsigned a = 0; a <= off / 2; ++a) {
                const unsigned b = off - a;
                if (b >= config_.goal) continue;
                if (!solved(a, b)) pair(a, b);
                if (ending_.stopped || !ending_.fault.empty()) return ending_;
                done_ += size(a, b);
                if (first_) begun_ = done_;
            }
        return ending_;
    }

private:
    double size(unsigned a, unsigned b) const {
        return double(ranking_.layer(a, b).size + (a == b ? 0 : ranking_.layer(b, a).size));
    }

    bool solved(unsigned a, unsigned b) {
        return file_.layer(a, b).solved != 0 && file_.layer(b, a).solved != 0;
    }

    bool fails(const std::string &fault) {
        if (!fault.empty()) ending_.fault = fault;
        return !fault.empty();
    }

    void pair(unsigned a, unsigned b) {
        if (first_) start_ = Clock::now();
        first_ = false;
        Equations equations(config_, ranking_, a, b, resources_);
        ending_.stopped = resources_.stopped();
        if (ending_.stopped) return;
        for (const Equations::Layer &layer : equations.layers())
            if (layer.solved && fails(file_.read(layer.own_off, layer.enemy_off, layer.values)))
                return;
        unsigned sweeps = resume(equations);
        Clock::time_point saved = Clock::now();
        for (double change = 1; change > precision;) {
            change = equations.sweep();
            ++sweeps;
            watch_(progress(a, b, sweeps, change));
            ending_.stopped = change > precision && resources_.stopped();
            if (ending_.stopped) break;
            if (Clock::now() - saved > save_every) {
                if (save(equations, sweeps, false)) return;
                saved = Clock::now();
            }
        }
        save(equations, sweeps, !ending_.stopped);
    }

    // The sweeps that have been saved; their values are put in place.
    unsigned resume(const Equations &equations) {
        const Equations::Layer &first = equations.layers()[0];
        const unsigned sweeps = file_.layer(first.own_off, first.enemy_off).sweeps;
        bool whole = sweeps > 0;
        for (const Equations::Layer &layer : equations.layers())
            if (!layer.solved && whole)
                whole = file_.layer(layer.own_off, layer.enemy_off).sweeps == sweeps &&
                        file_.read(layer.own_off, layer.enemy_off, layer.values).empty();
        if (whole) return sweeps;
        // What was interrupted in saving is of no use.
        for (const Equations::Layer &layer : equations.layers())
            if (!layer.solved) std::fill(layer.values.begin(), layer.values.end(), 0.0);
        return 0;
    }

    bool save(const Equations &equations, unsigned sweeps, bool solved) {
        for (const Equations::Layer &layer : equations.layers())
            if (!layer.solved && fails(file_.write(layer.own_off, layer.enemy_off, layer.values,
                                                   {sweeps, solved ? 1u : 0u, 0})))
                return true;
        return false;
    }

    Progress progress(unsigned a, unsigned b, unsigned sweeps, double change) const {
        const double within = std::clamp(std::log(change) / std::log(precision), 0.0, 1.0);
        const double all = double(ranking_.count()), now = done_ + within * size(a, b);
        const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
        // The first layers are too small to tell.
        const double left = now - begun_ > all / 200 ? seconds * (all - now) / (now - begun_) : -1;
        return {a, b, sweeps, change, now / all, left};
    }

    const Ur::Config &config_;
    const UrRanking &ranking_;
    const Resources resources_;
    ExactFile &file_;
    const std::function<void(const Progress &)> &watch_;
    Ending ending_;
    double done_ = 0, begun_ = 0; // positions: now, and when this run began to work
    bool first_ = true;
    Clock::time_point start_;
};

} // namespace

Ending solve(const Ur::Config &config, const UrRanking &ranking, const std::string &path,
             const Resources &resources, const std::function<void(const Progress &)> &watch) {
    ExactFile file(path, config, ranking);
    std::error_code error;
    const bool there = std::filesystem::exists(std::u8string(path.begin(), path.end()), error);
    if (const std::string fault = there ? file.open() : file.create(); !fault.empty())
        return {false, fault};
    return Solver(config, ranking, resources, file, watch).run();
}

} // namespace duodecim::solve
