// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_SENTENCE_BREAK_HPP
#define U8LIT_UNICODE_SENTENCE_BREAK_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/unicode/packed_kinds.hpp>
#include <u8lit/unicode/sentence_tables.hpp>
#include <u8lit/base/begin.hpp>

// Sentences (UAX #29, section 5.1). All boundaries are after terminators, or after separators of paragraphs: only those
// are looked for, forwards and backwards.

namespace u8lit::detail {

// What the rules ask of a scalar value. Up to `separator`, in the order of the table, which does not have the others.
enum class sentence_kind : octet {
  other,
  extend,  // Extend, Format
  space,   // Sp
  lower,
  upper,
  letter,  // OLetter
  number,
  comma,  // SContinue
  close,
  full_stop,   // ATerm
  terminator,  // STerm
  separator,   // Sep
  carriage_return,
  line_feed
};
// Kinds that rules name together.
using sentence_set = kind_set<sentence_kind>;
inline constexpr sentence_set separators_of_paragraphs{sentence_kind::separator, sentence_kind::carriage_return,
                                                       sentence_kind::line_feed};
inline constexpr sentence_set terminators_of_sentences{sentence_kind::full_stop, sentence_kind::terminator};
// Both.
U8LIT_ABI constexpr bool may_end_sentence(sentence_kind kind) noexcept { return kind >= sentence_kind::full_stop; }

U8LIT_ABI constexpr sentence_kind sentence_kind_of(char32_t value) noexcept {
  if (value < 0x80) return static_cast<sentence_kind>(ascii_sentence_kinds[value]);
  constexpr packed_kinds table{{sentence_pages, sentence_cells, sentence_limit, sentence_tags}, sentence_kinds};
  return static_cast<sentence_kind>(table[value]);
}
template <code_unit Unit>
U8LIT_ABI constexpr sentence_kind sentence_kind_at(const Unit* units, size_t at) noexcept {
  return detail::sentence_kind_of(detail::decode_unchecked(units + at));
}
// The offset from an offset on of what is not of a kind, nor is ignored (SB5).
template <code_unit Unit>
U8LIT_ABI constexpr size_t skip_in_sentence(const Unit* units, size_t size, size_t at, sentence_kind skipped) noexcept {
  for (; at < size; at += detail::sequence_length(units[at])) {
    const sentence_kind kind = detail::sentence_kind_at(units, at);
    if (kind != skipped && kind != sentence_kind::extend) break;
  }
  return at;
}
// The kind of the last scalar value before an offset that is not ignored.
template <code_unit Unit>
U8LIT_ABI constexpr sentence_kind previous_in_sentence(const Unit* units, size_t at) noexcept {
  sentence_kind kind = sentence_kind::other;
  while (at > 0) {
    at = detail::previous_sequence(units, at);
    kind = detail::sentence_kind_at(units, at);
    if (kind != sentence_kind::extend) break;
  }
  return kind;
}
// Whether the first letter, terminator or separator from an offset on is a small letter: a full stop before that ends
// no sentence (SB8).
template <code_unit Unit>
U8LIT_ABI constexpr bool goes_on_with_small_letter(const Unit* units, size_t size, size_t at) noexcept {
  for (; at < size; at += detail::sequence_length(units[at])) {
    const sentence_kind kind = detail::sentence_kind_at(units, at);
    if (kind == sentence_kind::lower) return true;
    if (kind == sentence_kind::letter || kind == sentence_kind::upper || detail::may_end_sentence(kind)) return false;
  }
  return false;
}

// What is at the end of a sentence, or may be: where it ends, and whether it does.
struct sentence_end {
  size_t at = 0;
  bool is_boundary = false;
};
// Precondition: at `at` is a terminator or separator of this kind.
template <code_unit Unit>
U8LIT_ABI constexpr sentence_end end_after_terminator(const Unit* units, size_t size, size_t at,
                                                      sentence_kind kind) noexcept {
  using in = sentence_kind;
  const size_t next = at + detail::sequence_length(units[at]);
  if (separators_of_paragraphs.contains(kind)) {  // SB3, SB4
    const bool is_pair = kind == in::carriage_return && next < size && detail::to_unsigned(units[next]) == 0x0A;
    return {is_pair ? next + 1 : next, true};
  }
  // What follows the terminator: Close* Sp* ParaSep? (SB9, SB10, SB11)
  const size_t after = detail::skip_in_sentence(units, size, next, in::extend);
  const size_t closed = detail::skip_in_sentence(units, size, after, in::close);
  const size_t end = detail::skip_in_sentence(units, size, closed, in::space);
  if (end == size) return {end, true};
  const sentence_kind following = detail::sentence_kind_at(units, end);
  if (separators_of_paragraphs.contains(following)) return detail::end_after_terminator(units, size, end, following);
  if (following == in::comma || terminators_of_sentences.contains(following)) return {end, false};  // SB8a
  if (kind == in::full_stop) {
    if (following == in::number && end == after) return {end, false};  // SB6
    if (following == in::upper && end == after) {                      // SB7
      const sentence_kind before = detail::previous_in_sentence(units, at);
      if (before == in::upper || before == in::lower) return {end, false};
    }
    if (detail::goes_on_with_small_letter(units, size, end)) return {end, false};  // SB8
  }
  return {end, true};
}

// The end of the sentence that begins at an offset.
template <code_unit Unit>
U8LIT_ABI constexpr size_t end_of_sentence(const Unit* units, size_t size, size_t first) noexcept {
  size_t at = first;
  while (at < size) {
    const sentence_kind kind = detail::sentence_kind_at(units, at);
    if (!detail::may_end_sentence(kind)) {
      at += detail::sequence_length(units[at]);
      continue;
    }
    const sentence_end end = detail::end_after_terminator(units, size, at, kind);
    at = end.at;
    if (end.is_boundary) break;
  }
  return at;
}
// The beginning of the sentence that ends at an offset. Precondition: last > 0.
template <code_unit Unit>
U8LIT_ABI constexpr size_t begin_of_sentence(const Unit* units, size_t size, size_t last) noexcept {
  size_t at = last;
  while (at > 0) {
    at = detail::previous_sequence(units, at);
    const sentence_kind kind = detail::sentence_kind_at(units, at);
    if (!detail::may_end_sentence(kind)) continue;
    const sentence_end end = detail::end_after_terminator(units, size, at, kind);
    if (end.is_boundary && end.at < last) return end.at;
  }
  return 0;
}
// Whether there is a boundary of sentences at a boundary of sequences.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_boundary_of_sentences(const Unit* units, size_t size, size_t at) noexcept {
  if (at == 0 || at == size) return true;
  // Back over Close* Sp* ParaSep? to what ends the sentence.
  for (size_t before = at; before > 0;) {
    before = detail::previous_sequence(units, before);
    const sentence_kind kind = detail::sentence_kind_at(units, before);
    if (detail::may_end_sentence(kind)) {
      const sentence_end end = detail::end_after_terminator(units, size, before, kind);
      return end.at == at && end.is_boundary;
    }
    if (kind != sentence_kind::space && kind != sentence_kind::close && kind != sentence_kind::extend) return false;
  }
  return false;
}

struct sentence_boundaries {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t end_after(const Unit* units, size_t size, size_t first) noexcept {
    return detail::end_of_sentence(units, size, first);
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t begin_before(const Unit* units, size_t size, size_t last) noexcept {
    return detail::begin_of_sentence(units, size, last);
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr bool contain(const Unit* units, size_t size, size_t at) noexcept {
    return detail::is_boundary_of_sentences(units, size, at);
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
