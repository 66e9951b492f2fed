# SPDX-License-Identifier: MIT
# Compiles the German words spoilt in each way that there is: the compiler refuses them and names the
# line and what is wrong with it. COMPILER, SOURCE (the launcher's folder), BINARY (where it is
# built), INCLUDE (of the contract), FOLDER (for the spoilt words).
file(READ ${SOURCE}/words/de.inc german)

function(compile words)
  file(WRITE ${FOLDER}/words/de.inc "${words}")
  execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I${FOLDER} -I${SOURCE} -I${BINARY}
                          -I${INCLUDE} ${BINARY}/words/de.cpp
                  RESULT_VARIABLE status ERROR_VARIABLE said)
  set(status ${status} PARENT_SCOPE)
  string(REPLACE "launcher::" "" said "${said}") # some compilers leave it out
  set(said "${said}" PARENT_SCOPE)
endfunction()

compile("${german}")
if(status)
  message(FATAL_ERROR "The words as they are do not compile:\n${said}")
endif()

# What is there once, what takes its place, and what the compiler must name.
function(refuses from to names)
  string(REPLACE "${from}" "${to}" spoilt "${german}")
  if(spoilt STREQUAL german)
    message(FATAL_ERROR "de.inc was expected to hold: ${from}")
  endif()
  compile("${spoilt}")
  string(FIND "${said}" "${names}" at)
  if(NOT status OR at EQUAL -1)
    message(FATAL_ERROR "${from} -> ${to}: an error with \"${names}\" was expected, found:\n${said}")
  endif()
endfunction()

refuses("TEXT(pieces_hand, \"Vorrat\")" "" "<Text::pieces_hand, Fault::text_is_missing>")
refuses("TEXT(pieces_hand, \"Vorrat\")" "TEXT(pieces_hand, \"a\")\nTEXT(pieces_hand, \"b\")"
        "<Text::pieces_hand, Fault::text_is_there_twice>")
refuses("TEXT(pieces_hand, \"Vorrat\")" "TEXT(pieces_hand, \"{1} im Vorrat\")"
        "<Text::pieces_hand, Fault::arguments_are_other_than_in_english>")
refuses("„{1}“ wurde nicht erwartet" "Das wurde nicht erwartet"
        "<Text::usage_unexpected, Fault::arguments_are_other_than_in_english>")
refuses("{1:Zug|Züge}" "{1:Zug|Züge|Zügen}"
        "<Text::play_moves, Fault::plural_forms_are_not_those_of_the_language>")
refuses("\" (in Klammern" "\"(in Klammern"
        "<Text::play_used_note, Fault::blank_at_the_beginning_is_other_than_in_english>")
refuses("CAUSE(hung, " "// " "Cause::hung, Fault::text_is_missing>")
refuses("TEXT(window_quit," "TEXT(tea, \"Tee\")\nTEXT(window_quit," "tea")
