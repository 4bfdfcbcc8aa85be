// SPDX-License-Identifier: BSL-1.0
// A high surrogate at the end of the literal.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xED\xA0\xBD"_cesu8;  // refused

// g++: ill-formed in this encoding: the sequence at byte 4 (ED A0 BD) encodes a surrogate | u8lit::invalid<u8lit::legacy::cesu8>::surrogate< | at_byte<4> | byte::xED, | byte::xA0, | byte::xBD> | a_surrogate_never_stands_alone | UTR_26
// clang: ill-formed in this encoding: the | sequence at byte 4 (ED A0 BD) | encodes a surrogate | u8lit::invalid<u8lit::legacy::cesu8>::surrogate< | at_byte<4> | byte::xED, | byte::xA0, | byte::xBD> | a_surrogate_never_stands_alone | UTR_26
// clang 14-15: u8lit::invalid<u8lit::legacy::cesu8>::surrogate< | at_byte<4> | byte::xED, | byte::xA0, | byte::xBD> | a_surrogate_never_stands_alone | UTR_26
// first: g++ | clang
