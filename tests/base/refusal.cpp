// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/refusal.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(accepted(0, {}) == 0 && accepted(7, {}) == 7 && noexcept(accepted(7, {})));

// The array has one element, and no constant expression may read past it.
enum for_some_reason : unsigned char {};
static_assert(sizeof(diagnostic_array<for_some_reason>::all) == 1 && diagnostic_array<for_some_reason>{}.all[0] == 0);
constexpr size_t refuse_for_some_reason(size_t number, ill_formed_literal) {
  return diagnostic_array<for_some_reason>{}.all[number];
}

// So the same call is a constant expression for index 0 and for no other.
template <size_t Number>
concept is_constant = requires { typename std::integral_constant<size_t, refuse_for_some_reason(Number, {})>; };
static_assert(is_constant<0> && !is_constant<1> && !is_constant<2> && !is_constant<1000>);

constexpr bool report_accepts_or_fails() {
  const diagnosis good = accept(3), bad{refuse_for_some_reason, 0, {}};
  return good.report(good.number, good.shown) == 3 && good.accepts && !bad.accepts;
}
static_assert(report_accepts_or_fails());

struct incomplete;
static_assert(std::is_same_v<type_identity<incomplete>::type, incomplete>);
static_assert(std::is_trivially_copyable_v<diagnosis> && std::is_aggregate_v<diagnosis>);

static_assert(std::is_trivially_copyable_v<ill_formed_literal> && noexcept(ill_formed_literal{}) &&
              noexcept(ill_formed_literal{}.append(0)));

#ifdef __clang__

constexpr bool every_octet_has_its_two_digits() {
  const char* digits = "0123456789ABCDEF";
  for (unsigned value = 0; value <= 0xFF; ++value) {
    const std::string_view written = hex_digits[value];
    if (written.size() != 2 || written[0] != digits[value >> 4] || written[1] != digits[value & 0xF]) return false;
  }
  return sizeof hex_digits / sizeof *hex_digits == 256;
}
static_assert(every_octet_has_its_two_digits());

constexpr bool numbers_are_appended_highest_octet_first() {
  ill_formed_literal shown;
  if (shown.octets[0]) return false;
  shown.append(0x00);
  shown.append(0x10FFFF);
  using view = std::string_view;
  if (view{"00"} != shown.octets[0] || view{"10"} != shown.octets[1]) return false;
  if (view{"FF"} != shown.octets[2] || view{"FF"} != shown.octets[3]) return false;
  ill_formed_literal one;
  one.append(0xD800);
  return view{"D8"} == one.octets[0] && view{"00"} == one.octets[1] && !one.octets[2] && !one.octets[3];
}
static_assert(numbers_are_appended_highest_octet_first());

constexpr bool shows_numbers_in_hexadecimal() {
  return every_octet_has_its_two_digits() && numbers_are_appended_highest_octet_first();
}

#else

// Other compilers print words instead.
constexpr bool shows_numbers_in_hexadecimal() {
  ill_formed_literal shown;
  shown.append(0x41);
  return !shown.words && !shown.unit;
}
static_assert(shows_numbers_in_hexadecimal());

#endif

int main() { return at_run_time(report_accepts_or_fails, shows_numbers_in_hexadecimal); }
