# SPDX-License-Identifier: MIT
# CMake toolchain: Linux, 64 bits, old systems too.
set(LUDUS_PORT linux-x86_64)
set(LUDUS_TRIPLE x86_64-linux-gnu)
set(LUDUS_PROCESSOR x86_64)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
