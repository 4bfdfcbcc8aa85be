// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_DECODE_HPP
#define U8LIT_ENCODING_DECODE_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/verdict.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_FALSE_WARNINGS_BEGIN
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit {

/// One scalar value and the length of its encoding, or a fault and the length of the maximal subpart (Unicode 3.9).
/// Converts to true if the sequence is well-formed.
struct decoded {
  /// The scalar value; U+FFFD for a fault.
  char32_t value = replacement_character;
  /// The number of code units to skip: that of the sequence, or that of the maximal subpart. 0 only for empty input.
  size_t length = 0;
  /// The fault, or `none`; `truncated` for empty input.
  fault what = fault::truncated;

  /// Whether the sequence is well-formed.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return !static_cast<bool>(what); }
  /// Returns whether value, length and fault are equal.
  U8LIT_ABI friend constexpr bool operator==(const decoded& left, const decoded& right) noexcept {
    return left.value == right.value && left.length == right.length && left.what == right.what;
  }
};

}  // namespace u8lit

namespace u8lit::detail {

// The length of a well-formed sequence, by its first unit (RFC 3629 section 1: "The first octet of a multi-octet
// sequence indicates the number of octets in the sequence").
template <utf8_unit Unit>
U8LIT_ABI constexpr size_t sequence_length(Unit first) noexcept {
  const octet lead = static_cast<octet>(first);
  return lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}
template <utf16_unit Unit>
U8LIT_ABI constexpr size_t sequence_length(Unit first) noexcept {
  return high_surrogates.contains(detail::to_unsigned(first)) ? 2 : 1;
}
template <utf32_unit Unit>
U8LIT_ABI constexpr size_t sequence_length(Unit) noexcept { return 1; }

// Whether a unit can only stand within a sequence, not begin one (RFC 3629 section 1: "Character boundaries are easily
// found from anywhere in an octet stream").
template <utf8_unit Unit>
U8LIT_ABI constexpr bool is_trailing_unit(Unit unit) noexcept {
  return (static_cast<octet>(unit) & 0xC0) == 0x80;
}
template <utf16_unit Unit>
U8LIT_ABI constexpr bool is_trailing_unit(Unit unit) noexcept {
  return low_surrogates.contains(detail::to_unsigned(unit));
}
template <utf32_unit Unit>
U8LIT_ABI constexpr bool is_trailing_unit(Unit) noexcept { return false; }

// The offset of the sequence before an offset of well-formed text. Precondition: there is one.
template <code_unit Unit>
U8LIT_ABI constexpr size_t previous_sequence(const Unit* units, size_t at) noexcept {
  do --at;
  while (detail::is_trailing_unit(units[at]));
  return at;
}

// The fault of an ill-formed sequence: its first `valid` octets begin a sequence, and `next` does not continue it.
// `next` is an octet without the bits 10 of a continuation, or `no_octet` at the end of the input. Not a template,
// because including literals.hpp would instantiate it.
inline constexpr char32_t no_octet = 0x100;
U8LIT_ABI constexpr decoded classify_fault(char32_t lead, size_t valid, char32_t next) noexcept {
  constexpr char32_t ill_formed = replacement_character;
  if (valid == 0) return {ill_formed, 1, lead < 0xC0 ? fault::unexpected_continuation : fault::invalid_lead};
  if (next == no_octet) return {ill_formed, valid, fault::truncated};
  if (next > 0x3F) return {ill_formed, valid, fault::missing_continuation};
  return {ill_formed, 1, lead == 0xED ? fault::surrogate : lead == 0xF4 ? fault::out_of_range : fault::overlong};
}

}  // namespace u8lit::detail

