// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/host_name_mapping.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(is_allowed_in_host_names(U'a') && is_allowed_in_host_names(U'_') && is_allowed_in_host_names(0xFC) &&
              is_allowed_in_host_names(0xAD) && is_allowed_in_host_names(0x1E9E) && !is_allowed_in_host_names(0x80) &&
              !is_allowed_in_host_names(0x2024) && !is_allowed_in_host_names(0x200E) &&
              !is_allowed_in_host_names(0xFFFD) && !is_allowed_in_host_names(0x10FFFF));
static_assert(host_name_kind_of(U'a').direction == host_name_direction::left &&
              host_name_kind_of(0x5D0).direction == host_name_direction::right &&
              host_name_kind_of(U'-').direction == host_name_direction::neutral &&
              host_name_kind_of(0x661).direction == host_name_direction::arabic_number &&
              host_name_kind_of(0x301).direction == host_name_direction::mark && host_name_kind_of(0x301).is_mark &&
              host_name_kind_of(0x94D).is_virama && host_name_kind_of(0x628).joining == host_name_joining::both);

// The exceptions, and what is made of others as NFKC_Casefold does.
constexpr char32_t only_one(char32_t value) {
  typename folding_of<mapped_host_name>::folded folded;
  if (!folded.read(value)) return 0;
  const char32_t result = folded.front();
  return folded.remove_front() ? 0xFFFF'FFFF : result;
}
static_assert(only_one(0xDF) == 0xDF && only_one(0x1E9E) == 0xDF && only_one(0x3C2) == 0x3C2 &&
              only_one(0x200C) == 0x200C && only_one(0x200D) == 0x200D && only_one(0x3002) == U'.' &&
              only_one(0xFF61) == U'.' && only_one(0xFF0E) == U'.');
static_assert(only_one(U'A') == U'a' && only_one(0xAD) == 0 && only_one(0xFB01) == 0xFFFF'FFFF);

bool others_are_folded() {
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    const bool is_exception = value == 0xDF || value == 0x1E9E || value == 0x3C2 || value == 0x200C ||
                              value == 0x200D || value == 0x3002 || value == 0xFF61;
    if (!is_scalar_value(value) || is_exception) continue;
    typename folding_of<mapped_host_name>::folded mapped;
    typename folding_of<nfkc_casefold>::folded folded;
    const bool is_left = mapped.read(value);
    if (is_left != folded.read(value)) return false;
    for (bool goes_on = is_left; goes_on;) {
      if (mapped.front() != folded.front()) return false;
      goes_on = mapped.remove_front();
      if (goes_on != folded.remove_front()) return false;
    }
  }
  return true;
}

int main() { return at_run_time(others_are_folded); }
