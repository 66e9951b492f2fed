# Training networks.
duodecim_test(test_train train_test.cpp)
target_link_libraries(test_train PRIVATE duodecim_train)
tool_test(train $<TARGET_FILE:duodecim-train> $<TARGET_FILE:duodecim-solve>)
