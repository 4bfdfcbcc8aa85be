// SPDX-License-Identifier: BSL-1.0
// WTF-8 has a pair of surrogates as the four octets of the character that it stands for.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xED\xA0\xBD\xED\xB8\x80"_wtf8;  // refused

// g++: ill-formed in this encoding: the sequence at byte 4 (ED A0 BD ED B8) is a surrogate pair | u8lit::invalid<u8lit::legacy::wtf8>::surrogate_pair< | at_byte<4> | byte::xED, | byte::xA0, | byte::xBD, | byte::xED, | byte::xB8> | a_pair_of_surrogates_is_one_sequence_of_four_octets | WTF_8
// clang: ill-formed in this encoding: the | sequence at byte 4 (ED A0 BD ED B8) | is a surrogate pair | u8lit::invalid<u8lit::legacy::wtf8>::surrogate_pair< | at_byte<4> | byte::xED, | byte::xA0, | byte::xBD, | byte::xED, | byte::xB8> | a_pair_of_surrogates_is_one_sequence_of_four_octets | WTF_8
// clang 14-15: u8lit::invalid<u8lit::legacy::wtf8>::surrogate_pair< | at_byte<4> | byte::xED, | byte::xA0, | byte::xBD, | byte::xED, | byte::xB8> | a_pair_of_surrogates_is_one_sequence_of_four_octets | WTF_8
// first: g++ | clang
