// SPDX-License-Identifier: BSL-1.0
// An offset that the text does not have.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice<3, 12>("日本語"_text);  // refused

// g++: u8lit::detail::slices::offset_beyond_the_end< | at_offset_from_0<12> | text_has_code_units<9>
// clang: u8lit::detail::slices::offset_beyond_the_end< | at_offset_from_0<12> | text_has_code_units<9>
