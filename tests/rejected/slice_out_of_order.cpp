// SPDX-License-Identifier: BSL-1.0
// Two offsets the wrong way round.
#include <u8lit/slice.hpp>

const auto part = u8lit::slice<"日本語", 6, 3>();  // refused

// g++: u8lit::slicing::offsets_out_of_order< | at_offset_from_0<6> | at_offset_from_0<3>
// clang: u8lit::slicing::offsets_out_of_order< | at_offset_from_0<6> | at_offset_from_0<3>
