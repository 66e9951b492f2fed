// SPDX-License-Identifier: MIT
// The host's causes in other languages than its own: reasons_ru.cpp and reasons_uk.cpp.
#pragma once

#include "ludus/reason.hpp"
#include "text_table.hpp"

using ReasonTable = WordTable<ludus::cause_count>;

extern const ReasonTable reasons_ru;
extern const ReasonTable reasons_uk;