namespace u8lit {

/// Decodes the first sequence of the input in UTF-8 (RFC 3629 sections 3 and 4). Complexity: constant. Reads no unit
/// after the first that does not continue the sequence. Errors: at ill-formed input the result is false; it has the
/// fault, the length of the maximal subpart, and U+FFFD for the value. Empty input is `truncated`, of length 0.
/// \param units  the first code unit
/// \param size   the number of code units
/// \return the scalar value and the length of the sequence, or the fault
/// \code
/// static_assert(u8lit::decode_front("\xE2\x82\xAC!", 4) == u8lit::decoded{0x20AC, 3, u8lit::fault::none});
/// \endcode
template <utf8_unit Unit>
[[nodiscard, __gnu__::__always_inline__]] U8LIT_ABI constexpr decoded decode_front(const Unit* units,
                                                                                   size_t size) noexcept {
  // Inlined, because clang would call it: short text would take twice as long to validate.
  // In as few statements as possible, because constant evaluation pays for each. Tests prove that its limits are those
  // of `utf8_syntax` (rfc3629/syntax.hpp).
  if (size == 0) return {};
  const char32_t lead = static_cast<octet>(units[0]);
  if (lead < 0x80) return {lead, 1, fault::none};
  if (lead < 0xC2 || lead > 0xF4) return detail::classify_fault(lead, 0, detail::no_octet);
  // Without the bits 10 of a continuation byte: less than 40 if it is one.
  const char32_t second = size < 2 ? detail::no_octet : static_cast<octet>(units[1]) ^ 0x80u;
  if (second < (lead == 0xE0 ? 0x20 : lead == 0xF0 ? 0x10 : 0x00) ||
      second > (lead == 0xED ? 0x1F : lead == 0xF4 ? 0x0F : 0x3F))
    return detail::classify_fault(lead, 1, second);
  if (lead < 0xE0) return {(lead & 0x1F) << 6 | second, 2, fault::none};
  const char32_t third = size < 3 ? detail::no_octet : static_cast<octet>(units[2]) ^ 0x80u;
  if (third > 0x3F) return detail::classify_fault(lead, 2, third);
  if (lead < 0xF0) return {(lead & 0x0F) << 12 | second << 6 | third, 3, fault::none};
  const char32_t fourth = size < 4 ? detail::no_octet : static_cast<octet>(units[3]) ^ 0x80u;
  if (fourth > 0x3F) return detail::classify_fault(lead, 3, fourth);
  return {(lead & 0x07) << 18 | second << 12 | third << 6 | fourth, 4, fault::none};
}

/// As above, in UTF-16 (Unicode D91). A surrogate without its partner is a fault of length 1.
template <utf16_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
  if (size == 0) return {};
  const char32_t first = detail::to_unsigned(units[0]);
  if (!detail::is_surrogate(first)) return {first, 1, fault::none};
  if (detail::low_surrogates.contains(first)) return {replacement_character, 1, fault::unpaired_low_surrogate};
  const char32_t second = size > 1 ? detail::to_unsigned(units[1]) : U'\0';
  if (!detail::low_surrogates.contains(second)) return {replacement_character, 1, fault::unpaired_high_surrogate};
  return {0x1'0000 + ((first - detail::high_surrogates.first) << 10 | (second - detail::low_surrogates.first)), 2,
          fault::none};
}

/// As above, in UTF-32 (Unicode D90). A surrogate or a number beyond 10FFFF is a fault of length 1.
template <utf32_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
  if (size == 0) return {};
  const char32_t value = detail::to_unsigned(units[0]);
  if (detail::is_surrogate(value)) return {replacement_character, 1, fault::surrogate};
  if (value > code_points.last) return {replacement_character, 1, fault::out_of_range};
  return {value, 1, fault::none};
}

/// Decodes the last sequence of the input in UTF-8 (RFC 3629 sections 3 and 4), UTF-16 or UTF-32 (Unicode D91, D90).
/// Complexity: constant. Errors: as `decode_front`. For ill-formed input it finds the same maximal subparts as decoding
/// all of it from the front.
/// \param units  the first code unit
/// \param size   the number of code units
/// \return the scalar value and the length of the sequence at the end, or the fault
/// \code
/// static_assert(u8lit::decode_back("a\u20AC", 4) == u8lit::decoded{0x20AC, 3, u8lit::fault::none});
/// \endcode
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_back(const Unit* units, size_t size) noexcept {
  if (size == 0) return {};
  size_t length = 1;
  while (length < detail::longest_sequence && length < size && detail::is_trailing_unit(units[size - length])) ++length;
  const decoded last = u8lit::decode_front(units + (size - length), length);
  if (last.length == length) return last;
  return u8lit::decode_front(units + (size - 1), 1);
}

/// Decodes the first sequence in an array or an object. Complexity: constant. Errors: as above.
/// \param text  an array, in which a final NUL character does not count, or an object with data() and size()
/// \return the scalar value and the length of the sequence, or the fault
/// \code
/// static_assert(u8lit::decode_front(u8"\u20AC!").value == 0x20AC);
/// \endcode
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_front(const Text& text) noexcept {
  const auto input = detail::units_of(text);
  return u8lit::decode_front(input.data(), input.size());
}

/// Decodes the last sequence in an array or an object. Complexity: constant. Errors: as above.
/// \param text  an array, in which a final NUL character does not count, or an object with data() and size()
/// \return the scalar value and the length of the sequence, or the fault
/// \code
/// static_assert(u8lit::decode_back(u8"a\u20AC").value == 0x20AC);
/// \endcode
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr decoded decode_back(const Text& text) noexcept {
  const auto input = detail::units_of(text);
  return u8lit::decode_back(input.data(), input.size());
}

/// Deleted: the length of the text is unknown. Pass a view.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& decode_front(detail::unsized auto&&)
    U8LIT_UNSIZED_DELETED;
/// Deleted, as `decode_front`: the length of the text is unknown.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& decode_back(detail::unsized auto&&)
    U8LIT_UNSIZED_DELETED;

}  // namespace u8lit

namespace u8lit::detail {

// The first scalar value of well-formed text. Constant time. The xor with 80 removes the marker of a continuation, the
// mask at the end those bits of the lead that are not bits of the number.
template <code_unit Unit>
U8LIT_ABI constexpr char32_t decode_unchecked(const Unit* text) noexcept {
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

}  // namespace u8lit::detail

U8LIT_CLANG_ATTRIBUTES_END
U8LIT_FALSE_WARNINGS_END
#include <u8lit/base/end.hpp>

#endif
