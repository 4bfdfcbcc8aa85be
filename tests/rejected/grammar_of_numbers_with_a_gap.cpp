// SPDX-License-Identifier: BSL-1.0
// ED A0-BF would be the surrogates; so E0-EF are alternatives of their own, as in RFC 3629 section 4.
#include <u8lit/codec.hpp>

inline constexpr u8lit::grammar up_to_three{
    u8lit::syntax<4, 3>{{{u8lit::octet_range{0x00, 0x7F}},
                         {u8lit::octet_range{0xC2, 0xDF}, u8lit::detail::continuation},
                         {u8lit::octet_range{0xE0, 0xE0}, u8lit::octet_range{0xA0, 0xBF}, u8lit::detail::continuation},
                         {u8lit::octet_range{0xE1, 0xEF}, u8lit::detail::continuation, u8lit::detail::continuation}}},
    {{0x0000, 0xD7FF}, {0xE000, 0x107FF}}};
struct mine : u8lit::codec<mine, up_to_three> {};  // refused

// g++: in this grammar, alternative 4 takes numbers from range 1 and the next: split it after 51200 sequences
// clang: in this grammar, alternative 4 | takes numbers from range 1 and the | next: split it after 51200 sequences
// clang 14-15: invalid_grammar::numbers_of_two_ranges_split_the_alternative_after< | alternative_number<4> | range_number<1> | sequences<51200>
// first: g++ | clang
