// SPDX-License-Identifier: BSL-1.0
// An offset that the text does not have.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice<3, 12>("日本語"_text);  // refused

// g++: offset 12 is beyond the end of this text, which has 9 bytes
// clang: offset 12 is beyond the end of this | text, which has 9 bytes
// clang 14-15: u8lit::detail::slices::offset_beyond_the_end< | at_offset_from_0<12> | text_has_code_units<9>
// first: g++ | clang
