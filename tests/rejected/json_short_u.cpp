// SPDX-License-Identifier: BSL-1.0
// Four digits, no fewer.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(R"(\u41 )"_text);  // refused

// g++: u8lit::detail::invalid_json< | fault::invalid_escape | at_octet<1> | escape<'\\', 'u', '4', '1', ' '>
// clang: u8lit::detail::invalid_json< | fault::invalid_escape | at_octet<1> | escape<'\\', 'u', '4', '1', ' '>
