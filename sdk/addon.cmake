# Stages an addon: copies its folder, puts the library where the manifest says, and writes size and
# SHA-256 of the library into the manifest.
#
#   ludus_stage_addon(TARGET duodecim FOLDER addons/duodecim INTO build/stage/addons/duodecim)
#
# FOLDER holds addon.json.in, where @PLATFORM@, @SIZE@ and @SHA256@ stand for what is found when the
# library has been built, @VERSION@ and @ABI@ for the project's, and @text:KEY@ for the texts that the
# files FOLDER/texts/LANGUAGE.txt give in a line "KEY = text"; the rest is copied as it is.

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
set(LUDUS_PLATFORM ${ludus_os}-${ludus_arch})

# The contract's version and entry, from the header beside this file.
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/include/ludus/addon.h abi_lines
     REGEX "define LUDUS_ABI_(MAJOR|MINOR) [0-9]+")
string(REGEX REPLACE ".*MAJOR ([0-9]+).*MINOR ([0-9]+).*" "\\1.\\2" LUDUS_ABI "${abi_lines}")
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/include/ludus/addon.h entry_line
     REGEX "define LUDUS_ENTRY ")
string(REGEX REPLACE ".*\"([a-z0-9_]+)\".*" "\\1" LUDUS_ENTRY "${entry_line}")

function(ludus_stage_addon)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;FOLDER;INTO" "")
  get_filename_component(folder ${arg_FOLDER} ABSOLUTE)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/stage-addon.cmake)
  add_custom_command(
    OUTPUT ${arg_INTO}/addon.json
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DINTO=${arg_INTO} -DLIBRARY=$<TARGET_FILE:${arg_TARGET}>
            -DPLATFORM=${LUDUS_PLATFORM} -DVERSION=${PROJECT_VERSION} -DABI=${LUDUS_ABI} -P ${script}
    DEPENDS ${arg_TARGET} ${files} ${script}
    COMMENT "Staging ${arg_INTO}" VERBATIM)
  add_custom_target(${arg_TARGET}-addon ALL DEPENDS ${arg_INTO}/addon.json)
endfunction()
