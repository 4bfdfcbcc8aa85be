// SPDX-License-Identifier: BSL-1.0
// UCS-4 has 31 bits.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto units = U"abc\x80000000"_ucs4;  // refused

// g++: ill-formed in this encoding: code unit 4 (80000000) is out of range | u8lit::invalid<u8lit::legacy::ucs4>::out_of_range< | at_code_unit<4> | byte::x80, | byte::x00, | byte::x00, | byte::x00> | a_number_has_31_bits | ISO_IEC_10646
// clang: ill-formed in this encoding: code | unit 4 (80000000) is out of range | u8lit::invalid<u8lit::legacy::ucs4>::out_of_range< | at_code_unit<4> | byte::x80, | byte::x00, | byte::x00, | byte::x00> | a_number_has_31_bits | ISO_IEC_10646
// clang 14-15: u8lit::invalid<u8lit::legacy::ucs4>::out_of_range< | at_code_unit<4> | byte::x80, | byte::x00, | byte::x00, | byte::x00> | a_number_has_31_bits | ISO_IEC_10646
// first: g++ | clang
