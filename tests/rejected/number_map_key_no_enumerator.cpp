// SPDX-License-Identifier: BSL-1.0
// A key of an exhaustive map that is no enumerator.
#include <u8lit/number_map.hpp>

enum class level { low, high };
inline constexpr auto rows = u8lit::make_rows<level, int>({{level::low, 1}, {level::high, 2}, {level{-9}, 3}});
inline constexpr auto levels = u8lit::make_number_map<rows, u8lit::table_option::exhaustive>;  // refused

// g++: row 3 has a key that is no enumerator, -9
// clang: message<size>{"row 3 has a key that is no "}, message<size>{"enumerator, -9"}
// clang 14-15: key_that_is_no_enumerator<u8lit::detail::invalid_key::row_number<3>, -9>
// first: g++ | clang
