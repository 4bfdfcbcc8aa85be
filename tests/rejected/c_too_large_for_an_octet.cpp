// SPDX-License-Identifier: BSL-1.0
// Hexadecimal escapes take all the digits that follow.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(caf\xE9e)"_text);  // refused

// g++: ill-formed C literal: the escape at byte 4, \"\\xE9e\", is too large
// clang: ill-formed C literal: the escape at | byte 4, \"\\xE9e\", is too large
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::c_notation<char>, u8lit::fault::out_of_range, u8lit::detail::diagnostic::at_byte<4>, u8lit::detail::escape_sequences::escape<'\\', 'x', 'E', '9', 'e'>>
// first: g++ | clang
