// SPDX-License-Identifier: BSL-1.0
// A char literal, unlike one of char8_t, has the octets of its characters' sequences only where the ordinary literal
// encoding is UTF-8. The rooms of all the forms compile where it is not.
#include <u8lit/legacy.hpp>
using namespace u8lit::literals;

const auto octets = u8"abc"_cesu8;
const auto text = "abc"_cesu8;  // refused

// flags: -fexec-charset=ISO-8859-1
// only: g++
// g++: the ordinary literal encoding is not UTF-8: write u8 | u8lit::invalid_utf8::ordinary_literal_encoding< | is_not_UTF_8
// first: g++
// mended: const auto text = u8"abc"_cesu8;
