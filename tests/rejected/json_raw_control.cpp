// SPDX-License-Identifier: BSL-1.0
// Control characters must be escaped.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json("a\x1F"_text);  // refused

// g++: u8lit::detail::invalid_json< | fault::unescaped | at_octet<2> | escape<
// clang: u8lit::detail::invalid_json< | fault::unescaped | at_octet<2> | escape<
