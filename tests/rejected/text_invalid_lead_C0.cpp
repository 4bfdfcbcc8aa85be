// SPDX-License-Identifier: BSL-1.0
// C0 80, the overlong U+0000 of RFC 3629 section 3: C0 never appears (section 1).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xC0\x80"_text;  // refused

// g++: ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// g++ 12-13: at_byte{4, | reason::overlong_lead | a byte that can only begin an overlong sequence (RFC 3629, section 1)
// clang: invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC | (4, | "C0"
