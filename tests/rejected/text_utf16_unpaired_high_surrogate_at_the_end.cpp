// SPDX-License-Identifier: BSL-1.0
// A high surrogate at the end has no other half either: UTF-16 is never truncated, only unpaired.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u"abc\xDBFF"_text;  // refused

// g++: ill-formed UTF-16: code unit 4 (DBFF) is an unpaired high surrogate (RFC 2781, section 2)
// g++ 12-13: a code unit that is an unpaired high surrogate (RFC 2781, section 2) | at_position{4, | reason::unpaired_high_surrogate
// clang: ill-formed UTF-16: code unit 4 is an unpaired high surrogate (RFC 2781, section 2)
// first: g++ | clang
// lines: clang: 6
