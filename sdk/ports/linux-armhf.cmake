# SPDX-License-Identifier: MIT
# CMake toolchain: Linux, ARM of 32 bits (packages g++-arm-linux-gnueabihf, qemu-user).
set(LUDUS_PORT linux-armhf)
set(LUDUS_TRIPLE arm-linux-gnueabihf)
set(LUDUS_PROCESSOR armv7l)
set(LUDUS_QEMU qemu-arm)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
