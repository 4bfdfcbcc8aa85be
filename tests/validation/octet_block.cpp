// SPDX-License-Identifier: BSL-1.0
#include <u8lit/validation/octet_block.hpp>

#include "../support/at_run_time.hpp"

using u8lit::detail::are_ascii, u8lit::detail::are_words_well_formed, u8lit::detail::make_block,
    u8lit::detail::block_word, u8lit::detail::has_fault, u8lit::size_t;

using octets = unsigned char;
// What targets without larger numbers read.
using eight_octets = unsigned long long;

// Usage: "€" in the last octets of a word, validated with the words before and after it.
template <class Word>
constexpr bool validates_the_euro_sign() {
  constexpr int last = 8 * sizeof(Word) - 8;
  constexpr Word whole = Word{0xAC'82'E2} << (last - 24), begun = Word{0xE2} << last;
  return !has_fault<Word>(whole, 0) && !has_fault<Word>(0, whole) && has_fault<Word>(0, begun) &&
         !has_fault<Word>(0xAC'82, begun) && has_fault<Word>(0x82, begun) && has_fault<Word>(0xAC'82, 0);
}
static_assert(validates_the_euro_sign<block_word>() && validates_the_euro_sign<eight_octets>());

// Letters, in three blocks of so many octets, among which others are put.
template <size_t Octets, class Word>
struct three_blocks {
  static constexpr size_t each = Octets / sizeof(Word), border = Octets, size = 3 * border;
  struct numbers {
    Word all[3 * each];
  };

  constexpr explicit three_blocks(octets filler = 'x') {
    for (octets& octet : all) octet = filler;
  }
  // With the first octet of each number the lowest, whatever the target has.
  constexpr numbers read() const {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return __builtin_bit_cast(numbers, *this);
#else
    numbers made{};
    for (size_t at = size; at-- > 0;) made.all[at / sizeof(Word)] = made.all[at / sizeof(Word)] << 8 | all[at];
    return made;
#endif
  }

  octets all[size]{};
};

// The first octet of all is the lowest.
template <size_t Octets, class Word>
constexpr bool is_made_of_octets() {
  three_blocks<Octets, Word> text;
  for (size_t at = 0; at < text.size; ++at) text.all[at] = static_cast<octets>(at * 7 + at / 256);
  const auto read = text.read();
  const auto block = make_block<Octets>(read.all + text.each);
  for (size_t at = 0; at < text.border; ++at) {
    if (static_cast<octets>(block >> 8 * at & 0xFF) != text.all[text.border + at]) return false;
  }
  return true;
}

// Among the words of a block, and no further.
template <size_t Octets, class Word>
constexpr bool sees_all_that_is_not_ascii(size_t step) {
  three_blocks<Octets, Word> text{0x7F};
  if (!are_ascii<Octets>(text.read().all)) return false;
  for (size_t at = 0; at < text.size; at += step) {
    text.all[at] = 0x80;
    if (are_ascii<Octets>(text.read().all + text.each) != (at / text.border != 1)) return false;
    text.all[at] = 0x7F;
  }
  return true;
}

