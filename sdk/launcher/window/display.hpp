// SPDX-License-Identifier: MIT
// Where the system shows windows.
#pragma once

namespace launcher {

// One is named, or is always there.
bool has_display();
// Starts SDL on it. Throws RequestError.
void open_display();
// From now on, or no more: it may go, and take the process with it.
void use_display(bool used);

} // namespace launcher
