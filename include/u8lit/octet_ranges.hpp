// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_RANGES_HPP
#define U8LIT_OCTET_RANGES_HPP

#include <u8lit/octet_runs.hpp>
#include <u8lit/set_in_order.hpp>
#include <u8lit/compiler/begin.hpp>

// Sets of scalar values as sequences of octet ranges, which is what lexers and regular expressions that read octets are
// made of. Of all scalar values they are RFC 3629 section 4.

namespace u8lit {

// At most 11 sequences of octet ranges, which no range of code points exceeds; a range of `alternative`s.
class octet_range_sequences {
 public:
  static constexpr size_t capacity = 11;

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
  U8LIT_ABI constexpr octet_range_sequences() noexcept = default;
  U8LIT_ABI friend constexpr octet_range_sequences octet_ranges(code_point_range) noexcept;

  alternative<longest_sequence> sequences_[capacity];
  size_t size_ = 0;
};

// The ranges of octets that the scalar values of a range are encoded in: sequences of 1 to 4 of them, disjoint, in the
// order of the octets, as few as RE2 makes. For all code points they are RFC 3629 section 4. Surrogates and what is
// beyond U+10FFFF have no octets and are left out; a range whose first is after its last is empty. Constant time.
[[nodiscard]] U8LIT_ABI constexpr octet_range_sequences octet_ranges(code_point_range range) noexcept {
  octet_range_sequences result;
  for (octet_runs::runs left{range}; left.next();) left.write_to(result.sequences_[result.size_++]);
  return result;
}

// How many sequences a set makes.
template <const auto& Set>
inline constexpr size_t octet_ranges_count_of = [] {
  size_t number = 0;
  for (const code_point_range each : Set) {
    for (octet_runs::runs left{each}; left.next();) ++number;
  }
  return number;
}();

// The same of a constant set, such as one of code_point_ranges.hpp, as a `syntax` of exactly so many alternatives: that
// of all scalar values equals `utf8_syntax`. Ranges that are reversed, overlap or are out of order do not compile.
// Linear.
template <const auto& Set>
inline constexpr auto octet_ranges_of = finding_of_set<Set>{};
template <const auto& Set>
  requires set_in_order<Set>
inline constexpr auto octet_ranges_of<Set> = [] {
  syntax<octet_ranges_count_of<Set>, longest_sequence> result{};
  auto* next = result.alternatives;
  for (const code_point_range each : Set) {
    for (octet_runs::runs left{each}; left.next();) left.write_to(*next++);
  }
  return result;
}();

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
  for (size_t at = 0; at < Alternatives; ++at) result.alternatives[at] = u8lit::reversed(original.alternatives[at]);
  return result;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
