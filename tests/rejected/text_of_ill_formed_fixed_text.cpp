// SPDX-License-Identifier: BSL-1.0
// The operator of "..."_text called by its name, with a value.
#include <u8lit/literals.hpp>

constexpr u8lit::unvalidated_literal nul = "\xC0\x80";
const auto text = u8lit::operator""_text<nul>();  // refused

// g++: incomplete type | ill_formed_text<u8lit::detail::at_position{1, u8lit::detail::reason::overlong_lead, 
// clang: candidate template ignored
