// SPDX-License-Identifier: BSL-1.0
// A std::string_view may be cut anywhere.
#include <u8lit.hpp>

#include <string_view>

constexpr std::string_view cut = std::string_view{"日本語"}.substr(0, 4);

const auto text = u8lit::from_string<cut>();  // refused

// g++: u8lit::invalid_utf8::truncated< | at_octet<4> | octet::xE6 | RFC_3629_section_4
// clang: u8lit::invalid_utf8::truncated< | at_octet<4> | octet::xE6 | RFC_3629_section_4
