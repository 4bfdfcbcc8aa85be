// SPDX-License-Identifier: BSL-1.0
// The text of a case without its suffix. Clang before 23 also says that it is no number.
#include <u8lit/text_switch.hpp>
using namespace u8lit;
using namespace u8lit::literals;

constexpr text_cases<"red", "grün"> colour;
inline int number(utf8_view text) {
  switch (colour(text)) {
    case colour.of("red"): return 1;  // refused
    default: return 0;
  }
}

// g++: a literal is not checked here: write it as \"...\"_text
// clang: a literal is not checked here:  | write it as \"...\"_text
// clang 14-15: a_literal_needs_the_suffix_text
// first: g++ | clang
// errors: clang 14-22: 2
// mended:     case colour.of("red"_text): return 1;
