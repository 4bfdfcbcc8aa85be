// SPDX-License-Identifier: BSL-1.0
// The operator of "..."_text called by its name, with a value.
#include <u8lit/literals.hpp>

constexpr u8lit::unvalidated_literal nul = "\xC0\x80";
const auto text = u8lit::operator""_text<nul>();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<1> | octet::xC0
// clang: candidate template ignored
