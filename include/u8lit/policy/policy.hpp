// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_POLICY_HPP
#define U8LIT_POLICY_POLICY_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// The policy wing: requirements on text beyond well-formedness, such as "ASCII only" or "no NUL".
//
// A policy is a type with a name and a function that finds the first violation. This header helps to define one:
//
//   struct no_asterisk : u8lit::policy::none_of<u8lit::code_point_range{U'*', U'*'}> {
//     static constexpr const char* name = "no asterisk";
//   };
//
// Follow it through the headers: `none_of` gives it `first_violation(text)`, which for "a*b" returns offset 1 and
// U+002A. policies.hpp defines the library's own policies in the same way. `restricted_text<char, no_asterisk>`
// (restricted_text.hpp) is a text_view that satisfies the policy: its constructor refuses the literal "a*b" at compile
// time, `checked` reports the violation at run time. `restricted_constant` and the concept `satisfies` do the same for
// literals that are template arguments. `implies` states that text which satisfies one policy needs no check for
// another.

namespace u8lit {

namespace policy {

/// The first violation of a policy; true if there is one.
struct violation {
  /// Whether there is a violation.
  bool exists = false;
  /// The offset in code units of the scalar value, or of the end of the text.
  size_t offset = 0;
  /// The scalar value that is not allowed; empty if the text ends where the policy requires more.
  optional_scalar_value value{};

  /// Returns `exists`.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return exists; }
  /// Returns whether all members are equal.
  U8LIT_ABI friend constexpr bool operator==(const violation& left, const violation& right) noexcept {
    return left.exists == right.exists && left.offset == right.offset &&
           left.value.has_value() == right.value.has_value() && *left.value == *right.value;
  }
};

}  // namespace policy

/// A policy for text of code unit type `Unit`: a type with a static member function `first_violation(text_view<Unit>)`,
/// which returns a policy::violation, and a static member `name`, a NUL-terminated string for error messages.
template <class Policy, class Unit>
concept text_policy = code_unit<Unit> && requires(text_view<Unit> text, policy::violation found, const char* name) {
  found = Policy::first_violation(text);
  name = Policy::name;
};

}  // namespace u8lit

namespace u8lit::detail {

// The set of lead bytes of the scalar values in the ranges. No lead byte occurs inside a sequence, so a search can skip
// all other bytes one by one.
struct lead_byte_set {
  bool contains[0x100]{};

  template <size_t Count>
  U8LIT_ABI explicit constexpr lead_byte_set(const code_point_range (&ranges)[Count]) noexcept {
    for (const code_point_range& range : ranges) {
      const size_t last = *encode(scalar_value::unchecked(range.last)).data();
      for (size_t lead = *encode(scalar_value::unchecked(range.first)).data(); lead <= last; ++lead)
        contains[lead] = lead < 0x80 || lead >= 0xC2;
    }
  }
};
template <code_point_range... Ranges>
inline constexpr lead_byte_set make_lead_bytes{{Ranges...}};

// A range of code units that contains the first unit of every scalar value in the ranges: in UTF-16, it includes all
// surrogates if the ranges go beyond U+FFFF.
template <code_unit Unit, size_t Count>
[[nodiscard]] U8LIT_ABI constexpr code_point_range make_unit_bounds(const code_point_range (&ranges)[Count]) noexcept {
  char32_t first = ranges[0].first, last = ranges[0].last;
  for (const code_point_range& range : ranges) {
    if (range.first < first) first = range.first;
    if (range.last > last) last = range.last;
  }
  if (utf32_unit<Unit> || last <= 0xFFFF) return {first, last};
  return {first < surrogates.first ? first : surrogates.first, 0xFFFF};
}
template <class Unit, code_point_range... Ranges>
inline constexpr code_point_range unit_bounds = detail::make_unit_bounds<Unit>({Ranges...});

// Whether the value is in one of the ranges; true if there are none. An array instead of a fold expression, which clang
// nests, at most 256 deep.
template <code_point_range... Ranges>
[[nodiscard]] U8LIT_ABI constexpr bool is_in_any_range([[maybe_unused]] char32_t value) noexcept {
  bool is_in = sizeof...(Ranges) == 0;
  const bool results[] = {is_in, (is_in = is_in || Ranges.contains(value))...};
  static_cast<void>(results);
  return is_in;
}

}  // namespace u8lit::detail

