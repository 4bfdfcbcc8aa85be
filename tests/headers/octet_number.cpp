// SPDX-License-Identifier: BSL-1.0
#include <u8lit/octet_number.hpp>

#include "at_run_time.hpp"

#if defined(__SIZEOF_INT128__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
using u8lit::are_ascii, u8lit::are_well_formed, u8lit::block_of, u8lit::is_offended, u8lit::octet_number, u8lit::size_t,
    u8lit::sixteen_octets;

using octets = unsigned char;

// Usage: "€" from the thirteenth octet on, judged with the sixteen before it and with those behind it.
constexpr sixteen_octets euro_at_12 = sixteen_octets{0xAC'82'E2} << 96, euro_at_15 = sixteen_octets{0xE2} << 120;
constexpr bool offends(sixteen_octets now, sixteen_octets last) { return is_offended(now, last); }
static_assert(!offends(euro_at_12, 0) && !offends(0, euro_at_12) && offends(0, euro_at_15));
static_assert(!offends(0xAC'82, euro_at_15) && offends(0x82, euro_at_15) && offends(0xAC'82, 0));

// Letters, in three blocks of so many sixteens, among which octets are put.
template <size_t Sixteens>
struct three_blocks {
  static constexpr size_t border = 16 * Sixteens, size = 3 * border;
  struct numbers {
    sixteen_octets all[3 * Sixteens];
  };

  constexpr explicit three_blocks(octets filler = 'x') {
    for (octets& each : all) each = filler;
  }
  constexpr numbers read() const { return __builtin_bit_cast(numbers, *this); }

  octets all[size]{};
};

// The first octet of all is the lowest.
template <size_t Sixteens>
constexpr bool is_made_of_octets() {
  three_blocks<Sixteens> text;
  for (size_t at = 0; at < text.size; ++at) text.all[at] = static_cast<octets>(at * 7 + at / 256);
  const auto read = text.read();
  auto block = block_of<Sixteens>(read.all + Sixteens);
  for (size_t at = 0; at < text.border; ++at, block >>= 8) {
    if (static_cast<octets>(block & 0xFF) != text.all[text.border + at]) return false;
  }
  return block == 0;
}

// Among the sixteens from the first on, and no further.
template <size_t Sixteens>
constexpr bool sees_all_that_is_not_ascii(size_t step) {
  three_blocks<Sixteens> text{0x7F};
  if (!are_ascii<Sixteens>(text.read().all)) return false;
  for (size_t at = 0; at < text.size; at += step) {
    text.all[at] = 0x80;
    if (are_ascii<Sixteens>(text.read().all + Sixteens) != (at / text.border != 1)) return false;
    text.all[at] = 0x7F;
  }
  return true;
}

// Octets between letters, and whether they are text.
struct example {
  bool is_text;
  size_t size;
  octets all[5];
};
constexpr example examples[]{
    {true, 2, {0xC2, 0x80}}, {true, 3, {0xE0, 0xA0, 0x80}}, {true, 3, {0xED, 0x9F, 0xBF}},
    {true, 4, {0xF0, 0x90, 0x80, 0x80}}, {true, 4, {0xF4, 0x8F, 0xBF, 0xBF}},
    {false, 1, {0x80}}, {false, 1, {0xC3}}, {false, 2, {0xE2, 0x82}}, {false, 3, {0xF0, 0x90, 0x80}},
    {false, 3, {0xC3, 0xA9, 0xA9}}, {false, 4, {0xE2, 0x82, 0xAC, 0xAC}}, {false, 5, {0xF0, 0x90, 0x80, 0x80, 0x80}},
    {false, 2, {0xC1, 0xBF}}, {false, 3, {0xE0, 0x9F, 0xBF}}, {false, 3, {0xED, 0xA0, 0x80}},
    {false, 4, {0xF0, 0x8F, 0xBF, 0xBF}}, {false, 4, {0xF4, 0x90, 0x80, 0x80}}, {false, 1, {0xF5}},
    {false, 1, {0xFF}},
};
constexpr size_t all_examples = sizeof examples / sizeof *examples;

// The three octets before, of which the last is the highest: any three letters are as good as others.
constexpr bool are_last_three(unsigned before, const octets* end) {
  const unsigned last_three = end[-3] | unsigned{end[-2]} << 8 | unsigned{end[-1]} << 16;
  return before == last_three || ((before | last_three) & 0x80'80'80) == 0;
}

// In one call for all blocks, and in one for each, in which a sequence goes on where the call before it has ended.
template <size_t Sixteens>
constexpr bool are_judged(const three_blocks<Sixteens>& text, bool is_text) {
  const auto read = text.read();
  unsigned before = 0;
  if (are_well_formed<Sixteens>(read.all, 3 * Sixteens, before) != is_text) return false;
  if (is_text && !are_last_three(before, text.all + text.size)) return false;
  before = 0;
  for (size_t block = 0; block < 3; ++block) {
    if (!are_well_formed<Sixteens>(read.all + block * Sixteens, Sixteens, before)) return !is_text;
    if (!are_last_three(before, text.all + (block + 1) * text.border)) return false;
  }
  return is_text;
}

