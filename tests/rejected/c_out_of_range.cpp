// SPDX-License-Identifier: BSL-1.0
// The last character is U+10FFFF.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(\U00110000)"_text);  // refused

// g++: u8lit::detail::invalid_c_literal< | fault::out_of_range | at_octet<1> | escape<'\\', 'U', '0', '0', '1', '1', '0', '0', '0', '0'>
// clang: u8lit::detail::invalid_c_literal< | fault::out_of_range | at_octet<1> | escape<'\\', 'U', '0', '0', '1', '1', '0', '0', '0', '0'>
