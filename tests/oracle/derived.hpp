// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_ORACLE_DERIVED_HPP
#define U8LIT_TESTS_ORACLE_DERIVED_HPP

#include <u8lit.hpp>

// A validator made of RFC 3629 only: the automaton derived from section 4 finds the offset of the fault, and section 3
// says what is wrong there.

namespace derived {

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr const auto& automaton = make_automaton<utf8_syntax>;

// The pattern that can begin with this octet.
constexpr const detail::definition::row& row_of(octet lead) noexcept {
  for (const detail::definition::row& row : detail::definition::table) {
    if (detail::definition::sequence_pattern{row.octets}.octets[0].range().contains(lead)) return row;
  }
  return detail::definition::table[0];
}

// What is wrong with a sequence if its last octet is a continuation that the syntax does not allow there: all numbers
// that begin with these octets are overlong, prohibited or too large.
constexpr fault fault_of_numbers(const octet* octets, size_t size) noexcept {
  const detail::definition::row& row = row_of(octets[0]);
  const size_t length = detail::definition::sequence_pattern{row.octets}.size;
  octet lowest[longest_sequence]{}, highest[longest_sequence]{};
  for (size_t at = 0; at < length; ++at) {
    lowest[at] = at < size ? octets[at] : utf8_tail.first;
    highest[at] = at < size ? octets[at] : utf8_tail.last;
  }
  if (detail::definition::decode(highest, length) < row.numbers.first) return fault::overlong;
  if (detail::definition::decode(lowest, length) > row.numbers.last) return fault::out_of_range;
  return fault::surrogate;
}

constexpr verdict validate(const octet* octets, size_t size) noexcept {
  size_t begin = 0;
  auto state = automaton.start;
  for (size_t at = 0; at < size; ++at) {
    const bool is_tail = utf8_tail.contains(octets[at]);
    const auto next = automaton.next(state, octets[at]);
    if (next == automaton.reject) {
      if (at == begin) return {is_tail ? fault::unexpected_continuation : fault::invalid_lead, begin, 1};
      if (!is_tail) return {fault::missing_continuation, begin, at - begin};
      return {fault_of_numbers(octets + begin, at - begin + 1), begin, at - begin};
    }
    state = next;
    if (state == automaton.start) begin = at + 1;
  }
  if (state != automaton.start) return {fault::truncated, begin, size - begin};
  return {fault::none, size, 0};
}

}  // namespace derived

#endif
