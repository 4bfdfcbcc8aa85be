// SPDX-License-Identifier: BSL-1.0
// In a generic lambda, clang 16 to 22 evaluate no attribute for what is part of a type: the units cannot be read.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

struct first_unit {
  char value = 0;
  constexpr first_unit(u8lit::text_view<char> text) {
    if (text.size() > 0) value = *text.data();
  }
};
template <first_unit Unit>
struct tag {
  static constexpr char value = Unit.value;
};
constexpr auto read = [](auto) {
  return tag<"\xFF"_utf8>::value;  // refused
  return char{};
};
constexpr char unit = read(1);

// g++: ill-formed UTF-8: a byte that never appears in UTF-8 (RFC 3629, section 1) | "at byte"), 1}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 1 (FF) never appears in UTF-8 (RFC 3629, section 1)
// clang: non-type template argument is not a constant expression
// clang 23+: ill-formed UTF-8: byte 1 never appears in UTF-8 (RFC 3629, section 1)
// first: g++ 12-13 | g++ 16+ | clang 23+
// errors: g++ 12-13: 2 | clang 23+: 2
// lines: g++ 16+: 6 | clang 23+: 18
