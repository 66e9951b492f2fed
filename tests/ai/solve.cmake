# Solved tables: the solver, the files and what is measured against them.
duodecim_test(test_solve files.cpp solve_level_test.cpp solve_ranking_test.cpp solve_measure_test.cpp solve_stop_test.cpp
                         solve_support.cpp solve_table_test.cpp solve_values_test.cpp)
target_link_libraries(test_solve PRIVATE duodecim_solve)
tool_test(solve $<TARGET_FILE:duodecim-solve> $<TARGET_FILE:duodecim-measure>)
