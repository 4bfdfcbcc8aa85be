// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_AUTOMATON_HPP
#define U8LIT_AUTOMATON_HPP

#include <u8lit/syntax.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// A deterministic automaton derived from a syntax. A state is what must still follow: the set of the rests of those
// alternatives that the octets read so far have begun. In `start` nothing must, and in `reject` nothing can.
// UTF-8's has eight live states. Deriving costs compile time, so no header that validates includes this one.
template <size_t Alternatives, size_t Longest>
class automaton {
 public:
  using state = octet;
  static constexpr state start = 0;
  static constexpr state reject = 0xFF;

  explicit constexpr automaton(const syntax<Alternatives, Longest>& grammar) noexcept : grammar_{grammar} {
    rests_of_[start] = whole();
    for (state from = start; from < size_; ++from) {
      for (unsigned value = 0; value <= 0xFF; ++value) next_[from][value] = successor(from, static_cast<octet>(value));
    }
  }

  // How many states can still lead to well-formed text.
  constexpr size_t size() const noexcept { return size_; }

  constexpr state next(state from, octet value) const noexcept { return from == reject ? reject : next_[from][value]; }

 private:
  // The alternatives' rests are numbered by alternative and position; equal rests share the lowest number.
  static constexpr size_t rests = (Alternatives == 0 ? 1 : Alternatives) * Longest;
  struct rest_set {
    bool has[rests]{};
    friend constexpr bool operator==(const rest_set&, const rest_set&) noexcept = default;
  };

  constexpr rest_set whole() const noexcept {
    rest_set result;
    for (size_t a = 0; a < Alternatives; ++a) result.has[canonical(a, 0)] = true;
    return result;
  }

  constexpr bool equal_rests(size_t a, size_t b, size_t a_at, size_t b_at) const noexcept {
    const auto &left = grammar_.alternatives[a], &right = grammar_.alternatives[b];
    if (left.size - a_at != right.size - b_at) return false;
    for (; a_at < left.size; ++a_at, ++b_at) {
      if (left.octets[a_at] != right.octets[b_at]) return false;
    }
    return true;
  }

  constexpr size_t canonical(size_t a, size_t at) const noexcept {
    for (size_t b = 0; b < a; ++b) {
      for (size_t b_at = 0; b_at < grammar_.alternatives[b].size; ++b_at) {
        if (equal_rests(a, b, at, b_at)) return b * Longest + b_at;
      }
    }
    return a * Longest + at;
  }

  constexpr state successor(state from, octet value) noexcept {
    rest_set rest;
    bool complete = false, alive = false;
    for (size_t r = 0; r < rests; ++r) {
      const size_t a = r / Longest, at = r % Longest;
      if (!rests_of_[from].has[r] || !grammar_.alternatives[a].octets[at].contains(value)) continue;
      if (at + 1 == grammar_.alternatives[a].size) complete = true;
      else rest.has[canonical(a, at + 1)] = alive = true;
    }
    if (complete) return start;
    if (!alive) return reject;
    for (state known = start; known < size_; ++known) {
      if (rests_of_[known] == rest) return known;
    }
    rests_of_[size_] = rest;
    return static_cast<state>(size_++);
  }

  syntax<Alternatives, Longest> grammar_;
  rest_set rests_of_[rests]{};
  state next_[rests][256]{};
  size_t size_ = 1;
};

template <size_t Alternatives, size_t Longest>
automaton(const syntax<Alternatives, Longest>&) -> automaton<Alternatives, Longest>;

// Derived where it is first named, and only there.
template <const auto& Syntax>
inline constexpr automaton automaton_of{Syntax};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
