// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/eight_octets.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(load_eight_octets("\x01\x23\x45\x67\x89\xAB\xCD\xEF") == 0x0123'4567'89AB'CDEF);
static_assert(load_four_octets("\x89\xAB\xCD\xEF") == 0x89AB'CDEF);
static_assert(load_first_octets("", 0) == 0 && load_first_octets("\xE2\x82\xAC", 3) == 0xE282'AC00'0000'0000);

// The first octets, one by one.
constexpr bool are_first_octets() {
  const char octets[] = "\xFF\x01\x80\x00\x7F\xC2\xEF\x10\x99";
  for (size_t size = 0; size <= 9; ++size) {
    eight_octets word = 0;
    for (size_t at = 0; at < 8; ++at) word = word << 8 | (at < size ? to_octet(octets[at]) : 0u);
    // At the end of an array, so that constant evaluation proves that no more octets are read.
    char exact[9]{};
    for (size_t at = 0; at < size; ++at) exact[9 - size + at] = octets[at];
    if (load_first_octets(exact + (9 - size), size) != word) return false;
  }
  return true;
}
static_assert(are_first_octets());

// Words compare as their octets do.
static_assert(load_first_octets("a", 1) < load_first_octets("b", 1) &&
              load_first_octets("a", 1) < load_first_octets("a\x01", 2));
static_assert(load_first_octets("z", 1) < load_first_octets("\xC2\x80", 2) &&
              load_first_octets("\xC2\x80", 2) < load_first_octets("\xE0\xA0\x80", 3));

// The order of octets, wherever the first difference is.
constexpr bool compares() {
  char left[21]{}, right[21]{};
  for (size_t size = 0; size <= 20; ++size) {
    for (size_t at = 0; at <= size; ++at) {
      right[at] = at < size ? '\x80' : '\0';
      const int expected = at < size ? -1 : 0;
      if (compare_octets(left, right, size) != expected &&
          (compare_octets(left, right, size) > 0 || expected == 0)) return false;
      if ((compare_octets(right, left, size) > 0) != (expected < 0)) return false;
      right[at] = '\0';
    }
  }
  return true;
}
static_assert(compares() && compare_octets("a", "a", 0) == 0);
// Octets of two types, and no octets.
constexpr bool compares_types() {
  const unsigned char other[] = {'1', '2', '3', '4', '5', '6', '7', '8', 0xC3, 0xA9};
  return compare_octets("12345678é", other, 10) == 0 && compare_octets("12345678è", other, 10) < 0 &&
         compare_octets(other, "12345678\x7F\x7F", 10) > 0 &&
         compare_octets("", static_cast<const char*>(nullptr), 0) == 0;
}
static_assert(compares_types());

int main() { return at_run_time(are_first_octets, compares, compares_types); }
