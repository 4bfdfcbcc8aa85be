// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_OCTET_RANGES_HPP
#define U8LIT_MATCHER_OCTET_RANGES_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

// How ranges of numbers fall into ranges of octets.

namespace u8lit::detail::octet_runs {

// The rows of RFC 3629 section 3 without what the definition prohibits: in each stretch, sequences are of one length.
struct length_class {
  code_point_range numbers;
  size_t length;
};
inline constexpr length_class length_classes[] = {
    {{0x0000'0000, 0x0000'007F}, 1}, {{0x0000'0080, 0x0000'07FF}, 2}, {{0x0000'0800, 0x0000'D7FF}, 3},
    {{0x0000'E000, 0x0000'FFFF}, 3}, {{0x0001'0000, 0x0010'FFFF}, 4},
};

// The last number of the longest run of numbers from `first` to at most `last` whose octets go through a range each,
// independently of one another: all the octets after one go through their whole range, and those before it stay.
U8LIT_ABI constexpr char32_t last_of_run(char32_t first, char32_t last, size_t length) noexcept {
  char32_t whole = 0, next = 0x3F;
  while (--length > 0 && (first & next) == 0 && next <= last - first) {
    whole = next;
    next = next << 6 | 0x3F;
  }
  if (length > 0 && (first | next) <= last) return first | next;
  return ((last + 1) & ~whole) - 1;
}

// Goes through the runs of a range of code points, in order; what UTF-8 does not encode is left out.
struct runs {
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

  U8LIT_ABI constexpr void write_to(alternative<longest_sequence>& made) const noexcept {
    octet lowest[longest_sequence]{}, highest[longest_sequence]{};
    encode_to(lowest, scalar_value::unchecked(first));
    encode_to(highest, scalar_value::unchecked(last));
    made.size = at->length;
    for (size_t octet = 0; octet < made.size; ++octet) made.octets[octet] = {lowest[octet], highest[octet]};
  }
};

}  // namespace u8lit::detail::octet_runs

// What is asked of a constant set of another make than code_point_ranges.hpp: that its ranges are in order and
// disjoint.

namespace u8lit::detail {

namespace invalid_set {

// Incomplete types that say what is wrong; ranges count from 1.
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

namespace sets_in_order {

struct in_order {};

// The range at fault, counted from 1, and the one before it; 0 if there is none.
struct survey {
  size_t at_fault = 0;
  code_point_range before{}, found{};
};
template <const auto& Set>
inline constexpr survey survey_of = [] {
  survey result;
  size_t number = 0;
  for (const code_point_range each : Set) {
    ++number;
    if (each.last < each.first || (number > 1 && each.first <= result.before.last)) {
      result.at_fault = number;
      result.found = each;
      break;
    }
    result.before = each;
  }
  return result;
}();

template <const auto& Set>
U8LIT_ABI constexpr auto find() noexcept {
  using namespace invalid_set;
  constexpr survey survey = survey_of<Set>;
  constexpr size_t number = survey.at_fault;
  using first = begins_at<diagnostic::character_of<survey.found.first>>;
  if constexpr (number == 0) {
    return type_identity<in_order>{};
  } else if constexpr (survey.found.last < survey.found.first) {
    using last = ends_at<diagnostic::character_of<survey.found.last>>;
    return type_identity<reversed_range<range_number<number>, first, last>>{};
  } else {
    using last = ends_at<diagnostic::character_of<survey.before.last>>;
    using before = range_number<number - 1>;
    return type_identity<ranges_out_of_order_or_overlapping<before, last, range_number<number>, first>>{};
  }
}

}  // namespace sets_in_order

// A constant that a range-based `for` takes `code_point_range`s of, in order, disjoint and none of them reversed.
template <const auto& Set>
concept set_in_order = sets_in_order::survey_of<Set>.at_fault == 0;

// What was found of it: incomplete, and so an error to use, if it is not in order.
template <const auto& Set>
using diagnostic_of_set = typename decltype(sets_in_order::find<Set>())::type;

}  // namespace u8lit::detail

// Sets of scalar values as sequences of octet ranges, which is what lexers and regular expressions that read octets are
// made of. Of all scalar values they are RFC 3629 section 4.

namespace u8lit::detail {

// At most 11 sequences of octet ranges, which no range of code points exceeds; a range of `alternative`s.
class octet_range_sequences {
 public:
  static constexpr size_t capacity = 11;

