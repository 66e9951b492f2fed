# The layout and the signatures of the contract are those of the reference dump, abi-MAJOR.MINOR.xml,
# and its constants those of constants-MAJOR.MINOR.txt. After a wanted change, in a new minor:
#
#   cmake -DREGENERATE=ON -DINCLUDE=sdk/include -DABI=0.2 -DBUILD=/tmp -P tests/contract/abi.cmake
foreach(tool gcc abidw abidiff)
  find_program(${tool} NAMES ${tool} NO_CACHE)
  if(NOT ${tool})
    message(FATAL_ERROR "${tool} is not installed; on Debian install the packages gcc and abigail-tools.")
  endif()
endforeach()
get_filename_component(include ${INCLUDE} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_BINARY_DIR})
set(here ${CMAKE_CURRENT_LIST_DIR})
set(reference ${here}/abi-${ABI}.xml)
set(constants ${here}/constants-${ABI}.txt)
set(dump ${BUILD}/contract-abi.xml)

function(run out)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${here} OUTPUT_VARIABLE said ERROR_VARIABLE said
                  RESULT_VARIABLE status)
  if(status)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command} failed (${status}):\n${said}")
  endif()
  set(${out} "${said}" PARENT_SCOPE)
endfunction()

# Relative names of the sources, so that the dump holds no path of this machine.
run(ignored ${gcc} -std=c99 -g -O0 -shared -fPIC -fvisibility=hidden -I${include}
    -fdebug-prefix-map=${include}=include abi.c -o ${BUILD}/contract-abi.so)
run(ignored ${abidw} --no-corpus-path --no-comp-dir-path --no-show-locs --type-id-style hash
    --out-file ${dump} ${BUILD}/contract-abi.so)

# Every type of the header is in the dump.
file(STRINGS ${include}/ludus/addon.h closings REGEX "^} ludus_[a-z_]+;")
file(READ ${dump} dumped)
list(LENGTH closings count)
if(count LESS 20)
  message(FATAL_ERROR "Only ${count} structs were found in addon.h; its form has changed, so must this test")
endif()
foreach(closing ${closings})
  string(REGEX REPLACE "^} (ludus_[a-z_]+).*" "\\1" name "${closing}")
  if(NOT dumped MATCHES "<class-decl name='${name}' size-in-bits")
    message(FATAL_ERROR "${name} is not in the dump; name it in tests/contract/abi.c")
  endif()
endforeach()

# The constants, as the compiler sees them.
run(macros ${gcc} -std=c99 -E -dM -I${include} abi.c)
string(REGEX MATCHALL "#define LUDUS_[A-Z0-9_]+ ([\"0-9]|LUDUS_ABI_M)[^\n]*" found "${macros}")
list(SORT found COMPARE NATURAL)
list(JOIN found "\n" found)
string(APPEND found "\n")

if(REGENERATE)
  file(COPY_FILE ${dump} ${reference})
  file(WRITE ${constants} "${found}")
  message(STATUS "Wrote ${reference} and ${constants}")
  return()
endif()
execute_process(COMMAND ${abidiff} --no-default-suppression --harmless --no-architecture
                        ${reference} ${dump}
                OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE status)
if(status OR said)
  message(FATAL_ERROR "The contract is not that of ${reference}; a change needs a new minor:\n${said}")
endif()
file(READ ${constants} expected)
if(NOT found STREQUAL expected)
  message(FATAL_ERROR "The constants are not those of ${constants}; found:\n${found}")
endif()
