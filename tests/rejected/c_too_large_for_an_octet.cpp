// SPDX-License-Identifier: BSL-1.0
// Hexadecimal escapes take all the digits that follow.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(caf\xE9e)"_text);  // refused

// g++: u8lit::detail::invalid_c_literal< | fault::out_of_range | at_octet<4> | escape<'\\', 'x', 'E', '9', 'e'>
// clang: u8lit::detail::invalid_c_literal< | fault::out_of_range | at_octet<4> | escape<'\\', 'x', 'E', '9', 'e'>
