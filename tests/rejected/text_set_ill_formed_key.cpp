// SPDX-License-Identifier: BSL-1.0
// Two keys that would be well-formed if they were put together are not apart.
#include <u8lit.hpp>

inline constexpr u8lit::text_key<> rows[] = {"a", "\xE2\x82", "\xAC"};
inline constexpr auto keywords = u8lit::make_text_set<rows>;  // refused

// g++: "row 2: ill-formed UTF-8: the sequence at byte 1 (E2 82) is truncated (RFC 3629, section 4)"
// clang: message<size>{"row 2: ill-formed UTF-8: the "}, message<size>{"sequence at byte 1 (E2 82) is "}, message<size>{"truncated (RFC 3629, section 4)"}
// clang 14-15: invalid_key::ill_formed<u8lit::detail::invalid_key::row_number<2>, u8lit::invalid_utf8::truncated<u8lit::detail::diagnostic::at_byte<1>, u8lit::detail::diagnostic::bytes<u8lit::detail::diagnostic::byte::xE2, u8lit::detail::diagnostic::byte::x82>, u8lit::detail::diagnostic::RFC_3629_section_4
// first: g++ | clang