namespace u8lit::policy {

/// Finds the first scalar value that is in one of the ranges and for which a predicate is true.
/// \tparam Ranges  the ranges; all scalar values if there are none. What cannot be in them is skipped without decoding.
/// \param text     the text
/// \param forbids  called as `forbids(value)` with a `char32_t`, in the order of the text
/// \return the violation, or none. Complexity: linear. Precondition: `forbids` does not throw.
/// \code
/// return u8lit::policy::first_violation_if(text, [](char32_t value) { return value % 2 == 1; });
/// \endcode
template <code_point_range... Ranges, code_unit Unit, class Forbids>
[[nodiscard]] U8LIT_ABI constexpr violation first_violation_if(text_view<Unit> text, Forbids forbids) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  for (size_t at = 0, length = 0;; at += length) {
    // One statement for each unit, because clang limits the number of statements evaluated.
    if constexpr (sizeof...(Ranges) > 0 && utf8_unit<Unit>) {
      const bool* const is_lead = detail::make_lead_bytes<Ranges...>.contains;
      while (at < size && !is_lead[static_cast<octet>(units[at])]) ++at;
    } else if constexpr (sizeof...(Ranges) > 0) {
      const char32_t first = detail::unit_bounds<Unit, Ranges...>.first,
                     span = detail::unit_bounds<Unit, Ranges...>.last - first;
      while (at < size && static_cast<char32_t>(units[at]) - first > span) ++at;
    }
    if (at == size) return {};
    char32_t value = detail::to_unsigned(units[at]);
    length = detail::sequence_length(units[at]);
    if (length > 1) {
      // A copy, because g++ examines the whole literal at each call with a pointer to it.
      Unit sequence[detail::longest_sequence]{};
      for (size_t inner = 0; inner < length; ++inner) sequence[inner] = units[at + inner];
      value = u8lit::decode_front(sequence, length).value;
    }
    if (detail::is_in_any_range<Ranges...>(value) && forbids(value)) return {true, at, scalar_value::unchecked(value)};
  }
}

/// Base class of a policy that allows scalar values outside of the ranges only. A policy adds its name.
/// \tparam Ranges  what is not allowed
/// \code
/// struct no_asterisk : u8lit::policy::none_of<u8lit::code_point_range{U'*', U'*'}> {
///   static constexpr const char* name = "no asterisk";
/// };
/// \endcode
template <code_point_range... Ranges>
struct none_of {
  /// Returns the first scalar value in one of the ranges, or none. Complexity: linear.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation([[maybe_unused]] text_view<Unit> text) noexcept {
    if constexpr (sizeof...(Ranges) == 0) return {};
    else return policy::first_violation_if<Ranges...>(text, [](char32_t) noexcept { return true; });
  }
};

/// Whether all text that satisfies one policy satisfies the other, too. Specialize it for your own policies. Errors:
/// none.
/// \tparam Held      the policy that a text is known to satisfy
/// \tparam Required  the policy that is required
/// \code
/// template <>
/// inline constexpr bool u8lit::policy::implies<letters_only, no_asterisk> = true;
/// \endcode
template <class Held, class Required>
inline constexpr bool implies = false;
template <class Policy>
inline constexpr bool implies<Policy, Policy> = true;

}  // namespace u8lit::policy

namespace u8lit::detail {

// Whether one of the policies `Held` implies `Required`.
template <class Required, class... Held>
inline constexpr bool implied_by = (policy::implies<Held, Required> || ...);

// The first policy that a text violates; true if there is one.
struct violated_policy {
  size_t index = 0;       // the number of policies if none is violated
  const char* name = "";  // NUL-terminated; empty if none is violated
  policy::violation what{};

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return what.exists; }
};

// The first of several policies that the text violates, or none. Complexity: linear for each policy.
template <class... Policies, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr violated_policy first_violated([[maybe_unused]] text_view<Unit> text) noexcept {
  violated_policy result{};
  [[maybe_unused]] const auto violates = [&result](const char* name, policy::violation what) noexcept {
    if (what) result = {result.index, name, what};
    else ++result.index;
    return what.exists;
  };
  static_cast<void>((... || violates(Policies::name, Policies::first_violation(text))));
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
