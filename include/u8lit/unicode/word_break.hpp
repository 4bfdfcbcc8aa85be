// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_WORD_BREAK_HPP
#define U8LIT_UNICODE_WORD_BREAK_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/unicode/packed_kinds.hpp>
#include <u8lit/unicode/word_tables.hpp>
#include <u8lit/base/begin.hpp>

// Words (UAX #29, section 4.1), and what is between them.

namespace u8lit::detail {

// What the rules ask of a scalar value. Up to `pictographic`, in the order of the table, which has no others.
enum class word_kind : octet {
  other,
  other_letter,  // of a word, but the rules do not join it: ideographs, Hiragana, Thai
  letter,        // ALetter
  hebrew_letter,
  katakana,
  number,
  connector,          // ExtendNumLet
  mid_letter,         // MidLetter
  mid_number,         // MidNum
  mid_letter_number,  // MidNumLet
  extend,             // Extend, Format
  joiner,             // ZWJ
  regional_indicator,
  space,    // WSegSpace
  newline,  // Newline
  pictographic,
  single_quote,
  double_quote,
  carriage_return,
  line_feed,
  pictographic_letter,  // also ALetter
};
inline constexpr unsigned word_kinds_size = static_cast<unsigned>(word_kind::pictographic_letter) + 1;
// Kinds that rules name together.
using word_set = kind_set<word_kind>;
inline constexpr word_set newlines_of_words{word_kind::newline, word_kind::carriage_return, word_kind::line_feed};
inline constexpr word_set ignored_in_words{word_kind::extend, word_kind::joiner};
inline constexpr word_set letters_of_words{word_kind::letter, word_kind::hebrew_letter, word_kind::pictographic_letter};
inline constexpr word_set joined_in_words{word_kind::letter, word_kind::hebrew_letter, word_kind::pictographic_letter,
                                          word_kind::number, word_kind::connector};
inline constexpr word_set between_letters{word_kind::mid_letter, word_kind::mid_letter_number, word_kind::single_quote};
inline constexpr word_set between_numbers{word_kind::mid_number, word_kind::mid_letter_number, word_kind::single_quote};

U8LIT_ABI constexpr bool is_pictographic_letter(char32_t value) noexcept {
  for (const char32_t letter : pictographic_letters)
    if (value == letter) return true;
  return false;
}
U8LIT_ABI constexpr word_kind word_kind_of(char32_t value) noexcept {
  if (value < 0x80) return static_cast<word_kind>(ascii_word_kinds[value]);
  constexpr packed_kinds table{{word_pages, word_cells, word_limit, word_tags}, word_kinds};
  const auto kind = static_cast<word_kind>(table[value]);
  return kind == word_kind::pictographic && detail::is_pictographic_letter(value) ? word_kind::pictographic_letter
                                                                                  : kind;
}
template <code_unit Unit>
U8LIT_ABI constexpr word_kind word_kind_at(const Unit* units, size_t at) noexcept {
  const auto unit = detail::to_unsigned(units[at]);
  if (unit < 0x80) return static_cast<word_kind>(ascii_word_kinds[unit]);
  return detail::word_kind_of(detail::decode_unchecked(units + at));
}

// Whether there is no boundary between two scalar values, or the kind of the next one, or of the one before, decides.
enum class word_join : octet {
  no,
  yes,
  before_letter,
  before_hebrew_letter,
  before_number,
  after_letter,
  after_hebrew_letter,
  after_number,
  after_odd_indicators
};
// The rules for two scalar values with nothing between, where the first is not ignored.
U8LIT_ABI constexpr word_join find_word_join(word_kind before, word_kind after) noexcept {
  using kind = word_kind;
  // WB3, WB3a, WB3b
  if (newlines_of_words.contains(before) || newlines_of_words.contains(after)) {
    return before == kind::carriage_return && after == kind::line_feed ? word_join::yes : word_join::no;
  }
  // WB3d, WB4
  if ((before == kind::space && after == kind::space) || ignored_in_words.contains(after)) return word_join::yes;
  // WB5, WB8, WB9, WB10, WB13, WB13a, WB13b; WB7a
  if ((joined_in_words.contains(before) && joined_in_words.contains(after)) ||
      (before == kind::katakana && (after == kind::katakana || after == kind::connector)) ||
      (before == kind::connector && after == kind::katakana) ||
      (before == kind::hebrew_letter && after == kind::single_quote))
    return word_join::yes;
  // WB6, WB7, WB7b, WB7c
  if (letters_of_words.contains(before) && between_letters.contains(after)) return word_join::before_letter;
  if (between_letters.contains(before) && letters_of_words.contains(after)) return word_join::after_letter;
  if (before == kind::hebrew_letter && after == kind::double_quote) return word_join::before_hebrew_letter;
  if (before == kind::double_quote && after == kind::hebrew_letter) return word_join::after_hebrew_letter;
  // WB11, WB12
  if (before == kind::number && between_numbers.contains(after)) return word_join::before_number;
  if (between_numbers.contains(before) && after == kind::number) return word_join::after_number;
  // WB15, WB16
  if (before == kind::regional_indicator && after == kind::regional_indicator) return word_join::after_odd_indicators;
  return word_join::no;  // WB999
}
struct word_join_table {
  word_join joins[word_kinds_size][word_kinds_size];
};
// The same as a table, because that is faster.
inline constexpr word_join_table word_joins = [] {
  word_join_table table{};
  for (unsigned before = 0; before < word_kinds_size; ++before) {
    for (unsigned after = 0; after < word_kinds_size; ++after)
      table.joins[before][after] =
          detail::find_word_join(static_cast<word_kind>(before), static_cast<word_kind>(after));
  }
  return table;
}();
// `last` is the kind of what is just before the place; `before` is that of the last scalar value that is not ignored.
U8LIT_ABI constexpr word_join word_join_between(word_kind last, word_kind before, word_kind after) noexcept {
  if (ignored_in_words.contains(last)) {
    // WB3 to WB3d do not ignore what is between.
    if (last == word_kind::joiner && (after == word_kind::pictographic || after == word_kind::pictographic_letter))
      return word_join::yes;
    if (ignored_in_words.contains(after)) return word_join::yes;
    if (after == word_kind::space || newlines_of_words.contains(after)) return word_join::no;
  }
  return word_joins.joins[static_cast<unsigned>(before)][static_cast<unsigned>(after)];
}

// The kind of the first scalar value from an offset on that is not ignored.
template <code_unit Unit>
U8LIT_ABI constexpr word_kind next_word_kind(const Unit* units, size_t size, size_t at) noexcept {
  for (; at < size; at += detail::sequence_length(units[at])) {
    const word_kind kind = detail::word_kind_at(units, at);
    if (!ignored_in_words.contains(kind)) return kind;
  }
  return word_kind::other;
}
// The last scalar value before an offset that is not ignored, or else the first of the text.
struct word_place {
  size_t at = 0;
  word_kind kind = word_kind::other;
};
template <code_unit Unit>
U8LIT_ABI constexpr word_place previous_in_word(const Unit* units, size_t at) noexcept {
  word_place place{at};
  while (place.at > 0) {
    place.at = detail::previous_sequence(units, place.at);
    place.kind = detail::word_kind_at(units, place.at);
    if (!ignored_in_words.contains(place.kind)) break;
  }
  return place;
}

// The end of the word that begins at an offset. Precondition: first < size.
template <code_unit Unit>
U8LIT_ABI constexpr size_t end_of_word(const Unit* units, size_t size, size_t first) noexcept {
  size_t at = first + detail::sequence_length(units[first]);
  // The kinds of the last three scalar values: of any, and of those that are not ignored.
  word_kind last = detail::word_kind_at(units, first), before = last, earlier = word_kind::other;
  for (; at < size; at += detail::sequence_length(units[at])) {
    const word_kind after = detail::word_kind_at(units, at);
    if (joined_in_words.contains(last) && joined_in_words.contains(after)) {  // most often
      earlier = before;
      last = before = after;
      continue;
    }
    const word_join join = detail::word_join_between(last, before, after);
    if (join != word_join::yes) {
      const auto next = [=] { return detail::next_word_kind(units, size, at + detail::sequence_length(units[at])); };
      const bool joins = join == word_join::before_letter          ? letters_of_words.contains(next())
                         : join == word_join::before_hebrew_letter ? next() == word_kind::hebrew_letter
                         : join == word_join::before_number        ? next() == word_kind::number
                         : join == word_join::after_letter         ? letters_of_words.contains(earlier)
                         : join == word_join::after_hebrew_letter  ? earlier == word_kind::hebrew_letter
                         : join == word_join::after_number         ? earlier == word_kind::number
                         : join == word_join::after_odd_indicators ? earlier != word_kind::regional_indicator
                                                                   : false;
      if (!joins) break;
    }
    last = after;
    if (ignored_in_words.contains(after)) continue;
    earlier = before;
    before = after;
  }
  return at;
}
// Whether there is a boundary of words between two scalar values.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_boundary_of_words(const Unit* units, size_t size, word_place before,
                                              word_place after) noexcept {
  const word_kind last = before.kind;
  if (ignored_in_words.contains(after.kind)) return newlines_of_words.contains(last);
  if (ignored_in_words.contains(last)) before = detail::previous_in_word(units, after.at);
  const auto next = [=] {
    return detail::next_word_kind(units, size, after.at + detail::sequence_length(units[after.at]));
  };
  const auto earlier = [=] { return detail::previous_in_word(units, before.at).kind; };
  const word_join join = detail::word_join_between(last, before.kind, after.kind);
  if (join == word_join::no || join == word_join::yes) return join == word_join::no;
  if (join == word_join::before_letter) return !letters_of_words.contains(next());
  if (join == word_join::before_hebrew_letter) return next() != word_kind::hebrew_letter;
  if (join == word_join::before_number) return next() != word_kind::number;
  if (join == word_join::after_letter) return !letters_of_words.contains(earlier());
  if (join == word_join::after_hebrew_letter) return earlier() != word_kind::hebrew_letter;
  if (join == word_join::after_number) return earlier() != word_kind::number;
  bool is_even = true;
  for (; before.kind == word_kind::regional_indicator; before = detail::previous_in_word(units, before.at))
    is_even = !is_even;
  return is_even;
}
// Whether there is one at a boundary of sequences.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_boundary_of_words(const Unit* units, size_t size, size_t at) noexcept {
  if (at == 0 || at == size) return true;
  const size_t before = detail::previous_sequence(units, at);
  return detail::is_boundary_of_words(units, size, {before, detail::word_kind_at(units, before)},
                                      {at, detail::word_kind_at(units, at)});
}
// The beginning of the word that ends at an offset. Precondition: last > 0, and a boundary.
template <code_unit Unit>
U8LIT_ABI constexpr size_t begin_of_word(const Unit* units, size_t size, size_t last) noexcept {
  word_place after{detail::previous_sequence(units, last)};
  after.kind = detail::word_kind_at(units, after.at);
  if (after.kind == word_kind::regional_indicator || ignored_in_words.contains(after.kind)) {
    // A boundary between regional indicators is after two of them: there is no need to count all that precede.
    const word_place indicator = detail::previous_in_word(units, last);
    if (indicator.kind == word_kind::regional_indicator && last < size &&
        detail::word_kind_at(units, last) == word_kind::regional_indicator)
      return detail::previous_in_word(units, indicator.at).at;
  }
  while (after.at > 0) {
    word_place before{detail::previous_sequence(units, after.at)};
    before.kind = detail::word_kind_at(units, before.at);
    if (!(joined_in_words.contains(before.kind) && joined_in_words.contains(after.kind)) &&
        detail::is_boundary_of_words(units, size, before, after))
      break;
    after = before;
  }
  return after.at;
}

struct word_boundaries {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t end_after(const Unit* units, size_t size, size_t first) noexcept {
    return detail::end_of_word(units, size, first);
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t begin_before(const Unit* units, size_t size, size_t last) noexcept {
    return detail::begin_of_word(units, size, last);
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool contain(const Unit* units, size_t size, size_t at) noexcept {
    return detail::is_boundary_of_words(units, size, at);
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
