// SPDX-License-Identifier: BSL-1.0
// E0 80 would begin a number that two octets or one write.
#include <u8lit/cesu8.hpp>
using namespace u8lit::literals;

const auto text = "\xE0\x80\x80"_cesu8;  // refused

// g++: u8lit::invalid<u8lit::legacy::cesu8>::overlong< | at_octet<1> | octet::xE0, | octet::x80> | there_is_a_shorter_sequence | UTR_26
// clang: u8lit::invalid<u8lit::legacy::cesu8>::overlong< | at_octet<1> | octet::xE0, | octet::x80> | there_is_a_shorter_sequence | UTR_26
