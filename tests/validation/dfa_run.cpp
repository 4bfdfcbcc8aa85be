// SPDX-License-Identifier: BSL-1.0
#include <u8lit/validation/dfa_run.hpp>

#include <u8lit/rfc3629/automaton.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Characters of one octet, of two and of three; one that ends in an octet that begins others; and one that is refused.
constexpr octet_range letter{'a', 'z'}, begins{'{', '{'}, plain{'a', 'z'};
constexpr automaton few_characters{syntax<3,
                                          3>{{{letter}, {begins, letter}, {octet_range{0xE0, 0xE0}, letter, begins}}},
                            syntax<1, 3>{{{begins, octet_range{'x', 'x'}, octet_range{'y', 'y'}}}}};
constexpr const auto& machine = make_compact_automaton<few_characters>;

// The result and the last boundary before a fault are those of a loop over the octets.
constexpr bool runs_as_the_automaton_does(const octet* text, size_t size) {
  size_t boundary = 0;
  octet state = machine.start;
  for (size_t at = 0; at < size && state != machine.reject; ++at) {
    state = machine.next(state, text[at]);
    if (state == machine.start) boundary = at + 1;
  }
  const dfa_run found = run_dfa<make_compact_automaton<few_characters>>(text, size, plain);
  return found.accepts == machine.accepts(state) && found.boundary == boundary;
}

// Text that repeats a pattern up to some offset and has plain octets from there on: as it is, and with a wrong octet at
// every stride-th offset.
constexpr bool runs_so_with_a_fault_anywhere(const octet (&pattern)[7], size_t plain_from, size_t size, size_t stride) {
  octet text[330]{};
  for (size_t at = 0; at < size; ++at) text[at] = at < plain_from ? pattern[at % 7] : 'q';
  if (!runs_as_the_automaton_does(text, size)) return false;
  for (size_t wrong = 0; wrong < size; wrong += stride) {
    const octet kept = text[wrong];
    text[wrong] = 'A';
    if (!runs_as_the_automaton_does(text, size)) return false;
    text[wrong] = kept;
  }
  return true;
}
constexpr octet pairs[]{'{', 'x', '{', 'a', '{', 'x', 'a'}, mixed[]{'a', '{', 'z', 0xE0, 'b', '{', 'x'},
    threes[]{0xE0, 'b', '{', 0xE0, 'c', '{', 'q'}, refused[]{'a', '{', 'x', 'z', '{', 'x', 'y'};
constexpr bool runs_so(size_t plain_from, size_t size, size_t stride) {
  return runs_so_with_a_fault_anywhere(pairs, plain_from, size, stride) &&
         runs_so_with_a_fault_anywhere(mixed, plain_from, size, stride) &&
         runs_so_with_a_fault_anywhere(threes, plain_from, size, stride) &&
         runs_so_with_a_fault_anywhere(refused, plain_from, size, stride);
}
// Evaluators' blocks have 32 octets.
static_assert(runs_so(0, 0, 1) && runs_so(1, 1, 1) && runs_so(31, 31, 30) && runs_so(32, 32, 31));
static_assert(runs_so(0, 66, 5) && runs_so(0, 97, 24) && runs_so(7, 66, 65) && runs_so(35, 97, 31) &&
              runs_so(288, 322, 300));
static_assert(runs_so_with_a_fault_anywhere(mixed, 65, 65, 1) && runs_so_with_a_fault_anywhere(mixed, 3, 66, 1));
bool runs_so_of_any_size() {
  for (size_t size = 0; size <= 140; ++size) {
    for (size_t plain_from = 0; plain_from <= size; plain_from += 5) {
      if (!runs_so(plain_from, size, 1)) return false;
    }
  }
  return true;
}

// Nothing after the last octet is read: sanitizers report reads beyond an allocation.
bool reads_nothing_after() {
  for (size_t size = 1; size <= 70; ++size) {
    for (size_t plain_from = 0; plain_from <= size; ++plain_from) {
      octet* const text = new octet[size];
      for (size_t at = 0; at < size; ++at) text[at] = at < plain_from ? pairs[at % 7] : 'q';
      const bool right = runs_as_the_automaton_does(text, size);
      delete[] text;
      if (!right) return false;
    }
  }
  return true;
}

// A word is in the range if all of its octets are: for every range, words of equal octets, and words with one other
// octet.
constexpr block_word ones = ~block_word{} / 0xFF;
bool are_plain_if_each_is() {
  for (unsigned first = 0; first <= 0xFF; ++first) {
    for (unsigned last = first; last <= 0xFF; ++last) {
      const octet_range range{static_cast<octet>(first), static_cast<octet>(last)};
      for (unsigned each = 0; each <= 0xFF; ++each) {
        const bool is_plain = first <= each && each <= last && each < 0x80 && first < 0x80;
        if (are_all_in(ones * each, range) != is_plain) return false;
        const block_word others = ones * first ^ block_word{first ^ each} << 56;
        if (are_all_in(others, range) != is_plain) return false;
      }
    }
  }
  return true;
}
static_assert(are_all_in(ones * 'q', plain) && !are_all_in(ones * 0x10, {0xA0, 0xFF}));

int main() { return at_run_time(are_plain_if_each_is, runs_so_of_any_size, reads_nothing_after); }
