// SPDX-License-Identifier: BSL-1.0
// A high surrogate at the end has no other half either: UTF-16 is never truncated, only unpaired.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u"abc\xDBFF"_utf16;  // refused

// g++: ill-formed UTF-16: a code unit that is an unpaired high surrogate (RFC 2781, section 2) | "at code unit"), 4}
// g++ 16+: constexpr message: ill-formed UTF-16: code unit 4 (DBFF) is an unpaired high surrogate (RFC 2781, section 2)
// clang: ill-formed UTF-16: code unit 4 is an unpaired high surrogate (RFC 2781, section 2)
// lines: clang: 6 | g++ 16+: 5
// first: g++ 12-13 | clang
