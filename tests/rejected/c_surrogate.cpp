// SPDX-License-Identifier: BSL-1.0
// C++ has no such character.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(ab\uD800)"_text);  // refused

// g++: u8lit::detail::invalid_c_literal< | fault::surrogate | at_octet<3> | escape<'\\', 'u', 'D', '8', '0', '0'>
// clang: u8lit::detail::invalid_c_literal< | fault::surrogate | at_octet<3> | escape<'\\', 'u', 'D', '8', '0', '0'>
