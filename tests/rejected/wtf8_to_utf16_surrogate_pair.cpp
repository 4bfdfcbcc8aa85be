// SPDX-License-Identifier: BSL-1.0
// To UTF-16 goes what is well-formed in WTF-8.
#include <u8lit/wtf8.hpp>
using u8lit::legacy::wtf8;

const auto name = wtf8::to_utf16<"\xED\xA0\xBD\xED\xB8\x80">();  // refused

// g++: u8lit::invalid<u8lit::legacy::wtf8>::surrogate_pair< | at_octet<1> | a_pair_of_surrogates_is_one_sequence_of_four_octets | WTF_8
// clang: u8lit::invalid<u8lit::legacy::wtf8>::surrogate_pair< | at_octet<1> | a_pair_of_surrogates_is_one_sequence_of_four_octets | WTF_8
