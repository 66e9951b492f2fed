# SPDX-License-Identifier: MIT
# cmake -DGZIP=... -DFILE=... -DINTO=... -P pack.cmake: the same bytes whenever it is done.
execute_process(COMMAND ${GZIP} -9nc ${FILE} OUTPUT_FILE ${INTO} COMMAND_ERROR_IS_FATAL ANY)
