// SPDX-License-Identifier: BSL-1.0
// An octet of Latin-1 is no text.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u8lit::unescape_c(R"(caf\351!)"_text);  // refused

// g++: ill-formed C literal: the escape at byte 4, \"\\351\", is missing a continuation byte
// clang: ill-formed C literal: the escape at | byte 4, \"\\351\", is missing a | continuation byte
// clang 14-15: u8lit::detail::escape_sequences::ill_formed_in<u8lit::detail::c_notation<char>, u8lit::fault::missing_continuation, u8lit::detail::diagnostic::at_byte<4>, u8lit::detail::escape_sequences::escape<'\\', '3', '5', '1'>>
// first: g++ | clang
