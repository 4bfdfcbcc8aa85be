// SPDX-License-Identifier: BSL-1.0
// The text ends inside an escape.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::percent_decode("ab%4"_text);  // refused

// g++: u8lit::detail::invalid_percent_encoding< | fault::truncated | at_octet<3> | escape<'%', '4'>
// clang: u8lit::detail::invalid_percent_encoding< | fault::truncated | at_octet<3> | escape<'%', '4'>
