// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_POLICIES_HPP
#define U8LIT_POLICY_POLICIES_HPP

#include <u8lit/diagnosis/suspicion.hpp>
#include <u8lit/policy/policy.hpp>
#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/base/begin.hpp>

// The library's policies. See policy.hpp for how to define your own. A new one here goes also into u8lit.cppm and
// docs/policies.md, into tests/oracle/every_policy.cpp and tests/policy/policies.cpp and, as an example, into
// examples/names/policy.cpp. For clang to name it in the error, give it a number in `number_of_policy`
// (restricted_text.hpp) and attributes in compilers/clang_policy_attributes.hpp; without them, a note names it.

namespace u8lit::detail {

// The name of policy::at_most_bytes: "at most 255 bytes".
template <size_t Count>
struct at_most_bytes_name {
  char text[sizeof "at most 18446744073709551615 bytes"]{};

  consteval at_most_bytes_name() noexcept {
    char* end = text;
    for (const char* unit = "at most "; *unit; ++unit) *end++ = *unit;
    size_t place = 1;
    while (Count / place > 9) place *= 10;
    for (; place; place /= 10) *end++ = static_cast<char>('0' + Count / place % 10);
    for (const char* unit = " bytes"; *unit; ++unit) *end++ = *unit;
  }
};
template <size_t Count>
inline constexpr at_most_bytes_name<Count> name_of_at_most_bytes;

// The first suspicious scalar value (diagnosis/suspicion.hpp), as a violation.
template <suspicion_kind Kind, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr policy::violation first_suspicious(text_view<Unit> text) noexcept {
  const suspicion found = detail::first_suspicion<Kind>(text.data(), text.size());
  if (!found) return {};
  return {true, found.offset, scalar_value::unchecked(found.value)};
}

}  // namespace u8lit::detail

namespace u8lit::policy {

/// No U+0000, so that C functions see the whole string. The NUL that terminates a literal is not part of its text.
struct no_interior_nul : none_of<code_point_range{0x0000, 0x0000}> {
  static constexpr const char* name = "no interior NUL";  ///< In messages.
};

/// No U+FEFF at the beginning, where it could be taken for a signature and be removed (RFC 3629 section 6).
struct no_leading_mark {
  static constexpr const char* name = "no leading mark";  ///< In messages.
  /// Returns an initial U+FEFF, or none.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation(text_view<Unit> text) noexcept {
    if (!detail::begins_with_byte_order_mark(detail::units_of(text))) return {};
    return {true, 0, detail::zero_width_no_break_space};
  }
};

/// No U+FEFF after the beginning, where it is not a signature but a zero width no-break space (RFC 3629 section 6). It
/// is what remains when files that begin with a signature are joined. U+2060 WORD JOINER has no other meaning.
struct no_interior_mark {
  static constexpr const char* name = "no interior mark";  ///< In messages.
  /// Returns the first U+FEFF after the beginning, or none. Complexity: linear.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation(text_view<Unit> text) noexcept {
    return detail::first_suspicious<detail::suspicion_kind::interior_mark>(text);
  }
};

/// Only U+0000..U+007F.
struct ascii_only : none_of<code_point_range{0x0080, 0x10FFFF}> {
  static constexpr const char* name = "ASCII only";  ///< In messages.
};

/// None of the 66 noncharacters, which are for internal use only (Unicode 23.7).
struct no_noncharacters {
  static constexpr const char* name = "no noncharacters";  ///< In messages.
  /// Returns the first noncharacter, or none. Complexity: linear.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation(text_view<Unit> text) noexcept {
    constexpr code_point_range from_first_noncharacter{0xFDD0, 0x10FFFF};
    return policy::first_violation_if<from_first_noncharacter>(
        text, [](char32_t value) noexcept { return is_noncharacter(value); });
  }
};

/// None of the 65 control codes: C0, U+007F DELETE and C1 (General_Category=Cc, Unicode 23.1).
struct no_controls : none_of<code_point_range{0x0000, 0x001F}, code_point_range{0x007F, 0x009F}> {
  static constexpr const char* name = "no controls";  ///< In messages.
};

