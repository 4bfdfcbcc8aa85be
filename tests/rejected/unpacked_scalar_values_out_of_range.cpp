// SPDX-License-Identifier: BSL-1.0
// A list of numbers that Unicode does not have is no text, in whatever form it is wanted.
#include <u8lit.hpp>

template <class...>
struct list {};
template <class Type, Type>
struct constant {};
using numbers = list<constant<char32_t, U'a'>, constant<char32_t, 0x110000>>;

const auto text = u8lit::from_pack<numbers, char>();  // refused

// g++: {"ill-formed UTF-32: code unit 2 (110000) is above U+10FFFF (Unicode, section 3.9)"}
// clang: {"ill-formed UTF-32: code unit 2 "}, message<size>{"(110000) is above U+10FFFF "}
// clang 14: u8lit::invalid_utf32::out_of_range< | at_code_unit<2> | byte::x11 | RFC_3629_section_3
// first: g++ | clang
