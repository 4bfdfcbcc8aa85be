// SPDX-License-Identifier: BSL-1.0
// The last character is U+10FFFF.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(\U00110000)"_text);  // refused

// g++: ill-formed C literal: the escape at byte 1, \"\\U00110000\", is too large
// clang: ill-formed C literal: the escape at | byte 1, \"\\U00110000\", is too large
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::c_notation<char>, u8lit::fault::out_of_range, u8lit::detail::diagnostic::at_byte<1>, u8lit::detail::escape_sequences::escape<'\\', 'U', '0', '0', '1', '1', '0', '0', '0', '0'>>
// first: g++ | clang
