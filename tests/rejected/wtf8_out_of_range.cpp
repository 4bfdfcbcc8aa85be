// SPDX-License-Identifier: BSL-1.0
// WTF-8 ends where Unicode does.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF4\x90\x80\x80"_wtf8;  // refused

// g++: u8lit::invalid<u8lit::legacy::wtf8>::out_of_range< | at_octet<4> | octet::xF4, | octet::x90> | it_would_lie_beyond_U_10FFFF | WTF_8
// clang: u8lit::invalid<u8lit::legacy::wtf8>::out_of_range< | at_octet<4> | octet::xF4, | octet::x90> | it_would_lie_beyond_U_10FFFF | WTF_8
