// SPDX-License-Identifier: BSL-1.0
// A number has one sequence: U+00A5 would be both 5C and A5.
#include <u8lit/codec.hpp>

inline constexpr u8lit::grammar yen_twice{
    u8lit::syntax<3, 1>{{{u8lit::octet_range{0x20, 0x5B}}, {u8lit::octet_range{0x5C, 0x5C}}, {u8lit::octet_range{0xA0, 0xFF}}}},
    {{0x20, 0x5B}, {0xA5, 0xA5}, {0xA0, 0xFF}}};
struct mine : u8lit::codec<mine, yen_twice> {};  // refused

// g++: in this grammar, ranges 2 and 3 overlap: U+00A5 is in both
// clang: in this grammar, ranges 2 and 3 |  overlap: U+00A5 is in both
// clang 14-15: invalid_grammar::overlapping_ranges_of_numbers< | range_number<2> | range_number<3> | byte::x00 | byte::xA5
// first: g++ | clang
