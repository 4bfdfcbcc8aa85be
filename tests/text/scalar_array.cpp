// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/scalar_array.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using u8lit::make_scalar_array;

// RFC 3629 section 7: "A<NOT IDENTICAL TO><ALPHA>." and one character beyond U+FFFF.
static_assert(make_scalar_array<"A≢Α.">.size() == 4);
static_assert(make_scalar_array<"A≢Α.">[1] == U'\u2262' && make_scalar_array<"A≢Α.">[2] == U'\u0391');
static_assert(make_scalar_array<u"𣎴">.size() == 1 && make_scalar_array<u"𣎴">[0] == U'\x233B4');
static_assert(make_scalar_array<"">.empty() && make_scalar_array<"">.begin() == make_scalar_array<"">.end());

// The same for each encoding form.
static_assert(std::is_same_v<u8lit::detail::scalar_indices<"日本語">, u8lit::detail::indices<0, 1, 2>>);
static_assert(std::is_same_v<u8lit::detail::scalar_indices<U"日本語">, u8lit::detail::indices<0, 1, 2>>);

template <u8lit::unvalidated_literal Text>
concept is_decoded = requires { make_scalar_array<Text>; };
static_assert(is_decoded<"\xED\x9F\xBF"> && !is_decoded<"\xED\xA0\x80">);

constexpr bool is_the_text_by_index() {
  std::size_t at = 0;
  for (const auto value : u8lit::text_constant<"a\0é€𣎴">::scalars()) {
    if (make_scalar_array<"a\0é€𣎴">[at++] != value) return false;
  }
  return at == make_scalar_array<"a\0é€𣎴">.size();
}
static_assert(is_the_text_by_index());

int main() { return at_run_time(is_the_text_by_index); }
