// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_rows.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

enum class kind : unsigned char { other, letter, digit };

// Ranges and single scalar values, by numbers of any integer type.
inline constexpr code_point_row<kind> rows[]{{'A', 'Z', kind::letter}, {U'日', kind::letter}, {0x0660, 0x0669, kind::digit}};
static_assert(rows[0].range().first == 0x41 && rows[0].range().last == 0x5A && rows[0].value == kind::letter);
static_assert(rows[1].range().first == 0x65E5 && rows[1].range().last == 0x65E5 && rows[2].range() == code_point_range{0x0660, 0x0669});

// Next to the surrogates and at the ends.
static_assert(code_point_row<int>{0, 0xD7FF, 1}.range().last == 0xD7FF && code_point_row<int>{0xE000, 0x10'FFFF, 1}.range().first == 0xE000);
static_assert(code_point_row<int>{0ll, 0x7Full, 1} == code_point_row<int>{'\0', '\x7F', 1} && code_point_row<int>{u'\xD7FF', 2}.value == 2);
static_assert(code_point_row<int>{1, 2, 3} != code_point_row<int>{1, 2, 4});

// A row is checked as its range is.
static_assert(not_a_scalar_range::checked_first('A', 'Z') == 'A' && not_a_scalar_range::checked_first(0xE000, 0x10'FFFFll) == 0xE000);

// Values of every type that is copied; those of structural types make structural rows.
struct bracket {
  char32_t other;
  bool opens;
  friend constexpr bool operator==(const bracket&, const bracket&) = default;
};
template <code_point_row<bracket> Row>
constexpr bracket argument = Row.value;
static_assert(argument<code_point_row<bracket>{'(', {')', true}}> == bracket{')', true});

static_assert(std::is_trivially_copyable_v<code_point_row<kind>> && sizeof(code_point_row<kind>) == 12);
static_assert(!std::is_constructible_v<code_point_row<int>, double, int> && !std::is_constructible_v<code_point_row<int>, bool, int>);
static_assert(!std::is_default_constructible_v<code_point_row<int>>);

static_assert(noexcept(code_point_row<int>::unchecked(1, 2, 3)) && noexcept(rows[0].range()) && noexcept(rows[0] == rows[1]));
static_assert(noexcept(not_a_scalar_range::checked_first(0, 0)));

constexpr bool unchecked_does_not_check() {
  const auto row = code_point_row<int>::unchecked(0xD800, 0, 7);
  return row.range() == code_point_range{0xD800, 0} && row.value == 7;
}
static_assert(unchecked_does_not_check());

int main() { return at_run_time(unchecked_does_not_check); }
