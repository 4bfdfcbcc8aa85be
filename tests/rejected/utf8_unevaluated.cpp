// SPDX-License-Identifier: BSL-1.0
// Clang refuses literals in unevaluated operands, too.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

using text = decltype("abc\xED\xA0\x80"_utf8);  // refused

// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// first: clang
// lines: clang: 6
// only: clang
