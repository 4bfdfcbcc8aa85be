// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_HEADERS_AT_RUN_TIME_HPP
#define U8LIT_TESTS_HEADERS_AT_RUN_TIME_HPP

// Calls the tests where no compiler can know which they are, for g++ also evaluates in `main` whatever it can. Gives
// what `main` is to return: 0, or the number of the first test that fails.
template <class... Tests>
inline int at_run_time(Tests... tests) {
  using test = bool();
  test* const volatile all[] = {tests...};
  int number = 0;
  for (test* const volatile& each : all) {
    ++number;
    if (!each()) return number;
  }
  return 0;
}

#endif
