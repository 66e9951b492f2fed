// SPDX-License-Identifier: MIT
// A solution in float64, finished or under way: what a stopped solver goes on from, and what
// players are measured against. 4096 bytes of head, then for each position in the order of
// UrRanking its winning probability less one half, in this machine's format.
#pragma once

#include "ai/mapped_file.hpp"
#include "ai/ur_ranking.hpp"

#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace duodecim::solve {

struct ExactHead {
    static constexpr std::size_t bytes = 4096; // in the file; then come the values
    static constexpr std::uint32_t current = 1;

    // How far a layer has got.
    struct Layer {
        std::uint32_t sweeps = 0;
        std::uint32_t solved = 0;
        std::uint64_t hash = 0; // of its values
    };

    char magic[16] = "duodecim exact";
    std::uint32_t version = current;
    std::uint32_t unused = 0;
    std::uint64_t count = 0;
    char game[64]{};
    Layer layer[Ur::most_pieces][Ur::most_pieces]; // by pieces off: own, enemy's
    std::uint64_t hash = 0;                        // of all that stands before
};

// Faults are sentences without a full stop that name the file; empty where all is well.
class ExactFile {
public:
    ExactFile(const std::string &path, const Ur::Config &config, const UrRanking &ranking);

    std::string open();   // one that is there
    std::string create(); // or makes it anew

    ExactHead::Layer &layer(unsigned own_off, unsigned enemy_off) {
        return head_.layer[own_off][enemy_off];
    }
    // `values` are as many as the layer has. What is read must have the hash of the head.
    std::string read(unsigned own_off, unsigned enemy_off, std::span<double> values);
    // Writes the values and then the head, with their hash.
    std::string write(unsigned own_off, unsigned enemy_off, std::span<const double> values,
                      ExactHead::Layer state);

private:
    std::string write_head();
    std::streamoff place(unsigned own_off, unsigned enemy_off) const;

    std::string path_;
    const Ur::Config config_;
    const UrRanking &ranking_;
    ExactHead head_;
    std::fstream file_;
};

// A finished solution, mapped into memory. Opening it checks all of it.
class Exact {
public:
    static std::unique_ptr<Exact> open(const std::string &path, const Ur::Config &config,
                                       std::string &fault);
    // The probability that state.mover wins, before rolling.
    double operator()(const Ur::State &state) const;
    // By rank.
    double operator()(std::uint64_t rank) const;
    const UrRanking &ranking() const { return ranking_; }

private:
    explicit Exact(const Ur::Config &config) : config_(config), ranking_(config) {}
    std::string check_layer(const std::string &path, const ExactHead::Layer &layer,
                            unsigned own_off, unsigned enemy_off) const;

    Ur::Config config_;
    UrRanking ranking_;
    MappedFile file_;
};

} // namespace duodecim::solve
