// SPDX-License-Identifier: BSL-1.0
// WTF-8 ends where Unicode does.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF4\x90\x80\x80"_wtf8;  // refused

// g++: ill-formed in this encoding: the sequence at byte 4 (F4 90) is out of range | u8lit::invalid<u8lit::legacy::wtf8>::out_of_range< | at_byte<4> | byte::xF4, | byte::x90> | it_would_lie_beyond_U_10FFFF | WTF_8
// clang: ill-formed in this encoding: the | sequence at byte 4 (F4 90) is out | of range | u8lit::invalid<u8lit::legacy::wtf8>::out_of_range< | at_byte<4> | byte::xF4, | byte::x90> | it_would_lie_beyond_U_10FFFF | WTF_8
// clang 14-15: u8lit::invalid<u8lit::legacy::wtf8>::out_of_range< | at_byte<4> | byte::xF4, | byte::x90> | it_would_lie_beyond_U_10FFFF | WTF_8
// first: g++ | clang
