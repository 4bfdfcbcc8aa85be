// SPDX-License-Identifier: BSL-1.0
// A std::string_view may be cut anywhere.
#include <u8lit.hpp>

#include <string_view>

constexpr std::string_view cut = std::string_view{"日本語"}.substr(0, 4);

const auto text = u8lit::from_string<cut>();  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E6) is truncated (RFC 3629, section 4)
// clang: ill-formed UTF-8: the sequence at | byte 4 (E6) is truncated (RFC 3629, | section 4)
// clang 14-15: u8lit::invalid_utf8::truncated< | at_byte<4> | byte::xE6 | RFC_3629_section_4
// first: g++ | clang
