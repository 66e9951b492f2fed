// SPDX-License-Identifier: MIT
// The host side of the contract in addon.h, for a launcher in C++20: finds addons, checks them
// before they are loaded, loads them, and wraps their tables in handles.
//
//   for (const ludus::Found &found : ludus::discover({"addons"})) {     // loads nothing
//       if (!found.usable()) {
//           std::cout << found.refusal.sentence() << "\n";
//           continue;
//       }
//       try {
//           const ludus::Addon addon = ludus::load(found, {.name = "my launcher 1.0"});
//           const std::string game = addon.games("en").at(0).id;
//           ludus::Match match(addon, game);
//           for (ludus_state now = match.state(); now.phase != LUDUS_PHASE_OVER;
//                now = match.state()) {
//               if (now.phase == LUDUS_PHASE_ROLL) {    // never in a game without dice
//                   match.set_dice(addon.roll(game, 42, now.rolls));
//               } else if (now.phase == LUDUS_PHASE_MOVE) {
//                   match.play_turn(0);                                 // of match.turns()
//               } else {
//                   match.end_turn();
//               }
//           }
//           std::cout << game << ": " << match.state().winner << "\n";      // 0: a draw
//       } catch (const ludus::Error &error) {
//           std::cout << error.what() << "\n";
//       }
//   }
//
// Ownership  Addon, Board, Players, Analysis and Texts are handles that share one instance, a Match
//            owns its match and shares the instance; the last of them to go destroys it. Static
//            texts in the structs belong to the addon and live as long as any of these.
// Threads    Addon and its features: any. A Match: one at a time. discover and load: any.
// Errors     ludus::Error everywhere, a whole sentence; nothing is changed by a call that throws.
//            An addon that breaks the contract is named in the sentence, with the function at
//            fault. The sentences are in English; reason.hpp names the causes for a launcher that
//            speaks other languages.
// Trust      An addon runs in the host's process and can do what the host can. The checks here
//            catch mistakes, not malice; a prober (LoadOptions) catches what would take the process
//            down.
// Systems    The handles compile anywhere; discovery and loading are for Linux and Windows, and on
//            other systems Addon::open takes the entry of a library that the host has loaded itself.
#pragma once

#include "ludus/match.hpp"

#if defined(__linux__) || defined(_WIN32)
#include "ludus/load.hpp"
#endif