// At each place from one to another.
template <size_t Sixteens>
constexpr bool finds_all_between(size_t first, size_t last, size_t from = 0, size_t to = all_examples) {
  three_blocks<Sixteens> text;
  for (size_t place = first; place < last; ++place) {
    for (size_t number = from; number < to; ++number) {
      const example& each = examples[number];
      for (size_t at = 0; at < each.size; ++at) text.all[place + at] = each.all[at];
      if (!are_judged(text, each.is_text)) return false;
      for (size_t at = 0; at < each.size; ++at) text.all[place + at] = 'x';
    }
  }
  return true;
}

// Text that ends in the midst of a sequence is not at fault before what follows it.
template <size_t Sixteens>
constexpr bool hands_on_what_has_begun() {
  three_blocks<Sixteens> text;
  unsigned before = 0x82'E2'78;
  if (are_well_formed<Sixteens>(text.read().all, Sixteens, before)) return false;
  text.all[0] = 0xAC;
  text.all[text.size - 1] = 0xF0;
  before = 0x82'E2'78;
  return are_well_formed<Sixteens>(text.read().all, 3 * Sixteens, before) && before == 0xF0'78'78 &&
         are_well_formed<Sixteens>(text.read().all, 0, before) && before == 0xF0'78'78;
}

template <size_t Sixteens>
constexpr size_t border = three_blocks<Sixteens>::border;

static_assert(is_made_of_octets<1>() && sees_all_that_is_not_ascii<1>(1) && hands_on_what_has_begun<1>());
static_assert(finds_all_between<1>(border<1> - 4, border<1> + 1) && finds_all_between<1>(2 * border<1> - 4, 2 * border<1> + 1));

template <size_t Sixteens>
bool is_true_of() {
  volatile size_t first = 0;
  return is_made_of_octets<Sixteens>() && sees_all_that_is_not_ascii<Sixteens>(first + 1) &&
         hands_on_what_has_begun<Sixteens>() && finds_all_between<Sixteens>(first, first + 8) &&
         finds_all_between<Sixteens>(first + border<Sixteens> - 8, first + border<Sixteens> + 8) &&
         finds_all_between<Sixteens>(first + 2 * border<Sixteens> - 8, first + 2 * border<Sixteens> + 8) &&
         finds_all_between<Sixteens>(first + 3 * border<Sixteens> - 8, first + 3 * border<Sixteens> - 5);
}

#if defined(__BITINT_MAXWIDTH__) && __BITINT_MAXWIDTH__ >= 8192
static_assert(u8lit::most_sixteens == 64);
static_assert(is_made_of_octets<4>() && sees_all_that_is_not_ascii<4>(7) && hands_on_what_has_begun<4>());
static_assert(finds_all_between<4>(border<4> - 4, border<4> + 1));
static_assert(sees_all_that_is_not_ascii<16>(150) && hands_on_what_has_begun<16>() && hands_on_what_has_begun<64>());
static_assert(finds_all_between<16>(border<16> - 3, border<16>, 4, 9) && finds_all_between<64>(border<64> - 2, border<64>, 4, 6));

// Usage: "é", and an overlong "é", with zeros behind it.
static_assert(u8lit::are_one_text<unsigned long long>(0xA9'C3) && !u8lit::are_one_text<unsigned long long>(0xA9'83'E0));

// What is one text is what the formula finds no fault in, wherever it stands: all of four octets between which the syntax
// draws its lines, on both sides of each.
constexpr octets bounds[]{0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
                          0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};
static bool is_one_text_by_the_formula() {
  using word = unsigned long long;
  for (const octets a : bounds) {
    for (const octets b : bounds) {
      for (const octets c : bounds) {
        for (const octets d : bounds) {
          const word four = word{a} | word{b} << 8 | word{c} << 16 | word{d} << 24;
          const bool is_text =
              (u8lit::offending_octets<word>(four, four << 8, four << 16, four << 24) & u8lit::seventh_bits<word>) == 0;
          if (u8lit::are_one_text<word>(four) != is_text || u8lit::are_one_text<word>(four << 24) != is_text) return false;
        }
      }
    }
  }
  return true;
}
int main() { return at_run_time(is_one_text_by_the_formula, is_true_of<1>, is_true_of<4>, is_true_of<16>, is_true_of<64>); }
#else
static_assert(u8lit::most_sixteens == 1);

int main() { return at_run_time(is_true_of<1>); }
#endif
#else
int main() {}
#endif
