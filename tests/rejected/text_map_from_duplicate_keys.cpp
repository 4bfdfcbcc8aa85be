// SPDX-License-Identifier: BSL-1.0
// Equal keys in rows that a function makes.
#include <u8lit/text_table.hpp>

constexpr auto make_rows = [] { return u8lit::make_rows<int>({{"keyword", 1}, {"b", 2}, {"keyword", 3}}); };
constexpr auto words = u8lit::make_text_map<u8lit::rows_from<make_rows>>;  // refused

// g++: "rows 1 and 3 have the same key, \"keyword\""
// clang: message<size>{"rows 1 and 3 have the same key, "}, message<size>{"\"keyword\""}
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, u8lit::detail::diagnostic::characters<U'k', U'e', U'y'
// first: g++ | clang
