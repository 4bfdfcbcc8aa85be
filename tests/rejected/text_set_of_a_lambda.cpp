// SPDX-License-Identifier: BSL-1.0
// A lambda where rows are asked for, which no template parameter takes: rows_from is forgotten.
#include <u8lit/text_table.hpp>

inline constexpr auto keywords = u8lit::make_text_set<[] { return u8lit::make_rows({"if", "für"}); }>;  // refused

// g++: is not a valid template argument of type
// clang: reference to temporary object is not allowed in a template argument
// first: g++ | clang
// errors: g++: 2
// mended: constexpr auto keywords = u8lit::make_text_set<u8lit::rows_from<[] { return u8lit::make_rows({"if"}); }>>;
