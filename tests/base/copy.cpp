// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/copy.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using u8lit::detail::copy;

// Into the middle of an array: the units around them do not change.
template <class Unit>
constexpr bool copies() {
  const Unit from[] = {Unit('a'), Unit(0), Unit(0x80), Unit('d')};
  for (size_t count = 0; count <= 4; ++count) {
    Unit to[6] = {};
    for (Unit& unit : to) unit = Unit('#');
    copy(to + 1, from, count);
    for (size_t at = 0; at < 6; ++at) {
      if (to[at] != (at > 0 && at <= count ? from[at - 1] : Unit('#'))) return false;
    }
  }
  return true;
}
static_assert(copies<char>() && copies<unsigned char>() && copies<char16_t>() && copies<char32_t>() &&
              copies<wchar_t>());
#ifdef __cpp_char8_t
static_assert(copies<char8_t>());
#endif

// From a literal, as tables do.
constexpr bool copies_literal() {
  char to[3] = {};
  copy(to, "ab", 2);
  return to[0] == 'a' && to[1] == 'b' && to[2] == '\0';
}
static_assert(copies_literal());

int main() {
  return at_run_time(copies<char>, copies<char16_t>, copies<char32_t>, copies_literal);
}
