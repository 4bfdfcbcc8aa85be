// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GRAMMAR_FAULT_HPP
#define U8LIT_GRAMMAR_FAULT_HPP

#include <u8lit/fault.hpp>
#include <u8lit/sequence_numbers.hpp>
#include <u8lit/compiler/begin.hpp>

// What is wrong with octets that are no sequence of a grammar, told by the grammar alone.

namespace u8lit {

// Whether any sequence has the octet at its beginning, and behind it.
template <size_t Alternatives, size_t Longest>
constexpr bool begins_a_sequence(const syntax<Alternatives, Longest>& sequences, octet value) noexcept {
  for (const auto& each : sequences) {
    if (each.octets[0].contains(value)) return true;
  }
  return false;
}
template <size_t Alternatives, size_t Longest>
constexpr bool continues_a_sequence(const syntax<Alternatives, Longest>& sequences, octet value) noexcept {
  for (const auto& each : sequences) {
    for (size_t at = 1; at < each.size; ++at) {
      if (each.octets[at].contains(value)) return true;
    }
  }
  return false;
}

// Whether sequences are made as RFC 3629 section 3 makes them and RFC 2279 made them: as many octets as the first has ones
// before its first zero, with six bits in each octet but the first.
template <size_t Alternatives, size_t Longest>
constexpr bool is_like_utf8(const syntax<Alternatives, Longest>& sequences) noexcept {
  for (const auto& each : sequences) {
    if (each.size == 1) continue;
    if (each.octets[0].first < 0xC0 || each.octets[0].last > 0xFD) return false;
    if (!is_continuation(each.octets[1].first) || !is_continuation(each.octets[1].last)) return false;
  }
  return true;
}

// How many octets such a sequence has, told by its first.
constexpr size_t ones_of(octet lead) noexcept {
  size_t ones = 0;
  while (lead & 0x80 >> ones) ++ones;
  return ones;
}

// The lowest number that so many octets of such a sequence begin.
template <utf8_unit Unit>
constexpr char32_t lowest_number(const Unit* units, size_t size) noexcept {
  const size_t length = ones_of(octet_of(units[0]));
  char32_t number = octet_of(units[0]) & 0x7Fu >> length;
  for (size_t at = 1; at < length; ++at) number = number << 6 | (at < size ? octet_of(units[at]) & 0x3Fu : 0);
  return number;
}

// How many octets are part of the fault, of those that are right: none that could begin a character, lest that be lost.
template <size_t Alternatives, size_t Longest, utf8_unit Unit>
constexpr size_t length_of_fault(const syntax<Alternatives, Longest>& sequences, const Unit* units, size_t right) noexcept {
  size_t length = 1;
  while (length < right && !begins_a_sequence(sequences, octet_of(units[length]))) ++length;
  return length;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