// Blocks of two words are handled by are_words_well_formed itself.
template <size_t Octets, class Word>
constexpr bool is_read(size_t step) {
  if constexpr (Octets == 2 * sizeof(Word)) return true;
  else return is_made_of_octets<Octets, Word>() && sees_all_that_is_not_ascii<Octets, Word>(step);
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

// The three octets before, the last in the highest bits: any three letters.
constexpr bool are_last_three(unsigned before, const octets* end) {
  const unsigned last_three = end[-3] | unsigned{end[-2]} << 8 | unsigned{end[-1]} << 16;
  return before == last_three || ((before | last_three) & 0x80'80'80) == 0;
}

// In one call for all blocks, and in one for each, in which a sequence goes on where the call before it has ended.
template <size_t Octets, class Word>
constexpr bool are_validated(const three_blocks<Octets, Word>& text, bool is_text) {
  const auto read = text.read();
  unsigned before = 0;
  if (are_words_well_formed<Octets>(read.all, 3 * text.each, before) != is_text) return false;
  if (is_text && !are_last_three(before, text.all + text.size)) return false;
  before = 0;
  for (size_t block = 0; block < 3; ++block) {
    if (!are_words_well_formed<Octets>(read.all + block * text.each, text.each, before)) return !is_text;
    if (!are_last_three(before, text.all + (block + 1) * text.border)) return false;
  }
  return is_text;
}

// At each place from one to another.
template <size_t Octets, class Word = block_word>
constexpr bool finds_all_between(size_t first, size_t last, size_t from = 0, size_t to = all_examples) {
  three_blocks<Octets, Word> text;
  for (size_t place = first; place < last; ++place) {
    for (size_t number = from; number < to; ++number) {
      const example& each = examples[number];
      for (size_t at = 0; at < each.size; ++at) text.all[place + at] = each.all[at];
      if (!are_validated(text, each.is_text)) return false;
      for (size_t at = 0; at < each.size; ++at) text.all[place + at] = 'x';
    }
  }
  return true;
}

// Text that ends in the midst of a sequence is not at fault before what follows it.
template <size_t Octets, class Word = block_word>
constexpr bool hands_on_what_has_begun() {
  three_blocks<Octets, Word> text;
  unsigned before = 0x82'E2'78;
  if (are_words_well_formed<Octets>(text.read().all, text.each, before)) return false;
  text.all[0] = 0xAC;
  text.all[text.size - 1] = 0xF0;
  before = 0x82'E2'78;
  return are_words_well_formed<Octets>(text.read().all, 3 * text.each, before) && before == 0xF0'78'78 &&
         are_words_well_formed<Octets>(text.read().all, 0, before) && before == 0xF0'78'78;
}

template <size_t Octets, class Word>
constexpr bool is_true_at_the_borders() {
  return is_read<Octets, Word>(1) && hands_on_what_has_begun<Octets, Word>() &&
         finds_all_between<Octets, Word>(Octets - 4, Octets + 1) &&
         finds_all_between<Octets, Word>(2 * Octets - 4, 2 * Octets + 1);
}
static_assert(is_true_at_the_borders<sizeof(block_word), block_word>() && is_true_at_the_borders<8, eight_octets>());

template <size_t Octets, class Word = block_word>
bool is_true_of() {
  volatile size_t first = 0;
  constexpr size_t around = Octets < 16 ? 4 : 8;
  return is_read<Octets, Word>(first + 1) && hands_on_what_has_begun<Octets, Word>() &&
         finds_all_between<Octets, Word>(first, first + around) &&
         finds_all_between<Octets, Word>(first + Octets - around, first + Octets + around) &&
         finds_all_between<Octets, Word>(first + 2 * Octets - around, first + 2 * Octets + around - 1) &&
         finds_all_between<Octets, Word>(first + 3 * Octets - 8, first + 3 * Octets - 5);
}

#if defined(__BITINT_MAXWIDTH__) && __BITINT_MAXWIDTH__ >= 8192
static_assert(u8lit::detail::largest_block<block_word> == 1024 && u8lit::detail::smallest_block<block_word> == 64);
static_assert(is_true_at_the_borders<64, block_word>() && is_true_at_the_borders<16, eight_octets>());
static_assert(sees_all_that_is_not_ascii<256, block_word>(150) && hands_on_what_has_begun<256>());
static_assert(hands_on_what_has_begun<1024>() && hands_on_what_has_begun<1024, eight_octets>());
static_assert(finds_all_between<256>(256 - 3, 256, 4, 9) && finds_all_between<1024>(1024 - 2, 1024, 4, 6));

int main() {
  return at_run_time(is_true_of<sizeof(block_word)>, is_true_of<64>, is_true_of<256>,
                     is_true_of<1024>, is_true_of<8, eight_octets>, is_true_of<16, eight_octets>,
                     is_true_of<64, eight_octets>, is_true_of<256, eight_octets>, is_true_of<1024, eight_octets>);
}
#elif defined(__BITINT_MAXWIDTH__)
static_assert(u8lit::detail::largest_block<block_word> == 16 && u8lit::detail::smallest_block<block_word> == 16);
static_assert(is_true_at_the_borders<16, eight_octets>());

int main() {
  return at_run_time(is_true_of<sizeof(block_word)>, is_true_of<8, eight_octets>,
                     is_true_of<16, eight_octets>);
}
#else
static_assert(u8lit::detail::largest_block<block_word> == sizeof(block_word));
static_assert(u8lit::detail::smallest_block<block_word> == sizeof(block_word));

int main() {
  return at_run_time(is_true_of<sizeof(block_word)>, is_true_of<8, eight_octets>);
}
#endif
