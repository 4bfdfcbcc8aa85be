// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_LINE_BREAK_HPP
#define U8LIT_UNICODE_LINE_BREAK_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/unicode/line_tables.hpp>
#include <u8lit/unicode/packed_kinds.hpp>
#include <u8lit/base/begin.hpp>

// Where lines may be broken (UAX #14).

namespace u8lit::detail {

// What the rules ask of a scalar value, in the order of the table. In comments, values of Line_Break.
enum class line_kind : octet {
  alphabetic,       // AL
  mandatory_break,  // BK, NL
  carriage_return,
  line_feed,
  space,
  zero_width_space,
  mark,         // CM
  joiner,       // ZWJ
  word_joiner,  // WJ
  glue,         // GL
  exclamation,  // EX
  close,        // CL
  close_parenthesis,
  slash,  // SY
  open,   // OP
  quotation,
  initial_quotation,
  final_quotation,
  infix,       // IS
  nonstarter,  // NS
  dash,        // B2
  contingent,  // CB
  hyphen,      // HY
  other_hyphen,
  break_after,   // BA
  break_before,  // BB
  hebrew_letter,
  inseparable,  // IN
  number,
  prefix,   // PR
  postfix,  // PO
  ideograph,
  unassigned_emoji,  // ID
  emoji_base,
  emoji_modifier,
  leading_jamo,
  vowel_jamo,
  trailing_jamo,
  syllable_without_trail,
  syllable_with_trail,
  akshara,          // AK
  akshara_prebase,  // AP
  akshara_start,    // AS
  virama,           // VI
  final_virama,     // VF
  dotted_circle,    // AL
  unassigned_alphabetic_emoji,
  regional_indicator,
  edge,  // the beginning or the end of the text
};
// Kinds that rules name together.
using line_set = kind_set<line_kind>;
inline constexpr line_set mandatory_in_lines{line_kind::mandatory_break, line_kind::carriage_return,
                                             line_kind::line_feed};
inline constexpr line_set marks_in_lines{line_kind::mark, line_kind::joiner};
// What no mark combines with (LB9).
inline constexpr line_set without_marks{line_kind::mandatory_break, line_kind::carriage_return, line_kind::line_feed,
                                        line_kind::space, line_kind::zero_width_space, line_kind::edge};
inline constexpr line_set letters_in_lines{line_kind::alphabetic, line_kind::dotted_circle,
                                           line_kind::unassigned_alphabetic_emoji, line_kind::hebrew_letter};
inline constexpr line_set joined_in_lines{line_kind::alphabetic, line_kind::dotted_circle,
                                          line_kind::unassigned_alphabetic_emoji, line_kind::hebrew_letter,
                                          line_kind::number};
inline constexpr line_set quotations_in_lines{line_kind::quotation, line_kind::initial_quotation,
                                              line_kind::final_quotation};
inline constexpr line_set hyphens_in_lines{line_kind::hyphen, line_kind::other_hyphen};
inline constexpr line_set ideographs_in_lines{line_kind::ideograph, line_kind::unassigned_emoji, line_kind::emoji_base,
                                              line_kind::emoji_modifier};
inline constexpr line_set hangul_in_lines{line_kind::leading_jamo, line_kind::vowel_jamo, line_kind::trailing_jamo,
                                          line_kind::syllable_without_trail, line_kind::syllable_with_trail};
inline constexpr line_set prefixes_and_postfixes{line_kind::prefix, line_kind::postfix};
inline constexpr line_set within_numbers{line_kind::slash, line_kind::infix};
inline constexpr line_set closes_in_lines{line_kind::close, line_kind::close_parenthesis};
inline constexpr line_set aksharas_in_lines{line_kind::akshara, line_kind::dotted_circle, line_kind::akshara_start};

// The kind as a number, and `wide_in_lines` if the character is East Asian and wide.
U8LIT_ABI constexpr unsigned line_number_of(char32_t value) noexcept {
  if (value < 0x80) return ascii_line_kinds[value];
  if (value >= 0x20000 && value < 0x40000 && (value & 0xFFFF) <= 0xFFFD)
    return static_cast<unsigned>(line_kind::ideograph) | wide_in_lines;
  constexpr kind_cells table{line_pages, line_cells, line_limit, line_tags};
  return line_kinds[table[value] * kinds_of_cell + value % kinds_of_cell];
}

// A character of a text with the marks that combine with it.
struct line_place {
  size_t at = 0;
  unsigned number = static_cast<unsigned>(line_kind::edge);

