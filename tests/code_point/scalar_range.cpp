// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/scalar_range.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: a range, or one scalar value.
constexpr scalar_range lower_case{U'a', U'z'}, underscore = U'_';
static_assert(lower_case.range().first == 0x61 && lower_case.range().last == 0x7A);
static_assert(underscore == code_point_range{0x5F, 0x5F});
static_assert(lower_case.contains(U'm') && !lower_case.contains(U'A'));

// Integers of any type, also of two types; the first and last scalar values.
static_assert(scalar_range{'a', U'é'} == code_point_range{0x61, 0xE9} &&
              scalar_range{0, 0x7F} == code_point_range{0, 0x7F});
static_assert(scalar_range{0x0, 0xD7FF}.range().last == 0xD7FF);
static_assert(scalar_range{0xE000, 0x10FFFF}.range().first == 0xE000);
static_assert(scalar_range{u'é', 0xD7FFull}.range().first == 0xE9 &&
              scalar_range{0x20ACll} == code_point_range{0x20AC, 0x20AC});
static_assert(scalar_range{scalar_value{U'a'}, scalar_value{U'b'}} == scalar_range{U'a', U'b'});
static_assert(scalar_range{} == code_point_range{0, 0});

// A list of both.
constexpr size_t how_many(scalar_range range) { return range.range().last - range.range().first + 1; }
template <size_t Count>
constexpr size_t how_many_in(const scalar_range (&ranges)[Count]) {
  size_t result = 0;
  for (const scalar_range range : ranges) result += how_many(range);
  return result;
}
static_assert(how_many({U'0', U'9'}) == 10 && how_many(U'0') == 1);
static_assert(how_many_in({U'_', {U'0', U'9'}, {'a'}}) == 12 && how_many_in({{U'0', U'9'}}) == 10 &&
              how_many_in({U'0', U'9'}) == 2);

// is_scalar_range, compared with its definition for every pair of interesting numbers.
constexpr bool rejects_all_other_ranges() {
  constexpr long long numbers[]{
      0,         1,           0x7F,     0x80,     0xE9,     0xD7FF, 0xD800,  0xDFFF,
      0xE000,    0xFFFF,      0x10FFFF, 0x110000, 0x11D800, -1,     -0x20AC, 0xD7FFll + (1ll << 32),
      1ll << 32, -(1ll << 32)};
  for (const long long first : numbers) {
    for (const long long last : numbers) {
      const bool expected = 0 <= first && first <= last && last <= 0x10FFFF && (last < 0xD800 || first > 0xDFFF);
      if (is_scalar_range(first, last) != expected) return false;
      if (is_scalar_range(first, static_cast<unsigned long long>(last)) != expected) return false;
    }
  }
  return is_scalar_range('a', 'z') && !is_scalar_range('a', '\xE9') && !is_scalar_range('\x80', 0x10FFFF);
}
static_assert(rejects_all_other_ranges());

// As a template argument, what is no range is refused softly, with every compiler.
template <scalar_range>
struct of_range;
template <auto... Ends>
concept is_argument = requires { typename of_range<scalar_range{Ends...}>; };
template <auto Number>
concept converts_to_argument = requires { typename of_range<Number>; };
static_assert(is_argument<U'a', U'z'> && is_argument<U'_'> && converts_to_argument<U'_'>);
static_assert(!is_argument<U'z', U'a'> && !is_argument<0xD7FF, 0xE000> && !is_argument<'a', '\xE9'>);
static_assert(!is_argument<0xD800> && !is_argument<-1> && !converts_to_argument<0x110000>);

// The mistake that is reported: the first of these that applies.
static_assert(flaw_in_range('\xE9', 0x110000) == range_flaw::half_a_character);
static_assert(flaw_in_range(U'a', '\x80') == range_flaw::half_a_character);
static_assert(flaw_in_range(0, 0x110000) == range_flaw::out_of_range);
static_assert(flaw_in_range(0x110000, 0) == range_flaw::out_of_range);
static_assert(flaw_in_range(-1, 5) == range_flaw::negative);
static_assert(flaw_in_range(0, -5L) == range_flaw::negative);
static_assert(flaw_in_range(~0ull, 5) == range_flaw::out_of_range);
static_assert(flaw_in_range(0xDFFF, 0xD800) == range_flaw::reversed);
static_assert(flaw_in_range(1, 0) == range_flaw::reversed);
static_assert(flaw_in_range(0xE000, 0) == range_flaw::reversed);
static_assert(flaw_in_range(0xD7FF, 0xD800) == range_flaw::has_surrogates);
static_assert(flaw_in_range(0xDFFF, 0xE000) == range_flaw::has_surrogates);
static_assert(flaw_in_range(0, 0x10FFFF) == range_flaw::has_surrogates);
static_assert(flaw_in_range(0xDABC, 0xDABC) == range_flaw::surrogate);

constexpr bool unchecked_does_not_check() { return scalar_range::unchecked(0xD800, 0x1) == code_point_range{0xD800,
    0x1}; }
static_assert(unchecked_does_not_check());

// A range may be a template argument. Only integers convert to ranges.
template <scalar_range Range>
constexpr code_point_range argument = Range;
static_assert(argument<scalar_range{U'a', U'z'}> == lower_case && argument<U'_'> == underscore);
static_assert(std::is_convertible_v<char32_t, scalar_range> && std::is_convertible_v<scalar_range, code_point_range>);
static_assert(!std::is_convertible_v<bool, scalar_range> && !std::is_convertible_v<const char*, scalar_range>);
static_assert(!std::is_constructible_v<scalar_range, char32_t, double> &&
              !std::is_convertible_v<code_point_range, scalar_range>);
// Classes that are no literal types can be asked, too, and passed to overloads.
struct no_literal_type {
  ~no_literal_type() {}
};
constexpr int takes(scalar_range) { return 1; }
constexpr int takes(const no_literal_type&) { return 2; }
static_assert(!std::is_convertible_v<no_literal_type, scalar_range> &&
              !std::is_constructible_v<scalar_range, no_literal_type, no_literal_type> &&
              !std::is_constructible_v<scalar_value, no_literal_type>);
int takes_no_literal_type() { return takes(no_literal_type{}); }
static_assert(takes(U'a') == 1);
static_assert(std::is_trivially_copyable_v<scalar_range> && sizeof(scalar_range) == 8);
static_assert(noexcept(scalar_range{U'a', U'z'}) && noexcept(scalar_range{U'a'}));
static_assert(noexcept(scalar_range::unchecked(0, 0)));

int main() { return at_run_time(rejects_all_other_ranges, unchecked_does_not_check); }
