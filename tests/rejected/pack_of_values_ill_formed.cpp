// SPDX-License-Identifier: BSL-1.0
// Half a sequence has no scalar values that a pack could hold.
#include <u8lit.hpp>

template <char32_t...>
struct characters {};

const auto pack = u8lit::to_pack<characters, "ab\xE6\x97">();  // refused

// g++: u8lit::invalid_utf8::truncated< | at_octet<3> | octet::xE6 | octet::x97 | RFC_3629_section_4
// clang: u8lit::invalid_utf8::truncated< | at_octet<3> | octet::xE6 | octet::x97 | RFC_3629_section_4
