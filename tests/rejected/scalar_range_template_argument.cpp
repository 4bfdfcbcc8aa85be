// SPDX-License-Identifier: BSL-1.0
// A range as a template argument.
#include <u8lit/code_point_map.hpp>
#include <u8lit/code_point_set.hpp>

template <u8lit::scalar_range Range>
constexpr char32_t of = Range.range().last;

const auto last = of<u8lit::scalar_range{U'z', U'a'}>;  // refused

// g++: u8lit::detail::not_a_scalar_range::reversed{122, 97}
// clang: reversed_range(122, 97, {{&"7A"[0], | {{&"61"[0]
// errors: g++: 2 | g++ 14+: 1
// lines: g++: 11
