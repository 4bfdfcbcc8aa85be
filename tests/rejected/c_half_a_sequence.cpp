// SPDX-License-Identifier: BSL-1.0
// An octet of Latin-1 is no text.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(caf\351!)"_text);  // refused

// g++: u8lit::detail::invalid_c_literal< | fault::missing_continuation | at_octet<4> | escape<'\\', '3', '5', '1'>
// clang: u8lit::detail::invalid_c_literal< | fault::missing_continuation | at_octet<4> | escape<'\\', '3', '5', '1'>
