// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 3's surrogate pair ED A1 8C ED BE B4, which a naive decoder takes for U+233B4.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xED\xA1\x8C\xED\xBE\xB4"_text;  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (ED A1) encodes a surrogate (RFC 3629, section 3)
// g++ 12-13: ill-formed UTF-8: a sequence that encodes a surrogate (RFC 3629, section 3) | at_position{4, | reason::surrogate
// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// first: g++ | clang
// lines: clang: 6
