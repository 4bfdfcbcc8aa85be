// SPDX-License-Identifier: BSL-1.0
// A range as a template argument.
#include <u8lit/code_point_map.hpp>
#include <u8lit/code_point_set.hpp>

template <u8lit::scalar_range Range>
constexpr char32_t of = Range.range().last;

const auto last = of<u8lit::scalar_range{U'z', U'a'}>;  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | g++ 16+ | clang
// errors: g++ 12-13: 2 | clang 14-22: 2
// lines: clang 14-22: 18
// mended: const auto last = of<u8lit::scalar_range{U'a', U'z'}>;
