// SPDX-License-Identifier: BSL-1.0
// A number twice.
#include <u8lit/number_map.hpp>

inline constexpr auto rows = u8lit::make_rows<int, char>({{-404, 'a'}, {200, 'b'}, {-404, 'c'}});
inline constexpr auto statuses = u8lit::make_number_map<rows>;  // refused

// g++: "rows 1 and 3 have the same key, -404"
// clang: message<size>{"rows 1 and 3 have the same key, -404"}
// clang 14-15: invalid_key::same_key<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, -404>
// first: g++ | clang
