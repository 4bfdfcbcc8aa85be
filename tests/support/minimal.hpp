// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_HEADERS_MINIMAL_HPP
#define U8LIT_TESTS_HEADERS_MINIMAL_HPP

#include <u8lit/base/octet.hpp>

// Whether an automaton has no state too many: each is reached from the start and leads to an accepting one (of no
// words, the start may stay), and no two are equivalent. That is found naively, by E. F. Moore's refinement: states
// that differ in accepting are different, and so are those that an octet leads to different ones, until no more are
// found to be. No constant expression, for compilers would try to make one of it.
template <u8lit::size_t Most, class Automaton>
bool is_minimal(const Automaton& automaton) {
  using u8lit::size_t;
  using state = typename Automaton::state;
  const size_t size = automaton.size();
  if (size > Most) return false;
  bool reached[Most]{true}, alive[Most]{};
  // `class_of[size]` is that of `reject`.
  size_t class_of[Most + 1]{}, classes = 0, refined = 0;
  for (size_t from = 0; from < size; ++from) class_of[from] = automaton.accepts(static_cast<state>(from)) ? 2 : 1;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t from = 0; from < size; ++from) {
      bool lives = automaton.accepts(static_cast<state>(from));
      for (unsigned value = 0; value <= 0xFF; ++value) {
        const state to = automaton.next(static_cast<state>(from), static_cast<u8lit::octet>(value));
        if (to == automaton.reject) continue;
        if (to >= size) return false;
        if (reached[from] && !reached[to]) reached[to] = changed = true;
        lives = lives || alive[to];
      }
      if (lives && !alive[from]) alive[from] = changed = true;
    }
  }
  for (size_t from = 0; from < size; ++from) {
    if (!reached[from] || (!alive[from] && size > 1)) return false;
  }
  for (refined = 1; refined != classes;) {
    classes = refined;
    refined = 1;  // that of `reject` is 0
    size_t next_class_of[Most + 1]{};
    for (size_t from = 0; from < size; ++from) {
      size_t like = 0;
      for (bool differs = true; like < from; ++like) {
        differs = class_of[like] != class_of[from];
        for (unsigned value = 0; value <= 0xFF && !differs; ++value) {
          const state to = automaton.next(static_cast<state>(from), static_cast<u8lit::octet>(value));
          const state other = automaton.next(static_cast<state>(like), static_cast<u8lit::octet>(value));
          differs = class_of[to == automaton.reject ? size : to] != class_of[other == automaton.reject ? size : other];
        }
        if (!differs) break;
      }
      next_class_of[from] = like < from ? next_class_of[like] : refined++;
    }
    for (size_t from = 0; from < size; ++from) class_of[from] = next_class_of[from];
  }
  return classes == size + 1;
}

#endif
