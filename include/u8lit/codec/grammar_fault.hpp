// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_GRAMMAR_FAULT_HPP
#define U8LIT_CODEC_GRAMMAR_FAULT_HPP

#include <u8lit/codec/grammar.hpp>
#include <u8lit/encoding/verdict.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_FALSE_WARNINGS_BEGIN

// Classifies ill-formed input by the grammar alone.

namespace u8lit::detail {

// Whether a sequence begins with the octet, and whether one has it at another place.
template <size_t Alternatives, size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr bool is_lead_octet(const syntax<Alternatives, Longest>& sequences,
                                                     octet value) noexcept {
  for (const auto& each : sequences) {
    if (each.octets[0].contains(value)) return true;
  }
  return false;
}
template <size_t Alternatives, size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr bool is_trailing_octet(const syntax<Alternatives, Longest>& sequences,
                                                         octet value) noexcept {
  for (const auto& each : sequences) {
    for (size_t at = 1; at < each.size; ++at) {
      if (each.octets[at].contains(value)) return true;
    }
  }
  return false;
}

// UTF-8's layout (RFC 3629 section 3, and RFC 2279 up to six octets): the first octet of a sequence of two or more has
// as many leading one bits as the sequence has octets, and each octet after it has six bits of the number.
[[nodiscard]] U8LIT_ABI constexpr size_t leading_one_bits(octet lead) noexcept {
  size_t ones = 0;
  while (lead & 0x80 >> ones) ++ones;
  return ones;
}

// The lowest number with a sequence in that layout that begins with these octets: missing bits are zero.
template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr char32_t lowest_number(const Unit* units, size_t size) noexcept {
  const size_t length = detail::leading_one_bits(detail::to_octet(units[0]));
  char32_t number = detail::to_octet(units[0]) & 0x7Fu >> length;
  for (size_t at = 1; at < length; ++at) number = number << 6 | (at < size ? detail::to_octet(units[at]) & 0x3Fu : 0);
  return number;
}

// Whether the sequences of an alternative have that layout and encode the numbers of their bits, or are pairs of
// surrogates in it. Only then `overlong`, `surrogate` and `out_of_range` mean for an encoding what they mean for UTF-8.
template <size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr bool has_utf8_layout(const alternative<Longest>& each,
                                                       number_range numbers) noexcept {
  octet first[Longest]{}, last[Longest]{};
  size_t parts = 0;
  for (size_t at = 0, next = 0; at < each.size; ++at) {
    first[at] = each.octets[at].first;
    last[at] = each.octets[at].last;
    const size_t ones = detail::leading_one_bits(first[at]);
    if (ones != detail::leading_one_bits(last[at]) || (at < next) != (ones == 1) || ones > 6) return false;
    if (at < next) continue;
    next = at + (ones == 0 ? 1 : ones);
    ++parts;
    if (next > each.size) return false;
  }
  const char32_t lowest = detail::lowest_number(first, each.size);
  return parts == 1 ? lowest == numbers.first && detail::lowest_number(last, each.size) == numbers.last
                    : is_surrogate(lowest);
}

// The length of a fault after `matched` octets that match an alternative. It ends before an octet that may begin a
// character, so that replacing the fault by U+FFFD does not swallow that character.
template <size_t Alternatives, size_t Longest, utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t fault_length(const syntax<Alternatives, Longest>& sequences,
                                                      const Unit* units, size_t matched) noexcept {
  size_t length = 1;
  while (length < matched && !detail::is_lead_octet(sequences, detail::to_octet(units[length]))) ++length;
  return length;
}

// Whether every character of two or three octets in UTF-8 has the same sequence in the encoding, whatever follows it,
// so that transcoding may copy it. Precondition: all alternatives have UTF-8's layout. Then it is enough that they
// encode F780 numbers, as many as U+0080..U+D7FF and U+E000..U+FFFF, and that only sequences that begin with a
// surrogate are excluded.
template <class Sequences, class Numbers, class Excluded>
[[nodiscard]] U8LIT_ABI constexpr bool has_sequences_of_utf8(const Sequences& sequences, const Numbers& numbers,
                                                             const Excluded& excluded) noexcept {
  for (const auto& each : excluded) {
    if (each.size == 1 || each.octets[0].first != 0xED || each.octets[0].last != 0xED) return false;
    if (each.octets[each.size > 1].first < 0xA0) return false;
  }
  size_t count = 0;
  const auto common = [](number_range left, number_range right) -> size_t {
    const char32_t first = left.first > right.first ? left.first : right.first;
    const char32_t last = left.last < right.last ? left.last : right.last;
    return first <= last ? last - first + 1 : 0;
  };
  for (size_t a = 0; a < sequences.size(); ++a) {
    const size_t size = sequences[a].size;
    if (detail::leading_one_bits(sequences[a].octets[0].first) != size) continue;
    if (size == 2) count += common(numbers[a], {0x80, 0x7FF});
    if (size == 3) {
      count += common(numbers[a], {0x800, surrogates.first - 1});
      count += common(numbers[a], {surrogates.last + 1, 0xFFFF});
    }
  }
  return count == 0xF780;
}

}  // namespace u8lit::detail

U8LIT_FALSE_WARNINGS_END
#include <u8lit/base/end.hpp>

#endif