  U8LIT_ABI constexpr bool is(line_kind wanted) const noexcept { return kind() == wanted; }
  U8LIT_ABI constexpr bool is(const line_set& kinds) const noexcept { return kinds.contains(kind()); }
  U8LIT_ABI constexpr bool is_wide() const noexcept { return (number & wide_in_lines) != 0; }

  U8LIT_ABI constexpr line_kind kind() const noexcept { return static_cast<line_kind>(number & (wide_in_lines - 1u)); }
};
// Without its marks.
template <code_unit Unit>
U8LIT_ABI constexpr line_place line_place_at(const Unit* units, size_t at) noexcept {
  const auto unit = detail::to_unsigned(units[at]);
  return {at, unit < 0x80 ? ascii_line_kinds[unit] : detail::line_number_of(detail::decode_unchecked(units + at))};
}
template <code_unit Unit>
U8LIT_ABI constexpr line_place line_place_before(const Unit* units, size_t at) noexcept {
  return at == 0 ? line_place{} : detail::line_place_at(units, detail::previous_sequence(units, at));
}
// The character before an offset. Marks that combine with nothing are alphabetic (LB9, LB10).
template <code_unit Unit>
U8LIT_ABI constexpr line_place previous_in_line(const Unit* units, size_t at) noexcept {
  line_place place = detail::line_place_before(units, at);
  if (!place.is(marks_in_lines)) return place;
  size_t first = at;
  while (place.is(marks_in_lines)) {
    first = place.at;
    place = detail::line_place_before(units, first);
  }
  return place.is(without_marks) ? line_place{first, static_cast<unsigned>(line_kind::alphabetic)} : place;
}
// The character after the one at an offset and its marks. If it has marks, so be it.
template <code_unit Unit>
U8LIT_ABI constexpr line_place next_in_line(const Unit* units, size_t size, size_t at) noexcept {
  line_place place{};
  do {
    at += detail::sequence_length(units[at]);
    place = at < size ? detail::line_place_at(units, at) : line_place{size};
  } while (place.is(marks_in_lines));
  return place;
}

// Whether a number precedes: NU (SY | IS)*. (LB25)
template <code_unit Unit>
U8LIT_ABI constexpr bool is_after_number(const Unit* units, line_place before) noexcept {
  while (before.is(within_numbers)) before = detail::previous_in_line(units, before.at);
  return before.is(line_kind::number);
}
// Whether an odd number of regional indicators precedes, as far as `first`.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_after_odd_indicators(const Unit* units, size_t first, line_place before) noexcept {
  bool is_odd = false;
  for (; before.is(line_kind::regional_indicator); before = detail::previous_in_line(units, before.at)) {
    is_odd = !is_odd;
    if (before.at <= first) break;
  }
  return is_odd;
}

