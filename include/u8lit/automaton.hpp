// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_AUTOMATON_HPP
#define U8LIT_AUTOMATON_HPP

#include <u8lit/compiler.hpp>
#include <u8lit/syntax_algebra.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// A deterministic automaton derived from a syntax, and from one of sequences that are refused where a character begins,
// though characters would make them. A state is what must still follow: the set of the rests of those alternatives that
// the octets read so far have begun. In `start` nothing must, and in `reject` nothing can. UTF-8's has eight live states.
// Deriving costs compile time, so no header that validates UTF-8 includes this one.
template <size_t Alternatives, size_t Longest, size_t Refused = 0, size_t LongestRefused = 1>
class automaton {
 public:
  using state = octet;
  static constexpr state start = 0;
  static constexpr state reject = 0xFF;

  explicit constexpr automaton(const syntax<Alternatives, Longest>& grammar,
                               const syntax<Refused, LongestRefused>& refused = {}) noexcept
      : all_{grammar | refused} {
    number_classes();
    number_rests();
    add_whole(rests_of_[start]);
    for (state from = start; from < size_; ++from) {
      for (size_t each = 0; each < classes_; ++each) next_[from][each] = successor(from, first_of_class_[each]);
    }
  }

  // How many states can still lead to well-formed text.
  constexpr size_t size() const noexcept { return size_; }

  constexpr state next(state from, octet value) const noexcept {
    return from == reject ? reject : next_[from][class_of_[value]];
  }

  // Whether text may end in the state: in `start`, and in others where what was read bears on what may follow.
  constexpr bool accepts(state reached) const noexcept { return reached != reject && accepts_[reached]; }

 private:
  // The rests are numbered by alternative and position; equal rests share the lowest number.
  static constexpr size_t all = Alternatives + Refused, longest = Longest > LongestRefused ? Longest : LongestRefused,
                          rests = (all == 0 ? 1 : all) * longest, most_classes = rests < 128 ? 2 * rests + 1 : 256;
  struct rest_set {
    bool has[rests]{};
    friend constexpr bool operator==(const rest_set&, const rest_set&) noexcept = default;
  };

  // Octets that no range tells from each other are of one class, and lead to the same states.
  constexpr void number_classes() noexcept {
    bool begins[257]{true};
    for (const auto& each : all_) {
      for (size_t at = 0; at < each.size; ++at) begins[each.octets[at].first] = begins[each.octets[at].last + 1] = true;
    }
    for (unsigned value = 0; value <= 0xFF; ++value) {
      if (begins[value]) first_of_class_[classes_++] = static_cast<octet>(value);
      class_of_[value] = static_cast<octet>(classes_ - 1);
    }
  }

  // What is refused is told from what is not.
  constexpr void number_rests() noexcept {
    for (size_t a = 0; a < all; ++a) {
      for (size_t at = 0; at < all_[a].size; ++at) number_of_[a * longest + at] = number_of(a, at);
    }
  }

  constexpr size_t number_of(size_t a, size_t at) const noexcept {
    for (size_t b = a < Alternatives ? 0 : Alternatives; b < a; ++b) {
      const size_t left = all_[a].size - at, right = all_[b].size;
      if (left <= right && equal_rests(a, b, at, right - left)) return number_of_[b * longest + (right - left)];
    }
    return a * longest + at;
  }

  constexpr bool equal_rests(size_t a, size_t b, size_t a_at, size_t b_at) const noexcept {
    for (; a_at < all_[a].size; ++a_at, ++b_at) {
      if (all_[a].octets[a_at] != all_[b].octets[b_at]) return false;
    }
    return true;
  }

  constexpr void add_whole(rest_set& rest) const noexcept {
    for (size_t a = 0; a < all; ++a) rest.has[number_of_[a * longest]] = true;
  }

  constexpr state successor(state from, octet value) noexcept {
    rest_set rest;
    bool complete = false, alive = false;
    for (size_t r = 0; r < rests; ++r) {
      if (!rests_of_[from].has[r]) continue;
      const size_t a = r / longest, at = r % longest;
      if (!all_[a].octets[at].contains(value)) continue;
      const bool last = at + 1 == all_[a].size;
      if (last && a >= Alternatives) return reject;
      complete |= last;
      if (!last) rest.has[number_of_[r + 1]] = true;
      alive |= a < Alternatives;
    }
    if (!alive) return reject;
    if (complete) add_whole(rest);
    for (state known = start; known < size_; ++known) {
      if (rests_of_[known] == rest) return known;
    }
    // More than there are rests there can be only where many alternatives begin alike.
    if (size_ == rests || size_ == reject) compiler::stop();
    rests_of_[size_] = rest;
    accepts_[size_] = complete;
    return static_cast<state>(size_++);
  }

  syntax<all, longest> all_;
  octet class_of_[256]{};
  octet first_of_class_[most_classes]{};
  size_t classes_ = 0;
  size_t number_of_[rests]{};
  rest_set rests_of_[rests]{};
  state next_[rests][most_classes]{};
  bool accepts_[rests]{true};
  size_t size_ = 1;
};

template <size_t Alternatives, size_t Longest>
automaton(const syntax<Alternatives, Longest>&) -> automaton<Alternatives, Longest>;
template <size_t Alternatives, size_t Longest, size_t Refused, size_t LongestRefused>
automaton(const syntax<Alternatives, Longest>&, const syntax<Refused, LongestRefused>&)
    -> automaton<Alternatives, Longest, Refused, LongestRefused>;

// Derived where it is first named, and only there.
template <const auto& Syntax>
inline constexpr automaton automaton_of{Syntax};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
