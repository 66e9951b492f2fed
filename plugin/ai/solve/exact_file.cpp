// SPDX-License-Identifier: MIT
#include "ai/solve/exact_file.hpp"

#include "ai/table.hpp"

#include <cstring>
#include <filesystem>

namespace duodecim::solve {

static_assert(sizeof(ExactHead) <= ExactHead::bytes);

namespace {

std::filesystem::path native(const std::string &path) {
    return std::u8string(path.begin(), path.end());
}

std::uint64_t hash(const ExactHead &head) {
    return table::hash(&head, offsetof(ExactHead, hash));
}

std::string check(const std::string &path, const ExactHead &head, const Ur::Config &config,
                  const UrRanking &ranking) {
    if (std::memcmp(head.magic, ExactHead{}.magic, sizeof head.magic) != 0)
        return path + " is no solution: it does not begin with \"" + ExactHead{}.magic + "\"";
    if (head.version != ExactHead::current)
        return path + " is a solution of version " + std::to_string(head.version) +
               "; this program reads version " + std::to_string(ExactHead::current);
    if (head.hash != hash(head)) return path + " is damaged: its head has been altered";
    if (table::text(head.game) != game_text(config))
        return path + " is a solution of " + std::string(table::text(head.game)) + ", not of " +
               game_text(config);
    if (head.count != ranking.count())
        return path + " is damaged: its head does not fit " + game_text(config);
    return "";
}

std::string altered(const std::string &path, unsigned own_off, unsigned enemy_off) {
    return path + " is damaged: the values with " + std::to_string(own_off) + " and " +
           std::to_string(enemy_off) + " pieces off have been altered";
}

} // namespace

ExactFile::ExactFile(const std::string &path, const Ur::Config &config, const UrRanking &ranking)
    : path_(path), config_(config), ranking_(ranking) {}

std::string ExactFile::open() {
    file_.open(native(path_), std::ios::in | std::ios::out | std::ios::binary);
    if (!file_) return "cannot open " + path_ + " for reading and writing";
    if (!file_.read(reinterpret_cast<char *>(&head_), sizeof head_))
        return path_ + " is no solution: it ends within its head";
    return check(path_, head_, config_, ranking_);
}

std::string ExactFile::create() {
    head_ = {};
    head_.count = ranking_.count();
    const std::string game = game_text(config_);
    game.copy(head_.game, sizeof head_.game - 1);
    file_.open(native(path_), std::ios::in | std::ios::out | std::ios::trunc | std::ios::binary);
    if (!file_) return "cannot make " + path_;
    return write_head();
}

std::string ExactFile::write_head() {
    head_.hash = hash(head_);
    char bytes[ExactHead::bytes]{};
    std::memcpy(bytes, &head_, sizeof head_);
    file_.clear();
    file_.seekp(0);
    if (!file_.write(bytes, sizeof bytes).flush()) return "cannot write " + path_;
    return "";
}

std::streamoff ExactFile::place(unsigned own_off, unsigned enemy_off) const {
    return static_cast<std::streamoff>(ExactHead::bytes +
                                       8 * ranking_.layer(own_off, enemy_off).first);
}

std::string ExactFile::read(unsigned own_off, unsigned enemy_off, std::span<double> values) {
    file_.clear();
    file_.seekg(place(own_off, enemy_off));
    if (!file_.read(reinterpret_cast<char *>(values.data()),
                    static_cast<std::streamsize>(values.size_bytes())))
        return "cannot read " + path_ + ": it ends too early";
    if (table::hash(values.data(), values.size_bytes()) != layer(own_off, enemy_off).hash)
        return altered(path_, own_off, enemy_off);
    return "";
}

std::string ExactFile::write(unsigned own_off, unsigned enemy_off, std::span<const double> values,
                             ExactHead::Layer state) {
    file_.clear();
    file_.seekp(place(own_off, enemy_off));
    if (!file_
             .write(reinterpret_cast<const char *>(values.data()),
                    static_cast<std::streamsize>(values.size_bytes()))
             .flush())
        return "cannot write " + path_ + ", of " +
               std::to_string(ExactHead::bytes + 8 * ranking_.count()) + " bytes in all";
    state.hash = table::hash(values.data(), values.size_bytes());
    layer(own_off, enemy_off) = state;
    return write_head();
}

std::unique_ptr<Exact> Exact::open(const std::string &path, const Ur::Config &config,
                                   std::string &fault) {
    std::unique_ptr<Exact> exact(new Exact(config));
    exact->file_ = MappedFile::open(path, fault);
    if (!fault.empty()) return nullptr;
    ExactHead head;
    if (exact->file_.size() < sizeof head) {
        fault = path + " is no solution: it ends within its head";
        return nullptr;
    }
    std::memcpy(&head, exact->file_.data(), sizeof head);
    fault = check(path, head, config, exact->ranking_);
    if (fault.empty() && exact->file_.size() != ExactHead::bytes + 8 * exact->ranking_.count())
        fault = path + " is not finished, or damaged: it has " +
                std::to_string(exact->file_.size()) + " bytes";
    for (unsigned own = 0; own < config.goal && fault.empty(); ++own)
        for (unsigned enemy = 0; enemy < config.goal && fault.empty(); ++enemy)
            fault = exact->check_layer(path, head.layer[own][enemy], own, enemy);
    return fault.empty() ? std::move(exact) : nullptr;
}

std::string Exact::check_layer(const std::string &path, const ExactHead::Layer &layer,
                               unsigned own_off, unsigned enemy_off) const {
    if (!layer.solved) return path + " is not finished";
    const UrRanking::Layer &its = ranking_.layer(own_off, enemy_off);
    if (table::hash(file_.data() + ExactHead::bytes + 8 * its.first, 8 * its.size) != layer.hash)
        return altered(path, own_off, enemy_off);
    return "";
}

double Exact::operator()(std::uint64_t rank) const {
    double value = 0;
    std::memcpy(&value, file_.data() + ExactHead::bytes + 8 * rank, sizeof value);
    return 0.5 + value;
}

double Exact::operator()(const Ur::State &state) const {
    if (const auto winner = Ur::winner(config_, state)) return winner == state.mover ? 1 : 0;
    return (*this)(ranking_.rank(state));
}

} // namespace duodecim::solve
