// SPDX-License-Identifier: BSL-1.0
// Of long keys the first characters are shown.
#include <u8lit.hpp>

inline constexpr u8lit::text_key<> rows[] = {"🚀 https://www.example.org/日本語", "🚀 https://www.example.org/日本語"};
inline constexpr auto addresses = u8lit::make_text_set<rows>;  // refused

// g++: "rows 1 and 2 have the same key, \"<U+1F680> https://www.example.or...\""
// clang: message<size>{"rows 1 and 2 have the same key, "}, message<size>{"\"<U+1F680> https://www.example.or..."}, message<size>{"\""}
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<2>, u8lit::detail::diagnostic::characters<U'\U0001f680', U' ', U'h' | U'r', U'\u2026'>
// first: g++ | clang
