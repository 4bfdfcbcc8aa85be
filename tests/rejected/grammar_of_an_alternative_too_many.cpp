// SPDX-License-Identifier: BSL-1.0
// `syntax` is declared with three alternatives, and has two.
#include <u8lit/codec.hpp>

inline constexpr u8lit::grammar third_forgotten{
    u8lit::syntax<3, 1>{{{u8lit::octet_range{0x00, 0x7F}}, {u8lit::octet_range{0xA1, 0xDF}}}}, {{0x00, 0x7F}, {0xFF61, 0xFF9F}}};
struct mine : u8lit::codec<mine, third_forgotten> {};  // refused

// g++: in this grammar, alternative 3 has no octets
// clang: in this grammar, alternative 3 has | no octets
// clang 14-15: invalid_grammar::no_octets< | alternative_number<3>
// first: g++ | clang
