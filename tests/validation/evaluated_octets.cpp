// SPDX-License-Identifier: BSL-1.0
#include <u8lit/validation/evaluated_octets.hpp>

#include <u8lit/diagnosis/unvalidated_literal.hpp>

#include "../support/at_run_time.hpp"

using u8lit::unvalidated_literal, u8lit::detail::is_well_formed_object, u8lit::size_t, u8lit::validate;

using octets = unsigned char;

// The octets between which the syntax of RFC 3629 section 4 draws its lines, on both sides of each.
constexpr octets bounds[] = {0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
                             0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFF};
constexpr octets seconds[] = {0x00, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2}, thirds[] = {0x7F, 0x80, 0xBF},
                 fourths[] = {0x00, 0x80, 0xC3};

// In a text of that size, between other octets, at each place, read by words of any size that some target reads.
template <size_t Size, class Word>
bool is_true_at(size_t from, size_t to) {
  for (size_t at = from; at < to; ++at) {
    unvalidated_literal<octets, Size> text;
    for (const octets a : bounds) {
      for (const octets b : seconds) {
        for (const octets c : thirds) {
          for (const octets d : fourths) {
            const octets all[] = {a, b, c, d};
            for (size_t next = 0; next < 4 && at + next < Size; ++next) text.units[at + next] = all[next];
            const size_t here = Size - at < 4 ? Size - at : 4;
            if (is_well_formed_object<Word>(text) != static_cast<bool>(validate(all, here))) return false;
          }
        }
      }
    }
  }
  return true;
}

template <class Word>
bool is_true_at_every_place() {
  return is_true_at<1, Word>(0, 1) && is_true_at<2, Word>(0, 2) && is_true_at<3, Word>(0, 3) &&
         is_true_at<7, Word>(0, 7) && is_true_at<8, Word>(0, 8) && is_true_at<9, Word>(0, 9) &&
         is_true_at<15, Word>(0, 15) && is_true_at<16, Word>(0, 16) && is_true_at<17, Word>(0, 17) &&
         is_true_at<31, Word>(0, 31) && is_true_at<32, Word>(0, 32) && is_true_at<47, Word>(0, 47) &&
         is_true_at<63, Word>(0, 63) && is_true_at<64, Word>(0, 64) && is_true_at<200, Word>(0, 200);
}

template <class Word>
constexpr bool knows_text() {
  return is_well_formed_object<Word>(unvalidated_literal{""}) &&
         is_well_formed_object<Word>(unvalidated_literal{"a\0b"}) &&
         is_well_formed_object<Word>(unvalidated_literal{"日本語 Ünï 🙂 \xED\x9F\xBF\xEE\x80\x80\xF4\x8F\xBF\xBF"}) &&
         is_well_formed_object<Word>(unvalidated_literal{"𞤫𞥅𞤶𞤭 𞤬𞤮𞤬 𞤋𞤲𞥆𞤢𞤥 गौरव और अधिकार सभी 터 자유로우며 모든 인간은 태어날 때부터"}) &&
         !is_well_formed_object<Word>(unvalidated_literal{"a\xC3"}) &&
         !is_well_formed_object<Word>(unvalidated_literal{"0123456789ABCDE\xC3"}) &&
         !is_well_formed_object<Word>(unvalidated_literal{"0123456789ABC\xED\xA0\x80"}) &&
         !is_well_formed_object<Word>(unvalidated_literal{"\x80"});
}
using eight_octets = unsigned long long;
static_assert(knows_text<u8lit::detail::block_word>() && knows_text<eight_octets>());

// What a target reads with the first octet highest is reversed word by word.
template <class Word>
constexpr bool is_reversed() {
  constexpr size_t each = sizeof(Word);
  struct {
    octets all[2 * each];
  } text{};
  for (size_t at = 0; at < 2 * each; ++at) text.all[at] = static_cast<octets>(at + 1);
  const auto read = __builtin_bit_cast(u8lit::detail::evaluated_octets<2 * each, Word>, text),
             lowest_first = u8lit::detail::is_little_endian ? read : read.reversed(),
             highest_first = u8lit::detail::is_little_endian ? read.reversed() : read;
  for (size_t at = 0; at < 2 * each; ++at) {
    const size_t place = at % each;
    if (static_cast<octets>(lowest_first.all[at / each] >> 8 * place & 0xFF) != text.all[at] ||
        static_cast<octets>(highest_first.all[at / each] >> 8 * (each - 1 - place) & 0xFF) != text.all[at])
      return false;
  }
  return true;
}
static_assert(is_reversed<u8lit::detail::block_word>() && is_reversed<eight_octets>());

int main() {
  return at_run_time(is_true_at_every_place<u8lit::detail::block_word>, is_true_at_every_place<eight_octets>,
                     knows_text<u8lit::detail::block_word>, knows_text<eight_octets>);
}
