// SPDX-License-Identifier: MIT
#include "ludus/manifest.hpp"

namespace ludus {

#if defined(_WIN32)
#define LUDUS_HOST_OS "windows"
#elif defined(__APPLE__)
#define LUDUS_HOST_OS "darwin"
#else
#define LUDUS_HOST_OS "linux"
#endif
#if defined(__x86_64__) || defined(_M_X64)
#define LUDUS_HOST_ARCH "x86_64"
#elif defined(__i386__) || defined(_M_IX86)
#define LUDUS_HOST_ARCH "x86"
#elif defined(__aarch64__) || defined(_M_ARM64)
#define LUDUS_HOST_ARCH "aarch64"
#elif defined(__arm__) && defined(__ARM_PCS_VFP)
#define LUDUS_HOST_ARCH "armhf"
#else
#error "Name this machine here, in sdk/addon.cmake, elf.cpp and pe.cpp"
#endif

const char *const platform = LUDUS_HOST_OS "-" LUDUS_HOST_ARCH;

#undef LUDUS_HOST_OS
#undef LUDUS_HOST_ARCH

} // namespace ludus
