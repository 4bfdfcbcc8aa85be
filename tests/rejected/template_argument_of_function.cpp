// SPDX-License-Identifier: BSL-1.0
// A user's function template. Clang does not say why the argument is none.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
void take() {}
void f();
void f() {
  take<"caf\xE9">();  // refused
}

// g++: no matching function | ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4) | "at byte"), 4}
// clang: candidate template ignored | for template parameter 'Name'
// errors: g++: 2
// lines: g++: 12 | g++ 16+: 18
