// SPDX-License-Identifier: BSL-1.0
// A user's literal operator template. Clang does not say why the argument is none.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
constexpr int operator""_tag() { return 0; }
const int number = "caf\xE9"_tag;  // refused

// g++: no matching function | ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4) | "at byte"), 4}
// clang: no matching literal operator
// errors: g++: 2
// lines: g++: 11 | g++ 16+: 17
