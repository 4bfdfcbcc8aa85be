// SPDX-License-Identifier: BSL-1.0
// What a codec inherits would check by the numbers of the struct that it names.
#include <u8lit/codec.hpp>

inline constexpr u8lit::number_range letters[] = {{'a', 'z'}}, digits[] = {{'0', '9'}};
struct first : u8lit::number_codec<first, char16_t, letters> {};
struct second : u8lit::number_codec<first, char16_t, digits> {};  // refused

// g++: u8lit: the first argument of a number_codec is the struct that derives from it
// clang: u8lit: the first argument of a number_codec is the struct that derives from it
