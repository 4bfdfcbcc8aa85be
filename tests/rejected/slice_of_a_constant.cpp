// SPDX-License-Identifier: BSL-1.0
// The first of two offsets, of a text_constant.
#include <u8lit/slice.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice<4, 6>("日本語"_text);  // refused

// g++: u8lit::slicing::offset_inside_a_sequence< | at_offset_from_0<4> | in_the_sequence_that_begins_at_offset<3>
// clang: u8lit::slicing::offset_inside_a_sequence< | at_offset_from_0<4> | in_the_sequence_that_begins_at_offset<3>
