// SPDX-License-Identifier: BSL-1.0
// The first of the literals that is ill-formed is told.
#include <u8lit/wtf8.hpp>
using u8lit::legacy::wtf8;

const auto name = wtf8::concat<"a\xED\xA0\xBD", "\xED\xB8\x80\xC0">();  // refused

// g++: u8lit::invalid<u8lit::legacy::wtf8>::invalid_lead< | at_octet<4> | octet::xC0> | only_an_overlong_sequence_could_begin_so | WTF_8
// clang: u8lit::invalid<u8lit::legacy::wtf8>::invalid_lead< | at_octet<4> | octet::xC0> | only_an_overlong_sequence_could_begin_so | WTF_8
