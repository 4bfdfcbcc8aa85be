// SPDX-License-Identifier: BSL-1.0
// An offset between two surrogates of UTF-16.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice<2>(u"a\U0001F600"_text);  // refused

// g++: u8lit::detail::slices::offset_inside_a_sequence< | at_offset_from_0<2> | in_the_sequence_that_begins_at_offset<1>
// clang: u8lit::detail::slices::offset_inside_a_sequence< | at_offset_from_0<2> | in_the_sequence_that_begins_at_offset<1>
