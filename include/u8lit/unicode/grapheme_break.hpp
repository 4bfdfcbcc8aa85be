// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_GRAPHEME_BREAK_HPP
#define U8LIT_UNICODE_GRAPHEME_BREAK_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/unicode/grapheme_tables.hpp>
#include <u8lit/unicode/hangul.hpp>
#include <u8lit/base/begin.hpp>

// Extended grapheme clusters (UAX #29, section 3.1): what users take for characters.

namespace u8lit::detail {

// What the rules ask of a scalar value. Up to `control`, in the order of the table, which does not have the others. The
// rules name ranges of them.
enum class grapheme_kind : octet {
  other,
  pictographic,
  consonant,  // of scripts that join consonants by a linker: InCB=Consonant
  hangul_syllable,
  leading_jamo,
  vowel_jamo,
  trailing_jamo,
  extend,
  linker,           // also Extend
  extend_in_none,   // Extend, but not between consonants that are linked
  joiner,           // ZWJ
  spacing_mark,
  prepend,
  regional_indicator,
  control,
  carriage_return,
  line_feed,
  syllable_without_trail,  // LV
  syllable_with_trail,     // LVT
};

U8LIT_ABI constexpr grapheme_kind kind_of(char32_t value) noexcept {
  if (value < 0x20) {
    return value == 0x0D ? grapheme_kind::carriage_return
                         : value == 0x0A ? grapheme_kind::line_feed : grapheme_kind::control;
  }
  constexpr unsigned size = 1u << grapheme_block_bits;
  unsigned place = static_cast<unsigned>(value);
  if (value >= grapheme_limit) {
    if (!grapheme_tags.contains(value)) return grapheme_kind::other;
    place = grapheme_limit + (place - grapheme_tags.first);
  }
  const octet pair = grapheme_kinds[(grapheme_blocks[place / size] * size + place % size) / 2];
  const auto kind = static_cast<grapheme_kind>(place % 2 == 0 ? pair & 0xF : pair >> 4);
  if (kind != grapheme_kind::hangul_syllable) return kind;
  return (value - hangul::first_syllable) % hangul::trails == 0 ? grapheme_kind::syllable_without_trail
                                                                : grapheme_kind::syllable_with_trail;
}

// Whether there is no boundary between two scalar values, or whether what precedes them decides.
enum class grapheme_join : octet { no, yes, after_pictographic, after_linker, after_odd_indicators };

U8LIT_ABI constexpr grapheme_join join_between(grapheme_kind before, grapheme_kind after) noexcept {
  using kind = grapheme_kind;
  const auto join_if = [](bool joins) { return joins ? grapheme_join::yes : grapheme_join::no; };
  // GB3, GB4, GB5
  if (before >= kind::control && before <= kind::line_feed)
    return join_if(before == kind::carriage_return && after == kind::line_feed);
  if (after >= kind::control && after <= kind::line_feed) return grapheme_join::no;
  // GB9, GB9a, GB9b
  if ((after >= kind::extend && after <= kind::spacing_mark) || before == kind::prepend) return grapheme_join::yes;
  // GB6, GB7, GB8
  if (after == kind::leading_jamo || after == kind::syllable_without_trail || after == kind::syllable_with_trail)
    return join_if(before == kind::leading_jamo);
  if (after == kind::vowel_jamo) {
    return join_if(before == kind::leading_jamo || before == kind::vowel_jamo ||
                   before == kind::syllable_without_trail);
  }
  if (after == kind::trailing_jamo) {
    return join_if(before == kind::vowel_jamo || before == kind::trailing_jamo ||
                   before == kind::syllable_without_trail || before == kind::syllable_with_trail);
  }
  // GB9c, GB11, GB12 and GB13
  if (after == kind::consonant && (before == kind::linker || before == kind::extend || before == kind::joiner))
    return grapheme_join::after_linker;
  if (after == kind::pictographic && before == kind::joiner) return grapheme_join::after_pictographic;
  if (after == kind::regional_indicator && before == kind::regional_indicator)
    return grapheme_join::after_odd_indicators;
  return grapheme_join::no;  // GB999
}

// Whether what precedes the offset `at` joins it to what follows. Looks back to `first`, a boundary.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_joined_by_context(const Unit* units, size_t first, size_t at, grapheme_join join) noexcept {
  using kind = grapheme_kind;
  bool has_linker = false, is_odd = false;
  size_t sequences = 0;
  while (at > first) {
    at = detail::previous_sequence(units, at);
    const kind before = detail::kind_of(detail::decode_unchecked(units + at));
    const bool is_extend = before == kind::extend || before == kind::linker || before == kind::extend_in_none;
    if (join == grapheme_join::after_odd_indicators) {
      if (before != kind::regional_indicator) break;
      is_odd = !is_odd;
    } else if (join == grapheme_join::after_pictographic) {
      // The joiner, then Extend*.
      if (before == kind::pictographic) return true;
      if (sequences++ > 0 && !is_extend) return false;
    } else {
      if (before == kind::consonant) return has_linker;
      if (before != kind::extend && before != kind::linker && before != kind::joiner) return false;
      has_linker = has_linker || before == kind::linker;
    }
  }
  return is_odd;
}
template <code_unit Unit>
U8LIT_ABI constexpr bool is_joined(const Unit* units, size_t first, size_t at, grapheme_kind before,
                                   grapheme_kind after) noexcept {
  const grapheme_join join = detail::join_between(before, after);
  return join == grapheme_join::yes ||
         (join != grapheme_join::no && detail::is_joined_by_context(units, first, at, join));
}

