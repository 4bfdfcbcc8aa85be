// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/encode.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr bool a_sequence_is_a_range_of_its_octets(const sequence& all, size_t size) {
  if (all.size() != size || all.data() != all.begin() || all.end() != all.begin() + size) return false;
  size_t at = 0;
  for (const octet each : all) {
    if (each != all[at] || each != all.data()[at]) return false;
    ++at;
  }
  return at == size;
}
constexpr bool sequences_are_ranges() {
  return a_sequence_is_a_range_of_its_octets(encode(U'\0'), 1) &&
         a_sequence_is_a_range_of_its_octets(encode(U'\u00E9'), 2) &&
         a_sequence_is_a_range_of_its_octets(encode(U'\u20AC'), 3) &&
         a_sequence_is_a_range_of_its_octets(encode(U'\U0010FFFF'), 4);
}
static_assert(sequences_are_ranges());

constexpr bool sequences_compare_by_their_octets() {
  sequence copy = encode(U'\u20AC');
  if (copy != encode(U'\u20AC') || copy == encode(U'\u20AD') || copy == encode(U'\u00AC')) return false;
  copy = encode(U'A');
  return copy == encode(U'A') && copy != encode(U'\0') && copy[0] == 0x41;
}
static_assert(sequences_compare_by_their_octets());

// Only `encode` makes one, so each is the sequence of a scalar value.
static_assert(!std::is_default_constructible_v<sequence> && !std::is_constructible_v<sequence, int>);
static_assert(!std::is_constructible_v<sequence, int, int> && !std::is_convertible_v<octet, sequence>);
static_assert(std::is_trivially_copyable_v<sequence> && sizeof(sequence) == longest_sequence + 1);

static_assert(noexcept(encode(U'A') == encode(U'A')));
static_assert(noexcept(encode(U'A').data()) && noexcept(encode(U'A').size()) && noexcept(encode(U'A')[0]));
static_assert(noexcept(encode(U'A').begin()) && noexcept(encode(U'A').end()));

int main() { return at_run_time(sequences_are_ranges, sequences_compare_by_their_octets); }
