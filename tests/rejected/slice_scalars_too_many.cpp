// SPDX-License-Identifier: BSL-1.0
// More scalar values than there are from the index on.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice_scalars<1, 5>("日本語"_text);  // refused

// g++: from index 1 this text has 2 scalar values, not 5
// clang: from index 1 this text has 2 scalar | values, not 5
// clang 14-15: u8lit::detail::positions::fewer_than_asked_for< | at_index_from_0<1> | scalar_values_asked_for<5> | text_has_scalar_values<3>
// first: g++ | clang
