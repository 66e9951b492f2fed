# SPDX-License-Identifier: MIT
# What the toolchain files beside this have in common. They set LUDUS_PORT, the platform's name,
# LUDUS_TRIPLE, which begins the names of Debian's cross compilers, LUDUS_PROCESSOR and, where it can
# run the platform's programs, LUDUS_QEMU, then include this.
#
#   cmake -S . -B build-windows -DCMAKE_TOOLCHAIN_FILE=sdk/ports/windows-x86_64.cmake
#
# Libraries for the platform, which sdk/ports/libraries builds, are looked for in LUDUS_PORTS/PLATFORM
# (environment; ~/.cache/ludus-ports unless told).

# Where this is the platform itself, nothing is crossed, and what is installed here is of use.
string(TOLOWER "${CMAKE_HOST_SYSTEM_NAME}-${CMAKE_HOST_SYSTEM_PROCESSOR}" ludus_here)
if(NOT LUDUS_PORT STREQUAL ludus_here)
  set(CMAKE_SYSTEM_NAME Linux)
  if(LUDUS_PORT MATCHES "^windows")
    set(CMAKE_SYSTEM_NAME Windows)
  endif()
  set(CMAKE_SYSTEM_PROCESSOR ${LUDUS_PROCESSOR})
endif()

if(LUDUS_PORT MATCHES "^windows")
  set(ludus_compiler -posix) # std::mutex and its like need the variants with POSIX threads
endif()
set(CMAKE_C_COMPILER ${LUDUS_TRIPLE}-gcc${ludus_compiler})
set(CMAKE_CXX_COMPILER ${LUDUS_TRIPLE}-g++${ludus_compiler})
if(LUDUS_PORT MATCHES "-x86$")
  # x87 rounds otherwise than all the others; other compilers call with a stack aligned to 4 bytes.
  set(CMAKE_C_FLAGS_INIT "-msse2 -mfpmath=sse -mstackrealign")
  set(CMAKE_CXX_FLAGS_INIT "-msse2 -mfpmath=sse -mstackrealign")
endif()
if(LUDUS_PORT MATCHES "^windows")
  set(CMAKE_RC_COMPILER ${LUDUS_TRIPLE}-windres)
  set(CMAKE_EXE_LINKER_FLAGS_INIT "-static") # no DLL of the compiler's is on a player's machine
endif()
set(LUDUS_PORTABLE ON CACHE BOOL "Libraries and programs run on other machines than this")

if(DEFINED ENV{LUDUS_PORTS})
  set(ludus_ports $ENV{LUDUS_PORTS})
elseif(DEFINED ENV{XDG_CACHE_HOME})
  set(ludus_ports $ENV{XDG_CACHE_HOME}/ludus-ports)
else()
  set(ludus_ports $ENV{HOME}/.cache/ludus-ports)
endif()
set(LUDUS_PREFIX ${ludus_ports}/${LUDUS_PORT})
list(PREPEND CMAKE_PREFIX_PATH ${LUDUS_PREFIX})
if(NOT LUDUS_PORT STREQUAL ludus_here)
  set(CMAKE_FIND_ROOT_PATH ${LUDUS_PREFIX} /usr/${LUDUS_TRIPLE})
  set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
  set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
  set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
  set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
  # An installed SDK, of which this file is a part, is not below the roots of the platform.
  get_filename_component(ludus_installed ${CMAKE_CURRENT_LIST_DIR} DIRECTORY)
  if(EXISTS ${ludus_installed}/ludus-config.cmake)
    set(ludus_DIR ${ludus_installed})
  endif()
  set(ENV{PKG_CONFIG_LIBDIR} ${LUDUS_PREFIX}/lib/pkgconfig:${LUDUS_PREFIX}/share/pkgconfig)
  set(ENV{PKG_CONFIG_PATH} "")
endif()

# What runs the platform's programs here.
if(NOT DEFINED CMAKE_CROSSCOMPILING_EMULATOR)
  if(LUDUS_PORT STREQUAL windows-x86_64)
    find_program(LUDUS_WINE64 NAMES wine64 wine64-stable wine PATHS /usr/lib/wine)
    mark_as_advanced(LUDUS_WINE64)
    if(LUDUS_WINE64)
      set(CMAKE_CROSSCOMPILING_EMULATOR ${LUDUS_WINE64})
    endif()
  elseif(LUDUS_PORT STREQUAL windows-x86)
    find_program(LUDUS_WINE NAMES wine)
    mark_as_advanced(LUDUS_WINE)
    if(LUDUS_WINE)
      set(CMAKE_CROSSCOMPILING_EMULATOR ${LUDUS_WINE})
    endif()
  elseif(LUDUS_QEMU AND NOT LUDUS_PORT STREQUAL ludus_here)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${LUDUS_QEMU} -L /usr/${LUDUS_TRIPLE})
  endif()
endif()
