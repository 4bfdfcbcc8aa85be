// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/boundary.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The text of one scalar value.
static_assert(scalar_text<char>{U'€'}.view() == "€" && scalar_text<char16_t>{U'\U0001F600'}.view() == u"\U0001F600");
static_assert(scalar_text<char>{U'a'}.view().size() == 1 && scalar_text<wchar_t>{U'€'}.view() == L"€");
static_assert(scalar_text<char>{}.view().empty());

// It is text, and of that scalar value.
template <class Unit>
constexpr bool holds(char32_t first, char32_t last, char32_t step) {
  for (char32_t number = first; number <= last; number += step) {
    const optional_scalar_value value = scalar_value::from(number);
    if (!value) continue;
    const scalar_text<Unit> text{*value};
    const decoded found = decode_front(text.view());
    if (!found || found.value != number || found.length != text.view().size()) return false;
  }
  return true;
}
static_assert(holds<char>(0, 0x10'FFFF, 0x1003) && holds<char16_t>(0, 0x10'FFFF, 0x1003) && holds<char32_t>(0, 0x10'FFFF, 0x1003));
bool holds_all() {
  const volatile char32_t each = 1;  // which keeps the compilers from evaluating all of it
  return holds<char>(0, 0x10'FFFF, each) && holds<char16_t>(0, 0x10'FFFF, each) && holds<wchar_t>(0, 0x10'FFFF, each);
}

// No text becomes one by itself, and no number that was not judged.
template <class From>
concept makes_one = requires(From from) { scalar_text<char>{from}; };
static_assert(makes_one<scalar_value> && !makes_one<text_view<char>> && !makes_one<const char*>);
static_assert(noexcept(scalar_text<char>{scalar_value{}}) && noexcept(scalar_text<char>{}.view()));

int main() { return at_run_time(holds_all); }
