# SPDX-License-Identifier: MIT
# CMake toolchain: Windows, 32 bits (package g++-mingw-w64-i686-posix).
set(LUDUS_PORT windows-x86)
set(LUDUS_TRIPLE i686-w64-mingw32)
set(LUDUS_PROCESSOR x86)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
