# Run by ludus_stage_addon when the library has been built.
file(REMOVE_RECURSE ${INTO})
file(COPY ${FOLDER}/ DESTINATION ${INTO} PATTERN addon.json.in EXCLUDE PATTERN .gitkeep EXCLUDE)
file(COPY ${LIBRARY} DESTINATION ${INTO}/lib/${PLATFORM})
file(SIZE ${LIBRARY} SIZE)
file(SHA256 ${LIBRARY} SHA256)
configure_file(${FOLDER}/addon.json.in ${INTO}/addon.json @ONLY)
