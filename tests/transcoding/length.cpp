// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/length.hpp>

#include <initializer_list>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// 1, 2, 3 and 4 octets; 1, 1, 1 and 2 units; 4 characters.
static_assert(utf8_length(text_constant<u"aß日😀">{}) == 10 && utf16_length(text_constant<"aß日😀">{}) == 5);
static_assert(utf32_length(text_view<char>{"aß日😀"}) == 4 && utf8_length(text_view<char>{"aß日😀"}) == 10);
static_assert(utf8_length(text_view<char16_t>{}) == 0 && utf16_length(text_view<char>{""}) == 0);
static_assert(encoded_size<wchar_t>(text_view<char>{"日"}) == 1 &&
              encoded_size<unsigned char>(text_view<wchar_t>{L"日"}) == 3);

// The definition: the sum of the lengths of its scalar values.
template <code_unit Unit>
constexpr bool has_the_lengths_of(scalar_value value) {
  Unit units[longest_sequence]{};
  const auto text = text_view<Unit>::unchecked(units, encode_to(units, value));
  return utf8_length(text) == utf8_length(value) && utf16_length(text) == utf16_length(value) &&
         utf32_length(text) == 1;
}
constexpr bool every(char32_t step) {
  for (char32_t number = 0; number <= code_points.last; number += step) {
    if (is_surrogate(number)) continue;
    const scalar_value value = scalar_value::unchecked(number);
    if (!has_the_lengths_of<char>(value) || !has_the_lengths_of<char16_t>(value) ||
        !has_the_lengths_of<char32_t>(value))
      return false;
  }
  return true;
}
constexpr bool edges() {
  for (const char32_t edge :
       {U'\0', U'\x7F', U'\u0080', U'\u07FF', U'\u0800', U'\uD7FF', U'\uE000', U'\uFFFF', U'\U00010000'}) {
    const scalar_value value = scalar_value::unchecked(edge);
    if (!has_the_lengths_of<char>(value) || !has_the_lengths_of<char16_t>(value) || !has_the_lengths_of<wchar_t>(value))
      return false;
  }
  return true;
}
constexpr bool some_scalar_values() { return every(0x1F1F); }
constexpr bool every_scalar_value() { return every(1); }
static_assert(edges());
static_assert(some_scalar_values());

static_assert(noexcept(utf8_length(text_view<char>{})) && noexcept(utf16_length(text_view<char>{})));

int main() { return at_run_time(edges, some_scalar_values, every_scalar_value); }
