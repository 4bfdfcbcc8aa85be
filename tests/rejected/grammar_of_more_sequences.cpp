// SPDX-License-Identifier: BSL-1.0
// UTF-8's sequences are the scalar values, but 10FFFE and 10FFFF have been left out here. Counted by hand: 10FFFE - 800.
#include <u8lit/codec.hpp>

inline constexpr u8lit::grammar without_the_last{u8lit::utf8_syntax, {{0x0000, 0xD7FF}, {0xE000, 0x10FFFD}}};
struct mine : u8lit::codec<mine, without_the_last> {};  // refused

// g++: in this grammar, there are 1112064 sequences and 1112062 numbers: each needs one of the other
// clang: in this grammar, there are 1112064 | sequences and 1112062 numbers: each | needs one of the other
// clang 14-15: invalid_grammar::more_sequences_than_numbers< | sequences<1112064> | numbers<1112062>
// first: g++ | clang
