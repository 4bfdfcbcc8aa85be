// SPDX-License-Identifier: BSL-1.0
// A quotation mark ends the string.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(R"(a"b)"_text);  // refused

// g++: u8lit::detail::invalid_json< | fault::unescaped | at_octet<2> | escape<'\"'>
// clang: u8lit::detail::invalid_json< | fault::unescaped | at_octet<2> | escape<'"'>
