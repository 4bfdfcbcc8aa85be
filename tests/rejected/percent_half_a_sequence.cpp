// SPDX-License-Identifier: BSL-1.0
// Two octets of three.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode(u"%E2%82!"_text);  // refused

// g++: u8lit::detail::invalid_percent_encoding< | fault::missing_continuation | at_code_unit<1> | escape<'%', 'E', '2', '%', '8', '2'>
// clang: u8lit::detail::invalid_percent_encoding< | fault::missing_continuation | at_code_unit<1> | escape<'%', 'E', '2', '%', '8', '2'>
