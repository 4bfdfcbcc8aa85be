// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_OCTET_RANGES_HPP
#define U8LIT_MATCHER_OCTET_RANGES_HPP

#include <u8lit/base/refused_variable.hpp>
#include <u8lit/code_point/range_check.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

// The matcher wing: sets of scalar values as automata on the bytes of UTF-8, with which lexers and regular expressions
// match characters without decoding them.
//
// The Greek small letters, `constexpr auto greek = make_code_points({{0x03B1, 0x03C9}})`, go through the headers:
//   octet_ranges.hpp         make_octet_ranges<greek> is CE B1-BF / CF 80-89: sequences of byte ranges, such as RFC
//                            3629 section 4 has for all scalar values
//   octet_automaton.hpp      make_octet_automaton<greek> is the minimal DFA for them: from the start, CE leads to a
//                            state from which B1-BF lead to the accepting one, CF to a state from which 80-89 do
//   state_table.hpp          merges states with equal transitions while automata are built
//   reverse_dfa_builder.hpp  make_backward_octet_automaton<greek> reads the last byte first, for match_back
//   octet_table.hpp          make_octet_table<make_octet_automaton<greek>> takes one load for each byte

namespace u8lit::detail {

// A range of scalar values splits into runs in which each octet goes through a range of its own, independently of the
// others: E9-3FF is C3 A9-BF, C4-CF 80-BF.
namespace octet_runs {

// RFC 3629 section 3, without the surrogates: scalar values with sequences of the same length.
struct length_class {
  code_point_range numbers;
  size_t length;
};
inline constexpr length_class length_classes[] = {
    {{0x0000'0000, 0x0000'007F}, 1},
    {{0x0000'0080, 0x0000'07FF}, 2},
    {{0x0000'0800, surrogates.first - 1}, 3},
    {{surrogates.last + 1, 0x0000'FFFF}, 3},
    {{0x0001'0000, code_points.last}, 4},
};

// The last number of the longest run that begins at `first` and ends at `last` or before. In a run, the octets before
// some octet are constant, and those after it go through all continuations.
U8LIT_ABI constexpr char32_t last_of_run(char32_t first, char32_t last, size_t length) noexcept {
  char32_t low_bits = 0, next = 0x3F;
  while (--length > 0 && (first & next) == 0 && next <= last - first) {
    low_bits = next;
    next = next << 6 | 0x3F;
  }
  if (length > 0 && (first | next) <= last) return first | next;
  return ((last + 1) & ~low_bits) - 1;
}

// Generates the runs of a range of code points, in order: `first` to `last` after each call of `next`. Surrogates and
// numbers beyond 10FFFF are left out.
struct generator {
  code_point_range rest;
  const length_class* at = length_classes;
  char32_t first = 0, last = 0;

  U8LIT_ABI constexpr bool next() noexcept {
    for (; at != length_classes + sizeof length_classes / sizeof *length_classes; ++at) {
      first = rest.first < at->numbers.first ? at->numbers.first : rest.first;
      last = rest.last < at->numbers.last ? rest.last : at->numbers.last;
      if (first > last) continue;
      last = last_of_run(first, last, at->length);
      rest.first = last + 1;
      return true;
    }
    return false;
  }

  // Writes the ranges of the octets of the current run.
  U8LIT_ABI constexpr void write_to(alternative<longest_sequence>& out) const noexcept {
    octet lowest[longest_sequence]{}, highest[longest_sequence]{};
    encode_to(lowest, scalar_value::unchecked(first));
    encode_to(highest, scalar_value::unchecked(last));
    out.size = at->length;
    for (size_t place = 0; place < out.size; ++place) out.octets[place] = {lowest[place], highest[place]};
  }
};

}  // namespace octet_runs

// Flaws of a set, shown as the names of classes. Ranges are numbered from 1.
namespace invalid_set {

template <size_t Number>
struct range_number;
template <class Character>
struct begins_at;
template <class Character>
struct ends_at;
template <class Range, class First, class Last>
struct reversed_range;
template <class Range, class Last, class Next, class First>
struct ranges_out_of_order_or_overlapping;

}  // namespace invalid_set

namespace set_flaws {

template <const auto& Set>
inline constexpr range_at_fault flaw_of = detail::find_range_at_fault(Set, false);

template <const auto& Set>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  using namespace invalid_set;
  constexpr range_at_fault found = flaw_of<Set>;
  using first = begins_at<diagnostic::character_of<found.range.first>>;
  if constexpr (found.number == 0) {
    return type_identity<no_flaw>{};
  } else if constexpr (found.range.last < found.range.first) {
    using last = ends_at<diagnostic::character_of<found.range.last>>;
    return type_identity<reversed_range<range_number<found.number>, first, last>>{};
  } else {
    using last = ends_at<diagnostic::character_of<found.before.last>>;
    using before = range_number<found.number - 1>;
    return type_identity<ranges_out_of_order_or_overlapping<before, last, range_number<found.number>, first>>{};
  }
}

}  // namespace set_flaws

// What is wrong with a constant range of code_point_ranges if they are not in order, disjoint and not reversed, or
// `no_flaw`. A code_point_ranges always is in order; a user's own set is checked.
template <const auto& Set>
using diagnostic_of_set = typename decltype(set_flaws::make_diagnostic<Set>())::type;
// The argument `Error` of what is made of a set.
template <const auto& Set>
U8LIT_ABI constexpr const bool* check_set() noexcept {
  using found = diagnostic_of_set<Set>;
  if constexpr (__is_same(found, no_flaw)) return &found::is_refused;
  else return error_of<found, words_for_range<set_flaws::flaw_of<Set>>>;
}

// The sequences of a range of code points, as a range of `alternative`s. A range needs 11 at most, as 0..10FFFD does:
// one alternative each of one and two octets, four of three octets (RFC 3629 section 4), and five that end with F0
// 90-BF .., F1-F3 .., F4 80-8E .., F4 8F 80-BE .. and F4 8F BF 80-BD.
class octet_range_sequences {
 public:
  static constexpr size_t capacity = 11;

  U8LIT_ABI explicit constexpr octet_range_sequences(code_point_range range) noexcept {
    for (octet_runs::generator runs{range}; runs.next();) runs.write_to(sequences_[size_++]);
  }

  /// Returns a pointer to the first sequence.
  [[nodiscard]] U8LIT_ABI constexpr const alternative<longest_sequence>* begin() const noexcept U8LIT_LIFETIMEBOUND {
    return sequences_;
  }
  /// Returns a pointer past the last sequence.
  [[nodiscard]] U8LIT_ABI constexpr const alternative<longest_sequence>* end() const noexcept U8LIT_LIFETIMEBOUND {
    return sequences_ + size_;
  }
  /// Returns a sequence by its rank. Precondition: index < size().
  /// \param index  the rank, from 0
  /// \return the sequence: `size` octet ranges in `octets`
  [[nodiscard]] U8LIT_ABI constexpr const alternative<longest_sequence>& operator[](size_t index) const noexcept
      U8LIT_LIFETIMEBOUND {
    return sequences_[index];
  }
  /// Returns the number of sequences.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

 private:
  alternative<longest_sequence> sequences_[capacity];
  size_t size_ = 0;
};

// The sequences of a range of code points: disjoint, in the order of the bytes, and as few as RE2 makes. Surrogates and
// numbers beyond 10FFFF are left out; a reversed range is empty.
[[nodiscard]] U8LIT_ABI constexpr octet_range_sequences octet_ranges(code_point_range range) noexcept {
  return octet_range_sequences{range};
}

template <const auto& Set>
inline constexpr size_t octet_ranges_count = [] {
  size_t count = 0;
  for (const code_point_range range : Set) {
    for (octet_runs::generator runs{range}; runs.next();) ++count;
  }
  return count;
}();

}  // namespace u8lit::detail

namespace u8lit {

/// The sequences of byte ranges that encode the members of a set in UTF-8, as a `syntax` with as many alternatives.
///
/// They are disjoint, in the order of the bytes, and as few as RE2 makes. Those of `all_scalar_values` are RFC 3629
/// section 4, and equal `utf8_syntax`. Complexity: linear in the number of sequences.
/// \tparam Set  a named constant: a code_point_ranges or another range of `{first, last}`. Ranges that are reversed,
///              overlap or are out of order do not compile.
/// \code
/// constexpr auto greek = u8lit::make_code_points({{0x03B1, 0x03C9}});
/// static_assert(u8lit::make_octet_ranges<greek>.size() == 2);
/// \endcode
template <const auto& Set, const bool* Error = detail::check_set<Set>()>
  requires detail::acceptable<Error>
inline constexpr auto make_octet_ranges = [] {
  syntax<detail::octet_ranges_count<Set>, detail::longest_sequence> result{};
  auto* next = result.alternatives;
  for (const code_point_range range : Set) {
    for (detail::octet_runs::generator runs{range}; runs.next();) runs.write_to(*next++);
  }
  return result;
}();
template <const auto& Set, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_octet_ranges<Set, Error> = {};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
