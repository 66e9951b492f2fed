// SPDX-License-Identifier: MIT
// A feature's table, which is there.
#ifndef LUDUS_CONTRACT_FEATURE_HPP
#define LUDUS_CONTRACT_FEATURE_HPP

#include "catch.hpp"

#include <ludus/addon.h>

template <class T>
const T *feature_of(const ludus_addon_api *api, ludus_addon *addon, const char *id) {
    const void *table = nullptr;
    REQUIRE(api->feature(addon, id, &table, nullptr) == LUDUS_OK);
    REQUIRE(table != nullptr);
    return static_cast<const T *>(table);
}

#endif
