// SPDX-License-Identifier: BSL-1.0
// The first index is beyond the end.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice_scalars<4>("日本語"_text);  // refused

// g++: index 4 is beyond the end of this text, which has 3 scalar values
// clang: index 4 is beyond the end of this | text, which has 3 scalar values
// clang 14-15: u8lit::detail::positions::index_beyond_the_end< | at_index_from_0<4> | text_has_scalar_values<3>
// first: g++ | clang
