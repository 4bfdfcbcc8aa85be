// SPDX-License-Identifier: BSL-1.0
// UCS-2 has no pairs.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto units = u"ab🚀"_ucs2;  // refused

// g++: ill-formed in this encoding: code unit 3 (D83D) is a surrogate | u8lit::invalid<u8lit::legacy::ucs2>::surrogate< | at_code_unit<3> | byte::xD8, | byte::x3D> | a_code_unit_is_a_character_and_no_surrogate_is | ISO_IEC_10646
// clang: ill-formed in this encoding: code | unit 3 (D83D) is a surrogate | u8lit::invalid<u8lit::legacy::ucs2>::surrogate< | at_code_unit<3> | byte::xD8, | byte::x3D> | a_code_unit_is_a_character_and_no_surrogate_is | ISO_IEC_10646
// clang 14-15: u8lit::invalid<u8lit::legacy::ucs2>::surrogate< | at_code_unit<3> | byte::xD8, | byte::x3D> | a_code_unit_is_a_character_and_no_surrogate_is | ISO_IEC_10646
// first: g++ | clang
