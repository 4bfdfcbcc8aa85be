// SPDX-License-Identifier: BSL-1.0
// What a codec inherits would check by the grammar of the struct that it names.
#include <u8lit/codec.hpp>

struct first : u8lit::codec<first, u8lit::utf8_grammar> {};
inline constexpr u8lit::grammar letters{u8lit::syntax<1, 1>{{{u8lit::octet_range{1, 26}}}}, {{'a', 'z'}}};
struct second : u8lit::codec<first, letters> {};  // refused

// g++: u8lit: the first argument of a codec is the struct that derives from it
// clang: u8lit: the first argument of a codec is the struct that derives from it
