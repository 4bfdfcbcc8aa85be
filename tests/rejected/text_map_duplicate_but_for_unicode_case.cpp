// SPDX-License-Identifier: BSL-1.0
// A key twice, in letters of Unicode that differ in case only.
#include <u8lit/caseless_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"Gie\u00DFen", 1}, {"Bonn", 2}, {"GIESSEN", 3}};
inline constexpr auto cities = u8lit::make_text_map<u8lit::unicode::ignoring_case<rows>>;  // refused

// g++: "rows 1 and 3 have keys that differ in case only, \"Gie<U+00DF>en\" and \"GIESSEN\""
// clang: message<size>{"rows 1 and 3 have keys that differ "}, message<size>{"in case only, \"Gie<U+00DF>
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, u8lit::detail::diagnostic::characters<U'g', U'i', U'e'
// first: g++ | clang
