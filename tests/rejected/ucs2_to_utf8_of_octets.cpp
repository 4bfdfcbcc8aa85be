// SPDX-License-Identifier: BSL-1.0
// Of "..." the code units are octets.
#include <u8lit/ucs.hpp>
using namespace u8lit::legacy;

const auto text = ucs2::to_utf8<"abc">();  // refused

// g++: u8lit::invalid<u8lit::legacy::ucs2>::literal<u8lit::rules::its_code_units_have_16_bits>
// clang: u8lit::invalid<u8lit::legacy::ucs2>::literal<u8lit::rules::its_code_units_have_16_bits>
