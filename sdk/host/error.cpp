// SPDX-License-Identifier: MIT
#include "ludus/error.hpp"

namespace ludus {

Error::Error(int32_t code, Reason reason, uint32_t column, Reason whole)
    : std::runtime_error(reason.sentence()),
      reason_(std::make_shared<const Reason>(std::move(reason))),
      whole_(whole.empty() ? nullptr : std::make_shared<const Reason>(std::move(whole))),
      code_(code), column_(column) {}

std::string abi_text(uint32_t abi) {
    return std::to_string(abi >> 16) + "." + std::to_string(abi & 0xFFFF);
}

} // namespace ludus
