// SPDX-License-Identifier: BSL-1.0
// Who reads 1B cannot know whether that is a character or begins another.
#include <u8lit/codec.hpp>

inline constexpr u8lit::grammar escapes{
    u8lit::syntax<2, 2>{{{u8lit::octet_range{0x00, 0x7F}}, {u8lit::octet_range{0x1B, 0x1B}, u8lit::octet_range{0x40, 0x7F}}}},
    {{0x00, 0xBF}}};
struct mine : u8lit::codec<mine, escapes> {};  // refused

// g++: in this grammar, alternatives 1 and 2: a sequence of one begins one of the other, or is the same (1B)
// clang: in this grammar, alternatives 1 and | 2: a sequence of one begins one of | the other, or is the same (1B)
// clang 14-15: invalid_grammar::one_sequence_begins_another< | alternative_number<1> | alternative_number<2> | bytes<u8lit::detail::diagnostic::byte::x1B>
// first: g++ | clang
