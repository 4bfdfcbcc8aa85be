// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_GRAMMAR_FAULT_HPP
#define U8LIT_CODEC_GRAMMAR_FAULT_HPP

#include <u8lit/codec/grammar.hpp>
#include <u8lit/encoding/fault.hpp>
#include <u8lit/base/begin.hpp>

// What is wrong with octets that are no sequence of a grammar, told by the grammar alone.

namespace u8lit::detail {

// Whether any sequence has the octet at its beginning, and behind it.
template <size_t Alternatives, size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr bool begins_a_sequence(const syntax<Alternatives, Longest>& sequences,
                                                         octet value) noexcept {
  for (const auto& each : sequences) {
    if (each.octets[0].contains(value)) return true;
  }
  return false;
}
template <size_t Alternatives, size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr bool continues_a_sequence(const syntax<Alternatives, Longest>& sequences,
                                                            octet value) noexcept {
  for (const auto& each : sequences) {
    for (size_t at = 1; at < each.size; ++at) {
      if (each.octets[at].contains(value)) return true;
    }
  }
  return false;
}

// How many octets a sequence has that is made as RFC 3629 section 3 makes them and RFC 2279 made them, told by its first: as
// many as there are ones before the first zero, with six bits in each but the first.
[[nodiscard]] U8LIT_ABI constexpr size_t leading_one_bits(octet lead) noexcept {
  size_t ones = 0;
  while (lead & 0x80 >> ones) ++ones;
  return ones;
}

// The lowest number that so many octets of such a sequence begin.
template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr char32_t lowest_number(const Unit* units, size_t size) noexcept {
  const size_t length = detail::leading_one_bits(detail::to_octet(units[0]));
  char32_t number = detail::to_octet(units[0]) & 0x7Fu >> length;
  for (size_t at = 1; at < length; ++at) number = number << 6 | (at < size ? detail::to_octet(units[at]) & 0x3Fu : 0);
  return number;
}

// Whether the sequences of an alternative are such, with the numbers of their bits, or pairs of such surrogates.
template <size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr bool is_like_utf8(const alternative<Longest>& each, number_range numbers) noexcept {
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

// Whether all characters of two and three octets in UTF-8 have the same sequences here, whatever comes behind them, if all
// alternatives are like UTF-8: whether they have so many numbers, and only sequences that begin with a surrogate are refused.
template <class Sequences, class Numbers, class Refused>
[[nodiscard]] U8LIT_ABI constexpr bool has_sequences_of_utf8(const Sequences& sequences, const Numbers& numbers,
                                                             const Refused& refused) noexcept {
  for (const auto& each : refused) {
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
    if (size == 3) count += common(numbers[a], {0x800, 0xD7FF}) + common(numbers[a], {0xE000, 0xFFFF});
  }
  return count == 0xF780;
}

// How many octets are part of the fault, of those that are right: none that could begin a character, lest that be lost.
template <size_t Alternatives, size_t Longest, utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t length_of_fault(const syntax<Alternatives, Longest>& sequences,
                                                         const Unit* units, size_t right) noexcept {
  size_t length = 1;
  while (length < right && !detail::begins_a_sequence(sequences, detail::to_octet(units[length]))) ++length;
  return length;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
