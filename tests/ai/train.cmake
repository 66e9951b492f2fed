# Training networks.
duodecim_test(test_train train_test.cpp)
target_link_libraries(test_train PRIVATE duodecim_train)
if(UNIX)
  add_test(NAME duodecim-train
           COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/train_tool.sh $<TARGET_FILE:duodecim-train>
                   $<TARGET_FILE:duodecim-solve> ${CMAKE_CURRENT_BINARY_DIR}/train_tool)
  set_tests_properties(duodecim-train PROPERTIES TIMEOUT 600)
endif()
