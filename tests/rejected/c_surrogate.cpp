// SPDX-License-Identifier: BSL-1.0
// C++ has no such character.
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(ab\uD800)"_text);  // refused

// g++: ill-formed C literal: the escape at byte 3, \"\\uD800\", encodes a surrogate
// clang: ill-formed C literal: the escape at | byte 3, \"\\uD800\", encodes a | surrogate
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::c_notation<char>, u8lit::fault::surrogate, u8lit::detail::diagnostic::at_byte<3>, u8lit::detail::escape_sequences::escape<'\\', 'u', 'D', '8', '0', '0'>>
// first: g++ | clang
