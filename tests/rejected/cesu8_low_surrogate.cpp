// SPDX-License-Identifier: BSL-1.0
// A low surrogate that follows no high one.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = u8"abc\xED\xB8\x80"_cesu8;  // refused

// g++: ill-formed in this encoding: the sequence at byte 4 (ED B8) encodes a surrogate | u8lit::invalid<u8lit::legacy::cesu8>::surrogate< | at_byte<4> | byte::xED, | byte::xB8> | a_surrogate_never_stands_alone | UTR_26
// clang: ill-formed in this encoding: the | sequence at byte 4 (ED B8) encodes | a surrogate | u8lit::invalid<u8lit::legacy::cesu8>::surrogate< | at_byte<4> | byte::xED, | byte::xB8> | a_surrogate_never_stands_alone | UTR_26
// clang 14-15: u8lit::invalid<u8lit::legacy::cesu8>::surrogate< | at_byte<4> | byte::xED, | byte::xB8> | a_surrogate_never_stands_alone | UTR_26
// first: g++ | clang
