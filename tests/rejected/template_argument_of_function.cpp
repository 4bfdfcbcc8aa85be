// SPDX-License-Identifier: BSL-1.0
// A user's function template. Clang does not say why the argument is none.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
void take() {}
void f();
void f() {
  take<"caf\xE9">();  // refused
}

// g++: no matching function | value '4' | truncated_see_RFC_3629_section_4_index_is_the_byte
// clang: candidate template ignored | for template parameter 'Name'
// errors: g++: 2
// lines: g++: 13 | g++ 16+: 22
