// SPDX-License-Identifier: BSL-1.0
// Two offsets the wrong way round.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto part = u8lit::slice<6, 3>("日本語"_text);  // refused

// g++: offsets 6 and 3 are out of order, write the lower one first
// clang: offsets 6 and 3 are out of order, | write the lower one first
// clang 14-15: u8lit::detail::slices::offsets_out_of_order< | at_offset_from_0<6> | at_offset_from_0<3>
// first: g++ | clang
// mended: const auto part = u8lit::slice<3, 6>("日本語"_text);
