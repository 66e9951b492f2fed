# Every function of libretro's interface is there, and nothing else is.
execute_process(COMMAND ${NM} -D --defined-only --extern-only ${LIBRARY} OUTPUT_VARIABLE symbols
                COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL " T retro_[a-z_]+" functions "${symbols}")
list(LENGTH functions count)
string(REGEX MATCHALL "\n" lines "${symbols}")
list(LENGTH lines all)
if(NOT count EQUAL 25 OR NOT all EQUAL 25)
  message(FATAL_ERROR "expected the 25 functions of libretro alone, found:\n${symbols}")
endif()