  U8LIT_ABI explicit constexpr octet_range_sequences(code_point_range range) noexcept {
    for (octet_runs::runs left{range}; left.next();) left.write_to(sequences_[size_++]);
  }

  [[nodiscard]] U8LIT_ABI constexpr const alternative<longest_sequence>* begin() const noexcept U8LIT_LIFETIMEBOUND {
    return sequences_;
  }
  [[nodiscard]] U8LIT_ABI constexpr const alternative<longest_sequence>* end() const noexcept U8LIT_LIFETIMEBOUND {
    return sequences_ + size_;
  }
  // Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr const alternative<longest_sequence>& operator[](size_t index) const noexcept
      U8LIT_LIFETIMEBOUND {
    return sequences_[index];
  }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

 private:
  alternative<longest_sequence> sequences_[capacity];
  size_t size_ = 0;
};

}  // namespace u8lit::detail

namespace u8lit {

// The ranges of octets that the scalar values of a range are encoded in: sequences of 1 to 4 of them, disjoint, in the
// order of the octets, as few as RE2 makes. For all code points they are RFC 3629 section 4. Surrogates and what is
// beyond U+10FFFF have no octets and are left out; a range whose first is after its last is empty. Constant time.
[[nodiscard]] U8LIT_ABI constexpr detail::octet_range_sequences octet_ranges(code_point_range range) noexcept {
  return detail::octet_range_sequences{range};
}

}  // namespace u8lit

namespace u8lit::detail {

// How many sequences a set makes.
template <const auto& Set>
inline constexpr size_t octet_ranges_count_of = [] {
  size_t number = 0;
  for (const code_point_range each : Set) {
    for (octet_runs::runs left{each}; left.next();) ++number;
  }
  return number;
}();

}  // namespace u8lit::detail

namespace u8lit {

// The same of a constant set, such as one of code_point_ranges.hpp, as a `syntax` of exactly so many alternatives: that
// of all scalar values equals `utf8_syntax`. Ranges that are reversed, overlap or are out of order do not compile.
// Linear.
template <const auto& Set>
inline constexpr auto octet_ranges_of = detail::diagnostic_of_set<Set>{};
template <const auto& Set>
  requires detail::set_in_order<Set>
inline constexpr auto octet_ranges_of<Set> = [] {
  syntax<detail::octet_ranges_count_of<Set>, detail::longest_sequence> result{};
  auto* next = result.alternatives;
  for (const code_point_range each : Set) {
    for (detail::octet_runs::runs left{each}; left.next();) left.write_to(*next++);
  }
  return result;
}();

}  // namespace u8lit

namespace u8lit::detail {

// The ranges in the order in which they are met from behind: the last octet first.
template <size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr alternative<Longest> reversed(const alternative<Longest>& original) noexcept {
  alternative<Longest> result;
  while (result.size < original.size) {
    result.octets[result.size] = original.octets[original.size - 1 - result.size];
    ++result.size;
  }
  return result;
}
template <size_t Alternatives, size_t Longest>
[[nodiscard]] U8LIT_ABI constexpr syntax<Alternatives, Longest> reversed(const syntax<Alternatives, Longest>& original)
    noexcept {
  syntax<Alternatives, Longest> result{};
  for (size_t at = 0; at < Alternatives; ++at) result.alternatives[at] = detail::reversed(original.alternatives[at]);
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