// LB14 to LB17, for which spaces between do not matter. `before` is what precedes them.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_joined_over_spaces(const Unit* units, size_t size, line_place before,
                                               line_place after) noexcept {
  using kind = line_kind;
  constexpr line_set before_quotation{kind::mandatory_break, kind::carriage_return, kind::line_feed,
                                      kind::open,            kind::quotation,       kind::initial_quotation,
                                      kind::final_quotation, kind::glue,            kind::space,
                                      kind::zero_width_space, kind::edge};
  constexpr line_set after_quotation{kind::space,           kind::glue,              kind::word_joiner,
                                     kind::close,           kind::quotation,         kind::initial_quotation,
                                     kind::final_quotation, kind::close_parenthesis, kind::exclamation,
                                     kind::infix,           kind::slash,             kind::mandatory_break,
                                     kind::carriage_return, kind::line_feed,         kind::zero_width_space,
                                     kind::edge};
  if (before.is(kind::open)) return true;
  if (before.is(kind::initial_quotation) && detail::previous_in_line(units, before.at).is(before_quotation))
    return true;
  if (after.is(kind::final_quotation) && detail::next_in_line(units, size, after.at).is(after_quotation)) return true;
  return (before.is(closes_in_lines) && after.is(kind::nonstarter)) || (before.is(kind::dash) && after.is(kind::dash));
}
// LB19 and LB19a: quotation marks.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_joined_to_quotation(const Unit* units, size_t size, line_place before,
                                                line_place after) noexcept {
  const auto is_narrow = [](line_place place) { return !place.is_wide(); };
  if (after.is(quotations_in_lines)) {
    if (!after.is(line_kind::initial_quotation) || is_narrow(before)) return true;
    if (is_narrow(detail::next_in_line(units, size, after.at))) return true;
  }
  if (!before.is(quotations_in_lines)) return false;
  return !before.is(line_kind::final_quotation) || is_narrow(after) ||
         is_narrow(detail::previous_in_line(units, before.at));
}
// LB20a to LB30b, but LB30a: what the two characters are decides, most often.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_joined_in_line(const Unit* units, size_t size, line_place before,
                                           line_place after) noexcept {
  using kind = line_kind;
  constexpr line_set before_hyphen{kind::mandatory_break,  kind::carriage_return, kind::line_feed, kind::space,
                                   kind::zero_width_space, kind::contingent,      kind::glue,      kind::edge};
  constexpr line_set joined_after{kind::break_after, kind::other_hyphen, kind::hyphen, kind::nonstarter,
                                  kind::inseparable};
  const auto next = [=] { return detail::next_in_line(units, size, after.at); };
  const auto earlier = [=] { return detail::previous_in_line(units, before.at); };
  // LB20a, LB21, LB21a, LB21b, LB22
  if (before.is(hyphens_in_lines)) {
    if (after.is(letters_in_lines) && earlier().is(before_hyphen)) return true;
    if (!after.is(kind::hebrew_letter) && earlier().is(kind::hebrew_letter)) return true;
  }
  if (after.is(joined_after) || before.is(kind::break_before)) return true;
  if (before.is(kind::slash) && after.is(kind::hebrew_letter)) return true;
  // LB23, LB28
  if (before.is(joined_in_lines) && after.is(joined_in_lines)) return true;
  // LB23a, LB24
  if (before.is(kind::prefix) && after.is(ideographs_in_lines)) return true;
  if (before.is(ideographs_in_lines) && after.is(kind::postfix)) return true;
  if (before.is(prefixes_and_postfixes) && after.is(letters_in_lines)) return true;
  if (before.is(letters_in_lines) && after.is(prefixes_and_postfixes)) return true;
  // LB25
  if (after.is(prefixes_and_postfixes) &&
      detail::is_after_number(units, before.is(closes_in_lines) ? earlier() : before))
    return true;
  if (after.is(kind::number) && (before.is(prefixes_and_postfixes) || before.is(kind::hyphen) ||
                                 before.is(kind::infix) || detail::is_after_number(units, before)))
    return true;
  if (before.is(prefixes_and_postfixes) && after.is(kind::open)) {
    line_place inside = next();
    if (inside.is(kind::infix)) inside = detail::next_in_line(units, size, inside.at);
    if (inside.is(kind::number)) return true;
  }
  // LB26, LB27
  if (before.is(hangul_in_lines) && after.is(hangul_in_lines)) {
    if (before.is(kind::leading_jamo)) return !after.is(kind::trailing_jamo);
    if (after.is(kind::trailing_jamo)) return true;
    return after.is(kind::vowel_jamo) && (before.is(kind::vowel_jamo) || before.is(kind::syllable_without_trail));
  }
  if (before.is(hangul_in_lines) && after.is(kind::postfix)) return true;
  if (before.is(kind::prefix) && after.is(hangul_in_lines)) return true;
  // LB28a
  if (before.is(kind::akshara_prebase) && after.is(aksharas_in_lines)) return true;
  if (before.is(aksharas_in_lines) && (after.is(kind::final_virama) || after.is(kind::virama))) return true;
  if (before.is(kind::virama) && (after.is(kind::akshara) || after.is(kind::dotted_circle)) &&
      earlier().is(aksharas_in_lines))
    return true;
  if (before.is(aksharas_in_lines) && after.is(aksharas_in_lines) && next().is(kind::final_virama)) return true;
  // LB29, LB30
  if (before.is(kind::infix) && after.is(letters_in_lines)) return true;
  if (before.is(joined_in_lines) && after.is(kind::open) && !after.is_wide()) return true;
  if (before.is(kind::close_parenthesis) && !before.is_wide() && after.is(joined_in_lines)) return true;
  // LB30b
  constexpr line_set modified{kind::emoji_base, kind::unassigned_emoji, kind::unassigned_alphabetic_emoji};
  return before.is(modified) && after.is(kind::emoji_modifier);
}

