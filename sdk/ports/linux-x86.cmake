# SPDX-License-Identifier: MIT
# CMake toolchain: Linux, 32 bits (packages g++-i686-linux-gnu, to run them lib32stdc++6).
set(LUDUS_PORT linux-x86)
set(LUDUS_TRIPLE i686-linux-gnu)
set(LUDUS_PROCESSOR i686)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
