// SPDX-License-Identifier: BSL-1.0
// In a template, clang 14 emits a call that is an error; later versions report the literal when it is instantiated.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

template <class>
u8lit::utf8_view text() {
  return "abc\xED\xA0\x80"_utf8;  // refused
  return {};
}
template u8lit::utf8_view text<int>();

// clang: ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)
// clang 14: ill-formed text in a literal (RFC 3629)
// first: clang 16+
// errors: clang 23+: 2
// lines: clang 23+: 15
// only: clang
