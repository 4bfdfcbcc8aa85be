// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/ascii_letters.hpp>

#include <cstddef>
#include <string_view>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit::detail;

// Each code unit, compared with a table of ASCII.
constexpr std::u32string_view lower = U"abcdefghijklmnopqrstuvwxyz", upper = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr char32_t in_upper(char32_t c) { return lower.find(c) == lower.npos ? c : upper[lower.find(c)]; }
constexpr char32_t in_lower(char32_t c) { return upper.find(c) == upper.npos ? c : lower[upper.find(c)]; }
template <class Unit>
constexpr bool maps_units(char32_t end) {
  for (char32_t c = 0; c < end; ++c) {
    const Unit unit = static_cast<Unit>(c);
    if (to_ascii_case(unit, ascii_case::upper) != static_cast<Unit>(in_upper(c))) return false;
    if (to_ascii_case(unit, ascii_case::lower) != static_cast<Unit>(in_lower(c))) return false;
  }
  return true;
}
static_assert(maps_units<char>(0x100) && maps_units<char16_t>(0x100));
bool maps_all_units() {
  const auto none = static_cast<char32_t>(unknown(0));
  return maps_units<char16_t>(0x1'0000 + none) && maps_units<char32_t>(0x11'0000 + none) &&
         maps_units<wchar_t>(0x1'0000 + none) && maps_units<std::byte>(0x100 + none) &&
         maps_units<unsigned char>(0x100 + none);
}

int main() { return at_run_time(maps_all_units); }
