# An example host plays a whole game of GAME and ends well. HOST is the program with its arguments.
execute_process(COMMAND ${HOST} OUTPUT_VARIABLE said ERROR_VARIABLE complained RESULT_VARIABLE status)
if(status OR NOT said MATCHES "\n${GAME}[.a-z]*: (player [12]|nobody) won: [^\n]+ [12]( -)?\r?\n$")
  message(FATAL_ERROR "${HOST} ended with ${status}; a game of ${GAME} to its end was expected:\n"
                      "${said}${complained}")
endif()
