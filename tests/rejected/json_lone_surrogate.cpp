// SPDX-License-Identifier: BSL-1.0
// A high surrogate without a low one is no character (RFC 8259 section 8.2).
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_json(R"(ab\uD800)"_text);  // refused

// g++: u8lit::detail::invalid_json< | fault::unpaired_high_surrogate | at_octet<3> | escape<'\\', 'u', 'D', '8', '0', '0'> | RFC_8259_section_7
// clang: u8lit::detail::invalid_json< | fault::unpaired_high_surrogate | at_octet<3> | escape<'\\', 'u', 'D', '8', '0', '0'> | RFC_8259_section_7
