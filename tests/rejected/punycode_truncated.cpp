// SPDX-License-Identifier: BSL-1.0
// The last digit is missing.
#include <u8lit/host_name.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto label = u8lit::unicode::from_punycode("bcher-kv"_text);  // refused

// g++: ill-formed Punycode (RFC 3492): the number at byte 7, \"kv\", is truncated
// clang: ill-formed Punycode (RFC 3492): the | number at byte 7, \"kv\", is truncated
// clang 14-15: u8lit::detail::punycode::ill_formed_punycode<u8lit::fault::truncated, u8lit::detail::diagnostic::at_byte<7>>
// first: g++ | clang