// The end of the cluster that begins at an offset. Precondition: first < size.
template <code_unit Unit>
U8LIT_ABI constexpr size_t end_of_grapheme(const Unit* units, size_t size, size_t first) noexcept {
  // Most clusters of ASCII are one character.
  if (detail::to_unsigned(units[first]) - 0x20 < 0x5F &&
      (first + 1 == size || detail::to_unsigned(units[first + 1]) < 0x80))
    return first + 1;
  size_t at = first + detail::sequence_length(units[first]);
  grapheme_kind before = detail::kind_of(detail::decode_unchecked(units + first));
  while (at < size) {
    const grapheme_kind after = detail::kind_of(detail::decode_unchecked(units + at));
    if (!detail::is_joined(units, first, at, before, after)) break;
    before = after;
    at += detail::sequence_length(units[at]);
  }
  return at;
}
// Whether there is a boundary of clusters at a boundary of sequences.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_boundary_of_graphemes(const Unit* units, size_t size, size_t at) noexcept {
  if (at == 0 || at == size) return true;
  const size_t before = detail::previous_sequence(units, at);
  return !detail::is_joined(units, 0, at, detail::kind_of(detail::decode_unchecked(units + before)),
                            detail::kind_of(detail::decode_unchecked(units + at)));
}
// The beginning of the cluster that ends at an offset. Precondition: last > 0, and a boundary.
template <code_unit Unit>
U8LIT_ABI constexpr size_t begin_of_grapheme(const Unit* units, size_t size, size_t last) noexcept {
  const auto is_indicator = [units](size_t each) {
    return detail::kind_of(detail::decode_unchecked(units + each)) == grapheme_kind::regional_indicator;
  };
  size_t at = detail::previous_sequence(units, last);
  if (last < size && is_indicator(last) && is_indicator(at)) {
    // A boundary between regional indicators is after two of them: there is no need to count all that precede.
    at = detail::previous_sequence(units, at);
    if (at > 0 && is_indicator(detail::previous_sequence(units, at))) return at;
  }
  while (!detail::is_boundary_of_graphemes(units, size, at)) at = detail::previous_sequence(units, at);
  return at;
}

struct grapheme_boundaries {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t end_after(const Unit* units, size_t size, size_t first) noexcept {
    return detail::end_of_grapheme(units, size, first);
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t begin_before(const Unit* units, size_t size, size_t last) noexcept {
    return detail::begin_of_grapheme(units, size, last);
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool contain(const Unit* units, size_t size, size_t at) noexcept {
    return detail::is_boundary_of_graphemes(units, size, at);
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
