// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// 10 to 12, then 20 to 23: twelve sequences.
constexpr alternative<3> digits{octet_range{10, 12}, octet_range{20, 23}};
static_assert(radix_of(digits, 0) == 3 && radix_of(digits, 1) == 4 && count_sequences(digits) == 12);
static_assert(count_sequences(alternative<1>{octet_range{0, 0xFF}}) == 256 && radix_of(alternative<1>{octet_range{0, 0xFF}}, 0) == 256);

// They are counted in the order of their octets, and each is found again by its place.
constexpr bool counts_in_order() {
  char32_t place = 0;
  for (octet first = 10; first <= 12; ++first) {
    for (octet second = 20; second <= 23; ++second, ++place) {
      const octet octets[]{first, second};
      octet written[3]{};
      if (sequence_rank(digits, octets) != place) return false;
      write_sequence(digits, place, written);
      if (written[0] != first || written[1] != second || written[2] != 0) return false;
    }
  }
  return place == 12;
}
static_assert(counts_in_order());

// How many octets are right.
constexpr bool counts_right_octets() {
  constexpr octet right[]{11, 22, 23}, wrong[]{11, 24}, other[]{9, 20};
  return matched_octets(digits, right, 3) == 2 && matched_octets(digits, right, 1) == 1 && matched_octets(digits, right, 0) == 0 &&
         matched_octets(digits, wrong, 2) == 1 && matched_octets(digits, other, 2) == 0;
}
static_assert(counts_right_octets());

// Octets of `char`, which may be signed, are octets.
static_assert(matched_octets(utf8_syntax[1], "\xC3\xA9", 2) == 2 && sequence_rank(utf8_syntax[1], "\xC3\xA9") == 0xE9 - 0x80);

// Numbers are dealt out from range to range: what RFC 3629's alternatives stand for.
constexpr auto utf8 = assign_numbers(utf8_grammar.sequences, utf8_grammar.numbers);
static_assert(utf8.of[0] == number_range{0x0000, 0x007F} && utf8.of[1] == number_range{0x0080, 0x07FF});
static_assert(utf8.of[2] == number_range{0x0800, 0x0FFF} && utf8.of[3] == number_range{0x1000, 0xCFFF});
static_assert(utf8.of[4] == number_range{0xD000, 0xD7FF} && utf8.of[5] == number_range{0xE000, 0xFFFF});
static_assert(utf8.of[6] == number_range{0x1'0000, 0x3'FFFF} && utf8.of[7] == number_range{0x4'0000, 0xF'FFFF});
static_assert(utf8.of[8] == number_range{0x10'0000, 0x10'FFFF});

// Up to the last number there is.
constexpr syntax<2, 1> halves{{{octet_range{0, 0x7F}}, {octet_range{0x80, 0xFF}}}};
constexpr number_range last[]{{0xFFFF'FF00, 0xFFFF'FFFF}};
static_assert(assign_numbers(halves, last).of[1] == number_range{0xFFFF'FF80, 0xFFFF'FFFF});

int main() { return at_run_time(counts_in_order, counts_right_octets); }
