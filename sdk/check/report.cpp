// SPDX-License-Identifier: MIT
#include "report.hpp"

#include <ludus/addon.h>
#include <ludus/text.hpp>

namespace check {

void Report::find(const std::string &where, const std::string &what) {
    if (++counts_[where] <= kept) on_finding({where, what});
}

bool Report::expect_status(int32_t found, int32_t expected, const std::string &where,
                           const std::string &call) {
    return expect(found == expected, where,
                  call + " gives " + status_name(found) + "; " + status_name(expected) +
                      " was expected");
}

void Report::finish() {
    for (const auto &[where, count] : counts_)
        if (count > kept) on_more(where, count - kept);
    counts_.clear();
}

std::string status_name(int32_t status) {
    static const char *const names[] = {"LUDUS_OK",
                                        "LUDUS_ERROR_ARGUMENT",
                                        "LUDUS_ERROR_ABI",
                                        "LUDUS_ERROR_UNKNOWN",
                                        "LUDUS_ERROR_SYNTAX",
                                        "LUDUS_ERROR_POSITION",
                                        "LUDUS_ERROR_DICE",
                                        "LUDUS_ERROR_MOVE",
                                        "LUDUS_ERROR_PHASE",
                                        "LUDUS_ERROR_NOTHING",
                                        "LUDUS_ERROR_MEMORY",
                                        "LUDUS_ERROR_FILE",
                                        "LUDUS_ERROR_INTERNAL"};
    if (status >= LUDUS_OK && status <= LUDUS_ERROR_INTERNAL) return names[status];
    return "the unknown status " + std::to_string(status);
}

std::string function_of(const std::string &where) {
    const std::size_t comma = where.find(", ");
    return comma == std::string::npos ? where : where.substr(comma + 2);
}

std::string quote(const std::string &text) {
    return ludus::in_quotes(text);
}

} // namespace check
