// SPDX-License-Identifier: BSL-1.0
// An offset that the text does not have.
#include <u8lit/slice.hpp>

const auto part = u8lit::slice<"日本語", 3, 12>();  // refused

// g++: u8lit::slicing::offset_beyond_the_end< | at_offset_from_0<12> | text_has_code_units<9>
// clang: u8lit::slicing::offset_beyond_the_end< | at_offset_from_0<12> | text_has_code_units<9>
