// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HOST_NAME_HPP
#define U8LIT_HOST_NAME_HPP

// <u8lit/host_name.hpp>: internationalized host names: to_ascii, to_unicode, to_punycode and others.
//
// In namespace unicode:
//   to_ascii, to_unicode            convert host names (UTS #46) to ASCII and back; with options,
//   to_ascii_with, to_unicode_with  the same with host_name_options
//   converted_host_name             the result of a conversion at run time, with a host_name_fault
//   predicate_of                    the words for a host_name_fault
//   to_punycode, from_punycode      convert a label to Punycode (RFC 3492) and back
//
// Host names that are literals are checked when the program is compiled. The tables are those of Unicode 17.0: what
// <u8lit/letter_case.hpp> and <u8lit/normalization.hpp> have, and another of 9 KB.

// IWYU pragma: begin_exports
#include <u8lit/unicode/host_name.hpp>
#include <u8lit/unicode/punycode.hpp>
// IWYU pragma: end_exports

#endif
