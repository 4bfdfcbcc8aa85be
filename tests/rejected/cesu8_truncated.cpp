// SPDX-License-Identifier: BSL-1.0
// The literal ends inside a pair of surrogates.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "\xED\xA0\xBD\xED\xB8"_cesu8;  // refused

// g++: ill-formed in this encoding: the sequence at byte 1 (ED A0 BD ED B8) is truncated | u8lit::invalid<u8lit::legacy::cesu8>::truncated< | at_byte<1> | byte::xED, | byte::xA0, | byte::xBD, | byte::xED, | byte::xB8> | a_sequence_has_neither_fewer_octets_nor_more | UTR_26
// clang: ill-formed in this encoding: the | sequence at byte 1 (ED A0 BD ED B8) | is truncated | u8lit::invalid<u8lit::legacy::cesu8>::truncated< | at_byte<1> | byte::xED, | byte::xA0, | byte::xBD, | byte::xED, | byte::xB8> | a_sequence_has_neither_fewer_octets_nor_more | UTR_26
// clang 14-15: u8lit::invalid<u8lit::legacy::cesu8>::truncated< | at_byte<1> | byte::xED, | byte::xA0, | byte::xBD, | byte::xED, | byte::xB8> | a_sequence_has_neither_fewer_octets_nor_more | UTR_26
// first: g++ | clang
