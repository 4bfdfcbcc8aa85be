// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/refusal.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(std::is_trivially_copyable_v<in_hex> && noexcept(in_hex{}) && noexcept(in_hex{}.append(0)));

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
  in_hex shown;
  if (shown.octets[0]) return false;
  shown.append(0x00);
  shown.append(0x10FFFF);
  using view = std::string_view;
  if (view{"00"} != shown.octets[0] || view{"10"} != shown.octets[1]) return false;
  if (view{"FF"} != shown.octets[2] || view{"FF"} != shown.octets[3]) return false;
  in_hex one;
  one.append(0xD800);
  return view{"D8"} == one.octets[0] && view{"00"} == one.octets[1] && !one.octets[2] && !one.octets[3];
}
static_assert(numbers_are_appended_highest_octet_first());

int main() { return at_run_time(every_octet_has_its_two_digits, numbers_are_appended_highest_octet_first); }

#else

// The compilers that print no values pay for none.
static_assert(std::is_empty_v<in_hex>);

constexpr bool appends_nothing() {
  in_hex{}.append(0x41);
  return true;
}

int main() { return at_run_time(appends_nothing); }

#endif
