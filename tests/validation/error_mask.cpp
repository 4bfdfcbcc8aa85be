// SPDX-License-Identifier: BSL-1.0
#include <u8lit/validation/error_mask.hpp>

#include <u8lit/rfc3629/automaton.hpp>

#include "../support/at_run_time.hpp"

using u8lit::make_automaton, u8lit::detail::continuation_mismatch, u8lit::octet, u8lit::detail::error_mask,
    u8lit::size_t, u8lit::utf8_syntax;

// Usage: `E2 82 AC` and an `ED A0 80` that is not to be, from the last octet to the first as in a number, in which the
// octets before another are those below it. The high bit is the result.
constexpr unsigned long long euro_sign = 0xAC'82'E2, surrogate = 0x80'A0'ED;
constexpr unsigned long long faults_in(unsigned long long now) {
  return error_mask<unsigned long long>(now, now << 8, now << 16, now << 24) & 0x80'80'80'80'80'80'80'80;
}
static_assert(faults_in(euro_sign) == 0 && faults_in(surrogate) == 0x80'00 && faults_in(euro_sign << 40) == 0);

// The limits of the ranges in RFC 3629 section 4: the first octet of each class, and the last.
constexpr size_t classes = 14;
constexpr octet first_octets[classes]{0x00, 0x80, 0x90, 0xA0, 0xC0, 0xC2, 0xE0, 0xE1, 0xED, 0xEE, 0xF0, 0xF1, 0xF4,
                                      0xF5},
    last_octets[classes]{0x7F, 0x8F, 0x9F, 0xBF, 0xC1, 0xDF, 0xE0, 0xEC, 0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xFF};

// They are the classes of the automaton that is derived from the syntax.
constexpr auto& derived = make_automaton<utf8_syntax>;
constexpr bool are_its_classes() {
  for (size_t each = 0; each < classes; ++each) {
    if (derived.class_of(first_octets[each]) != each || derived.class_of(last_octets[each]) != each) return false;
    if (last_octets[each] != (each + 1 < classes ? first_octets[each + 1] - 1 : 0xFF)) return false;
  }
  return true;
}
static_assert(are_its_classes());

// Octets side by side: one evaluation of the formula checks all of them after the same three octets.
template <class Word>
inline constexpr Word in_every_octet = static_cast<Word>(~Word{} / 0xFF);
template <class Word, size_t Count>
struct side_by_side {
  static constexpr size_t width = sizeof(Word), size = (Count + width - 1) / width;

  constexpr explicit side_by_side(const octet (&octets)[Count]) {
    for (size_t at = 0; at < size * width; ++at)
      words[at / width] |= Word{octets[at < Count ? at : Count - 1]} << at % width * 8;
  }

  Word words[size]{};
};

// What can precede an octet: the three octets before it, by their indices, and the automaton's state after them.
template <size_t Count>
struct histories {
  struct history {
    octet a, b, c, state;
  };
  size_t size = 0;
  history all[Count * 120]{};
  bool has_all_of_state[Count * Count * Count]{};
  octet states[Count * Count * Count]{};

  // Whether there is no other state for the same three.
  constexpr bool add(size_t a, size_t b, size_t c, octet state) {
    const size_t index = (a * Count + b) * Count + c;
    if (has_all_of_state[index]) return states[index] == state;
    has_all_of_state[index] = true;
    states[index] = state;
    all[size++] = {static_cast<octet>(a), static_cast<octet>(b), static_cast<octet>(c), state};
    return true;
  }
};

// The formula equals the automaton, for texts of any length of those octets that begin with 0: after all histories that
// are reachable from zeros, it reports an error at each octet that the automaton rejects, or at any octet after that,
// and at no other octet. A zero after a truncated sequence is such an octet, too.
template <class Word, size_t Count>
constexpr bool is_the_automaton(const octet (&octets)[Count]) {
  using u8lit::octet;
  constexpr Word each = in_every_octet<Word>, mask = each * 0x80;
  const side_by_side<Word, Count> next{octets};
  histories<Count> found{};
  found.add(0, 0, 0, derived.start);
  for (size_t at = 0; at < found.size; ++at) {
    const auto [a, b, c, state] = found.all[at];
    for (size_t word = 0; word < next.size; ++word) {
      const Word faults = error_mask<Word>(next.words[word], each * octets[c], each * octets[b], each * octets[a]);
      for (size_t d = word * next.width; d < Count && d < (word + 1) * next.width; ++d) {
        const octet to = derived.next(state, octets[d]);
        if ((faults >> d % next.width * 8 & 0x80) != 0) {
          if (to != derived.reject) return false;
        } else if (to != derived.reject) {
          if (!found.add(b, c, d, to)) return false;
        } else {
          for (const Word after : next.words) {
            if ((error_mask<Word>(after, each * octets[d], each * octets[c],
                                  each * octets[b]) & mask) != mask) return false;
          }
        }
      }
    }
  }
  return true;
}

// Without C0, C1, E0, ED and F0 to FF, continuation_mismatch is enough: after any three of the other octets.
constexpr octet plain_octets[]{0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xDF, 0xE1, 0xEC, 0xEE, 0xEF};
template <class Word, size_t Count>
constexpr bool is_mismatch_where_error_mask_is(const octet (&octets)[Count]) {
  constexpr Word each = in_every_octet<Word>, mask = each * 0x80;
  const side_by_side<Word, Count> next{octets};
  for (const octet a : octets) {
    for (const octet b : octets) {
      for (const octet c : octets) {
        for (const Word now : next.words) {
          if (((error_mask<Word>(now, each * c, each * b, each * a) ^
                continuation_mismatch<Word>(now, each * c, each * b, each * a)) & mask) != 0)
            return false;
        }
      }
    }
  }
  return true;
}

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 widest;
#else
using widest = unsigned long long;
#endif
static_assert(is_the_automaton<unsigned long long>(first_octets));
static_assert(is_the_automaton<widest>(last_octets));
static_assert(is_mismatch_where_error_mask_is<widest>(plain_octets));

// At run time with all of these octets. They are no constants, so that no compiler evaluates the loops.
octet bounds[]{0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
               0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};
octet plain_bounds[]{0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xDF, 0xE1, 0xEC, 0xEE, 0xEF};
template <class Word>
bool is_true_of() {
  return is_the_automaton<Word>(bounds) && is_mismatch_where_error_mask_is<Word>(plain_bounds);
}

int main() { return at_run_time(are_its_classes, is_true_of<unsigned>, is_true_of<unsigned long long>,
                                is_true_of<widest>); }
