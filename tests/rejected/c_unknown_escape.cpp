// SPDX-License-Identifier: BSL-1.0
// No standard has such an escape.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(\e[0m)"_text);  // refused

// g++: ill-formed C literal: the escape at byte 1, \"\\e\", is invalid
// clang: ill-formed C literal: the escape at | byte 1, \"\\e\", is invalid
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::c_notation<char>, u8lit::fault::invalid_escape, u8lit::detail::diagnostic::at_byte<1>, u8lit::detail::escape_sequences::escape<'\\', 'e'>>
// first: g++ | clang
