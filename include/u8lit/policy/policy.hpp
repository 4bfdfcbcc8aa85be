// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_POLICY_HPP
#define U8LIT_POLICY_POLICY_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// What a caller may ask of text besides that it is well-formed. A policy is a type with a name and a function that
// finds the first scalar value that it does not allow. policies.hpp has some; your own are made in the same way:
//
//   struct no_asterisk : u8lit::policy::none_of<u8lit::code_point_range{U'*', U'*'}> {
//     static constexpr const char* name = "no asterisk";
//   };

namespace u8lit::detail {

// The first scalar value that a policy does not allow; true if there is one. The offset is that of its first code unit,
// from 0. The value is empty where the text ends although the policy asks for more.
struct violation {
  bool exists = false;
  size_t offset = 0;
  optional_scalar_value value{};

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return exists; }
  U8LIT_ABI friend constexpr bool operator==(const violation& left, const violation& right) noexcept {
    return left.exists == right.exists && left.offset == right.offset &&
           left.value.has_value() == right.value.has_value() && *left.value == *right.value;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

template <class Policy, class Unit>
concept text_policy = code_unit<Unit> && requires(text_view<Unit> text, detail::violation found, const char* name) {
  found = Policy::first_violation(text);
  name = Policy::name;
};

namespace policy {

// Which octets begin the sequences of scalar values that are in one of the ranges. None of them stands inside a sequence,
// so it is enough to go by single octets past the others.
struct lead_bytes {
  bool at[0x100]{};

  template <size_t Count>
  U8LIT_ABI explicit constexpr lead_bytes(const code_point_range (&ranges)[Count]) noexcept {
    for (const code_point_range& range : ranges) {
      const size_t last = *encode(scalar_value::unchecked(range.last)).data();
      for (size_t first = *encode(scalar_value::unchecked(range.first)).data(); first <= last; ++first)
        at[first] = first < 0x80 || first >= 0xC2;
    }
  }
};
template <code_point_range... Ranges>
inline constexpr lead_bytes lead_bytes_in{{Ranges...}};

// From the first to the last of the ranges, in code units: in UTF-16, all surrogates if there is more than is one unit.
template <code_unit Unit, size_t Count>
[[nodiscard]] U8LIT_ABI constexpr code_point_range bounding_unit_range(const code_point_range (&ranges)[Count]) noexcept {
  char32_t first = ranges[0].first, last = ranges[0].last;
  for (const code_point_range& range : ranges) {
    if (range.first < first) first = range.first;
    if (range.last > last) last = range.last;
  }
  if (utf32_unit<Unit> || last <= 0xFFFF) return {first, last};
  return {first < detail::surrogates.first ? first : detail::surrogates.first, 0xFFFF};
}
template <class Unit, code_point_range... Ranges>
inline constexpr code_point_range bounding_units = policy::bounding_unit_range<Unit>({Ranges...});

// Whether the value is in one of the ranges, any if there are none. In an array, for clang nests a fold, and no deeper
// than 256.
template <code_point_range... Ranges>
[[nodiscard]] U8LIT_ABI constexpr bool any_contains([[maybe_unused]] char32_t value) noexcept {
  bool is_in = sizeof...(Ranges) == 0;
  const bool found[] = {is_in, (is_in = is_in || Ranges.contains(value))...};
  static_cast<void>(found);
  return is_in;
}

// The first scalar value of the text that is in one of the ranges, any if there are none, and for which `forbids(value)` is
// true. Linear, and the less of the text is decoded the narrower the ranges are.
template <code_point_range... Ranges, code_unit Unit, class Forbids>
[[nodiscard]] U8LIT_ABI constexpr detail::violation first_violation_if(text_view<Unit> text, Forbids forbids) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  for (size_t at = 0, length = 0;; at += length) {
    // In one statement a unit, for clang counts them.
    if constexpr (sizeof...(Ranges) > 0 && utf8_unit<Unit>) {
      const bool* const begins = lead_bytes_in<Ranges...>.at;
      while (at < size && !begins[static_cast<octet>(units[at])]) ++at;
    } else if constexpr (sizeof...(Ranges) > 0) {
      const char32_t lowest = bounding_units<Unit, Ranges...>.first, others = bounding_units<Unit, Ranges...>.last - lowest;
      while (at < size && static_cast<char32_t>(units[at]) - lowest > others) ++at;
    }
    if (at == size) return {};
    char32_t value = detail::to_unsigned(units[at]);
    length = detail::sequence_length(units[at]);
    if (length > 1) {
      // A copy, because g++ looks at all of a literal in each call that gets a pointer to it.
      Unit sequence[detail::longest_sequence]{};
      for (size_t inner = 0; inner < length; ++inner) sequence[inner] = units[at + inner];
      value = u8lit::decode_front(sequence, length).value;
    }
    if (policy::any_contains<Ranges...>(value) && forbids(value)) return {true, at, scalar_value::unchecked(value)};
  }
}

// Allows what is in none of the ranges.
template <code_point_range... Ranges>
struct none_of {
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr detail::violation first_violation([[maybe_unused]] text_view<Unit> text) noexcept {
    if constexpr (sizeof...(Ranges) == 0) return {};
    else return policy::first_violation_if<Ranges...>(text, [](char32_t) noexcept { return true; });
  }
};

// Whether text that satisfies the one policy satisfies the other, too; to be specialized.
template <class Held, class Asked>
inline constexpr bool implies = false;
template <class Policy>
inline constexpr bool implies<Policy, Policy> = true;
template <class Asked, class... Held>
inline constexpr bool implied_by = (implies<Held, Asked> || ...);

// The first policy, in their order, that the text offends; true if there is one. The index of none is their number.
struct violated_policy {
  size_t index = 0;
  const char* name = "";
  detail::violation what{};

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return what.exists; }
};

template <class... Policies, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr violated_policy first_violated([[maybe_unused]] text_view<Unit> text) noexcept {
  violated_policy result{};
  [[maybe_unused]] const auto violates = [&result](const char* name, detail::violation what) noexcept {
    if (what) result = {result.index, name, what};
    else ++result.index;
    return what.exists;
  };
  static_cast<void>((... || violates(Policies::name, Policies::first_violation(text))));
  return result;
}

}  // namespace policy

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
