// SPDX-License-Identifier: BSL-1.0
// Surrogates in the wrong order, in text of UTF-16.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(uR"(é\uDC00\uD800)"_text);  // refused

// g++: u8lit::detail::invalid_json< | fault::unpaired_low_surrogate | at_code_unit<2> | escape<'\\', 'u', 'D', 'C', '0', '0'>
// clang: u8lit::detail::invalid_json< | fault::unpaired_low_surrogate | at_code_unit<2> | escape<'\\', 'u', 'D', 'C', '0', '0'>
