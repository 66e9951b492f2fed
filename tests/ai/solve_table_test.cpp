// SPDX-License-Identifier: MIT
#include "catch.hpp"
#include "solve_support.hpp"

#include <cmath>
#include <thread>

using namespace duodecim;

namespace {

constexpr auto game = "ur.finkel?pieces=3"; // nine blocks

std::shared_ptr<const Table> opened(const std::string &path) {
    std::string fault;
    auto table = Table::open(path, ur_config(game), fault);
    REQUIRE(fault == "");
    return table;
}

std::string refused(const std::string &path, const std::string &bytes) {
    write_bytes(path, bytes);
    std::string fault;
    CHECK_FALSE(Table::open(path, ur_config(game), fault));
    return fault;
}

std::string with(std::string bytes, std::size_t at, char flipped) {
    bytes[at] = static_cast<char>(bytes[at] ^ flipped);
    return bytes;
}

} // namespace

TEST_CASE("a table gives every position its probability, rounded to 16 bits") {
    const Folder folder;
    const auto table = opened(table_of(folder, game));
    std::string fault;
    const auto exact = solve::Exact::open(folder / "exact", ur_config(game), fault);
    REQUIRE(exact);
    double most = 0;
    for (std::uint64_t n = 0; n < table->ranking().count(); ++n) {
        const auto chance = table->chance(table->ranking().state(n));
        REQUIRE(chance);
        most = std::max(most, std::abs(*chance / 1e9 - (*exact)(n)));
    }
    CHECK(most < 0.5 / 65535 + 1e-9);
    CHECK(table->check() == "");
}

TEST_CASE("a table knows a finished game and both players' views") {
    const Folder folder;
    const auto table = opened(table_of(folder, game));
    Ur::State state = Ur::start(ur_config(game));
    state.side[0].hand = 0;
    state.side[0].off = 3;
    CHECK(table->chance(state) == certain);
    state.mover = Player::two;
    CHECK(table->chance(state) == 0);
    state = Ur::start(ur_config(game));
    const auto first = table->chance(state);
    state.mover = Player::two;
    CHECK(table->chance(state) == first);
}

TEST_CASE("a table that is altered, cut, of another version or another game is refused") {
    const Folder folder;
    const std::string bytes = bytes_of(table_of(folder, game)), path = folder / "other";
    CHECK(says(refused(path, ""), "is no table: it has 0 bytes"));
    CHECK(says(refused(path, bytes.substr(0, 103)), "is no table: it has 103 bytes, a head 104"));
    CHECK(says(refused(path, with(bytes, 0, 1)), "it does not begin with \"duodecim table\""));
    CHECK(says(refused(path, with(bytes, 16, 3)), "of version 2; this program reads version 1"));
    CHECK(says(refused(path, with(bytes, 49, 1)), "of another game than ur.finkel?pieces=3"));
    CHECK(says(refused(path, with(bytes, 24, 1)), "its head does not fit ur.finkel?pieces=3"));
    CHECK(says(refused(path, with(bytes, 110, 1)), "its head has been altered"));
    CHECK(says(refused(path, bytes.substr(0, bytes.size() - 1)), "bytes instead of"));
    CHECK(says(refused(path, bytes + "x"), "bytes instead of"));
    std::string fault;
    CHECK_FALSE(Table::open(folder / "missing", ur_config(game), fault));
    CHECK(says(fault, "cannot open"));
    CHECK_FALSE(Table::open(folder.path, ur_config(game), fault));
    CHECK_FALSE(fault.empty());
    CHECK_FALSE(Table::open(path, ur_config("ur.dmytro?pieces=3"), fault));
    CHECK_FALSE(fault.empty());
}

TEST_CASE("a damaged block of a table keeps quiet, the others speak") {
    const Folder folder;
    const std::string path = table_of(folder, game), bytes = bytes_of(path);
    const std::uint64_t count = UrRanking(ur_config(game)).count();
    const std::uint64_t bad = 2 * table::block_size + 7;
    write_bytes(path, with(bytes, table::head_bytes(count) + 2 * bad, 4));
    const auto table = opened(path);
    const auto at = [&](std::uint64_t n) { return table->chance(table->ranking().state(n)); };
    CHECK(at(0).has_value());
    CHECK_FALSE(at(bad).has_value());
    CHECK_FALSE(at(bad + 100).has_value());
    CHECK(at(count - 1).has_value());
    CHECK(says(table->check(), "positions from 65536 have been altered"));
    CHECK_FALSE(solve::discrepancy(*table, count).has_value());
}

TEST_CASE("a table's values are seen to follow from each other, or not") {
    const Folder folder;
    const std::string path = table_of(folder, game);
    const auto table = opened(path);
    const std::uint64_t count = table->ranking().count();
    const auto right = solve::discrepancy(*table, count);
    REQUIRE(right);
    CHECK(*right < 1.01 / 65535);

    // One value wrong, and the hashes made to fit.
    std::string bytes = bytes_of(path);
    const std::size_t data = table::head_bytes(count);
    bytes[data + 11] = static_cast<char>(bytes[data + 11] ^ 16);
    const std::uint64_t block = table::hash(bytes.data() + data, 2 * table::block_size);
    std::memcpy(bytes.data() + sizeof(table::Head), &block, sizeof block);
    table::Head head;
    std::memcpy(&head, bytes.data(), sizeof head);
    head.hash = table::hash(head, bytes.data() + sizeof head);
    std::memcpy(bytes.data(), &head, sizeof head);
    write_bytes(folder / "wrong", bytes);
    const auto wrong = opened(folder / "wrong");
    CHECK(wrong->check() == "");
    CHECK(solve::discrepancy(*wrong, count).value() > 0.01);
}

TEST_CASE("a table is found by the name of its game") {
    CHECK(Table::file_name("ur.dmytro?pieces=4&goal=2") == "ur.dmytro-pieces-4-goal-2.table");
    const Folder folder;
    const std::string path = table_of(folder, game);
    std::string fault;
    CHECK(Table::find(folder.path, ur_config(game), fault));
    CHECK(fault == "");
    CHECK_FALSE(Table::find(folder / "none", ur_config(game), fault));
    CHECK(fault == "");
    CHECK_FALSE(Table::find(folder.path, ur_config("ur.finkel?pieces=2"), fault));
    CHECK(fault == "");
    // One that is damaged is said to be.
    write_bytes(path, "nothing");
    CHECK_FALSE(Table::find(folder.path, ur_config(game), fault));
    CHECK(says(fault, "is no table"));
}

TEST_CASE("two threads may ask one table") {
    const Folder folder;
    const auto table = opened(table_of(folder, game));
    const std::uint64_t count = table->ranking().count();
    std::uint64_t sum[2]{};
    const auto ask = [&](unsigned t) {
        for (std::uint64_t n = 0; n < count; n += 17)
            sum[t] += static_cast<std::uint64_t>(*table->chance(table->ranking().state(n)));
    };
    std::jthread other(ask, 1);
    ask(0);
    other.join();
    CHECK(sum[0] == sum[1]);
}
