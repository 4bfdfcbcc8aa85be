// SPDX-License-Identifier: BSL-1.0
// JSON has no such escape.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(R"(ab\x41)"_text);  // refused

// g++: u8lit::detail::invalid_json< | fault::invalid_escape | at_octet<3> | escape<'\\', 'x'>
// clang: u8lit::detail::invalid_json< | fault::invalid_escape | at_octet<3> | escape<'\\', 'x'>
