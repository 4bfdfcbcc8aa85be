// SPDX-License-Identifier: BSL-1.0
// No standard has such an escape.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(\e[0m)"_text);  // refused

// g++: u8lit::detail::invalid_c_literal< | fault::invalid_escape | at_octet<1> | escape<'\\', 'e'>
// clang: u8lit::detail::invalid_c_literal< | fault::invalid_escape | at_octet<1> | escape<'\\', 'e'>
