// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_DECODE_HPP
#define U8LIT_ENCODING_DECODE_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/fault.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// One scalar value and the code units it was read from, or what is wrong and the length of the maximal subpart. The
// value of a fault is U+FFFD. Of empty input: `truncated`, length 0, in every form.
struct decoded {
  char32_t value = replacement_character;
  size_t length = 0;
  fault what = fault::truncated;

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return what == fault::none; }
  U8LIT_ABI friend constexpr bool operator==(const decoded& left, const decoded& right) noexcept {
    return left.value == right.value && left.length == right.length && left.what == right.what;
  }
};

}  // namespace u8lit

namespace u8lit::detail {

// How many units the sequence has that begins with this one, if it is well-formed (RFC 3629 section 1: "The first octet
// of a multi-octet sequence indicates the number of octets in the sequence").
template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t sequence_length(Unit first) noexcept {
  const octet lead = static_cast<octet>(first);
  return lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

// What is wrong with octets of which so many are right, and the next is not or is missing.
template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded classify_error(const Unit* units, size_t size, size_t right) noexcept {
  constexpr char32_t ill_formed = replacement_character;
  const octet lead = detail::to_octet(units[0]);
  if (right == 0) return {ill_formed, 1, lead < 0xC0 ? fault::unexpected_continuation : fault::invalid_lead};
  if (right == size) return {ill_formed, right, fault::truncated};
  if (!detail::is_continuation(detail::to_octet(units[right]))) return {ill_formed, right, fault::missing_continuation};
  return {ill_formed, 1, lead == 0xED ? fault::surrogate : lead == 0xF4 ? fault::out_of_range : fault::overlong};
}

}  // namespace u8lit::detail

namespace u8lit {

// Decodes the sequence that the input begins with (RFC 3629 sections 3 and 4). Reads no unit past the first that is at
// fault, and none at all of empty input. Constant time; in as few statements as it takes, for compilers evaluate each.
template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
  if (size == 0) return {};
  const char32_t lead = static_cast<octet>(units[0]);
  if (lead < 0x80) return {lead, 1, fault::none};
  if (lead < 0xC2 || lead > 0xF4) return detail::classify_error(units, size, 0);
  // What follows without the bits of a continuation: less than 40, if it is one.
  const char32_t second = size < 2 ? 0x80 : static_cast<octet>(units[1]) ^ 0x80u;
  if (second < (lead == 0xE0 ? 0x20 : lead == 0xF0 ? 0x10 : 0x00) ||
      second > (lead == 0xED ? 0x1F : lead == 0xF4 ? 0x0F : 0x3F))
    return detail::classify_error(units, size, 1);
  if (lead < 0xE0) return {(lead & 0x1F) << 6 | second, 2, fault::none};
  const char32_t third = size < 3 ? 0x80 : static_cast<octet>(units[2]) ^ 0x80u;
  if (third > 0x3F) return detail::classify_error(units, size, 2);
  if (lead < 0xF0) return {(lead & 0x0F) << 12 | second << 6 | third, 3, fault::none};
  const char32_t fourth = size < 4 ? 0x80 : static_cast<octet>(units[3]) ^ 0x80u;
  if (fourth > 0x3F) return detail::classify_error(units, size, 3);
  return {(lead & 0x07) << 18 | second << 12 | third << 6 | fourth, 4, fault::none};
}

}  // namespace u8lit

namespace u8lit::detail {

template <utf16_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t sequence_length(Unit first) noexcept {
  return high_surrogates.contains(detail::to_unsigned(first)) ? 2 : 1;
}

}  // namespace u8lit::detail

namespace u8lit {

template <utf16_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
  if (size == 0) return {};
  const char32_t first = detail::to_unsigned(units[0]);
  if (!detail::is_surrogate(first)) return {first, 1, fault::none};
  if (detail::low_surrogates.contains(first)) return {replacement_character, 1, fault::unpaired_low_surrogate};
  const char32_t second = size > 1 ? detail::to_unsigned(units[1]) : U'\0';
  if (!detail::low_surrogates.contains(second)) return {replacement_character, 1, fault::unpaired_high_surrogate};
  return {0x1'0000 + ((first - detail::high_surrogates.first) << 10 | (second - detail::low_surrogates.first)), 2, fault::none};
}

}  // namespace u8lit

namespace u8lit::detail {

template <utf32_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t sequence_length(Unit) noexcept {
  return 1;
}

}  // namespace u8lit::detail

namespace u8lit {

template <utf32_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
  if (size == 0) return {};
  const char32_t value = detail::to_unsigned(units[0]);
  if (detail::is_surrogate(value)) return {replacement_character, 1, fault::surrogate};
  if (value > code_points.last) return {replacement_character, 1, fault::out_of_range};
  return {value, 1, fault::none};
}

}  // namespace u8lit

namespace u8lit::detail {

// The number of the sequence that text begins with, which is not judged again. Constant time.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr char32_t decode_unchecked(const Unit* text) noexcept {
  if constexpr (!utf8_unit<Unit>) {
    return u8lit::decode_front(text, longest_sequence).value;
  } else {
    const char32_t lead = static_cast<octet>(text[0]);
    if (lead < 0x80) return lead;
    const char32_t two = lead << 6 ^ static_cast<octet>(text[1]) ^ 0x80u;
    if (lead < 0xE0) return two & 0x7FF;
    const char32_t three = two << 6 ^ static_cast<octet>(text[2]) ^ 0x80u;
    if (lead < 0xF0) return three & 0xFFFF;
    return (three << 6 ^ static_cast<octet>(text[3]) ^ 0x80u) & 0x1F'FFFF;
  }
}

// Whether a code unit can only stand inside a character, not begin one (RFC 3629 section 1: "Character boundaries are
// easily found from anywhere in an octet stream").
template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool is_trailing_unit(Unit unit) noexcept {
  return (static_cast<octet>(unit) & 0xC0) == 0x80;
}
template <utf16_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool is_trailing_unit(Unit unit) noexcept {
  return low_surrogates.contains(detail::to_unsigned(unit));
}
template <utf32_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool is_trailing_unit(Unit) noexcept {
  return false;
}

}  // namespace u8lit::detail

namespace u8lit {

// Decodes the sequence that the input ends with. Where that is ill-formed, it finds the same maximal subparts as going
// through the whole input from the front does. Constant time.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_back(const Unit* units, size_t size) noexcept {
  if (size == 0) return {};
  size_t length = 1;
  while (length < detail::longest_sequence && length < size && detail::is_trailing_unit(units[size - length])) ++length;
  const decoded found = u8lit::decode_front(units + (size - length), length);
  if (found.length == length) return found;
  return u8lit::decode_front(units + (size - 1), 1);
}

template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_front(const Text& text) noexcept {
  const auto input = detail::units_of(text);
  return u8lit::decode_front(input.data(), input.size());
}

template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_back(const Text& text) noexcept {
  const auto input = detail::units_of(text);
  return u8lit::decode_back(input.data(), input.size());
}

template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& decode_front(Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& decode_back(Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
