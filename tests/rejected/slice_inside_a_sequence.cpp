// SPDX-License-Identifier: BSL-1.0
// An offset inside a sequence is no place to cut at.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice<3, 8>("日本語"_text);  // refused

// g++: offset 8, counted from 0, is inside the character at offset 6: slice at 6 or 9
// clang: offset 8, counted from 0, is inside | the character at offset 6: slice at | 6 or 9
// clang 14-15: u8lit::detail::slices::offset_inside_a_sequence< | at_offset_from_0<8> | in_the_sequence_that_begins_at_offset<6>
// first: g++ | clang
// mended: const auto part = u8lit::slice<3, 6>("日本語"_text);
// mended: const auto more = u8lit::slice<3, 9>("日本語"_text);
