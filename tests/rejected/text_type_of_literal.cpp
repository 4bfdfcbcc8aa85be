// SPDX-License-Identifier: BSL-1.0
// The type of a refused literal is no text, where the literal is not evaluated either.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const char* const text = decltype("caf\xE9"_text)::c_str();  // refused

// g++: ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)
// g++ 12-13: a sequence that is truncated (RFC 3629, section 4) | at_position{4,
// clang: no member named 'c_str' in 'u8lit::detail::refused_literal<104>'
// first: g++ | clang
// lines: clang: 6
