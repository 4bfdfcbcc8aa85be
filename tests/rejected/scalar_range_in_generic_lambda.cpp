// SPDX-License-Identifier: BSL-1.0
// In a generic lambda, clang 14 to 22 print no sentence here, but must not take the range for another.
#include <u8lit/code_point_set.hpp>

template <u8lit::scalar_range Range>
constexpr char32_t first = Range.unchecked_first;

const char32_t used = [](auto) -> char32_t { return first<u8lit::scalar_range{U'z', U'a'}>; }(0);  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: initializer of 'refused_number' is unknown | 122, 97
// clang 23+: this range is reversed, write its lower end first
// first: g++ 12-13 | g++ 16+ | clang 23+
// mended: const char32_t used = [](auto) -> char32_t { return first<u8lit::scalar_range{U'a', U'z'}>; }(0);
