# Builds and stages an addon. include(sdk/addon.cmake), add_subdirectory(sdk) and find_package(ludus) all
# bring what follows, and LUDUS_PLATFORM, LUDUS_ABI and LUDUS_ENTRY.
#
#   ludus_portable(duodecim [THREADS])
#
# lets the library or program run on other machines than the one that built it, where LUDUS_PORTABLE is
# ON, as the toolchain files in sdk/ports set it: the C++ runtime is inside, on Linux nothing newer than
# glibc 2.28 is asked for, nothing tells of the time and the folder of the building. THREADS: it
# starts threads or loads libraries, and so needs libpthread and libdl where these stand apart.
#
#   ludus_stage_addon(TARGET duodecim FOLDER addons/duodecim INTO build/stage/addons/duodecim)
#
# copies the addon's folder, puts the library where the manifest says, and writes size and SHA-256 of
# the library into the manifest. FOLDER holds addon.json.in, where @LIBRARIES@ stands for what is found
# when the library has been built, @VERSION@ and @ABI@ for the project's, and @text:KEY@ for the texts
# that the files FOLDER/texts/LANGUAGE.txt give in a line "KEY = text"; the rest is copied as it is.
# The target `addons` builds and stages them all.

if(WIN32)
  set(ludus_os windows)
else()
  string(TOLOWER ${CMAKE_SYSTEM_NAME} ludus_os)
endif()
string(TOLOWER "${CMAKE_SYSTEM_PROCESSOR}" ludus_arch)
if(ludus_arch MATCHES "^(x86_64|amd64|i[3-6]86|x86)$")
  if(CMAKE_SIZEOF_VOID_P EQUAL 8)
    set(ludus_arch x86_64)
  else()
    set(ludus_arch x86)
  endif()
elseif(ludus_arch MATCHES "^(aarch64|arm64)$")
  set(ludus_arch aarch64)
endif()
if(ludus_arch MATCHES "^(arm|aarch64)" AND CMAKE_SIZEOF_VOID_P EQUAL 4)
  set(ludus_arch armhf)
endif()
set(LUDUS_PLATFORM ${ludus_os}-${ludus_arch} CACHE INTERNAL "")

# The contract's version and entry, from the header: beside this file, unless an installed SDK says where.
if(NOT LUDUS_INCLUDE_DIR)
  set(LUDUS_INCLUDE_DIR ${CMAKE_CURRENT_LIST_DIR}/include)
endif()
file(STRINGS ${LUDUS_INCLUDE_DIR}/ludus/addon.h abi_lines
     REGEX "define LUDUS_ABI_(MAJOR|MINOR) [0-9]+")
string(REGEX REPLACE ".*MAJOR ([0-9]+).*MINOR ([0-9]+).*" "\\1.\\2" abi "${abi_lines}")
set(LUDUS_ABI ${abi} CACHE INTERNAL "")
file(STRINGS ${LUDUS_INCLUDE_DIR}/ludus/addon.h entry_line REGEX "define LUDUS_ENTRY ")
string(REGEX REPLACE ".*\"([a-z0-9_]+)\".*" "\\1" entry "${entry_line}")
set(LUDUS_ENTRY ${entry} CACHE INTERNAL "")

option(LUDUS_PORTABLE "Libraries and programs run on other machines than the one that built them" OFF)
set(portable_options "")
if(LUDUS_PORTABLE)
  set(portable_options -ffunction-sections -fdata-sections
      -ffile-prefix-map=${CMAKE_SOURCE_DIR}=. -ffile-prefix-map=${CMAKE_BINARY_DIR}=build)
  if(LUDUS_PLATFORM STREQUAL windows-x86_64)
    # Win64 aligns the stack to 16 bytes, and GCC writes 32-byte vectors there as if it were 32 (its
    # bug 54412; Debian's GCC is mended).
    include(CheckCCompilerFlag)
    check_c_compiler_flag(-Wa,-muse-unaligned-vector-move LUDUS_UNALIGNED_VECTORS)
    if(LUDUS_UNALIGNED_VECTORS)
      list(APPEND portable_options -Wa,-muse-unaligned-vector-move)
    endif()
  endif()
endif()
# Also for what the library is made of, where this file is included above it.
add_compile_options(${portable_options})
set(LUDUS_PORTABLE_OPTIONS "${portable_options}" CACHE INTERNAL "")

function(ludus_portable target)
  cmake_parse_arguments(PARSE_ARGV 1 arg THREADS "" "")
  if(NOT LUDUS_PORTABLE)
    return()
  endif()
  target_compile_options(${target} PRIVATE ${LUDUS_PORTABLE_OPTIONS})
  target_link_options(${target} PRIVATE -Wl,--gc-sections -s)
  if(WIN32)
    target_link_options(${target} PRIVATE -static -Wl,--no-insert-timestamp)
  elseif(CMAKE_SYSTEM_NAME STREQUAL Linux)
    set(sources old_glibc.c)
    get_target_property(type ${target} TYPE)
    if(type STREQUAL EXECUTABLE)
      list(APPEND sources old_start.c)
    endif()
    if(arg_THREADS)
      list(APPEND sources old_threads.c)
      target_link_options(${target} PRIVATE -Wl,--no-as-needed -l:libpthread.so.0 -l:libdl.so.2)
    endif()
    list(TRANSFORM sources PREPEND ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/ports/)
    target_sources(${target} PRIVATE ${sources})
    set_source_files_properties(${sources} TARGET_DIRECTORY ${target} PROPERTIES COMPILE_OPTIONS -fexceptions)
    target_link_options(${target} PRIVATE -Wl,--as-needed $<$<LINK_LANGUAGE:CXX>:-static-libstdc++>)
  endif()
endfunction()

function(ludus_stage_addon)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;FOLDER;INTO" "")
  get_filename_component(folder ${arg_FOLDER} ABSOLUTE)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/stage-addon.cmake)
  add_custom_command(
    OUTPUT ${arg_INTO}/addon.json
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DINTO=${arg_INTO} -DLIBRARIES=${LUDUS_PLATFORM}=$<TARGET_FILE:${arg_TARGET}>
            -DVERSION=${PROJECT_VERSION} -DABI=${LUDUS_ABI} -P ${script}
    DEPENDS ${arg_TARGET} ${files} ${script}
    COMMENT "Staging ${arg_INTO}" VERBATIM)
  add_custom_target(${arg_TARGET}-addon ALL DEPENDS ${arg_INTO}/addon.json)
  if(NOT TARGET addons)
    add_custom_target(addons)
  endif()
  add_dependencies(addons ${arg_TARGET}-addon)
endfunction()
