// SPDX-License-Identifier: BSL-1.0
// The Java Virtual Machine Specification, section 4.4.7: supplementary characters are two surrogates, of three octets each.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF0\x9F\x98\x80"_modified_utf8;  // refused

// g++: ill-formed in this encoding: byte 4 (F0) begins no sequence | u8lit::invalid<u8lit::legacy::modified_utf8>::invalid_lead< | at_byte<4> | byte::xF0> | a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each | JVMS_4_4_7
// clang: ill-formed in this encoding: byte 4 | (F0) begins no sequence | u8lit::invalid<u8lit::legacy::modified_utf8>::invalid_lead< | at_byte<4> | byte::xF0> | a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each | JVMS_4_4_7
// clang 14-15: u8lit::invalid<u8lit::legacy::modified_utf8>::invalid_lead< | at_byte<4> | byte::xF0> | a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each | JVMS_4_4_7
// first: g++ | clang
