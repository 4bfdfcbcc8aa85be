// SPDX-License-Identifier: BSL-1.0
// A character whose number is that of K in Unicode.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = '.';  // refused

// flags: -fexec-charset=IBM1047
// only: g++
// g++: array subscript value '75' | the_ordinary_literal_encoding_is_not_like_ASCII_write_a_char32_t
