# Compiles SOURCE with COMPILER and FLAGS; a compiler that is not there is a failure, not a skip.
find_program(found NAMES ${COMPILER} NO_CACHE)
if(NOT found)
  message(FATAL_ERROR "The compiler ${COMPILER} is not installed; the contract must be compiled with it. "
                      "On Debian install the package ${PACKAGE}.")
endif()
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
execute_process(COMMAND ${found} ${flags} -Wall -Wextra -Wpedantic -Wconversion -Werror -fsyntax-only
                        -I${INCLUDE} ${SOURCE}
                RESULT_VARIABLE status ERROR_VARIABLE said)
if(status)
  message(FATAL_ERROR "${COMPILER} ${FLAGS} refuses the contract:\n${said}")
endif()
