// SPDX-License-Identifier: MIT
#include "ai/table.hpp"

#include "ai/file_path.hpp"

#include <algorithm>
#include <filesystem>

namespace duodecim {

std::string game_text(const Ur::Config &config) {
    return write_game(config.variant->id, Ur::options(config));
}

std::string Table::file_name(std::string_view game) {
    std::string name(game);
    for (char &c : name)
        if (c == '?' || c == '&' || c == '=') c = '-';
    return name + ".table";
}

Table::Table(const std::string &path, const Ur::Config &config)
    : path_(path), config_(config), ranking_(config) {}

std::shared_ptr<Table> Table::open(const std::string &path, const Ur::Config &config,
                                   std::string &fault) {
    fault.clear();
    const std::shared_ptr<Table> opened(new Table(path, config));
    opened->file_ = MappedFile::open(path, fault);
    if (fault.empty()) fault = opened->check_head();
    if (!fault.empty()) return nullptr;
    // The file has been mapped, so this is a size.
    const auto blocks = static_cast<std::size_t>(table::blocks(opened->ranking_.count()));
    opened->block_ = std::make_unique<std::atomic<std::uint8_t>[]>(blocks);
    return opened;
}

std::shared_ptr<Table> Table::find(const std::string &folder, const Ur::Config &config,
                                   std::string &fault) {
    fault.clear();
    const std::string path = folder + "/" + file_name(game_text(config));
    std::error_code error;
    if (!std::filesystem::exists(file_path(path), error)) return nullptr;
    return open(path, config, fault);
}

std::string Table::game_in(const std::string &path) {
    std::string fault;
    table::Head head{};
    const MappedFile mapped = MappedFile::open(path, fault);
    if (fault.empty() && mapped.size() >= sizeof head)
        std::memcpy(&head, mapped.data(), sizeof head);
    if (std::memcmp(head.magic, table::magic, sizeof head.magic) != 0 ||
        head.version != table::version)
        return "";
    return std::string(table::text(head.game));
}

std::string Table::check_head() const {
    using std::to_string;
    table::Head head;
    if (file_.size() < sizeof head)
        return path_ + " is no table: it has " + to_string(file_.size()) + " bytes, a head " +
               to_string(sizeof head);
    std::memcpy(&head, file_.data(), sizeof head);
    if (std::memcmp(head.magic, table::magic, sizeof head.magic) != 0)
        return path_ + " is no table: it does not begin with \"" + table::magic + "\"";
    if (head.version != table::version)
        return path_ + " is a table of version " + to_string(head.version) +
               "; this program reads version " + to_string(table::version);
    const std::string game = game_text(config_);
    if (table::text(head.game) != game) return path_ + " is a table of another game than " + game;
    if (head.count != ranking_.count() || head.block_size != table::block_size)
        return path_ + " is damaged: its head does not fit " + game;
    if (file_.size() != table::file_bytes(head.count))
        return path_ + " is damaged: it has " + to_string(file_.size()) + " bytes instead of " +
               to_string(table::file_bytes(head.count));
    if (head.hash != table::hash(head, file_.data() + sizeof head))
        return path_ + " is damaged: its head has been altered";
    return "";
}

bool Table::check_block(std::uint64_t block) const {
    std::atomic<std::uint8_t> &known = block_[static_cast<std::size_t>(block)];
    if (const std::uint8_t state = known.load(std::memory_order_relaxed); state != unknown)
        return state == good;
    const std::uint64_t count = ranking_.count(), first = block * table::block_size;
    const std::uint64_t size = std::min<std::uint64_t>(table::block_size, count - first);
    std::uint64_t hash = 0;
    std::memcpy(&hash, file_.data() + sizeof(table::Head) + 8 * block, sizeof hash);
    const bool fits =
        hash == table::hash(file_.data() + table::head_bytes(count) + 2 * first, 2 * size);
    known.store(fits ? good : damaged, std::memory_order_relaxed);
    if (!fits && !damage_met_.exchange(true) && tell_) tell_(damage(block));
    return fits;
}

std::optional<Chance> Table::chance(const Ur::State &state) const {
    if (const auto winner = Ur::winner(config_, state)) return winner == state.mover ? certain : 0;
    const std::uint64_t rank = ranking_.rank(state);
    if (!check_block(rank / table::block_size)) return std::nullopt;
    std::uint16_t value = 0;
    std::memcpy(&value, file_.data() + table::head_bytes(ranking_.count()) + 2 * rank,
                sizeof value);
    return static_cast<Chance>((std::int64_t{value} * certain + 32767) / 65535);
}

std::string Table::check() const {
    for (std::uint64_t block = 0; block < table::blocks(ranking_.count()); ++block)
        if (!check_block(block)) return damage(block);
    return "";
}

std::string Table::damage(std::uint64_t block) const {
    return path_ + " is damaged: positions from " + std::to_string(block * table::block_size) +
           " have been altered";
}

} // namespace duodecim
