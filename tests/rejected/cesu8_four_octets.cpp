// SPDX-License-Identifier: BSL-1.0
// UTR #26: CESU-8 has U+1F600 in six octets, as ED A0 BD ED B8 80.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF0\x9F\x98\x80"_cesu8;  // refused

// g++: ill-formed in this encoding: byte 4 (F0) begins no sequence | u8lit::invalid<u8lit::legacy::cesu8>::invalid_lead< | at_byte<4> | byte::xF0> | a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each | UTR_26
// clang: ill-formed in this encoding: byte 4 | (F0) begins no sequence | u8lit::invalid<u8lit::legacy::cesu8>::invalid_lead< | at_byte<4> | byte::xF0> | a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each | UTR_26
// clang 14-15: u8lit::invalid<u8lit::legacy::cesu8>::invalid_lead< | at_byte<4> | byte::xF0> | a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each | UTR_26
// first: g++ | clang
