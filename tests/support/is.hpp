// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_HEADERS_IS_HPP
#define U8LIT_TESTS_HEADERS_IS_HPP

// Whether two constants, of this library or of Boost.Hana, are the same: their type is their value.
template <class Result, class Expected>
inline constexpr bool are_the_same = false;
template <class Result>
inline constexpr bool are_the_same<Result, Result> = true;

template <class Result, class Expected>
constexpr bool is(Result, Expected) {
  return are_the_same<Result, Expected>;
}

#endif
