// SPDX-License-Identifier: BSL-1.0
// An offset inside a sequence is no place to cut at.
#include <u8lit/slice.hpp>

const auto part = u8lit::slice<"日本語", 3, 8>();  // refused

// g++: u8lit::slicing::offset_inside_a_sequence< | at_offset_from_0<8> | in_the_sequence_that_begins_at_offset<6>
// clang: u8lit::slicing::offset_inside_a_sequence< | at_offset_from_0<8> | in_the_sequence_that_begins_at_offset<6>
