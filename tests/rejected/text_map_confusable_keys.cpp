// SPDX-License-Identifier: BSL-1.0
// Two keys that look alike: the second letter of one is Cyrillic.
#include <u8lit/confusables.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"paypal", 1}, {"mail", 2}, {"p\u0430ypal", 3}};
inline constexpr auto services = u8lit::make_text_map<u8lit::unicode::not_confusable<rows>>;  // refused

// g++: "rows 1 and 3 have keys that look alike, \"paypal\" and \"p<U+0430>ypal\""
// clang: message<size>{"rows 1 and 3 have keys that look "}, message<size>{"alike, \"paypal\" and \"p<U+0430>ypal\""}
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, u8lit::detail::diagnostic::characters<U'p', U'a', U'y', U'p', U'a', U'l'>
// first: g++ | clang
