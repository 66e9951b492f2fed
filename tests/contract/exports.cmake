# The library exports the entry of the contract and nothing else.
execute_process(COMMAND ${NM} -D --defined-only ${LIBRARY} OUTPUT_VARIABLE symbols RESULT_VARIABLE status)
if(status)
  message(FATAL_ERROR "${NM} cannot read ${LIBRARY}")
endif()
string(STRIP "${symbols}" symbols)
if(NOT symbols MATCHES "^[0-9a-f]+ T ludus_open_2$")
  message(FATAL_ERROR "${LIBRARY} exports these symbols, ludus_open_2 alone was expected:\n${symbols}")
endif()
