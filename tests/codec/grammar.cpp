// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// RFC 3629: section 4's sequences, and the numbers that section 3 allows.
static_assert(utf8_grammar.sequences == utf8_syntax && utf8_grammar.excluded.size() == 0);
static_assert(utf8_grammar.numbers[0] == number_range{0x0000, 0xD7FF});
static_assert(utf8_grammar.numbers[1] == number_range{0xE000, 0x10FFFF});
static_assert(sizeof utf8_grammar.numbers / sizeof *utf8_grammar.numbers == 2);

// The template arguments follow from the ranges and the excluded sequences.
constexpr syntax<1, 2> pairs{{{octet_range{1, 2}, octet_range{1, 2}}}};
constexpr syntax<1, 3> excluded{{{octet_range{1, 1}, octet_range{2, 2}, octet_range{1, 1}}}};
constexpr grammar plain{pairs, {{'a', 'd'}}};
constexpr grammar strict{pairs, {{'a', 'b'}, {'y', 'z'}}, excluded};
static_assert(std::is_same_v<decltype(plain), const grammar<1, 2, 1>>);
static_assert(std::is_same_v<decltype(strict), const grammar<1, 2, 2, 1, 3>>);
static_assert(strict.sequences == pairs && strict.numbers[1] == number_range{'y', 'z'} && strict.excluded == excluded);

// A grammar can be a template argument.
template <grammar<1, 2, 1> Grammar>
constexpr number_range argument = Grammar.numbers[0];
static_assert(argument<plain> == number_range{'a', 'd'});

namespace sequence_ranks {

// 10 to 12, then 20 to 23: twelve sequences.
constexpr alternative<3> digits{octet_range{10, 12}, octet_range{20, 23}};
static_assert(radix_of(digits, 0) == 3 && radix_of(digits, 1) == 4 && count_sequences(digits) == 12);
static_assert(count_sequences(alternative<1>{octet_range{0, 0xFF}}) == 256);
static_assert(radix_of(alternative<1>{octet_range{0, 0xFF}}, 0) == 256);

// Ranks are in the order of the octets; write_sequence is the inverse of sequence_rank.
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

// The number of octets that match.
constexpr bool counts_right_octets() {
  constexpr octet right[]{11, 22, 23}, wrong[]{11, 24}, other[]{9, 20};
  return matched_octets(digits, right, 3) == 2 && matched_octets(digits, right, 1) == 1 &&
         matched_octets(digits, right, 0) == 0 && matched_octets(digits, wrong, 2) == 1 &&
         matched_octets(digits, other, 2) == 0;
}
static_assert(counts_right_octets());

// `char` may be signed.
static_assert(matched_octets(utf8_syntax[1], "\xC3\xA9", 2) == 2);
static_assert(sequence_rank(utf8_syntax[1], "\xC3\xA9") == 0xE9 - 0x80);

// assign_numbers goes from range to range: the numbers of RFC 3629's alternatives.
constexpr auto utf8 = assign_numbers(utf8_grammar.sequences, utf8_grammar.numbers);
static_assert(utf8.of[0] == number_range{0x0000, 0x007F} && utf8.of[1] == number_range{0x0080, 0x07FF});
static_assert(utf8.of[2] == number_range{0x0800, 0x0FFF} && utf8.of[3] == number_range{0x1000, 0xCFFF});
static_assert(utf8.of[4] == number_range{0xD000, 0xD7FF} && utf8.of[5] == number_range{0xE000, 0xFFFF});
static_assert(utf8.of[6] == number_range{0x1'0000, 0x3'FFFF} && utf8.of[7] == number_range{0x4'0000, 0xF'FFFF});
static_assert(utf8.of[8] == number_range{0x10'0000, 0x10'FFFF});

// The last number may be the highest there is.
constexpr syntax<2, 1> halves{{{octet_range{0, 0x7F}}, {octet_range{0x80, 0xFF}}}};
constexpr number_range last[]{{0xFFFF'FF00, 0xFFFF'FFFF}};
static_assert(assign_numbers(halves, last).of[1] == number_range{0xFFFF'FF80, 0xFFFF'FFFF});

}  // namespace sequence_ranks

int main() { return at_run_time(sequence_ranks::counts_in_order, sequence_ranks::counts_right_octets); }
