// SPDX-License-Identifier: BSL-1.0
// A key that is ill-formed is named with its number, its fault and the octet.
#include <u8lit.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"gr\xFCn", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: "row 2: ill-formed UTF-8: byte 3 (FC) can only begin a sequence above U+10FFFF (RFC 3629, section 1)"
// clang: message<size>{"row 2: ill-formed UTF-8: byte 3 "}, message<size>{"(FC) can only begin a sequence "}, message<size>{"above U+10FFFF (RFC 3629, section 1)"}
// clang 14-15: invalid_key::ill_formed<u8lit::detail::invalid_key::row_number<2>, u8lit::invalid_utf8::invalid_lead<u8lit::detail::diagnostic::at_byte<3>, u8lit::detail::diagnostic::bytes<u8lit::detail::diagnostic::byte::xFC>, u8lit::invalid_utf8::it_would_lie_beyond_U_10FFFF, u8lit::detail::diagnostic::RFC_3629_section_1
// first: g++ | clang
