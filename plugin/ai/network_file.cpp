// SPDX-License-Identifier: MIT
// Networks as files. Numbers are little-endian: the head below, then the weights and biases in the
// order in which Network names them.
#include "ai/file_path.hpp"
#include "ai/network.hpp"
#include "ai/table_format.hpp"

#include <filesystem>
#include <fstream>

namespace duodecim {

namespace {

struct Head {
    char magic[16] = "duodecim net";
    std::uint32_t version = 1;
    std::uint32_t layout = 0;
    char name[32]{};
    std::uint32_t inputs = 0, stacks = 0, first = 0, second = 0;
    std::uint32_t second_shift = 0, out_shift = 0;
    std::uint64_t hash = 0; // of all that stands before, then of all behind
};
static_assert(sizeof(Head) == 88);

std::uint64_t hash_of(const Head &head, const char *body, std::size_t size) {
    return table::hash(body, size, table::hash(&head, offsetof(Head, hash)));
}

// f(vector) for each part of the body.
template <class Network, class F>
void each_part(Network &network, const F &f) {
    f(network.first_weight);
    f(network.first_bias);
    f(network.second_weight);
    f(network.second_bias);
    f(network.out_weight);
    f(network.out_bias);
}

template <class T>
std::size_t bytes(const std::vector<T> &part) {
    return part.size() * sizeof(T);
}

// The whole file, one byte more than may be at most; a fault where it cannot be read.
std::string read_all(const std::string &path, std::string &fault) {
    const std::filesystem::path file = file_path(path);
    std::error_code error;
    if (std::filesystem::exists(file, error) && !std::filesystem::is_regular_file(file, error)) {
        fault = path + " is not a regular file"; // one that could be waited for
        return {};
    }
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        fault = "cannot open " + path;
        return {};
    }
    std::string text(max_network_bytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad() || (in.fail() && !in.eof())) fault = "cannot read " + path;
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

std::string inputs_text(std::uint32_t inputs, std::uint32_t layout, std::uint32_t stacks) {
    return std::to_string(inputs) + " of layout " + std::to_string(layout) + " in " +
           std::to_string(stacks) + " stacks";
}

// Why a head is not one of a network of that name for those inputs; empty where it is.
std::string misfit(const Head &head, std::string_view name, const InputShape &shape,
                   std::uint32_t layout) {
    using std::to_string;
    const Head own;
    if (std::memcmp(head.magic, own.magic, sizeof head.magic) != 0)
        return " is no network: it does not begin with \"" + std::string(own.magic) + "\"";
    if (head.version != own.version)
        return " is a network of version " + to_string(head.version) +
               "; this program reads version " + to_string(own.version);
    if (table::text(head.name) != name)
        return " is a network for another game than " + std::string(name);
    if (head.layout != layout || head.inputs != shape.inputs() || head.stacks != shape.stacks)
        return " is a network for other inputs: " +
               inputs_text(head.inputs, head.layout, head.stacks) + " instead of " +
               inputs_text(shape.inputs(), layout, shape.stacks);
    return "";
}

} // namespace

std::string network_file_name(std::string_view name) {
    return std::string(name) + ".net";
}

std::string write_network(const Network &network, std::string_view name, std::uint32_t layout) {
    Head head;
    head.layout = layout;
    name.copy(head.name, sizeof head.name - 1);
    head.inputs = network.shape.inputs();
    head.stacks = network.shape.stacks;
    head.first = network.first;
    head.second = network.second;
    head.second_shift = network.second_shift;
    head.out_shift = network.out_shift;
    std::string body;
    each_part(network, [&](const auto &part) {
        body.append(reinterpret_cast<const char *>(part.data()), bytes(part));
    });
    head.hash = hash_of(head, body.data(), body.size());
    return std::string(reinterpret_cast<const char *>(&head), sizeof head) + body;
}

std::shared_ptr<const Network> read_network(const std::string &path, std::string_view name,
                                            const InputShape &shape, std::uint32_t layout,
                                            std::string &fault) {
    fault.clear();
    const std::string file = read_all(path, fault);
    const auto refuse = [&](const std::string &why) {
        fault = path + why;
        return nullptr;
    };
    if (!fault.empty()) return nullptr;
    if (file.size() > max_network_bytes) return refuse(" is larger than 1 MiB");
    Head head;
    if (file.size() < sizeof head)
        return refuse(" is no network: it has " + std::to_string(file.size()) + " bytes, a head " +
                      std::to_string(sizeof head));
    std::memcpy(&head, file.data(), sizeof head);
    if (const std::string why = misfit(head, name, shape, layout); !why.empty()) return refuse(why);
    const char *body = file.data() + sizeof head;
    if (head.hash != hash_of(head, body, file.size() - sizeof head))
        return refuse(" is damaged: it has been cut or altered");
    auto network = std::make_shared<Network>();
    network->shape = shape;
    network->first = head.first;
    network->second = head.second;
    network->second_shift = head.second_shift;
    network->out_shift = head.out_shift;
    if (head.first > Network::max_width || head.second > Network::max_second)
        return refuse(" is damaged: its layers are too wide");
    network->resize();
    std::size_t size = sizeof head;
    each_part(*network, [&](const auto &part) { size += bytes(part); });
    if (file.size() != size)
        return refuse(" is damaged: it has " + std::to_string(file.size()) + " bytes instead of " +
                      std::to_string(size));
    each_part(*network, [&](auto &part) {
        std::memcpy(part.data(), body, bytes(part));
        body += bytes(part);
    });
    if (!network->sound()) return refuse(" is damaged: its weights are too large");
    return network;
}

} // namespace duodecim
