// SPDX-License-Identifier: BSL-1.0
// A range goes from its first octet to its last.
#include <u8lit/codec.hpp>

inline constexpr u8lit::grammar tail_first{
    u8lit::syntax<2, 2>{{{u8lit::octet_range{0x00, 0x7F}}, {u8lit::octet_range{0xC2, 0xDF}, u8lit::octet_range{0xBF, 0x80}}}},
    {{0x00, 0x7FF}}};
struct mine : u8lit::codec<mine, tail_first> {};  // refused

// g++: in this grammar, alternative 2: the range of octet 2 is reversed, write its lower end first
// clang: in this grammar, alternative 2: the | range of octet 2 is reversed, write | its lower end first
// clang 14-15: invalid_grammar::reversed_range_of_octets< | alternative_number<2> | octet_number<2>
// first: g++ | clang
// mended: inline constexpr u8lit::grammar in_order{
// mended:     u8lit::syntax<2, 2>{{{u8lit::octet_range{0x00, 0x7F}}, {u8lit::octet_range{0xC2, 0xDF}, u8lit::octet_range{0x80, 0xBF}}}},
// mended:     {{0x00, 0x7FF}}};
// mended: struct mine : u8lit::codec<mine, in_order> {};
