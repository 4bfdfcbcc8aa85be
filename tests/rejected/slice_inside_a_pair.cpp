// SPDX-License-Identifier: BSL-1.0
// An offset between two surrogates of UTF-16.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice<2>(u"a\U0001F600"_text);  // refused

// g++: offset 2, counted from 0, is inside the character at offset 1: slice at 1 or 3
// clang: offset 2, counted from 0, is inside | the character at offset 1: slice at | 1 or 3
// clang 14-15: u8lit::detail::slices::offset_inside_a_sequence< | at_offset_from_0<2> | in_the_sequence_that_begins_at_offset<1>
// first: g++ | clang
// mended: const auto part = u8lit::slice<3>(u"a\U0001F600"_text);
