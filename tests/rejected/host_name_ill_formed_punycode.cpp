// SPDX-License-Identifier: BSL-1.0
// The last digit is missing.
#include <u8lit/host_name.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto name = u8lit::unicode::to_unicode("www.xn--bcher-kv.example"_text);  // refused

// g++: no host name (UTS #46): the label at byte 5 begins with xn-- but is no Punycode (RFC 3492)
// clang: no host name (UTS #46): the label | at byte 5 begins with xn-- but is | no Punycode (RFC 3492)
// clang 14-15: u8lit::detail::host_names::no_host_name<u8lit::unicode::host_name_fault::ill_formed_punycode, u8lit::detail::diagnostic::at_byte<5>>
// first: g++ | clang
