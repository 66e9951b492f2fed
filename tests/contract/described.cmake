# contract.json is what sdk/contract.py makes of the header, and each of COMPILERS lays the structs out so.
execute_process(COMMAND ${PYTHON} ${SDK}/contract.py --print OUTPUT_VARIABLE made ERROR_VARIABLE said
                RESULT_VARIABLE status)
if(status)
  message(FATAL_ERROR "${said}")
endif()
file(READ ${SDK}/include/ludus/contract.json kept)
if(NOT made STREQUAL kept)
  message(FATAL_ERROR "sdk/include/ludus/contract.json is not what the header says; run sdk/contract.py")
endif()
execute_process(COMMAND ${PYTHON} ${SDK}/contract.py --assertions OUTPUT_FILE ${BUILD}/contract-layout.c
                COMMAND_ERROR_IS_FATAL ANY)
list(LENGTH COMPILERS count)
if(count EQUAL 0)
  message(FATAL_ERROR "No compiler was named that could say whether contract.json is right")
endif()
foreach(compiler ${COMPILERS})
  execute_process(COMMAND ${compiler} -std=c11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I${SDK}/include
                          ${BUILD}/contract-layout.c
                  ERROR_VARIABLE said RESULT_VARIABLE status)
  if(status)
    message(FATAL_ERROR "${compiler} does not lay the contract out as contract.json says:\n${said}")
  endif()
endforeach()

# The constants are all there, as the compiler of abi.cmake sees them.
file(STRINGS ${CONSTANTS} names REGEX "^#define LUDUS_")
list(TRANSFORM names REPLACE "^#define (LUDUS_[A-Z0-9_]+) .*" "\\1")
foreach(name ${names})
  if(NOT made MATCHES "\"name\": \"${name}\"")
    message(FATAL_ERROR "${name} is not in contract.json")
  endif()
endforeach()
