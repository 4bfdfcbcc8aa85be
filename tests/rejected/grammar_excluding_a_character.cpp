// SPDX-License-Identifier: BSL-1.0
// An excluded sequence has two characters or more. One character is left out of the sequences instead.
#include <u8lit/codec.hpp>

inline constexpr u8lit::grammar without_nul{
    u8lit::utf8_syntax, {{0x0000, 0xD7FF}, {0xE000, 0x10FFFF}}, u8lit::syntax<1, 1>{{{u8lit::octet_range{0x00, 0x00}}}}};
struct mine : u8lit::codec<mine, without_nul> {};  // refused

// g++: in this grammar, exclusion 1 excludes a part of a character of alternative 1 (00)
// clang: in this grammar, exclusion 1 | excludes a part of a character of | alternative 1 (00)
// clang 14-15: invalid_grammar::excluded_within_a_character< | exclusion_number<1> | alternative_number<1> | byte::x00
// first: g++ | clang
