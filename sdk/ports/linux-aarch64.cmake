# SPDX-License-Identifier: MIT
# CMake toolchain: Linux, ARM of 64 bits (packages g++-aarch64-linux-gnu, qemu-user).
set(LUDUS_PORT linux-aarch64)
set(LUDUS_TRIPLE aarch64-linux-gnu)
set(LUDUS_PROCESSOR aarch64)
set(LUDUS_QEMU qemu-aarch64)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