/// No control codes except those with the property White_Space: U+0009..U+000D (tab, line feed, line tabulation, form
/// feed, carriage return) and U+0085 next line.
struct no_controls_but_white_space
    : none_of<code_point_range{0x0000, 0x0008}, code_point_range{0x000E, 0x001F}, code_point_range{0x007F, 0x0084},
              code_point_range{0x0086, 0x009F}> {
  static constexpr const char* name = "no controls but white space";  ///< In messages.
};

/// None of the 12 characters that control the direction of text and can make it look like other text (Bidi_Control, UAX
/// #9 section 2; "Trojan Source", CVE-2021-42574).
struct no_bidirectional_controls
    : none_of<code_point_range{0x061C, 0x061C}, code_point_range{0x200E, 0x200F}, code_point_range{0x202A, 0x202E},
              code_point_range{0x2066, 0x2069}> {
  static constexpr const char* name = "no bidirectional controls";  ///< In messages.
};

/// No bidirectional control that is open at the end of a paragraph or of the text: that is, no embedding or override
/// without a U+202C POP DIRECTIONAL FORMATTING and no isolate without a U+2069 POP DIRECTIONAL ISOLATE after it, which
/// also terminates the embeddings in the isolate (UAX #9 BD9, BD11, X6a). "Trojan Source", CVE-2021-42574, needs such a
/// control.
struct no_unterminated_bidirectional_controls {
  static constexpr const char* name = "no unterminated bidirectional controls";  ///< In messages.
  /// Returns the first control that is not terminated, or none. Complexity: linear.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation(text_view<Unit> text) noexcept {
    return detail::first_suspicious<detail::suspicion_kind::unterminated_control>(text);
  }
};

/// Exactly one scalar value. The violation is the end of the empty text, or the second scalar value.
struct one_scalar_value {
  static constexpr const char* name = "one scalar value";  ///< In messages.
  /// Returns the end of the empty text, the second scalar value, or none.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation(text_view<Unit> text) noexcept {
    if (text.empty()) return {true};
    size_t count = 0;
    return policy::first_violation_if(text, [&count](char32_t) noexcept { return ++count > 1; });
  }
};

/// At most `Count` bytes in UTF-8, whatever the form of the text. The violation is the first scalar value that does not
/// fit.
/// \tparam Count  the number of bytes
template <size_t Count>
struct at_most_bytes {
  static constexpr const char* name = detail::name_of_at_most_bytes<Count>.text;  ///< In messages.
  /// Returns the first scalar value that does not fit, or none. Complexity: constant in UTF-8, linear in other forms.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation(text_view<Unit> text) noexcept {
    if constexpr (utf8_unit<Unit>) {
      if (text.size() <= Count) return {};
      size_t at = Count;
      while (detail::is_trailing_unit(text.data()[at])) --at;
      return {true, at, *detail::scalar_iterator<Unit>::unchecked(text.data() + at)};
    } else {
      size_t bytes = 0;
      return policy::first_violation_if(text, [&bytes](char32_t value) noexcept {
        bytes += utf8_length(scalar_value::unchecked(value));
        return bytes > Count;
      });
    }
  }
};

template <>
inline constexpr bool implies<no_controls, no_interior_nul> = true;
template <>
inline constexpr bool implies<no_controls, no_controls_but_white_space> = true;
template <>
inline constexpr bool implies<no_controls_but_white_space, no_interior_nul> = true;
template <>
inline constexpr bool implies<ascii_only, no_leading_mark> = true;
template <>
inline constexpr bool implies<ascii_only, no_interior_mark> = true;
template <>
inline constexpr bool implies<ascii_only, no_noncharacters> = true;
template <>
inline constexpr bool implies<ascii_only, no_bidirectional_controls> = true;
template <>
inline constexpr bool implies<ascii_only, no_unterminated_bidirectional_controls> = true;
template <>
inline constexpr bool implies<no_bidirectional_controls, no_unterminated_bidirectional_controls> = true;
template <size_t Held, size_t Required>
  requires(Held < Required)
inline constexpr bool implies<at_most_bytes<Held>, at_most_bytes<Required>> = true;

}  // namespace u8lit::policy

#include <u8lit/base/end.hpp>

#endif
