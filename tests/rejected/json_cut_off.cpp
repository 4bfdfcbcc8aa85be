// SPDX-License-Identifier: BSL-1.0
// The text ends inside an escape.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json("日\\u20A"_text);  // refused

// g++: u8lit::detail::invalid_json< | fault::truncated | at_octet<4> | escape<'\\', 'u', '2', '0', 'A'>
// clang: u8lit::detail::invalid_json< | fault::truncated | at_octet<4> | escape<'\\', 'u', '2', '0', 'A'>