// Whether a line may be broken between two characters; the first may be a mark of another. `first` is a boundary that
// regional indicators are counted from.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_boundary_of_lines(const Unit* units, size_t size, size_t first, line_place before,
                                              line_place after) noexcept {
  using kind = line_kind;
  // LB7
  if (after.is(kind::space) || after.is(kind::zero_width_space)) return before.is(mandatory_in_lines);
  // LB4, LB5, LB6
  if (before.is(mandatory_in_lines)) return !(before.is(kind::carriage_return) && after.is(kind::line_feed));
  if (after.is(mandatory_in_lines)) return false;
  // LB8, LB8a, LB9, LB10
  if (before.is(kind::zero_width_space)) return true;
  if (before.is(kind::joiner)) return false;
  if (after.is(marks_in_lines)) {
    if (!before.is(kind::space)) return false;
    after.number = static_cast<unsigned>(kind::alphabetic);
  }
  const bool has_spaces = before.is(kind::space);
  while (before.is(kind::space)) before = detail::line_place_before(units, before.at);
  if (has_spaces && before.is(kind::zero_width_space)) return true;
  if (before.is(marks_in_lines))
    before = detail::previous_in_line(units, before.at + detail::sequence_length(units[before.at]));
  // LB11, LB12, LB12a, LB13
  if (after.is(kind::word_joiner)) return false;
  if (!has_spaces) {
    if (before.is(kind::word_joiner) || before.is(kind::glue)) return false;
    if (after.is(kind::glue) && !before.is(kind::break_after) && !before.is(hyphens_in_lines)) return false;
  }
  if (after.is(kind::exclamation) || after.is(closes_in_lines) || after.is(kind::slash)) return false;
  // LB14 to LB18. LB15c and LB15d are about infixes.
  if (detail::is_joined_over_spaces(units, size, before, after)) return false;
  if (after.is(kind::infix)) return has_spaces && detail::next_in_line(units, size, after.at).is(kind::number);
  if (has_spaces) return true;
  if (detail::is_joined_to_quotation(units, size, before, after)) return false;
  if (before.is(kind::contingent) || after.is(kind::contingent)) return true;  // LB20
  if (before.is(kind::regional_indicator) && after.is(kind::regional_indicator))  // LB30a
    return !detail::is_after_odd_indicators(units, first, before);
  return !detail::is_joined_in_line(units, size, before, after);
}
// What the two characters decide at once, most often: letters stay together (LB23, LB28), and with a space (LB7);
// ideographs do not (LB31).
U8LIT_ABI constexpr bool are_joined_in_line(line_place before, line_place after) noexcept {
  return before.is(joined_in_lines) && (after.is(joined_in_lines) || after.is(line_kind::space));
}
U8LIT_ABI constexpr bool are_divided_in_line(line_place before, line_place after) noexcept {
  constexpr line_set divided{line_kind::ideograph, line_kind::syllable_without_trail, line_kind::syllable_with_trail};
  return before.is(divided) && after.is(divided);
}
// Whether there is one at a boundary of sequences.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_boundary_of_lines(const Unit* units, size_t size, size_t at) noexcept {
  return at == 0 || at == size ||
         detail::is_boundary_of_lines(units, size, 0, detail::line_place_before(units, at),
                                      detail::line_place_at(units, at));
}

// The parts of a text between places where lines may be broken.
struct line_boundaries {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t end_after(const Unit* units, size_t size, size_t first) noexcept {
    line_place before = detail::line_place_at(units, first);
    size_t at = first + detail::sequence_length(units[first]);
    for (; at < size; at += detail::sequence_length(units[at])) {
      const line_place after = detail::line_place_at(units, at);
      if (!detail::are_joined_in_line(before, after) &&
          (detail::are_divided_in_line(before, after) ||
           detail::is_boundary_of_lines(units, size, first, before, after)))
        break;
      before = after;
    }
    return at;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t begin_before(const Unit* units, size_t size, size_t last) noexcept {
    line_place after = detail::line_place_before(units, last);
    if (last < size && detail::line_place_at(units, last).is(line_kind::regional_indicator)) {
      // A boundary between regional indicators is after two of them: there is no need to count all that precede.
      const line_place second = detail::previous_in_line(units, last);
      if (second.is(line_kind::regional_indicator)) {
        after = detail::previous_in_line(units, second.at);
        if (detail::previous_in_line(units, after.at).is(line_kind::regional_indicator) &&
            !detail::line_place_before(units, after.at).is(line_kind::joiner))
          return after.at;
      }
    }
    while (after.at > 0) {
      const line_place before = detail::line_place_before(units, after.at);
      if (!detail::are_joined_in_line(before, after) &&
          (detail::are_divided_in_line(before, after) || detail::is_boundary_of_lines(units, size, 0, before, after)))
        break;
      after = before;
    }
    return after.at;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool contain(const Unit* units, size_t size, size_t at) noexcept {
    return detail::is_boundary_of_lines(units, size, at);
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
