# SPDX-License-Identifier: MIT
# CMake toolchain: Windows, 64 bits (package g++-mingw-w64-x86-64-posix).
set(LUDUS_PORT windows-x86_64)
set(LUDUS_TRIPLE x86_64-w64-mingw32)
set(LUDUS_PROCESSOR x86_64)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
